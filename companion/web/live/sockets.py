"""The sockets: who may connect, by cookie, and the events that devices may send."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any
from urllib.parse import parse_qsl

import structlog
from flask import Flask
from msgspec import ValidationError, convert, to_builtins

from companion.core.command import Command
from companion.core.refusal import Refusal, refuse
from companion.table.device import Kind
from companion.table.effects import Ask, Refuse
from companion.table.log.stored import Unreadable
from companion.table.messages import CommandReply, Do, command_in, reply_to
from companion.table.people.invites import HandOver, MakeRecovery, SeatCard, SeatQr
from companion.table.people.seating import Rename
from companion.web import counters
from companion.web.http.limits import Buckets, network_of
from companion.web.live.messages import Hearing, Hello, Sound, Time, Wifi, WifiReply
from companion.web.live.table_actor import TableActor
from companion.web.live.transport.engine import Engine
from companion.web.live.transport.frames import NotAdmitted
from companion.web.live.transport.socketio_adapter import attach
from companion.web.shell import Shell
from companion.web.store.records import CannotSave

EVENTS = frozenset({"do", "sound", "time", "wifi"})
"""The events that a device may send."""
WIFI = 6, 0.5
"""Wi-Fi networks that are passed on for one table: at once, then per second."""
log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class Peer:
    """Who is connected through one socket."""

    actor: TableActor
    kind: Kind
    token: str | None


class Sockets:
    """All sockets of the process. Only one that was let in, and is not closed, sends an event
    (`Engine`). `at_work`: how many commands are being carried out."""

    def __init__(self, shell: Shell) -> None:
        self._shell = shell
        self._peers: dict[str, Peer] = {}
        self._wifi = Buckets()
        self.at_work = 0
        self.handlers: dict[str, Any] = {}
        self.engine: Engine

    def install(self, app: Flask) -> None:
        shell = self._shell
        self.engine = engine = Engine(
            self.handlers,
            EVENTS,
            busy=lambda content: _answer(content, refuse("E_BUSY")),
            admits=shell.hosts.admits,
            place_of=self._place_of,
            may_connect=shell.limits.may_connect,
        )
        server = attach(app, engine, self.handlers)
        server.on("connect", self._on_connect)
        server.on("disconnect", self._on_disconnect)
        server.on("do", self._on_command)
        server.on("time", self._on_time)
        server.on("sound", self._on_sound)
        server.on("wifi", self._on_wifi)
        shell.tables.emit, shell.tables.show = engine.emit, engine.show
        shell.tables.close = engine.close

    def close_all(self) -> None:
        self.engine.close_all()

    def _place_of(self, environ: Mapping[str, Any]) -> str | None:
        cookies, address = environ.get("HTTP_COOKIE", ""), environ.get("REMOTE_ADDR", "")
        route = dict(parse_qsl(environ.get("QUERY_STRING", ""))).get("r")
        return self._shell.place_of(cookies, address, near=route)

    def _on_connect(self, sid: str, environ: dict[str, Any], auth: object) -> None:
        shell = self._shell
        address, cookies = environ.get("REMOTE_ADDR", ""), environ.get("HTTP_COOKIE", "")
        try:
            hello = convert(auth, Hello)
        except ValidationError:
            raise NotAdmitted("E_BAD_INPUT") from None
        if hello.build not in (None, shell.build(hello.kind)):
            raise NotAdmitted("E_OLD_PAGE")
        if not shell.may_look_up_code(hello.code, address, cookies):
            raise NotAdmitted("E_BUSY")
        try:
            actor = shell.tables.find(hello.code)
        except Unreadable:
            raise NotAdmitted("E_UNREADABLE") from None
        except CannotSave:
            raise NotAdmitted("E_CANNOT_SAVE") from None
        if actor is None or not shell.admits(actor, cookies):
            shell.count_wrong_guess(address, cookies)
            raise NotAdmitted("E_NO_TABLE")
        secret = shell.cookies.in_header(cookies, hello.kind, actor.table.code)
        token = shell.seal.of(secret) if secret and hello.kind is not Kind.SCREEN else None
        if token:
            actor.sync.recall(token)
        if not actor.connect(sid, hello.kind, token, network_of(address)):
            raise NotAdmitted("E_NOT_HOST")
        self._peers[sid] = Peer(actor, hello.kind, token)
        if hello.kind is Kind.TABLET:
            self.engine.allow_tablet_messages(sid)

    def _on_disconnect(self, sid: str, reason: str = "") -> None:
        if (peer := self._peers.pop(sid, None)) is not None:
            peer.actor.disconnect(sid)

    def _on_time(self, sid: str, _: object) -> Time:
        return {"now": self._peers[sid].actor.now()}

    def _on_sound(self, sid: str, content: object) -> Hearing:
        """Whether the device plays the voice; kept while it is connected."""
        try:
            works = convert(content, Sound).works
        except ValidationError:
            return {"devices": None}
        return {"devices": self._peers[sid].actor.devices.report_sound(sid, works)}

    def _on_wifi(self, sid: str, content: object) -> WifiReply:
        """Pass the Wi-Fi network from the tablet to the screens of its table; nothing is kept."""
        peer = self._peers[sid]
        try:
            wifi = to_builtins(convert(content, Wifi))
        except ValidationError:
            return {"shown": False}
        if peer.kind is not Kind.TABLET:
            return {"shown": False}
        may = self._wifi.take(peer.actor.table.code, WIFI)
        return {"shown": may and peer.actor.devices.share_wifi(sid, wifi)}

    def _on_command(self, sid: str, content: object) -> CommandReply:
        """The answer to a command, always with its id."""
        self.at_work += 1
        try:
            refusal = self._refusal(sid, content)
        except Exception:
            log.exception("command failed")
            refusal = refuse("E_TRY_AGAIN")
        finally:
            self.at_work -= 1
        return _answer(content, refusal)

    def _refusal(self, sid: str, content: object) -> Refusal | None:
        peer = self._peers[sid]
        asked = command_in(content, peer.actor.table, self._shell.codec)
        if isinstance(asked, Refusal):
            return asked
        writes = self._is_writing(peer, asked[0].id)
        return (self._carry_out_limited if writes else self._carry_out)(peer, *asked)

    def _is_writing(self, peer: Peer, id: str) -> bool:
        """Whether the command counts as one that a guest writes into the table's log. A host's
        commands do not count, nor does one that was answered before."""
        if peer.kind is not Kind.PHONE or peer.token is None:
            return False
        return id not in peer.actor.table.answered.get(peer.token, {})

    def _carry_out_limited(self, peer: Peer, do: Do, command: Command) -> Refusal | None:
        """Carry out a guest's command unless the guest has written too much. A changed name that
        could not be stored does not count, because the page tries again."""
        limits, token = self._shell.limits, peer.token or ""
        renames = isinstance(command, Rename)
        if renames and not limits.may_rename(token):
            return refuse("E_RENAMED_OFTEN")
        if not limits.may_command(token):
            return refuse("E_TOO_FAST")
        refusal = self._carry_out(peer, do, command)
        if renames and refusal is None:
            limits.count_rename(token)
        return refusal

    def _carry_out(self, peer: Peer, do: Do, command: Command) -> Refusal | None:
        fresh = None
        if isinstance(command, MakeRecovery):
            if peer.kind is Kind.TABLET:  # a guest would replace the host's phrase
                fresh = peer.actor.links.phrase()
        elif isinstance(command, HandOver | SeatQr | SeatCard):
            fresh = peer.actor.links.fresh(peer.token or "", do.id)
        asked = Ask(peer.token, peer.kind, do.id, command, do.for_seat, fresh)
        reply = peer.actor.step(asked)
        return reply.refusal if isinstance(reply, Refuse) else None


def _answer(content: object, refusal: Refusal | None) -> CommandReply:
    counters.answered(refusal)
    return reply_to(content, refusal)
