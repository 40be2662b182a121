"""Notices that everybody is shown once."""

from __future__ import annotations

from companion.core.text import SeatName, text
from companion.core.value import replace
from companion.table.log import facts
from companion.table.log.facts import Record
from companion.table.state import Notice, Table


def noticed(table: Table, id: str, seat: int | None = None) -> Table:
    """The table with the notice `id`; `seat`: whom it names, if anybody."""
    sentence = text(id) if seat is None else text(id, who=SeatName(seat))
    return replace(table, notice=Notice(table.public_version, sentence))


def notice_of_undo(before: Table, table: Table, record: Record) -> Table:
    """The table with a notice that a step was undone or redone, if phones are dark: the holder of
    the tablet may be a player."""
    dark = any(
        one.game is not None and one.game.hushed_since is not None for one in (before, table)
    )
    ways = [event for event in record.events if isinstance(event, facts.Rewound | facts.Redone)]
    if not dark or not ways:
        return table
    way = "undone" if isinstance(ways[0], facts.Rewound) else "redone"
    return noticed(table, f"table-notice-{way}")
