"""The log of one table as its inbox uses it: append, look whether it is newer, read it again."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from companion.table.log.facts import Record
from companion.table.log.stored import EMPTY, read_table
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
