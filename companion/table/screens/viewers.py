"""Who looks through a device, what they may know, and what each is shown in any game: who it is,
the head of the table, and the view while there is no game."""

from companion.core.eye import BLIND, MODERATOR, PUBLIC, Eye, seat_eye
from companion.core.text import SeatName, text
from companion.core.view import Scene, Tone, View
from companion.core.words.panels.base import Circle, Mark, Panel
from companion.table.device import Kind, Viewer
from companion.table.screens.picture import Me, NoticeShape, TableShape
from companion.table.state import Table


def viewer_of(table: Table, kind: Kind | str, device: str | None) -> Viewer | None:
    """Who looks through a device of this kind with this token (hash). None: a tablet page without
    the tablet's token; it is shown nothing."""
    if kind == Kind.SCREEN:
        return Viewer(Kind.SCREEN)
    if kind == Kind.PHONE:
        return Viewer(Kind.PHONE, table.seat_of(device) if device else None)
    if kind == Kind.TABLET and device is not None and device == table.tablet:
        return Viewer(Kind.TABLET)
    return None


def eye_of(table: Table, viewer: Viewer) -> Eye:
    """What `viewer` may know. A spectator sees what everybody sees."""
    if viewer.kind is Kind.TABLET:
        return BLIND if table.sees_no_secrets else MODERATOR
    if viewer.seat is None or table.game is None or viewer.seat not in table.game.ring:
        return PUBLIC
    return seat_eye(viewer.seat)


def me_of(table: Table, viewer: Viewer) -> Me:
    """Who looks, for the browser."""
    watches = viewer.seat in table.people and viewer.seat not in table.ring
    return Me(kind=viewer.kind, seat=viewer.seat, watches=watches)


def head_of(table: Table, reference: tuple[Panel, ...], *, open: bool) -> TableShape:
    """The head of the table. `reference`: panels that everybody may look up. `open`: whether
    people may join and leave the ring."""
    running, notice = table.game, table.notice
    opened_at = 0.0 if running is None else running.opened_at
    return TableShape(
        code=table.code,
        name=table.name,
        door="open" if table.door_open else "closed",
        seats=tuple(table.people.values()),
        ring=table.ring,
        rehearsal=table.rehearsal,
        ring_open=open,
        game=None if running is None else running.id,
        opened=int(opened_at),
        reference=reference,
        story=table.last is not None,
        keeps=opened_at if table.keeps_evenings else None,
        notice=None if notice is None else NoticeShape(notice.version, notice.text),
    )


def before_a_game(table: Table, viewer: Viewer) -> View:
    """The view of a table without a game; everything is public."""
    circle = Circle(marks=tuple(Mark(seat=seat) for seat in table.ring), known=True)
    line = "table-empty-tablet" if viewer.kind is Kind.TABLET else "table-empty-line"
    title = text("table-empty-title")
    if viewer.seat is not None:  # a guest who has just sat down wants to know that it worked
        title = text("table-seated-title", who=SeatName(viewer.seat))
    return View(
        tone=Tone.TABLE,
        scene=Scene.EMPTY,
        title=title,
        line=text(line),
        panels=(circle,),
        known=("title", "line"),
    )
