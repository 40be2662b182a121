"""The shapes of what goes over a socket, word by word: the browser's types are made from them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, NotRequired, TypedDict

from msgspec import Meta

from companion.core.text import text
from companion.core.value import Frozen
from companion.table.device import Kind
from companion.table.screens.documents import Layer, SecretView, WallView
from companion.table.screens.picture import DeskShape, Lent, TextShape

Name = Annotated[str, Meta(max_length=64)]
WallShape = Annotated[Any, WallView]
LayerShape = Annotated[Any, Layer]
SecretShape = Annotated[Any, SecretView]
ChangeShape = list[Any]
"""`[place, what stands there now]`."""


class Hello(Frozen):
    """What a device says of itself when it connects."""

    code: Name
    kind: Kind
    build: Name | None = None


class Do(Frozen, rename={"for_seat": "for"}):
    """A command as a device sends it."""

    id: Annotated[str, Meta(pattern=r"^[0-9a-f]{32}\Z")]
    name: Name
    args: Mapping[str, Any] = {}
    for_seat: Annotated[int, Meta(ge=0, le=10**6)] | None = None
    pad: Annotated[str, Meta(pattern=r"^ *\Z")] = ""
    """Blanks up to a round size, so that the length tells nothing."""


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


class Changes(TypedDict):
    """Documents that the device has, as their differences (table/screens/difference.py)."""

    wall: NotRequired[list[ChangeShape]]
    known: NotRequired[list[ChangeShape]]
    secret: NotRequired[list[ChangeShape]]
    desk: NotRequired[list[ChangeShape]]


class ViewMessage(TypedDict):
    """The documents of a view that are new, whole or (`changed`) as their differences."""

    wall: NotRequired[WallShape]
    known: NotRequired[LayerShape]
    secret: NotRequired[SecretShape]
    desk: NotRequired[DeskShape]
    changed: NotRequired[Changes]


class MovedMessage(TypedDict):
    """The device no longer holds a place; `why` is that of `effects.PlaceLost`."""

    why: NotRequired[str]


class Trouble(TypedDict):
    """The table cannot be written down, or (None) it can again."""

    text: TextShape | None


class ServerEvents(TypedDict):
    """What a device hears, by the name of the event."""

    view: ViewMessage
    moved: MovedMessage
    trouble: Trouble
    lent: Lent


def trouble(works: bool) -> Trouble:
    """What the tablet hears of the table's store."""
    return {"text": None if works else text("E_CANNOT_SAVE")}
