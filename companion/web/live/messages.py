"""The shapes of what goes over a socket, word by word: the browser's types are made from them."""

from __future__ import annotations

from typing import Annotated, Any, NotRequired, TypedDict

from pydantic import BaseModel, ConfigDict, Field

from companion.core.payload import payload
from companion.core.text import text
from companion.table.device import Kind
from companion.table.picture import Lent, Private, Table, TextShape


class Hello(BaseModel):
    """What a device says of itself when it connects."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)
    code: Annotated[str, Field(max_length=64)]
    kind: Annotated[Kind, Field(strict=False)]
    build: Annotated[str | None, Field(max_length=64)] = None


class Do(BaseModel):
    """A command as it arrives."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)
    id: Annotated[str, Field(pattern=r"^[0-9a-f]{32}$")]
    name: Annotated[str, Field(max_length=64)]
    args: dict[str, Any] = Field(default_factory=dict)
    for_seat: Annotated[int | None, Field(alias="for", ge=0, le=10**6)] = None


class Answer(TypedDict):
    """What a command is answered with; `code` and `text` where it was refused."""

    id: str | None
    ok: bool
    code: NotRequired[str]
    text: NotRequired[TextShape]


class Time(TypedDict):
    """What `time` is answered with: the server's seconds."""

    now: float


class Around(TypedDict):
    """The table itself, ahead of the first view that names it: `n` is its name."""

    n: str
    table: Table


class Shown(Private):
    """The rest of a picture: in its place the table's name."""

    table: str


class Moved(TypedDict):
    """The device holds nothing any more; `why` is that of `effects.Moved`."""

    why: NotRequired[str]


class Trouble(TypedDict):
    """The table cannot be written down, or (None) it can again."""

    text: TextShape | None


class Heard(TypedDict):
    """What a device hears, by the name of the event."""

    table: Around
    view: Shown
    moved: Moved
    trouble: Trouble
    lent: Lent


def trouble(works: bool) -> Trouble:
    """What the tablet hears of the table's store."""
    return {"text": None if works else payload(text("E_CANNOT_SAVE"))}
