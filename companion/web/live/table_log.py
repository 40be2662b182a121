"""The log of one table as its inbox uses it: append, look whether it is newer, read it again."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from companion.table.effects import Outcome
from companion.table.handle import follow
from companion.table.log.facts import Record
from companion.table.log.stored import EMPTY, read_next, read_table
from companion.table.state import Table
from companion.web import metrics
from companion.web.live.context import House
from companion.web.live.queue import Decided
from companion.web.store.records import CannotSave, OutOfStep


class TableLog:
    """`tell(works)` is called where saving, or asking the store, begins to fail or works again,
    and at every failure."""

    def __init__(self, house: House, code: str, tell: Callable[[bool], None]) -> None:
        self._house, self._code, self._tell = house, code, tell
        self._works = True

    def takes(self, decided: Decided, version: int) -> bool:
        """Whether it was decided on the newest table, which had this number: the append of what
        has to be stored proves it, or else a look, where somebody is told something. Raises
        CannotSave."""
        try:
            if decided.written:
                self.append(decided.written)
            elif decided.needs_look:
                return self._house.store.version(self._code) == version
        except OutOfStep:
            return False
        except CannotSave:
            self._told(False)
            raise
        if decided.written:
            self._told(True)
        return True

    def append(self, written: Sequence[Record]) -> None:
        """Come back when these are stored. Raises CannotSave, OutOfStep."""
        dump = self._house.codec.dump
        with metrics.COMMIT.time():
            self._house.store.append(self._code, written[0].number, *map(dump, written))

    def news(self, table: Table) -> list[Outcome] | None:
        """What others have stored since `table`, step by step; None where the store does not have
        its last record (it was deleted, or an older backup was restored). Raises CannotSave,
        Unreadable."""
        house, outcomes = self._house, list[Outcome]()
        stored = house.store.records(self._code, table.version - 1)
        if not stored or house.codec.glance(stored[0])[0] != table.version:
            return None
        now = house.clock()
        for one in stored[1:]:
            outcomes.append(read_next(self._code, table, one, house.codec, self._follow(now)))
            table = outcomes[-1].table
        return outcomes

    def _follow(self, now: float) -> Callable[[Table, Record], Outcome]:
        games = self._house.games
        return lambda table, record: follow(table, record, now, games)

    def read(self) -> Table | None:
        """The table as the store has it; None where it was deleted. Raises CannotSave,
        Unreadable."""
        house = self._house
        stored = house.store.records(self._code)
        table = read_table(self._code, stored, house.codec, house.games)
        return None if table is EMPTY else table

    def _told(self, works: bool) -> None:
        if works != self._works or not works:
            self._works = works
            self._tell(works)
