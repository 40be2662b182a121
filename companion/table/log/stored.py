"""Fold stored records; a record that cannot be read is named."""

from collections.abc import Callable, Iterable
from typing import TypeVar

from companion.games.registry import Games
from companion.table.log.codec import Codec, UnknownEvent
from companion.table.log.fold import evolve
from companion.table.log.record import Record
from companion.table.state import Table

EMPTY = Table(code="")
T = TypeVar("T")


class Unreadable(Exception):
    """Record `number` of the table `code` cannot be read, so the table cannot be played.

    `why`: "later" (written by a later version), "missing" or "damaged".
    """

    def __init__(self, code: str, number: int, why: str) -> None:
        super().__init__(f"record {number}: {why}")  # a log may show this, so no code stands in it
        self.code, self.number, self.why = code, number, why


def read_table(code: str, stored: Iterable[bytes], codec: Codec, games: Games) -> Table:
    """The table of these stored records; EMPTY: there are none. Raises Unreadable."""
    table = EMPTY
    for row in stored:
        table = read_next(code, table, row, codec, lambda now, record: evolve(now, record, games))
    return table


def read_next(
    code: str, table: Table, stored: bytes, codec: Codec, step: Callable[[Table, Record], T]
) -> T:
    """The result of `step` on the table and the next stored record. Raises Unreadable."""
    number = table.version + 1
    cause: Exception | None = None
    try:
        record = codec.load(stored)
        if record.number == number:
            return step(table, record)
        why = "missing"
    except Exception as error:  # of the rules, on a damaged record
        why, cause = "later" if isinstance(error, UnknownEvent) else "damaged", error
    raise Unreadable(code, number, why) from cause
