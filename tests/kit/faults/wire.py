"""Faults of the transport: rubbish that is let in, sockets that stay, one guest for all."""

from __future__ import annotations

from typing import Any

from tests.kit.faults.fault import fault, swap


@fault("caps")
def a_bad_frame_is_forgiven() -> None:
    """After rubbish the socket stays open."""
    from companion.web.live.transport import engine

    listen, bad = engine.Engine._listen, engine.Bad

    def patient(self: Any, session: Any, early: bytes) -> None:
        while True:
            try:
                return listen(self, session, early)
            except bad:
                early = b""

    swap(engine.Engine, "_listen", patient)


@fault("caps")
def no_cap_on_messages() -> None:
    """A message may be as long as it likes."""
    from companion.web.live.transport import reader

    swap(reader, "MESSAGE_BYTES", 10**9)


@fault("caps")
def no_cap_on_bodies() -> None:
    """A form may be as long as it likes."""
    from companion.web import app

    swap(app, "BODY_BYTES", 10**9)


@fault("bad_frames")
def sockets_are_not_closed() -> None:
    """What the other side has dropped is kept."""
    from companion.web.live.transport.engine import Engine

    kept, run = [], Engine._run

    def keep(self: Any, session: Any, *rest: Any) -> None:
        sock = session.wire.sock
        kept.append(sock.dup() if hasattr(sock, "dup") else sock)
        run(self, session, *rest)

    swap(Engine, "_run", keep)


@fault("bad_frames")
def rubbish_is_remembered() -> None:
    """Every message is kept for later."""
    from companion.web.live.transport.engine import Engine

    kept, receive = [], Engine._receive

    def keep(self: Any, session: Any, kind: Any, said: Any) -> None:
        kept.append((bytearray(60_000), said))
        receive(self, session, kind, said)

    swap(Engine, "_receive", keep)


@fault("bad_frames")
def any_event_runs() -> None:
    """An event that a client may not send is looked up all the same."""
    from companion.web.live.transport.engine import Engine

    event = Engine._event

    def every(self: Any, session: Any, packet: str, within: bool) -> None:
        self._events = frozenset(self._handlers) | {"message", "view", "__proto__", "*"}
        event(self, session, packet, within)

    swap(Engine, "_event", every)


@fault("bad_requests")
def a_query_is_not_looked_at() -> None:
    """Bytes that are no text get as far as a page."""
    from werkzeug.wrappers import Request

    class Text(bytes):
        def isascii(self) -> bool:
            return True

    old = Request.__init__

    def init(self: Any, *given: Any, **more: Any) -> None:
        old(self, *given, **more)
        self.query_string = Text(self.query_string)

    swap(Request, "__init__", init)


@fault("silent")
def nobody_has_to_say_hello() -> None:
    """A socket may stay that never says who it is."""
    from companion.web.live.transport import engine

    swap(engine, "HELLO_WITHIN", 10**6)


@fault("silent")
def a_request_may_take_for_ever() -> None:
    """A head that never ends is waited for."""
    from companion.web.live.transport import http

    swap(http, "ASKS_WITHIN", 10.0**6)


@fault("told_to_wait")
def nobody_is_told_to_wait() -> None:
    """Who talks too much is heard."""
    from companion.web.http.limits import Bucket

    swap(Bucket, "take", lambda self, now: True)


@fault("bad_guest")
def everybody_waits_for_a_slow_reader() -> None:
    """A frame is sent to its end before the next phone is served."""
    from companion.web.live.transport.wire import Wire

    def send(self: Any, frame: bytes) -> None:
        try:
            self.sock.settimeout(3)
            self.sock.sendall(frame)
        except OSError:
            self.abort()

    swap(Wire, "send", send)


@fault("bad_guest")
def a_shouter_is_heard_to_the_end() -> None:
    """Every message is worked on, however many there are."""
    import time

    from companion.web.http.limits import Bucket
    from companion.web.live.transport.engine import Engine

    swap(Bucket, "take", lambda self, now: True)
    event = Engine._event

    def thorough(self: Any, *given: Any) -> None:
        until = time.perf_counter() + 0.002
        while time.perf_counter() < until:
            pass
        event(self, *given)

    swap(Engine, "_event", thorough)


@fault("answered_after_all")
def an_error_gets_no_answer() -> None:
    """A handler that fails sends no answer."""
    from companion.web.live import table_actor
    from companion.web.live.queue import Job
    from companion.web.live.sockets import Sockets, _answer
    from companion.web.live.table_actor import TableActor
    from companion.web.random_source import RandomSource

    def careless(self: Any, asked: Any) -> Any:
        games = self._context.games
        work = lambda table, now: table_actor.handle(table, asked, now, RandomSource(), games)  # noqa: E731
        return self._wait(Job(work, asked))

    swap(TableActor, "step", careless)
    swap(Sockets, "_asked", lambda self, sid, said: _answer(said, self._refusal(sid, said)))


@fault("idle_crowd")
def connections_are_not_counted() -> None:
    """The first network may take all connections."""
    from companion.web.live.transport.connection_limiter import ConnectionLimiter

    swap(ConnectionLimiter, "came", lambda self, *given: (True, None))


@fault("idle_crowd")
def an_address_that_is_full_stays_full() -> None:
    """Who has said nothing for a while keeps his place, and newcomers are turned away."""
    from companion.web.live.transport.making_room import Room

    swap(Room, "_can_go", lambda self, here: None)


@fault("idle_crowd")
def a_socket_counts_as_a_request() -> None:
    """An open WebSocket still counts as a page connection."""
    from companion.web.live.transport.connection_limiter import ConnectionLimiter

    swap(ConnectionLimiter, "gone", lambda self, address, sock: None)


@fault("fell_silent")
def nobody_is_asked_for_a_sign_of_life() -> None:
    """A phone that is gone without a word is never pinged, and stays connected."""
    from companion.web.live.transport.engine import Engine

    look_after = Engine._look_after

    def quietly(self: Any, session: Any, now: float) -> None:
        session.pings_at = now + 10**6
        look_after(self, session, now)

    swap(Engine, "_look_after", quietly)
