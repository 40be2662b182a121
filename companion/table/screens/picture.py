"""The JSON that devices receive; the browser's types are generated from it.

Views, texts and prompts appear as the value or as its JSON.
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
"""The fields of a `View` or their JSON."""


class NoticeShape(TypedDict):
    """A notice that everybody is shown once; `v` is the public version that brought it."""

    v: int
    text: TextShape


class TableShape(TypedDict):
    """What is the same for every eye."""

    code: str
    name: str
    door: Literal["open", "closed"]
    seats: list[SeatShape]
    ring: list[int]
    rehearsal: NotRequired[bool]
    """Whether it is a rehearsal with imaginary friends."""
    ring_open: NotRequired[bool]
    """Whether people may join and leave the ring."""
    game: NotRequired[str]
    reference: NotRequired[list[PanelShape]]
    """Panels that everybody may look up."""
    story: NotRequired[bool]
    """Whether the story of the game before can be read."""
    keeps: NotRequired[float]
    """Set if the host's device keeps what is played: when the game was opened, 0 without one."""
    notice: NotRequired[NoticeShape]


class Me(TypedDict):
    """Who looks; `seat` is there on the phone of a seat."""

    kind: Kind
    seat: NotRequired[int]
    watches: NotRequired[bool]
    """Whether the seat is not in the running game."""


class DiaryLine(TypedDict):
    """A line of the diary; optional fields are left out where they do not apply."""

    n: int
    """Number of the step, as the tablet counts."""
    at: float
    """Server time in seconds."""
    text: TextShape
    shows: NotRequired[bool]
    """Whether it has shown a player a secret."""
    gone: NotRequired[bool]
    """Whether it was taken back."""
    to: NotRequired[int]
    """The `to` of `table.undo` that takes it back."""
    warn: NotRequired[bool]
    """Whether the undo hides something already seen."""
    alarm: NotRequired[bool]
    """Whether the alarm would ring again at once, so that undo must go further back."""


class InviteShape(TypedDict):
    """An invite that waits to be used."""

    sort: str
    seat: NotRequired[int]
    expires_at: NotRequired[float]
    link: NotRequired[str]
    """Its link if a process of this cluster made it, its phrase if this process did."""


class WayBack(TypedDict):
    """The offers to undo and redo."""

    undo: NotRequired[PressShape]
    redo: NotRequired[PressShape]


class Desk(WayBack):
    """What only the tablet is shown (table/screens/desk.py)."""

    prompts: list[PromptShape]
    diary: list[DiaryLine]
    """Newest first."""
    invites: list[InviteShape]
    connected: list[int]
    """Seats with an open socket."""
    addresses: list[str]
    """Links under which phones reach the table."""
    named: NotRequired[str]
    """Name and port of the machine to be typed."""
    blind: bool
    cards: list[list[Value]]
    """As in `Game.cards`."""


class DeskShape(Desk):
    """The desk as it is sent; `v` grows with every step that the tablet is told of."""

    v: int


class Picture(TypedDict):
    """Everything that one device shows: its documents put together."""

    v: int
    me: Me
    view: ViewShape
    announced_at: float
    """Server time when phones are told what the wall announces; 0: nothing is announced."""
    desk: NotRequired[Desk]
    table: TableShape


class Lent(TypedDict):
    """What the tablet shows to a seat that holds it."""

    seat: int
    view: ViewShape
    pad: str
