"""The shapes of what a device is sent, word by word: the browser's types are made from them.

What comes from the language (a view, a text, a prompt) is there as the value, or as its JSON.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired, TypedDict

from companion.core.text import Text
from companion.core.view import View
from companion.core.words.panels.base import Panel
from companion.core.words.prompts.base import Press, Prompt
from companion.core.words.prompts.field import Value
from companion.table.device import Kind
from companion.table.state import Seat

TextShape = Annotated[Any, Text]
PressShape = Annotated[Any, Press]
PromptShape = Annotated[Any, Prompt]
PanelShape = Annotated[Any, Panel]
SeatShape = Annotated[Any, Seat]
ViewShape = Annotated[Any, View]
"""The values, or their JSON: its words are those of the classes."""


class NoticeShape(TypedDict):
    """Something everybody is told once; `v` is the public version that brought it."""

    v: int
    text: TextShape


class TableShape(TypedDict):
    """What all eyes see alike. `ring_open`: people may sit down in the ring and get up for good.
    `reference`: what everybody may look up. `story`: that of the game before can be read.
    `keeps`: the host's device keeps what is played; when the game was opened (server's seconds), 0
    without one."""

    code: str
    name: str
    door: Literal["open", "closed"]
    seats: list[SeatShape]
    ring: list[int]
    ring_open: NotRequired[bool]
    game: NotRequired[str]
    reference: NotRequired[list[PanelShape]]
    story: NotRequired[bool]
    keeps: NotRequired[float]
    notice: NotRequired[NoticeShape]


class Me(TypedDict):
    """Who looks: `seat` on the phone of a seat. `watches`: it is not in the running game."""

    kind: Kind
    seat: NotRequired[int]
    watches: NotRequired[bool]


class DiaryLine(TypedDict):
    """A line of the diary: `n` is the step, as the tablet counts. `at`: server's seconds.

    `shows`: it has shown a player a secret. `gone`: it was taken back. `to`: where `table.undo`
    leads back to. `warn`: that hides what was seen. `alarm`: it would ring again at once, so the
    way back leads past it.
    """

    n: int
    at: float
    text: TextShape
    shows: NotRequired[bool]
    gone: NotRequired[bool]
    to: NotRequired[int]
    warn: NotRequired[bool]
    alarm: NotRequired[bool]


class InviteShape(TypedDict):
    """An invite that waits to be used. `link`: its link where a process of this
    cluster made it, its phrase where this process did."""

    sort: str
    seat: NotRequired[int]
    expires_at: NotRequired[float]
    link: NotRequired[str]


class WayBack(TypedDict):
    """The ways back that the tablet is offered."""

    undo: NotRequired[PressShape]
    redo: NotRequired[PressShape]


class Desk(WayBack):
    """What only the tablet is shown (table/screens/desk.py)."""

    prompts: list[PromptShape]
    diary: list[DiaryLine]
    invites: list[InviteShape]
    connected: list[int]
    addresses: list[str]
    blind: bool
    cards: list[list[Value]]


class DeskShape(Desk):
    """The desk as it travels; `v` grows with every step that the tablet is told of."""

    v: int


class Picture(TypedDict):
    """Everything that one device shows: its documents put together. On a tablet `v` grows with
    every step that it is told of. `told_at`: when phones will be told what the wall announces
    (server's seconds); 0: they know all that it knows."""

    v: int
    me: Me
    view: ViewShape
    told_at: float
    desk: NotRequired[Desk]
    table: TableShape


class Lent(TypedDict):
    """What the tablet shows to a seat that holds it."""

    seat: int
    view: ViewShape
    pad: str
