"""The head of the table, which is the same for all devices."""

from __future__ import annotations

from companion.core.words.panels.base import Panel
from companion.table.screens.picture import TableShape
from companion.table.state import Table


def head_of(table: Table, reference: tuple[Panel, ...], *, open: bool) -> TableShape:
    """The head as JSON values. `reference`: panels that everybody may look up. `open`: whether
    people may join and leave the ring."""
    head: TableShape = {
        "code": table.code,
        "name": table.name,
        "door": "open" if table.door_open else "closed",
        "seats": list(table.people.values()),
        "ring": list(table.ring),
    }
    if table.rehearsal:
        head["rehearsal"] = True
    if open:
        head["ring_open"] = True
    if table.game is not None:
        head["game"] = table.game.id
    if table.last is not None:
        head["story"] = True
    if table.keeps_evenings:
        head["keeps"] = 0.0 if table.game is None else table.game.opened_at
    if reference:
        head["reference"] = list(reference)
    if table.notice is not None:
        head["notice"] = {"v": table.notice.version, "text": table.notice.text}
    return head
