"""The program as a process, and people with their devices around it: real pages, real sockets."""

import os
import re
import signal
import socket
import subprocess
import sys
import threading
import time
import weakref
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import IO

import requests

from tests.kit.fork_server import LAUNCH, ROOT, SETTINGS, ForkedProgram, with_faults
from tests.kit.wire.parts import Documents
from tests.kit.wire.phone import address_of, command, names
from tests.kit.wire.thread import awaited, loop
from tests.kit.wire.websocket import Refused
from tests.kit.wire.wire import Wire, decoded

SECONDS = 60
"""How long anything is waited for at most: only a failure takes so long, never a slow machine."""
Process = ForkedProgram | subprocess.Popen


class Program:
    """`python -m companion` on a free port of this machine."""

    module: tuple[str, ...] = ("companion.__main__",)
    """What is started, and its own arguments. `faults`: faults or circumstances to inject."""

    def __init__(
        self, folder: Path, *arguments: str, faults: Iterable[str] = (), **environ: str
    ) -> None:
        self.module = (LAUNCH, ",".join(faults)) if faults else self.module
        self.folder, self.arguments, self.environ = folder, arguments, environ
        self.port, self.code, self.invite, self.said = 0, "", "", ""
        self.process: Process | None = None

    def start(self) -> "Program":
        self.port, self.said = self.port or self._kept_port(), ""
        where = ("--host", "127.0.0.1", "--port", str(self.port), "--data-dir", str(self.folder))
        arguments = ["--no-browser", *where, *self.arguments]
        environ = {name: value for name, value in os.environ.items() if name not in SETTINGS}
        environ |= {"LANG": "C", "PYTHONIOENCODING": "utf-8"} | self.environ
        with (self.folder.parent / "errors.txt").open("a") as errors:
            self.process = self._launch(arguments, environ, errors)
        for line in self.process.stdout:
            self.said += line
            if "Ctrl-C" in line:
                break
        else:
            raise AssertionError(f"the program ended: {self.errors()}")
        self.code = re.search(r"/j/(\w+)", self.said)[1]
        self.invite = re.search(r"/g#(\S+)", self.said)[1]
        return self

    def __enter__(self) -> "Program":
        return self.start()

    def __exit__(self, *_: object) -> None:
        self.stop()

    def _kept_port(self) -> int:
        """A port that no other process is given while this one runs, also after the program was
        killed: we are bound to it, too, and do not listen."""
        ours = socket.socket()
        ours.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        ours.bind(("127.0.0.1", 0))
        port = ours.getsockname()[1]
        weakref.finalize(self, os.close, ours.detach())
        return port

    def _launch(self, arguments: list[str], environ: dict[str, str], errors: IO) -> Process:
        return ForkedProgram(with_faults(self.module), arguments, environ, errors)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def database(self) -> Path:
        return self.folder / "veglia.db"

    def errors(self) -> str:
        return (self.folder.parent / "errors.txt").read_text()

    def kill(self) -> None:
        """As a power cut would."""
        self.process.kill()
        self._ended()

    def stop(self) -> float:
        """As Ctrl-C or a service manager would; how many seconds it took."""
        began = time.monotonic()
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        self._ended()
        return time.monotonic() - began

    def _ended(self) -> None:
        try:
            self.process.wait(SECONDS)
        except subprocess.TimeoutExpired:
            self.process.kill()
            raise
        finally:
            self.process.stdout.close()


class Cold(Program):
    """The program started anew, where that is the subject: by its `command`, in `home`."""

    command: tuple[str | Path, ...] = (sys.executable, "-m", "companion")
    home = ROOT

    def _launch(self, arguments: list[str], environ: dict[str, str], errors: IO) -> Process:
        given, code = [*self.command, *arguments], environ["PYTHONIOENCODING"]
        return subprocess.Popen(
            given, cwd=self.home, env=environ, stdout=subprocess.PIPE, stderr=errors, encoding=code
        )


