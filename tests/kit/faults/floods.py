"""Faults that let strangers take the time and the room of devices with a place."""

from __future__ import annotations

from typing import Any

from tests.kit.faults.fault import fault, swap


@fault("places_first")
def a_full_table_refuses_places() -> None:
    """All sockets of a table are counted alike, and a full table refuses seats and tablet."""
    from companion.web.live.devices import Devices
    from companion.web.live.table_actor import TableActor
    from companion.web.live.transport.socketio_adapter import Refused

    connect = TableActor.connect

    def counted(self: Any, *given: Any) -> bool:
        if len(self.devices.by_sid) >= 128:
            raise Refused("E_BUSY")
        return connect(self, *given)

    swap(TableActor, "connect", counted)
    swap(Devices, "_make_room", lambda self: None)


@fault("places_first")
def wrong_codes_shut_the_door() -> None:
    """Wrong codes of the whole world are one limit for everybody."""
    from companion.web.http.limits import EVERYBODY, WRONG_BY_ALL, RateLimits

    may_guess = RateLimits.may_guess

    def shared(self: Any, address: str) -> bool:
        return self._counted.test(WRONG_BY_ALL, "wrong", EVERYBODY) and may_guess(self, address)

    swap(RateLimits, "may_guess", shared)


@fault("places_first")
def the_qr_is_a_guess_like_any_other() -> None:
    """Who shows the key of a table is limited by what the neighbours guess."""
    from companion.web.shell import Shell

    swap(Shell, "knows", lambda self, code, cookies, key="": False)


@fault("page_loops")
def pages_wait_for_nothing() -> None:
    """Every request is answered as soon as it comes, before the sockets are looked at again."""
    from gevent.event import Event

    from companion.web.http.limits import RateLimits
    from companion.web.live.transport.http import Server
    from companion.web.live.transport.request_scheduler import RequestScheduler

    def at_once(self: Any, *who: Any, **more: Any) -> Any:
        turn = Event()
        turn.set()
        return turn

    swap(RequestScheduler, "turn", at_once)
    swap(RateLimits, "may_ask", lambda self, guest, alone: True)
    swap(Server, "max_accept", 100)


@fault("strange_copy")
def copies_are_read_among_all_others() -> None:
    """A copy is read by the process that serves the tables, however long its lists are."""
    import base64

    from companion.table.export import copies
    from companion.web.live import tables
    from companion.web.store import copy_reader

    def here(copy: bytes, code: str, invite: tuple[str, float], now: float) -> list[bytes]:
        answer = copy_reader.read(copy, code, invite, now)
        if isinstance(answer, str):
            raise copy_reader.Refused(answer)
        return [base64.b64decode(one) for one in answer]

    swap(copies, "bounded", lambda copy: None)
    swap(tables, "reading_of", here)


@fault("idle_crowd")
def a_full_house_stays_full() -> None:
    """When all connections are taken, nobody who is silent makes room."""
    from companion.web.live.transport.connection_limiter import ConnectionLimiter

    swap(ConnectionLimiter, "make_room", lambda self, *which: None)


@fault("unread_crowd")
def who_does_not_read_keeps_its_room() -> None:
    """Only who asks nothing makes room; an answer that nobody takes is one in progress (N5)."""
    from companion.web.live.transport.making_room import Room

    swap(Room, "_unread_longest", lambda self, here: None)


@fault("unread_crowd")
def who_waits_for_a_turn_keeps_its_room() -> None:
    """Who was sent away while it waited for its turn goes when the turn comes."""
    from companion.web.http.limits import network_of
    from companion.web.live.transport.connection_limiter import host_of
    from companion.web.live.transport.http import Handler

    def has_turn(self: Handler) -> bool:
        self._patience.close()
        self.server.scheduler.wait(network_of(host_of(self.client_address)))
        return True

    swap(Handler, "_has_turn", has_turn)


@fault("empty_forms")
def forms_are_counted_before_they_are_read() -> None:
    """A form that is refused counts as a seat of its network (N3)."""
    from companion.web.http.limits import RateLimits

    def counted(self: Any, *guest: Any, may_sit: Any = RateLimits.may_sit) -> bool:
        self.has_sat(*guest)
        return bool(may_sit(self, *guest))

    swap(RateLimits, "may_sit", counted)


@fault("many_tickets")
def tickets_are_counted_one_by_one() -> None:
    """Each ticket is a guest of its own, however many one network has."""
    from companion.web.http.limits import RateLimits

    swap(RateLimits, "may_ask_as_browsers", lambda self, network: True)


@fault("voices")
def lines_are_made_all_at_once() -> None:
    """Each request for a line of the voice begins a process (N9)."""
    from companion.web.http.limits import RateLimits
    from companion.web.speech import shipped

    swap(shipped, "AT_ONCE", 100)
    swap(shipped, "OF_STRANGERS", 100)
    swap(RateLimits, "may_speak", lambda self, *guests, known: True)


@fault("voices")
def strangers_have_lines_made_without_end() -> None:
    """Lines are made one at a time, and as many as are asked for."""
    from companion.web.http.limits import RateLimits

    swap(RateLimits, "may_speak", lambda self, *guests, known: True)
