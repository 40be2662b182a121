"""What devices receive; the browser's types are generated from it."""

from typing import Annotated, Any, Literal, NotRequired, TypedDict

from companion.core.seat import Ring
from companion.core.text import Text
from companion.core.value import Frozen, SparseByName
from companion.core.view import View
from companion.core.words.panels.base import Panel
from companion.core.words.prompts.base import Press, Prompt
from companion.core.words.prompts.field import Value
from companion.table.device import Kind
from companion.table.state import Seat

TextShape = Annotated[Any, Text]
ViewShape = Annotated[Any, View]
"""The fields of a `View` or their JSON."""


class NoticeShape(Frozen):
    """A notice that everybody is shown once; `v` is the public version that brought it."""

    v: int
    text: Text


class TableShape(SparseByName):
    """What is the same for every eye."""

    code: str
    name: str
    door: Literal["open", "closed"]
    seats: tuple[Seat, ...]
    ring: Ring
    rehearsal: bool = False
    """Whether it is a rehearsal with imaginary friends."""
    ring_open: bool = False
    """Whether people may join and leave the ring."""
    game: str | None = None
    opened: int = 0
    """Server time in whole seconds when the game was opened, to which a device's drafts belong."""
    reference: tuple[Panel, ...] = ()
    """Panels that everybody may look up."""
    story: bool = False
    """Whether the story of the game before can be read."""
    keeps: float | None = None
    """If the host's device keeps what is played: when the game was opened, 0 without one."""
    notice: NoticeShape | None = None


class Me(SparseByName):
    """Who looks; `seat` is there on the phone of a seat."""

    kind: Kind
    seat: int | None = None
    watches: bool = False
    """Whether the seat is not in the running game."""


class DiaryLine(SparseByName):
    """What the diary says of one step, or of one undo or redo."""

    n: int
    """Number of the step, as the tablet counts."""
    at: float
    """Server time in seconds."""
    text: Text
    shows: bool = False
    """Whether it has shown a player a secret."""
    gone: bool = False
    """Whether it was taken back."""
    to: int | None = None
    """The `to` of `table.undo` that takes it back."""
    warn: bool = False
    """Whether the undo hides something already seen."""
    alarm: bool = False
    """Whether the alarm would ring again at once, so that undo must go further back."""


class InviteShape(SparseByName):
    """An invite that waits to be used."""

    sort: str
    seat: int | None = None
    expires_at: float | None = None
    link: str | None = None
    """Its link if a process of this cluster made it, its phrase if this process did."""


class Desk(SparseByName):
    """What only the tablet is shown (table/screens/desk.py)."""

    undo: Press | None = None
    redo: Press | None = None
    prompts: tuple[Prompt, ...]
    diary: tuple[DiaryLine, ...]
    """Newest first."""
    invites: tuple[InviteShape, ...]
    connected: tuple[int, ...]
    """Seats with an open socket."""
    addresses: tuple[str, ...]
    """Links under which phones reach the table."""
    named: str | None = None
    """Name and port of the machine to be typed."""
    blind: bool
    cards: tuple[tuple[Value, ...], ...]
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
