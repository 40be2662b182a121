"""Engine.IO and Socket.IO for our own devices: who may open a socket, and what may be sent on it.

It replaces Flask-SocketIO's `engineio.Server` and calls the handlers registered with
`SocketIO().server.on`; only valid frames reach a handler.
"""

import secrets
import time
from collections import Counter
from collections.abc import Callable, Collection, Mapping
from typing import Any

import gevent
import structlog
from msgspec.json import encode

from companion.web.http.limits import network_of
from companion.web.live.transport import frames
from companion.web.live.transport.connection_limiter import CONNECTION, connection_limit
from companion.web.live.transport.frames import (
    PING_SECONDS,
    TABLET_BYTES,
    BadFrame,
    Code,
    NotAdmitted,
)
from companion.web.live.transport.handshake import handshake, is_ours, refuse
from companion.web.live.transport.session import Session
from companion.web.live.transport.socketio_adapter import Opcode
from companion.web.live.transport.wire import READS_WITHIN, Wire

HELLO_WITHIN = 5.0
SWEEP_SECONDS = 1.0
OF_AN_ADDRESS, OF_A_SEAT = 64, 8
"""Most sockets of an address and of a seat. A whole party is behind one router, and may reconnect
before we notice that it was gone. A seat counts by itself: no neighbour uses up its allowance."""
log = structlog.get_logger()


