"""The sockets: who comes in by the cookie, the two events that devices may send, and no others."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Annotated, Any

import gevent
import orjson
import structlog
from flask import Flask
from flask_socketio import SocketIO
from pydantic import BaseModel, ConfigDict, Field, ValidationError
from socketio.exceptions import ConnectionRefusedError

from companion.core.payload import payload
from companion.core.refusal import Refusal, refuse
from companion.table.device import Kind
from companion.table.effects import Ask, Refuse
from companion.table.wishes import HandOver, MakeRecovery, SeatQr
from companion.web.codec import MESSAGE_BYTES, BadInput, UnknownCommand
from companion.web.devices import AT_MOST
from companion.web.inbox import Inbox
from companion.web.shell import Shell
from companion.web.tokens import new_phrase, new_token
from companion.web.transport import WebSocket

EVENTS = frozenset({"do", "time"})
"""What a device may send. The library would run «connect» and «disconnect» for it, too."""
BURST, PER_SECOND = 20.0, 5.0
GOODBYE_GLANCE = 0.2
log = structlog.get_logger()


class Hello(BaseModel):
    """What a device says of itself when it connects."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)
    code: Annotated[str, Field(max_length=64)]
    kind: Annotated[Kind, Field(strict=False)]


class Do(BaseModel):
    """A command as it arrives."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)
    id: Annotated[str, Field(pattern=r"^[0-9a-f]{32}$")]
    name: Annotated[str, Field(max_length=64)]
    args: dict[str, Any] = Field(default_factory=dict)
    for_seat: Annotated[int | None, Field(alias="for", ge=0, le=10**6)] = None


@dataclass(slots=True)
class Caller:
    """Who sits at the other end of one socket, and how much it has been talking."""

    inbox: Inbox
    kind: Kind
    token: str | None
    left: float = BURST
    counted_at: float = field(default_factory=time.monotonic)

    def may_speak(self) -> bool:
        """Count one message: a burst, then so many a second."""
        now = time.monotonic()
        self.left = min(BURST, self.left + (now - self.counted_at) * PER_SECOND)
        self.counted_at = now
        self.left -= self.left >= 1
        return self.left >= 1


class Json:
    """What Socket.IO packs and unpacks with; a picture was packed once, for the comparison."""

    @staticmethod
    def dumps(thing: Any, **_: Any) -> str:
        """Text of `thing`."""
        return orjson.dumps(thing).decode()

    @staticmethod
    def loads(text: str, **_: Any) -> Any:
        """Strict JSON only. Raises ValueError."""
        return orjson.loads(text)


class Sockets:
    """All sockets of the process."""

    def __init__(self, shell: Shell) -> None:
        self._shell = shell
        self._callers: dict[str, Caller] = {}
        self.io = SocketIO()

    def install(self, app: Flask) -> None:
        """Answer at /socket.io."""
        self.io.init_app(
            app,
            async_mode="gevent",
            async_handlers=False,
            transports=["websocket"],
            cors_allowed_origins=self._shell.hosts.admits,
            ping_interval=10,
            ping_timeout=10,
            max_http_buffer_size=MESSAGE_BYTES,
            http_compression=False,
            manage_session=False,
            json=Json,
            logger=log,
            engineio_logger=log,
        )
        server = self.io.server
        server.eio._async = {**server.eio._async, "websocket": WebSocket}
        handle_event = server._handle_event

        def only_ours(eio_sid: str, namespace: str, id: int | None, data: Any) -> None:
            event, said = (*data[:2], None, None)[:2] if isinstance(data, list) else (None, None)
            if isinstance(event, str) and event in EVENTS:
                handle_event(eio_sid, namespace, id, [event, said])

        server._handle_event = only_ours
        server.on("connect", self._connected)
        server.on("disconnect", self._disconnected)
        server.on("do", self._asked)
        server.on("time", self._timed)
        self._shell.tables.emit = lambda sid, name, content: server.emit(name, content, to=sid)
        self._shell.tables.close = server.disconnect

    def close_all(self) -> None:
        """Close below Socket.IO, where the browser's library comes back by itself."""
        for wire in tuple(self.io.server.eio.sockets.values()):
            wire.close(wait=False)

    def close_when(self, over: Callable[[], bool]) -> None:
        """Close all as soon as `over()`: gunicorn would wait for open sockets to the last."""

        def watch() -> None:
            while not over():
                gevent.sleep(GOODBYE_GLANCE)
            self.close_all()

        gevent.spawn(watch)

    def _connected(self, sid: str, environ: dict[str, Any], auth: object) -> None:
        shell = self._shell
        address = environ.get("REMOTE_ADDR", "")
        if not shell.limits.may_connect(address) or not shell.limits.may_guess(address):
            raise ConnectionRefusedError("E_BUSY")
        try:
            hello = Hello.model_validate(auth)
        except ValidationError:
            raise ConnectionRefusedError("E_BAD_INPUT") from None
        inbox = shell.tables.find(hello.code)
        if inbox is None:
            shell.limits.guessed_wrong(address)
            raise ConnectionRefusedError("E_NO_TABLE")
        cookies = environ.get("HTTP_COOKIE", "")
        secret = shell.cookies.in_header(cookies, hello.kind, inbox.table.code)
        token = shell.seal.of(secret) if secret and hello.kind is not Kind.SCREEN else None
        if len(inbox.devices.by_sid) >= AT_MOST:
            raise ConnectionRefusedError("E_BUSY")
        if not inbox.connect(sid, hello.kind, token):
            raise ConnectionRefusedError("E_NOT_HOST")
        self._callers[sid] = Caller(inbox, hello.kind, token)

    def _disconnected(self, sid: str, reason: str = "") -> None:
        caller = self._callers.pop(sid, None)
        if caller is not None:
            caller.inbox.disconnect(sid)

    def _timed(self, sid: str, _: object) -> dict[str, float]:
        return {"now": time.time()}

    def _asked(self, sid: str, said: object) -> dict[str, Any]:
        """The answer to a command, always with its id."""
        id = said.get("id") if isinstance(said, dict) else None
        try:
            refusal = self._refusal(sid, said)
        except Exception:
            log.exception("command failed")
            refusal = refuse("E_TRY_AGAIN")
        answer: dict[str, Any] = {"id": id if isinstance(id, str) else None, "ok": refusal is None}
        if refusal is not None:
            answer |= {"code": refusal.code, "text": payload(refusal.text)}
        return answer

    def _refusal(self, sid: str, said: object) -> Refusal | None:
        caller = self._callers.get(sid)
        if caller is None:
            return refuse("E_TRY_AGAIN")
        if not caller.may_speak():
            return refuse("E_BUSY")
        try:
            do = Do.model_validate(said)
            running = caller.inbox.table.game
            game = None if running is None else running.id
            command = self._shell.codec.command(do.name, do.args, game)
        except (ValidationError, BadInput):
            return refuse("E_BAD_INPUT")
        except UnknownCommand:
            return refuse("E_UNKNOWN_COMMAND")
        fresh = None
        if isinstance(command, HandOver | SeatQr | MakeRecovery):
            fresh = self._new_pass(caller.inbox, phrase=isinstance(command, MakeRecovery))
        asked = Ask(caller.token, caller.kind, do.id, command, do.for_seat, fresh)
        reply = caller.inbox.step(asked)
        return reply.refusal if isinstance(reply, Refuse) else None

    def _new_pass(self, inbox: Inbox, *, phrase: bool) -> str:
        """The hash of a new secret; the tablet is shown the secret itself, or its link."""
        secret = new_phrase() if phrase else new_token()
        key = self._shell.seal.of_typed(secret)
        link = f"{self._shell.addresses.link()}/g#{inbox.table.code}.{secret}"
        inbox.links[key] = secret if phrase else link
        return key
