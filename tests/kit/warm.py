"""Starts the program without importing it anew each time: hundreds of tests do.

One process has imported everything and waits; an order makes it fork, and the fork
calls the `main` of a module with arguments, an environment and standard streams of its own: a
process that serves, is killed and starts again like any other. What a cold start does is shown
where that is the subject (test_program_start, test_wheel, test_hosted_server, the bench).

`python -m tests.kit.warm`: the one that waits. Orders come over its standard input.
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
CONFIGURED = {"HOST", "PORT", "PUBLIC_URL", "DATABASE_URL", "DATA_DIR", "LOG_LEVEL", "PROXIES"}
CONFIGURED |= {"SECRET_KEY", "METRICS_TOKEN", "PHASE_HOOK"}
LENGTH = struct.Struct("!I")
NUMBER = struct.Struct("!q")
"""Of a fixed size: two that were written may be read at once."""
ORDERING = threading.Lock()
"""Several threads may want a program; their orders must not mix."""
IMPORTED = (
    "companion.__main__",  # first: it patches
    LAUNCH,
)
"""The program, and what it imports only as it starts; all games, too."""


def with_faults(module: tuple[str, ...]) -> tuple[str, ...]:
    """The command that starts this module with the faults that the environment names."""
    if not (faults := os.environ.get(FAULTS, "")):
        return module
    launch, *more = module if module[0] == LAUNCH else (LAUNCH,)
    return launch, ",".join((faults, *more))


class Warm:
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
        self._keeper, keepers = socket.socketpair()
        try:
            message = json.dumps(order | {"environ": dict(environ)}).encode()
            streams = [says, errors.fileno(), keepers.fileno()]
            with ORDERING:
                socket.send_fds(_waiting(), [LENGTH.pack(len(message))], streams)
                _waiting().sendall(message)
        finally:
            os.close(says)
            keepers.close()
        self.stdout = os.fdopen(said, encoding="utf-8")
        self.pid = self._number()
        self.returncode: int | None = None

    def poll(self) -> int | None:
        """How it ended; None while it runs."""
        try:
            return self.wait(0)
        except subprocess.TimeoutExpired:
            return None

    def wait(self, timeout: float | None = None) -> int:
        """How it ended. Raises subprocess.TimeoutExpired."""
        if self.returncode is None:
            self._keeper.settimeout(timeout)
            try:
                status = self._number()
            except (TimeoutError, BlockingIOError):
                raise subprocess.TimeoutExpired("companion", timeout or 0) from None
            self.returncode = os.waitstatus_to_exitcode(status)
            self._keeper.close()
        return self.returncode

    def _number(self) -> int:
        """The next that the keeper has said: whom it keeps, and how that one ended."""
        (number,) = NUMBER.unpack(self._keeper.recv(NUMBER.size))
        return int(number)

    def send_signal(self, number: int) -> None:
        """As `kill` would; one that has just ended by itself is left in peace."""
        if self.poll() is None:
            with suppress(ProcessLookupError):
                os.kill(self.pid, number)

    def kill(self) -> None:
        """As a power cut would."""
        self.send_signal(signal.SIGKILL)


def ran(
    arguments: Sequence[str],
    environ: Mapping[str, str],
    timeout: float,
    module: str = "companion.__main__",
) -> subprocess.CompletedProcess[str]:
    """A module with these arguments from its beginning to its end, as `subprocess.run` tells it."""
    with tempfile.TemporaryFile("w+", encoding="utf-8") as errors:
        one = Warm((module,), arguments, environ, errors)
        with one.stdout as stdout:
            said = stdout.read()
        code = one.wait(timeout)
        errors.seek(0)
        return subprocess.CompletedProcess(arguments, code, said, errors.read())


@cache
def _waiting() -> socket.socket:
    """The line to the process that has imported everything; it ends when this one does."""
    ours, theirs = socket.socketpair()
    with theirs:
        subprocess.Popen(
            [sys.executable, "-m", "tests.kit.warm"],
            cwd=ROOT,
            stdin=theirs,
            env=os.environ | {"PYTHONIOENCODING": "utf-8"},
        ).returncode = 0  # nobody waits for it, and nobody is warned of that
    return ours


def _be_forked() -> dict[str, Any] | None:
    """Wait for orders and fork for each: the order, in the fork; None when no more will come."""
    orders = plain("socket", "socket")(fileno=os.dup(0))
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        length, streams, _, _ = socket.recv_fds(orders, LENGTH.size, 3)
        _bury()
        if not length:
            return None
        message = orders.recv(*LENGTH.unpack(length), socket.MSG_WAITALL)
        if plain("os", "fork")() == 0:
            orders.close()
            _keep(*streams)
            return dict(json.loads(message))
        for one in streams:
            plain("os", "close")(one)


def _bury() -> None:
    """Wait for the keepers that have ended: what they and theirs took is counted as ours."""
    with suppress(ChildProcessError):
        while plain("os", "waitpid")(-1, os.WNOHANG)[0]:
            pass


def _keep(said: int, errors: int, keeper: int) -> None:
    """Fork once more, and report to the one who ordered. Returns in the last fork."""
    close = plain("os", "close")
    child = plain("os", "fork")()
    if child != 0:
        close(said)
        os.write(keeper, NUMBER.pack(child))
        _outlive_nobody(child, keeper)
        status = plain("os", "waitpid")(child, 0)[1]
        with suppress(OSError):
            os.write(keeper, NUMBER.pack(status))
        os._exit(0)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    close(keeper)
    for stream, number in ((os.open(os.devnull, os.O_RDONLY), 0), (said, 1), (errors, 2)):
        os.dup2(stream, number)
        close(stream)


def _outlive_nobody(child: int, keeper: int) -> None:
    """Wait for the child's end; where the one who ordered is gone before, that is its end, too."""
    if hasattr(os, "pidfd_open"):  # Linux
        ended = os.pidfd_open(child)
        if ended not in plain("select", "select")([keeper, ended], [], [])[0]:
            os.kill(child, signal.SIGKILL)


def plain(module: str, name: str) -> Any:
    """What gevent has replaced. Nothing here may wake its loop: all forks would share it."""
    from gevent import monkey

    return monkey.get_original(module, name)


def _become(order: dict[str, Any]) -> None:
    import gevent

    gevent.reinit()
    os.environ.clear()
    os.environ.update(order["environ"])
    sys.argv = [order["module"], *order["arguments"]]
    code = 0
    try:
        import_module(order["module"]).main()
    except SystemExit as ended:
        code = _said(ended.code)
    except BaseException:
        sys.excepthook(*sys.exc_info())
        code = 1
    # As Python ends, but for the taking apart of all modules, which a fork would copy for it.
    threading._shutdown()
    atexit._run_exitfuncs()
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(code)


def _said(code: object) -> int:
    """What a process ends with that raised SystemExit(code)."""
    if code is None or isinstance(code, int):
        return code or 0
    print(code, file=sys.stderr)
    return 1


if __name__ == "__main__":
    for name in IMPORTED:
        import_module(name)
    list(import_module("companion.games.registry").find_games().values())
    for language in import_module("companion.web.languages").LANGUAGES:
        import_module("babel").Locale.parse(language).plural_form  # noqa: B018 reads one of its files
    if (ordered := _be_forked()) is not None:
        _become(ordered)
