"""Starts the program without importing it anew each time: hundreds of tests do.

A server process has imported everything; for each order it forks, and the fork calls the `main` of
a module with arguments, an environment and standard streams of its own. Cold starts are tested in
test_program_start, test_wheel, test_hosted_server and the bench.

`python -m tests.kit.fork_server` is the server. Orders come over its standard input.
"""

import atexit
import json
import os
import signal
import socket
import struct
import subprocess
import sys
import tempfile
import threading
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import IO, Any

ROOT = Path(__file__).resolve().parents[2]
LAUNCH, FAULTS = "tests.kit.faults.launch", "VEGLIA_FAULTS"
SETTINGS = {"HOST", "PORT", "PUBLIC_URL", "DATABASE_URL", "DATA_DIR", "LOG_LEVEL", "PROXIES"}
SETTINGS |= {"SECRET_KEY", "METRICS_TOKEN", "PHASE_HOOK"}
LENGTH = struct.Struct("!I")
NUMBER = struct.Struct("!q")
"""Fixed sizes: a read may find two messages at once."""
ORDERING = threading.Lock()
"""Orders of several threads must not mix."""
PRELOADED = (
    "companion.__main__",  # first: it patches
    LAUNCH,
)
"""The program, with what it imports at its start."""


def with_faults(module: tuple[str, ...]) -> tuple[str, ...]:
    """The command that starts this module with the faults that the environment names."""
    if not (faults := os.environ.get(FAULTS, "")):
        return module
    launch, *more = module if module[0] == LAUNCH else (LAUNCH,)
    return launch, ",".join((faults, *more))


class ForkedProgram:
    """A forked program, with what tests use of `subprocess.Popen`. `returncode` as there."""

    def __init__(
        self,
        module: Sequence[str],
        arguments: Sequence[str],
        environ: Mapping[str, str],
        errors: IO,
    ) -> None:
        order = {"module": module[0], "arguments": [*module[1:], *arguments]}
        said, says = os.pipe()
        self._supervisor, theirs = socket.socketpair()
        try:
            message = json.dumps(order | {"environ": dict(environ)}).encode()
            streams = [says, errors.fileno(), theirs.fileno()]
            with ORDERING:
                socket.send_fds(_server(), [LENGTH.pack(len(message))], streams)
                _server().sendall(message)
        finally:
            os.close(says)
            theirs.close()
        self.stdout = os.fdopen(said, encoding="utf-8")
        self.pid = self._number()
        self.returncode: int | None = None

    def poll(self) -> int | None:
        """The exit code; None while it runs."""
        try:
            return self.wait(0)
        except subprocess.TimeoutExpired:
            return None

    def wait(self, timeout: float | None = None) -> int:
        """The exit code, once it has ended. Raises subprocess.TimeoutExpired."""
        if self.returncode is None:
            self._supervisor.settimeout(timeout)
            try:
                status = self._number()
            except (TimeoutError, BlockingIOError):
                raise subprocess.TimeoutExpired("companion", timeout or 0) from None
            self.returncode = os.waitstatus_to_exitcode(status)
            self._supervisor.close()
        return self.returncode

    def _number(self) -> int:
        """The next number of the supervisor: first the pid, at the end the exit status."""
        (number,) = NUMBER.unpack(self._supervisor.recv(NUMBER.size))
        return int(number)

    def send_signal(self, number: int) -> None:
        """Send a signal, unless the program has ended."""
        if self.poll() is None:
            with suppress(ProcessLookupError):
                os.kill(self.pid, number)

    def kill(self) -> None:
        """As a power cut would."""
        self.send_signal(signal.SIGKILL)


def run_module(
    arguments: Sequence[str],
    environ: Mapping[str, str],
    timeout: float,
    module: str = "companion.__main__",
) -> subprocess.CompletedProcess[str]:
    """Run the `main` of a module to its end, like `subprocess.run`."""
    with tempfile.TemporaryFile("w+", encoding="utf-8") as errors:
        one = ForkedProgram((module,), arguments, environ, errors)
        with one.stdout as stdout:
            said = stdout.read()
        code = one.wait(timeout)
        errors.seek(0)
        return subprocess.CompletedProcess(arguments, code, said, errors.read())


