"""What everybody is told once, in words, beside what their screens show."""

from __future__ import annotations

from companion.core.text import SeatName, text
from companion.core.value import replace
from companion.table.log import facts
from companion.table.log.facts import Record
from companion.table.state import Notice, Table


def noticed(table: Table, id: str, seat: int | None = None) -> Table:
    """The table with the notice `id` for everybody; `seat`: whom it names, if anybody."""
    said = text(id) if seat is None else text(id, who=SeatName(seat))
    return replace(table, notice=Notice(table.public_version, said))


def told_of_a_way_back(before: Table, table: Table, record: Record) -> Table:
    """A notice that a step was taken back or redone while the phones were dark: the host may
    be a player."""
    dark = any(
        one.game is not None and one.game.hushed_since is not None for one in (before, table)
    )
    ways = [event for event in record.events if isinstance(event, facts.Rewound | facts.Redone)]
    if not dark or not ways:
        return table
    way = "undone" if isinstance(ways[0], facts.Rewound) else "redone"
    return noticed(table, f"table-notice-{way}")
