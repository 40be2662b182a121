"""The messages on a socket; the browser's types are generated from them."""

from typing import Annotated, Any, NotRequired, TypedDict

from msgspec import Meta

from companion.core.value import Frozen
from companion.table.device import Kind
from companion.table.messages import Name
from companion.table.screens.documents import Layer, SecretView, WallView
from companion.table.screens.picture import DeskShape, Lent, TextShape

WallShape = Annotated[Any, WallView]
LayerShape = Annotated[Any, Layer]
SecretShape = Annotated[Any, SecretView]
ChangeShape = list[Any]
"""`[place, new value]`."""


class Hello(Frozen):
    """What a device reports when it connects."""

    code: Name
    kind: Kind
    build: Name | None = None


class Sound(Frozen):
    """Whether this device plays the voice; None: it only asks."""

    works: bool | None = None


class Network(Frozen):
    """A Wi-Fi network for guests."""

    name: Annotated[str, Meta(min_length=1, max_length=32)]
    cells: Annotated[str, Meta(pattern=r"^[01]{441,3721}\Z")]
    """The QR code by which a phone joins: "1" for a dark square, row by row, at most 61 rows."""


class Wifi(Frozen):
    """What the tablet shares with the screens; None: nothing any longer."""

    network: Network | None


class WifiReply(TypedDict):
    """The answer to `wifi`: whether it was passed on."""

    shown: bool


class Time(TypedDict):
    """The answer to `time`: server time in seconds."""

    now: float


class Hearing(TypedDict):
    """The answer to `sound`: how many devices play the voice. None: not known, because some devices
    of the table are at another process."""

    devices: int | None


class Changes(TypedDict):
    """Differences to documents that the device has (table/screens/difference.py)."""

    wall: NotRequired[list[ChangeShape]]
    known: NotRequired[list[ChangeShape]]
    secret: NotRequired[list[ChangeShape]]
    desk: NotRequired[list[ChangeShape]]


class ViewMessage(TypedDict):
    """New documents of a view, whole or as differences (`changed`)."""

    wall: NotRequired[WallShape]
    known: NotRequired[LayerShape]
    secret: NotRequired[SecretShape]
    desk: NotRequired[DeskShape]
    changed: NotRequired[Changes]


class MovedMessage(TypedDict):
    """The device no longer holds a place; `why` as in `effects.PlaceLost`."""

    why: NotRequired[str]


class Trouble(TypedDict):
    """The table cannot be stored, or (None) can be stored again."""

    text: TextShape | None


class ServerEvents(TypedDict):
    """The events that a device receives, by name."""

    view: ViewMessage
    moved: MovedMessage
    trouble: Trouble
    lent: Lent
    wifi: Wifi
    screen: dict[str, Any]
