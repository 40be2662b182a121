"""One step at a time for one table: decide, store, swap the state, and only then tell anybody."""

from __future__ import annotations

import gevent
import structlog

from companion.table.device import Kind, Looker
from companion.table.effects import (
    Ask,
    Back,
    Beat,
    BeatAt,
    Effect,
    Input,
    Moved,
    Push,
    Wake,
    WakeAt,
)
from companion.table.facts import Record
from companion.table.fold import fold
from companion.table.handle import grant_tablet, handle
from companion.table.present import Showing, Surroundings, looker_of
from companion.web import metrics
from companion.web.alarms import Alarms
from companion.web.devices import Device, Devices
from companion.web.house import House
from companion.web.luck import Luck
from companion.web.store import CannotSave, OutOfStep
from companion.web.turns import Reply, Turn, refused, reply_of

WAITING_AT_MOST = 200
"""Commands that stand in line; more than a full table can have on the way honestly."""
LATE = 0.05
"""Seconds that a picture waits at most for the commands that stand in line behind it."""
AGAIN = 1.0
"""Seconds until an alarm that could not be stored rings again."""

log = structlog.get_logger()


class Inbox:
    """One table in play: its state, its line of commands, its sockets, its alarms."""

    def __init__(self, house: House, records: list[Record], devices: Devices) -> None:
        self._house = house
        self.table = fold(records, house.games)
        self.devices = devices
        self.links: dict[str, str] = {}
        self._line: list[Turn] = []
        self._at_work = False
        self._pushes: list[Push] = []
        self._alarms = Alarms(self.step)
        self._saving = True
        self._gone = False
        self.step(Back(house.began))

    def step(self, asked: Input) -> Reply | None:
        """Take one input; what the asker is to be told. Nothing is acknowledged before it is
        stored; an error anywhere leaves the table as it was."""
        if len(self._line) >= WAITING_AT_MOST:
            return refused(asked, "E_BUSY")
        games = self._house.games
        turn = Turn(lambda table, now: handle(table, asked, now, Luck(), games), asked)
        try:
            return self._wait(turn)
        except CannotSave:
            self._retry(asked)
            return refused(asked, "E_CANNOT_SAVE")
        except OutOfStep:
            self._retry(asked)
            return refused(asked, "E_BUSY")
        except Exception:
            log.exception("step failed", asked=type(asked).__name__)
            self._retry(asked)
            return refused(asked, "E_TRY_AGAIN")

    @property
    def waiting(self) -> int:
        """How many stand in line."""
        return len(self._line)

    def welcome_host(self, key: str, until: float) -> None:
        """The house makes the pass with this hash. Raises CannotSave, OutOfStep."""
        self._wait(Turn(lambda table, now: grant_tablet(table, key, now, self._house.games, until)))

    def connect(self, sid: str, kind: Kind, token: str | None) -> bool:
        """A socket opens; False: it is no tablet of ours."""
        looker = looker_of(self.table, kind, token)
        if looker is None or self._gone:
            return False
        self.devices.add(Device(sid, kind, token, looker))
        self._push(Push(seats=_seats(looker), tablet=True, onlookers=looker.seat is None))
        return True

    def delete(self) -> bool:
        """Delete the table, unless somebody is at it. Raises CannotSave, OutOfStep."""
        if self.devices.by_sid or self._at_work or self._gone:
            return False
        self._at_work = self._gone = True
        try:
            self._house.store.delete(self.table.code, self.table.version)
        except (CannotSave, OutOfStep):
            self._gone = False
            raise
        finally:
            gevent.spawn(self._take_turns)
        self._alarms.silence()
        return True

    def holds(self, kind: Kind, token: str) -> bool:
        """Whether this token (hash) is a seat, or the tablet."""
        looker = looker_of(self.table, kind, token)
        return looker is not None and (looker.seat is not None or kind is Kind.TABLET)

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
        around = Surroundings(self.devices.seats(), self.links, house.addresses.links())
        return Showing(self.table, house.clock(), house.games, around, self.devices.kept)

    def _wait(self, turn: Turn) -> Reply | None:
        """Stand in line. Raises what became of the turn."""
        self._line.append(turn)
        if not self._at_work:
            self._at_work = True
            # In a greenlet of its own: an asker who is cut off takes nobody else along.
            gevent.spawn(self._take_turns)
        reply: Reply | None = turn.done.get()
        return reply

    def _take_turns(self) -> None:
        """Whoever stands in line now is served together; those who come meanwhile, after that."""
        while self._line:
            turns, self._line = self._line, []
            try:
                self._serve(turns)
            except Exception as error:
                log.exception("turns failed")
                for turn in turns:
                    turn.failed(error)
        self._at_work = False
        if self._pushes:
            gevent.spawn(self._flush)

    def _serve(self, turns: list[Turn]) -> None:
        """Decide one after the other, store all together, and only then tell anybody."""
        table, served, written = self.table, [], []
        for turn in turns:
            try:
                outcome = turn.work(table, self._house.clock())
            except Exception as error:
                turn.failed(error)
                continue
            table = outcome.table
            served.append((turn, outcome))
            if outcome.record is not None:
                written.append(outcome.record)
        try:
            if written:
                self._store(written)
        except Exception as error:
            if isinstance(error, OutOfStep):
                self._reload()
            # Nothing counts, not even a refusal: it may speak of what was not written.
            for turn, _ in served:
                turn.failed(error)
            return
        for key in self.table.grants.keys() - table.grants.keys():
            self.links.pop(key, None)
        self.table = table
        for turn, outcome in served:
            turn.done.set(reply_of(outcome))
        for _, outcome in served:
            for effect in outcome.effects:
                self._perform(effect)

    def _store(self, written: list[Record]) -> None:
        dump = self._house.codec.dump
        try:
            with metrics.COMMIT.time():
                self._house.store.append(self.table.code, written[0].number, *map(dump, written))
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
            case Moved(device, why):
                self.devices.move(self.devices.holding(device), why)
            case WakeAt(at):
                self._alarms.ring_in(None if at is None else at - now, Wake())
            case BeatAt(at):
                # A beat that stands in line already belongs to the hush that was.
                self._line = [turn for turn in self._line if not isinstance(turn.asked, Beat)]
                self._alarms.ring_in(None if at is None else at - now, Beat())

    def _retry(self, asked: Input) -> None:
        if not isinstance(asked, Ask):
            self._alarms.ring_in(AGAIN, asked)

    def _reload(self) -> None:
        """Another process has written: what the store says is true."""
        house = self._house
        stored = [house.codec.load(one) for one in house.store.records(self.table.code)]
        if not stored:
            return  # deleted meanwhile: nothing more can be saved here
        self.table = fold(stored, house.games)
        self._push(Push(everybody=True))
        # The alarm and the beat of what was written, too: one that rings too early sets both.
        self._alarms.ring_in(0.0, Wake())

    def _push(self, push: Push) -> None:
        """Show it once the answer is on its way. Pushes that wait together are sent once, and
        while more is being decided they wait, but not long."""
        self._pushes.append(push)
        if len(self._pushes) == 1:
            gevent.spawn_later(LATE if self._at_work else 0.0, self._flush)

    def _flush(self) -> None:
        pushes, self._pushes = self._pushes, []
        if not pushes:
            return
        self.devices.identify(self.table)
        with metrics.PUSH.time():
            self.devices.show(pushes, self.showing().to)


def _seats(looker: Looker) -> frozenset[int]:
    return frozenset() if looker.seat is None else frozenset({looker.seat})
