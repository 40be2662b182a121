"""The shapes of what goes over a socket, word by word: the browser's types are made from them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, NotRequired, TypedDict

from msgspec import Meta

from companion.core.text import text
from companion.core.value import Frozen
from companion.core.words.prompts.field import Value
from companion.table.device import Kind
from companion.table.screens.picture import (
    DiaryLine,
    GrantShape,
    Lent,
    Own,
    PressShape,
    PromptShape,
    Public,
    SlipShape,
    TableShape,
    TextShape,
)

Name = Annotated[str, Meta(max_length=64)]
ChangeShape = list[Any]
"""`[place, what stands there now]`."""


class Hello(Frozen):
    """What a device says of itself when it connects."""

    code: Name
    kind: Kind
    build: Name | None = None


class Do(Frozen, rename={"for_seat": "for"}):
    """A command as it arrives. `pad`: blanks up to a round size, which say nothing."""

    id: Annotated[str, Meta(pattern=r"^[0-9a-f]{32}\Z")]
    name: Name
    args: Mapping[str, Any] = {}
    for_seat: Annotated[int, Meta(ge=0, le=10**6)] | None = None
    pad: Annotated[str, Meta(pattern=r"^ *\Z")] = ""


class Sound(Frozen):
    """Whether a voice is heard from this device; None: it only asks who is."""

    works: bool | None = None


class CommandReply(TypedDict):
    """What a command is answered with; `code` and `text` where it was refused."""

    id: str | None
    ok: bool
    code: NotRequired[str]
    text: NotRequired[TextShape]


class Time(TypedDict):
    """What `time` is answered with: the server's seconds."""

    now: float


class Hearing(TypedDict):
    """What `sound` is answered with: from how many devices a voice is heard. None: it is not known,
    for some of the table's devices are at another process."""

    devices: int | None


class TableMessage(TypedDict):
    """The table itself, ahead of the first view that names it: `n` is its name."""

    n: str
    table: TableShape


class PublicShown(Public):
    """What all are sent alike, with the name of the table part that goes with it."""

    table: str


class DeskShown(TypedDict):
    """What is new on the tablet's desk; `v` grows with every step that it is told of. In the diary
    a line that is there already is only its number. `undo`, `redo`: None where there is none
    any more."""

    v: NotRequired[int]
    prompts: NotRequired[list[PromptShape]]
    diary: NotRequired[list[DiaryLine | int]]
    grants: NotRequired[list[GrantShape]]
    connected: NotRequired[list[int]]
    addresses: NotRequired[list[str]]
    blind: NotRequired[bool]
    cards: NotRequired[list[list[Value]]]
    undo: NotRequired[PressShape | None]
    redo: NotRequired[PressShape | None]


class ChangedParts(TypedDict):
    """Parts that are new but for some places in them: `[place, what stands there now]`, where a
    place is the way to it from the top, by keys and numbers. A list grows at its end."""

    public: NotRequired[list[ChangeShape]]
    own: NotRequired[list[ChangeShape]]


class ViewMessage(TypedDict):
    """The parts of a picture that are new; the others are as they were. `cue`: what follows for
    this seat from what everybody may know; `own`: what is for this device alone; `changed`: parts
    that the device has, as they were before."""

    public: NotRequired[PublicShown]
    cue: NotRequired[SlipShape]
    own: NotRequired[Own]
    desk: NotRequired[DeskShown]
    changed: NotRequired[ChangedParts]


class MovedMessage(TypedDict):
    """The device holds nothing any more; `why` is that of `effects.Moved`."""

    why: NotRequired[str]


class Trouble(TypedDict):
    """The table cannot be written down, or (None) it can again."""

    text: TextShape | None


class ServerEvents(TypedDict):
    """What a device hears, by the name of the event."""

    table: TableMessage
    view: ViewMessage
    moved: MovedMessage
    trouble: Trouble
    lent: Lent


def trouble(works: bool) -> Trouble:
    """What the tablet hears of the table's store."""
    return {"text": None if works else text("E_CANNOT_SAVE")}