class Engine:
    """All sockets of the process. `handlers`: `connect(sid, environ, auth)`, which may raise
    NotAdmitted, `disconnect(sid, reason)`, and `(sid, content) -> answer` for each of `events`.
    `busy(content)`: the answer to a device that sends too often. `admits(origin, environ)`: whether
    a page of this origin may connect. `place_of(environ)`: the key of the visitor's place, if any.
    `may_connect(guest, seated=…)`: counts an attempt, by seat or else by address."""

    def __init__(
        self,
        handlers: Mapping[str, Callable[..., Any]],
        events: Collection[str],
        *,
        busy: Callable[[Any], Any],
        admits: Callable[[str | None, Mapping[str, str]], bool],
        place_of: Callable[[Mapping[str, Any]], str | None],
        may_connect: Callable[..., bool],
    ) -> None:
        self._handlers, self._events, self._busy = handlers, frozenset(events), busy
        self._admits, self._place_of, self._may_connect = admits, place_of, may_connect
        self.sessions: dict[str, Session] = {}
        self._of_guest: Counter[str] = Counter()
        self._strangers: dict[str, Session] = {}  # without a place, the oldest first
        self._strangers_at_most = connection_limit() // 2
        self._sweeper: gevent.Greenlet | None = None

    def emit(self, sid: str, name: str, content: Any) -> None:
        if (session := self.sessions.get(sid)) is not None:
            session.wire.send(frames.event(name, encode(content)))

    def show(self, sid: str, frame: bytes, whole: Callable[[], bytes]) -> None:
        """Send a frame of news; if one still waits there, send `whole` instead of both."""
        if (session := self.sessions.get(sid)) is not None:
            session.wire.show(frame, whole)

    def allow_tablet_messages(self, sid: str) -> None:
        """This socket is a tablet's, which may send longer messages."""
        if (session := self.sessions.get(sid)) is not None:
            session.reader.at_most = TABLET_BYTES

    def close(self, sid: str) -> None:
        """Close this socket for good."""
        if (session := self.sessions.get(sid)) is not None:
            session.wire.send(frames.GOODBYE)
            session.wire.close()

    def close_all(self) -> None:
        """Close below Socket.IO, so that the browser's library reconnects."""
        for session in tuple(self.sessions.values()):
            session.wire.close(Code.AWAY)

    # Opening a socket

    def handle_request(self, environ: dict[str, Any], start_response: Any) -> list[bytes]:
        """WSGI: take the connection over, or refuse it."""
        seat = self._place_of(environ)
        guest = seat or network_of(environ.get("REMOTE_ADDR", ""))
        status = self._refusal(environ, guest, seated=seat is not None)
        if status is not None:
            return refuse(status, environ, start_response)
        sid = secrets.token_urlsafe(15)
        answer = handshake(environ["HTTP_SEC_WEBSOCKET_KEY"], sid)
        kept = {name: environ.get(name, "") for name in ("REMOTE_ADDR", "HTTP_COOKIE")}

        def run(sock: Any, early: bytes, on_end: Callable[[], None]) -> None:
            session = Session(Wire(sid, guest, sock, on_end), kept, time.monotonic())
            if seat is None:
                self._strangers[sid] = session
            self._run(session, early, answer)

        environ[CONNECTION].take_over(run)
        return []

    def _refusal(self, environ: Mapping[str, Any], guest: str, *, seated: bool) -> str | None:
        if not is_ours(environ) or not self._admits(environ.get("HTTP_ORIGIN"), environ):
            return "400 Bad Request"
        if CONNECTION not in environ:
            log.error("this server cannot open sockets; start it as the Procfile does")
            return "503 Service Unavailable"
        full = self._of_guest[guest] >= (OF_A_SEAT if seated else OF_AN_ADDRESS)
        if full or not self._may_connect(guest, seated=seated):
            return "429 Too Many Requests"
        return None

    def _run(self, session: Session, early: bytes, answer: bytes) -> None:
        wire = session.wire
        self.sessions[wire.sid] = session
        self._of_guest[wire.guest] += 1
        if len(self._strangers) > self._strangers_at_most:
            self._make_room()
        self._sweeper = self._sweeper or gevent.spawn(self._sweep)
        wire.send(answer)
        self._listen(session, early)

    def _make_room(self) -> None:
        """Close the oldest socket without a place, of the network that has most of them."""
        oldest = max(self._strangers.values(), key=lambda one: self._of_guest[one.wire.guest])
        self._strangers.pop(oldest.wire.sid).wire.close(Code.AWAY)

    def _forget(self, session: Session) -> None:
        wire = session.wire
        del self.sessions[wire.sid]
        self._strangers.pop(wire.sid, None)
        self._of_guest[wire.guest] -= 1
        if not self._of_guest[wire.guest]:
            del self._of_guest[wire.guest]
        if session.connected:
            session.connected = False
            self._handlers["disconnect"](wire.sid, "")

    # Messages

    def _listen(self, session: Session, early: bytes = b"") -> None:
        """Read what has arrived. Between messages no greenlet waits; the hub watches the socket."""
        wire = session.wire
        try:
            data = early or wire.receive()
            while data and self._process(session, data):
                data = wire.receive()
            if data is None and not wire.aborted:
                return wire.on_readable(gevent.spawn, self._listen, session)
        except BadFrame as bad:
            log.info("bad frame", why=str(bad))
            wire.close(bad.code)
        except OSError:
            wire.abort()
        except Exception:
            log.exception("socket failed")
            wire.close(Code.OUR_FAULT)
        self._forget(session)
        wire.linger()

    def _process(self, session: Session, data: bytes) -> bool:
        """Whether to go on reading after this data. Behind our closing frame we wait for theirs."""
        wire = session.wire
        for kind, payload in session.reader.receive(data):
            if wire.stopped_at:
                break
            if kind is Opcode.CLOSE:
                wire.close()
                return False
            self._handle_frame(session, kind, payload)
        return not wire.aborted

    def _handle_frame(self, session: Session, kind: Opcode, payload: Any) -> None:
        if kind is Opcode.TEXT and payload == "3" and session.pinged_at:
            session.pinged_at = 0.0
            return
        if kind is Opcode.TEXT and session.environ is not None and payload.startswith("40"):
            self._connect(session, payload)
            return
        now = time.monotonic()
        within = session.allowance.take(now)
        if not within and not session.excess.take(now):
            raise BadFrame(Code.POLICY, "too much")
        if kind is Opcode.PING:
            session.wire.send(frames.pong(payload))
        elif kind is Opcode.TEXT:
            self._packet(session, payload, within)

    def _packet(self, session: Session, packet: str, within: bool) -> None:
        kind = packet[:2]
        if kind == "42" and session.connected:
            self._event(session, packet, within)
        elif packet in ("41", "1"):
            session.wire.close()
        elif packet != "3":
            raise BadFrame(Code.POLICY, "no packet of ours")

    def _event(self, session: Session, packet: str, within: bool) -> None:
        name, content, number = frames.parse_event(packet)
        if name not in self._events:
            return
        sid = session.wire.sid
        reply = self._handlers[name](sid, content) if within else self._busy(content)
        if number is not None:
            session.wire.send(frames.acknowledgement(number, reply))

    def _connect(self, session: Session, packet: str) -> None:
        environ, session.environ = session.environ, None
        auth = frames.parse_json(packet[2:]) if len(packet) > 2 else None
        wire = session.wire
        session.connected = True
        try:
            self._handlers["connect"](wire.sid, environ, auth)
        except NotAdmitted as refused:
            wire.send(frames.refusal(str(refused)))
            wire.close()
        else:
            wire.send(frames.welcome(wire.sid))

    def _sweep(self) -> None:
        """Ping and check all sockets, as long as there are any."""
        while self.sessions:
            gevent.sleep(SWEEP_SECONDS)
            now = time.monotonic()
            for session in tuple(self.sessions.values()):
                self._check(session, now)
        self._sweeper = None

    def _check(self, session: Session, now: float) -> None:
        wire = session.wire
        if wire.stopped_at:
            if now - wire.stopped_at > READS_WITHIN:
                wire.abort()
        elif not session.connected and now - session.opened_at > HELLO_WITHIN:
            wire.close(Code.POLICY)
        elif session.pinged_at and now - session.pinged_at > PING_SECONDS:
            wire.abort()
        elif now >= session.next_ping_at and not session.pinged_at:
            session.pinged_at, session.next_ping_at = now, now + PING_SECONDS
            wire.send(frames.PING)
