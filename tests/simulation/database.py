"""One shared database in memory, as several processes use it: slow, and at times unreachable.

Each operation happens at one moment; query and answer take a while. Whether a process that dies
meanwhile has written depends on the seed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeVar

from companion.table.state import AnsweredCommand
from companion.web.cluster.processes import Seen
from companion.web.store.database import NoAnswer
from companion.web.store.records import OutOfStep
from tests.simulation.virtual_time import VirtualTime

T = TypeVar("T")
LATE = 0.5
"""Seconds at most from a failed query to the picture that is shown from memory."""
LAPSE = 1.25
"""Seconds without a heartbeat after which a process counts as gone; a twentieth of the real
ones."""
SLOW = 0.05
"""Seconds that a query, or an answer, takes at most."""


class Database:
    """What is stored. A record whose number exists is refused, as by a primary key."""

    def __init__(self, time: VirtualTime, code: str, log: Iterable[bytes]) -> None:
        self.time, self.code, self.log = time, code, list(log)
        self.stored_at: list[float] = [time.now] * len(self.log)
        """When each record was stored."""
        self.answers: list[tuple[str, AnsweredCommand]] = []
        self.processes: dict[str, tuple[float, float]] = {}
        self.places: dict[str, dict[int, float]] = {}
        self.listeners: list[Notices] = []
        self.trouble = 0.0
        """The share of queries, and of answers, that are lost."""
        self._works_since = -LATE

    def works(self) -> None:
        """End the trouble, if there was any."""
        if self.trouble:
            self.trouble, self._works_since = 0.0, self.time.now

    @property
    def failed_recently(self) -> bool:
        """Whether a device may be shown an old table from memory, because the store did not answer
        when it connected (`CatchUp`)."""
        return self.trouble > 0.0 or self.time.now < self._works_since + LATE

    def append(self, number: int, written: Sequence[bytes]) -> None:
        """Raises OutOfStep where the number is not the next."""
        if number != len(self.log) + 1:
            raise OutOfStep
        self.log += written
        self.stored_at += [self.time.now] * len(written)


class ProcessDatabase:
    """The store as one process sees it: what `companion.web.store.records.Store` offers a table."""

    shared = True

    def __init__(self, database: Database) -> None:
        self._database, self._time = database, database.time
        self.on_stored: Callable[[str, int], object] = lambda code, number: None

    def _ask(self, do: Callable[[], T]) -> T:
        time, database = self._time, self._database
        time.wait(time.random.random() * SLOW)
        if time.random.random() < database.trouble:
            raise NoAnswer("it was not asked")
        answer = do()
        if time.random.random() < 0.5:  # else it is there at once
            time.wait(time.random.random() * SLOW)
        if time.random.random() < database.trouble:
            raise NoAnswer("its answer was lost")
        return answer

    def append(self, code: str, number: int, *written: bytes) -> None:
        self._ask(lambda: self._database.append(number, written))
        self.on_stored(code, number + len(written) - 1)

    def records(self, code: str, after: int = 0) -> Sequence[bytes]:
        return self._ask(lambda: tuple(self._database.log[max(0, after) :]))

    def version(self, code: str) -> int:
        return self._ask(lambda: len(self._database.log))

    def answers(self) -> Answers:
        return Answers(self._ask, self._database)

    def processes(self, me: str) -> Registry:
        return Registry(self._ask, self._database, me)

    def notices(self) -> Notices:
        return Notices(self._database)


class Answers:
    """As `companion.web.store.answers.AnswerStore`."""

    def __init__(self, ask: Any, database: Database) -> None:
        self._ask, self._database = ask, database

    def remember(self, code: str, new: Iterable[tuple[str, AnsweredCommand]], now: float) -> None:
        self._ask(lambda: self._database.answers.extend(new))

    def recall(self, code: str, device: str) -> tuple[AnsweredCommand, ...]:
        known = self._database.answers
        return self._ask(lambda: tuple(one for whose, one in known if whose == device))


class Registry:
    """As `companion.web.cluster.processes.ProcessRegistry`."""

    def __init__(self, ask: Any, database: Database, me: str) -> None:
        self._ask, self._database, self._me = ask, database, me

    def _alive(self) -> dict[str, float]:
        """The processes with a heartbeat, and when they started."""
        now, known = self._database.time.now, self._database.processes
        return {id: since for id, (since, seen) in known.items() if seen > now - LAPSE}

    def living(self) -> tuple[tuple[float, float, float], float | None]:
        time = self._database.time
        asked = time.now
        since = self._ask(lambda: min(self._alive().values(), default=None))
        return ((asked + time.now) / 2, asked, time.now), since

    def beat(self, since: float) -> bool:
        def do() -> bool:
            known = self._database.processes
            anew = self._me not in known
            known[self._me] = (known.get(self._me, (since, 0.0))[0], self._database.time.now)
            return anew

        return bool(self._ask(do))

    def poll(self, codes: Sequence[str], now: float) -> dict[str, Seen]:
        def do() -> dict[str, Seen]:
            database, places = self._database, dict[int, float]()
            others = [one for one in self._alive() if one != self._me and one in database.places]
            for one in others:
                for place, since in database.places[one].items():
                    places[place] = max(since, places.get(place, 0.0))
            return {database.code: Seen(len(database.log), places, bool(others))}

        return self._ask(do)

    def store_places(
        self, tables: Mapping[str, Iterable[tuple[int, float | None]] | None]
    ) -> float:
        def do() -> float:
            now = self._database.time.now
            for here in tables.values():
                if here is None:
                    self._database.places.pop(self._me, None)
                else:
                    self._database.places[self._me] = {one: at or now for one, at in here}
            return now

        return float(self._ask(do))


class Notices:
    """As `companion.web.cluster.pg_notify.PgNotify`: a notice comes late, or not at all."""

    listening = True

    def __init__(self, database: Database) -> None:
        self._database, self._process = database, database.time.process
        self._on_notice: Callable[[str, int], None] = lambda key, number: None
        database.listeners.append(self)

    def listen(
        self, on_notice: Callable[[str, int], None], on_listening: Callable[[], object]
    ) -> None:
        self._on_notice = on_notice
        on_listening()

    def notify(self, key: str, number: int) -> None:
        time = self._database.time
        for one in self._database.listeners:
            if time.random.random() < LOST:
                continue
            late = time.random.random() * SLOW
            time.at(late, lambda one=one: one._on_notice(key, number), one._process)

    def count(self, key: str) -> None:
        """Nothing is counted here."""


LOST = 0.2
"""The share of notices that are lost."""
