"""The program as a process, and people with their devices around it: real pages, real sockets."""

import os
import re
import secrets
import signal
import socket
import subprocess
import threading
import time
import weakref
from pathlib import Path
from typing import IO

import engineio
import requests
import socketio
from socketio.exceptions import ConnectionError as Refused

from tests.kit.warm import Warm
from tests.kit.wire.parts import Parts

ROOT = Path(__file__).resolve().parents[2]
SECONDS = 60
"""How long anything is waited for at most: only a failure takes so long, never a slow machine."""
Process = Warm | subprocess.Popen


class Program:
    """`python -m companion` on a free port of this machine."""

    module: tuple[str, ...] = ("companion.__main__",)
    """What is started, and its own arguments (tests/soak starts it with a fault put in)."""

    def __init__(self, folder: Path, *arguments: str, **environ: str) -> None:
        self.folder, self.arguments, self.environ = folder, arguments, environ
        self.port, self.code, self.invite, self.said = 0, "", "", ""
        self.process: Process | None = None

    def start(self) -> "Program":
        self.port = self.port or self._kept_port()
        arguments = ["--no-browser", "--host", "127.0.0.1", "--port", str(self.port)]
        arguments += ["--data-dir", str(self.folder), *self.arguments]
        environ = {name: value for name, value in os.environ.items() if name not in CONFIGURED}
        environ |= {"LANG": "C", "PYTHONIOENCODING": "utf-8"} | self.environ
        with (self.folder.parent / "errors.txt").open("a") as errors:
            self.process = self._begun(arguments, environ, errors)
        self.said = ""
        for line in self.process.stdout:
            self.said += line
            if "Ctrl-C" in line:
                break
        else:
            raise AssertionError(f"the program ended: {self.errors()}")
        self.code = re.search(r"/j/(\w+)", self.said)[1]
        self.invite = re.search(r"/g#(\S+)", self.said)[1]
        return self

    def _kept_port(self) -> int:
        """A port that nobody else is given as long as we are there, while the program is killed,
        too: we are bound to it as well, and do not listen."""
        ours = socket.socket()
        ours.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        ours.bind(("127.0.0.1", 0))
        port = ours.getsockname()[1]
        weakref.finalize(self, os.close, ours.detach())
        return port

    def _begun(self, arguments: list[str], environ: dict[str, str], errors: IO) -> Process:
        return Warm(self.module, arguments, environ, errors)

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


CONFIGURED = {"HOST", "PORT", "PUBLIC_URL", "DATABASE_URL", "DATA_DIR", "LOG_LEVEL", "PROXIES"}
CONFIGURED |= {"SECRET_KEY", "METRICS_TOKEN"}


class InOrder(engineio.Client):
    """The library hears each message in a thread of its own, in any order; a browser does not."""

    def _trigger_event(self, event, *said, run_async=False, **more):
        threads = run_async and event != "message"
        return super()._trigger_event(event, *said, run_async=threads, **more)


class Client(socketio.Client):
    """Socket.IO over messages in order."""

    def _engineio_client_class(self):
        return InOrder


class Device:
    """A browser: cookies, pages, and at most one socket at a time."""

    def __init__(self, program: Program, kind: str = "phone") -> None:
        self.program, self.kind = program, kind
        self.http = requests.Session()
        self.socket: socketio.Client | None = None
        self._opened: list[socketio.Client] = []
        self.views: list[dict] = []
        self.heard: list[tuple[str, dict]] = []
        self.parts = Parts()
        self._news = threading.Condition()

    def get(self, path: str, **more) -> requests.Response:
        return self.http.get(self.program.url + path, timeout=SECONDS, **more)

    def post(self, path: str, form: dict, **more) -> requests.Response:
        more.setdefault("allow_redirects", False)
        return self.http.post(self.program.url + path, data=form, timeout=SECONDS, **more)

    def join(self, name: str) -> requests.Response:
        return self.post(f"/j/{self.program.code}", {"name": name})

    def take(self, invite: str) -> requests.Response:
        return self.post("/g", {"invite": invite})

    def connect(self, build: str | None = None, **options: str) -> "Device":
        """Open the socket; the first picture is here afterwards. Raises Refused.

        `build`: of the page. `options` of the handshake: `origin`, `host`.
        """
        self.views.clear()
        self.parts = Parts()
        options.setdefault("origin", self.program.url)
        self.socket = Client(reconnection=False, websocket_extra_options=options)
        self._opened.append(self.socket)
        self.socket.on("view", self._seen)
        self.socket.on("*", self._heard)
        self.socket.on("connect_error", lambda said: self._heard("connect_error", said))
        cookies = "; ".join(f"{one.name}={one.value}" for one in self.http.cookies)
        self.socket.connect(
            self.program.url,
            auth={"code": self.program.code, "kind": self.kind, "build": build},
            transports=["websocket"],
            headers={"Cookie": cookies},
            wait_timeout=SECONDS,
        )
        self.see(lambda view: True)
        return self

    def do(self, name: str, args: dict | None = None, id: str = "", seat: int | None = None):
        """Ask, and wait for the answer."""
        said = {"id": id or new_id(), "name": name, "args": args or {}}
        if seat is not None:
            said["for"] = seat
        return self.say("do", said)

    def say(self, event: str, said) -> dict:
        return self.socket.call(event, said, timeout=SECONDS)

    def see(self, wanted, seconds: float = SECONDS) -> dict:
        """The newest picture, as soon as it is like this."""
        with self._news:
            found = self._news.wait_for(
                lambda: self.views and wanted(self.views[-1]), timeout=seconds
            )
        assert found, f"never seen; last: {self.views[-1:]}"
        return self.views[-1]

    def hear(self, event: str, seconds: float = SECONDS) -> dict:
        """What came with the named event."""
        with self._news:
            found = self._news.wait_for(
                lambda: any(name == event for name, _ in self.heard), timeout=seconds
            )
        assert found, f"never heard: {event}"
        return next(said for name, said in reversed(self.heard) if name == event)

    def names(self) -> list[str]:
        return names(self.views[-1])

    def leave(self) -> None:
        for one in self._opened:
            one.disconnect()
            if one.eio.ws is not None:
                one.eio.ws.shutdown()  # the library forgets one that the server closed
        self._opened.clear()
        self.http.close()

    def _seen(self, picture: dict) -> None:
        with self._news:
            self.parts.hear(picture)
            self.views.append(self.parts.whole())
            self._news.notify_all()

    def _heard(self, event: str, *said) -> None:
        with self._news:
            self.heard.append((event, said[0] if said else {}))
            self._news.notify_all()


def new_id() -> str:
    return secrets.token_hex(16)


def names(picture: dict) -> list[str]:
    return [seat["name"] for seat in picture["table"]["seats"]]


__all__ = ["Device", "Program", "Refused", "names", "new_id"]