@cache
def _server() -> socket.socket:
    """The socket to the server process, which ends when this one does."""
    ours, theirs = socket.socketpair()
    with theirs:
        subprocess.Popen(
            [sys.executable, "-m", "tests.kit.fork_server"],
            cwd=ROOT,
            stdin=theirs,
            env=os.environ | {"PYTHONIOENCODING": "utf-8"},
        ).returncode = 0  # nobody waits for it, and nobody is warned of that
    return ours


def _serve() -> dict[str, Any] | None:
    """Fork for each order. Returns the order in the fork, None in the server at the end."""
    orders = unpatched("socket", "socket")(fileno=os.dup(0))
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        length, streams, _, _ = socket.recv_fds(orders, LENGTH.size, 3)
        _reap()
        if not length:
            return None
        message = orders.recv(*LENGTH.unpack(length), socket.MSG_WAITALL)
        if unpatched("os", "fork")() == 0:
            orders.close()
            _supervise(*streams)
            return dict(json.loads(message))
        for one in streams:
            unpatched("os", "close")(one)


def _reap() -> None:
    """Wait for the supervisors that have ended, so that their times count as ours."""
    with suppress(ChildProcessError):
        while unpatched("os", "waitpid")(-1, os.WNOHANG)[0]:
            pass


def _supervise(said: int, errors: int, client: int) -> None:
    """Fork once more, and report on that fork. Returns in it only."""
    close = unpatched("os", "close")
    child = unpatched("os", "fork")()
    if child != 0:
        close(said)
        os.write(client, NUMBER.pack(child))
        _kill_orphan(child, client)
        status = unpatched("os", "waitpid")(child, 0)[1]
        with suppress(OSError):
            os.write(client, NUMBER.pack(status))
        os._exit(0)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    close(client)
    for stream, number in ((os.open(os.devnull, os.O_RDONLY), 0), (said, 1), (errors, 2)):
        os.dup2(stream, number)
        close(stream)


def _kill_orphan(child: int, client: int) -> None:
    """Wait for the end of the child; kill it when the process that ordered it is gone."""
    if hasattr(os, "pidfd_open"):  # Linux
        ended = os.pidfd_open(child)
        if ended not in unpatched("select", "select")([client, ended], [], [])[0]:
            os.kill(child, signal.SIGKILL)


def unpatched(module: str, name: str) -> Any:
    """What gevent has replaced: nothing here may start its loop, which all forks would share."""
    from gevent import monkey

    return monkey.get_original(module, name)


def _run(order: dict[str, Any]) -> None:
    import gevent

    gevent.reinit()
    os.environ.clear()
    os.environ.update(order["environ"])
    sys.argv = [order["module"], *order["arguments"]]
    code = 0
    try:
        import_module(order["module"]).main()
    except SystemExit as ended:
        code = _exit_code(ended.code)
    except BaseException:
        sys.excepthook(*sys.exc_info())
        code = 1
    # As Python ends, but for the taking apart of all modules, which a fork would copy for it.
    threading._shutdown()
    atexit._run_exitfuncs()
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(code)


def _exit_code(code: object) -> int:
    """The exit code of a process that raised SystemExit(code)."""
    if code is None or isinstance(code, int):
        return code or 0
    print(code, file=sys.stderr)
    return 1


if __name__ == "__main__":
    for name in PRELOADED:
        import_module(name)
    list(import_module("companion.games.registry").find_games().values())
    for language in import_module("companion.web.languages").LANGUAGES:
        import_module("babel").Locale.parse(language).plural_form  # noqa: B018 reads one of its files
    if (ordered := _serve()) is not None:
        _run(ordered)