class Device:
    """A browser for tests that wait: cookies, pages, and at most one socket at a time
    (`tests.kit.wire`, in a thread of its own)."""

    def __init__(self, program: Program, kind: str = "phone") -> None:
        self.program, self.kind = program, kind
        self.http = requests.Session()
        self.wire: Wire | None = None
        self.views: list[dict] = []
        self.received: list[tuple[str, dict]] = []
        self.parts = Documents()
        self._news = threading.Condition()
        self._came = 0

    def get(self, path: str, **more) -> requests.Response:
        return self.http.get(self.program.url + path, timeout=SECONDS, **more)

    def post(self, path: str, form: dict, **more) -> requests.Response:
        more.setdefault("allow_redirects", False)
        return self.http.post(self.program.url + path, data=form, timeout=SECONDS, **more)

    def join(self, name: str) -> requests.Response:
        return self.post(f"/j/{self.program.code}", {"name": name})

    def use_invite(self, invite: str) -> requests.Response:
        return self.post("/g", {"invite": invite})

    def connect(self, build: str | None = None, **headers: str) -> "Device":
        """Open the socket; the first picture is here afterwards. Raises Refused, Gone.

        `build`: of the page. `headers` of the handshake: `origin`, `host`.
        """
        self.drop()
        self.views.clear()
        self.parts = Documents()
        cookies = "; ".join(f"{one.name}={one.value}" for one in self.http.cookies)
        hello = {"code": self.program.code, "kind": self.kind, "build": build}
        try:
            awaited(self._connected({"cookie": cookies, **headers}, hello))
        except Refused as refused:
            self._note("connect_error", {"message": str(refused)})
            raise
        self.wait_for(lambda view: True)
        return self

    async def _connected(self, headers: dict[str, str], hello: dict) -> None:
        self.wire = Wire(address_of(self.program), on_event=self._hear)
        await self.wire.dial(headers)
        try:
            await self.wire.greet(hello)
        except Refused:
            self.wire.drop()
            raise

    def do(self, name: str, args: dict | None = None, id: str = "", seat: int | None = None):
        """Send a command, and wait for the answer."""
        return self.call("do", command(name, args, id, seat))

    def call(self, event: str, said) -> dict:
        return awaited(self.wire.call(event, said))

    def call_all(self, event: str, some: Sequence) -> list[dict]:
        """Send all of these at once; the answers in their order."""

        async def send_all() -> list[dict]:
            asked = [self.wire.ask(event, one) for one in some]
            return [await one.answer for one in asked]

        return awaited(send_all())

    def emit(self, event: str, said) -> None:
        """Send an event, and wait for no answer."""
        loop().call_soon_threadsafe(self.wire.emit, event, said)

    def wait_for(self, wanted, seconds: float = SECONDS) -> dict:
        """The first picture that `wanted` accepts."""
        self.until(lambda: self.views and wanted(self.views[-1]), seconds)
        return self.views[-1]

    def wait_event(self, event: str, seconds: float = SECONDS) -> dict:
        """The newest content of this event; waits for the first one."""
        self.until(lambda: any(name == event for name, _ in self.received), seconds)
        return next(said for name, said in reversed(self.received) if name == event)

    def until(self, so: Callable[[], object], seconds: float) -> None:
        """Wait until `so()`, which is called without the lock: it may use other devices."""
        ends = time.monotonic() + seconds
        while True:
            came = self._came
            if so():
                return
            with self._news:
                left = ends - time.monotonic()
                if not self._news.wait_for(lambda: self._came > came, left):  # noqa: B023
                    break
        raise AssertionError(f"it never came; last: {self.views[-1:]}, received: {self.received}")

    def names(self) -> list[str]:
        return names(self.views[-1])

    def drop(self) -> None:
        """Reset the socket."""
        if self.wire is not None:
            loop().call_soon_threadsafe(self.wire.drop)

    def leave(self) -> None:
        self.drop()
        self.http.close()

    def _hear(self, name: bytes, packet: bytes) -> None:
        self._note(name.decode(), decoded(packet))

    def _note(self, name: str, said: dict) -> None:
        with self._news:
            if name == "view":
                self.parts.receive(said)
                self.views.append(self.parts.picture())
            else:
                self.received.append((name, said))
            self._came += 1
            self._news.notify_all()
