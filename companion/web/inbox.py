"""One step at a time for one table: decide, store, swap the state, and only then tell anybody."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import gevent
import structlog
from gevent.lock import Semaphore

from companion.core.refusal import refuse
from companion.games.registry import Games
from companion.table.device import Kind, Looker
from companion.table.effects import (
    Acknowledge,
    Ask,
    Beat,
    BeatAt,
    Effect,
    Input,
    Moved,
    Outcome,
    Push,
    Refuse,
    Wake,
    WakeAt,
)
from companion.table.facts import Record
from companion.table.fold import fold
from companion.table.handle import grant_tablet, handle, resume
from companion.table.present import Showing, Surroundings, looker_of
from companion.web.addresses import Addresses
from companion.web.codec import Codec
from companion.web.devices import Device, Devices
from companion.web.luck import Luck
from companion.web.store import CannotSave, OutOfStep, Store
from companion.web.tokens import Seal

WAITING_AT_MOST = 200
"""Commands that stand in line; more than a full table can have on the way honestly."""
AGAIN = 1.0
"""Seconds until an alarm that could not be stored rings again."""

Reply = Acknowledge | Refuse
log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class House:
    """What all tables of this process share."""

    games: Games
    codec: Codec
    store: Store
    addresses: Addresses
    seal: Seal
    clock: Callable[[], float]


class Inbox:
    """One table in play: its state, its line of commands, its sockets, its alarms."""

    def __init__(self, house: House, records: list[Record], devices: Devices) -> None:
        self._house = house
        self.table = fold(records, house.games)
        self.devices = devices
        self.links: dict[str, str] = {}
        self._line = Semaphore()
        self._waiting = 0
        self._pushes: list[Push] = []
        self._alarms: dict[type[Input], gevent.Greenlet] = {}
        self._saving = True
        for alarm in resume(self.table, house.clock(), house.games).effects:
            self._perform(alarm)

    def step(self, asked: Input) -> Reply | None:
        """Take one input; what the asker is to be told. Nothing is acknowledged before it is
        stored; an error anywhere leaves the table as it was."""
        if self._waiting >= WAITING_AT_MOST:
            return _refused(asked, "E_BUSY")
        self._waiting += 1
        try:
            with self._line:
                return self._taken(asked)
        except Exception:
            log.exception("step failed", asked=type(asked).__name__)
            return _refused(asked, "E_TRY_AGAIN")
        finally:
            self._waiting -= 1

    def welcome_host(self, key: str, until: float) -> None:
        """The house makes the pass with this hash. Raises CannotSave, OutOfStep."""
        house = self._house
        with self._line:
            self._carry_out(grant_tablet(self.table, key, house.clock(), house.games, until))

    def connect(self, sid: str, kind: Kind, token: str | None) -> bool:
        """A socket opens; False: it is no tablet of ours."""
        looker = looker_of(self.table, kind, token)
        if looker is None:
            return False
        self.devices.add(Device(sid, kind, token, looker))
        self._push(Push(seats=_seats(looker), tablet=True, onlookers=looker.seat is None))
        return True

    def disconnect(self, sid: str) -> None:
        """A socket has closed; only the tablet's desk shows it."""
        if self.devices.by_sid.pop(sid, None) is not None:
            self._push(Push(tablet=True))

    def surroundings_changed(self) -> None:
        """Something that only the shell knows is different now."""
        self._push(Push(tablet=True))

    def showing(self) -> Showing:
        """The table as it can be shown now."""
        house = self._house
        self.links = {key: link for key, link in self.links.items() if key in self.table.grants}
        around = Surroundings(self.devices.seats(), self.links, house.addresses.links())
        return Showing(self.table, house.clock(), house.games, around)

    def _taken(self, asked: Input) -> Reply | None:
        house = self._house
        try:
            return self._carry_out(handle(self.table, asked, house.clock(), Luck(), house.games))
        except CannotSave:
            self._retry(asked)
            return _refused(asked, "E_CANNOT_SAVE")
        except OutOfStep:
            self._reload()
            self._retry(asked)
            return _refused(asked, "E_BUSY")

    def _carry_out(self, outcome: Outcome) -> Reply | None:
        """Store, then swap, then tell. Raises CannotSave, OutOfStep with nothing changed."""
        if outcome.record is not None:
            self._store(outcome.record)
        self.table = outcome.table
        reply: Reply | None = None
        for effect in outcome.effects:
            if isinstance(effect, Acknowledge | Refuse):
                reply = effect
            else:
                self._perform(effect)
        return reply

    def _store(self, record: Record) -> None:
        try:
            self._house.store.append(self.table.code, record.number, self._house.codec.dump(record))
        except CannotSave:
            self._tell_saving(False)
            raise
        self._tell_saving(True)

    def _tell_saving(self, works: bool) -> None:
        if works != self._saving or not works:
            self._saving = works
            code = None if works else {"t": "E_CANNOT_SAVE"}
            self.devices.tell_tablet("trouble", {"text": code})

    def _perform(self, effect: Effect) -> None:
        now = self._house.clock()
        match effect:
            case Push():
                self._push(effect)
            case Moved(device):
                self.devices.move(self.devices.holding(device))
            case WakeAt(at):
                self._ring_in(None if at is None else at - now, Wake())
            case BeatAt(at):
                self._ring_in(None if at is None else at - now, Beat())

    def _ring_in(self, seconds: float | None, alarm: Input) -> None:
        """Send `alarm` after so many seconds, instead of any of its kind; None: never."""
        armed = self._alarms.pop(type(alarm), None)
        if armed is not None and armed is not gevent.getcurrent():
            armed.kill(block=False)
        if seconds is not None:
            self._alarms[type(alarm)] = gevent.spawn_later(max(0.0, seconds), self.step, alarm)

    def _retry(self, asked: Input) -> None:
        if not isinstance(asked, Ask):
            self._ring_in(AGAIN, asked)

    def _reload(self) -> None:
        """Another process has written: what the store says is true."""
        house = self._house
        stored = [house.codec.load(one) for one in house.store.records(self.table.code)]
        self.table = fold(stored, house.games)
        self._push(Push(everybody=True))

    def _push(self, push: Push) -> None:
        """Show it once the answer is on its way; pushes that wait together are sent once."""
        self._pushes.append(push)
        if len(self._pushes) == 1:
            gevent.spawn(self._flush)

    def _flush(self) -> None:
        pushes, self._pushes = self._pushes, []
        self._identify()
        self.devices.show(pushes, self.showing().to)

    def _identify(self) -> None:
        """Who looks through each socket now: a seat may have been taken or given up."""
        for device in tuple(self.devices.by_sid.values()):
            looker = looker_of(self.table, device.kind, device.token)
            if looker is None:
                self.devices.move([device])
            else:
                device.looker = looker


def _seats(looker: Looker) -> frozenset[int]:
    return frozenset() if looker.seat is None else frozenset({looker.seat})


def _refused(asked: Input, code: str) -> Refuse | None:
    return Refuse(asked.device, asked.id, refuse(code)) if isinstance(asked, Ask) else None
