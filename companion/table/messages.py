"""A command as a device sends it, and its answer."""

from collections.abc import Mapping
from typing import Annotated, Any, NotRequired, TypedDict

from msgspec import Meta, ValidationError, convert

from companion.core.command import Command
from companion.core.refusal import Refusal, refuse
from companion.core.value import Frozen
from companion.table.log.codec import BadInput, Codec, NotOneLine, UnknownCommand
from companion.table.screens.picture import TextShape
from companion.table.state import Table

Name = Annotated[str, Meta(max_length=64)]


class Do(Frozen, rename={"for_seat": "for"}):
    """A command as a device sends it."""

    id: Annotated[str, Meta(pattern=r"^[0-9a-f]{32}\Z")]
    name: Name
    args: Mapping[str, Any] = {}
    for_seat: Annotated[int, Meta(ge=0, le=10**6)] | None = None
    pad: Annotated[str, Meta(pattern=r"^ *\Z")] = ""
    """Blanks up to a round size, so that the length tells nothing."""


class CommandReply(TypedDict):
    """The answer to a command; `code` and `text` if it was refused."""

    id: str | None
    ok: bool
    code: NotRequired[str]
    text: NotRequired[TextShape]


def command_in(content: object, table: Table, codec: Codec) -> tuple[Do, Command] | Refusal:
    """The command in this message, or why there is none."""
    try:
        do = convert(content, Do)
        return do, codec.command(do.name, do.args, None if table.game is None else table.game.id)
    except NotOneLine:
        return refuse("E_ONE_LINE")
    except (ValidationError, BadInput):
        return refuse("E_BAD_INPUT")
    except UnknownCommand:
        return refuse("E_UNKNOWN_COMMAND")


def reply_to(content: object, refusal: Refusal | None) -> CommandReply:
    """The answer to this message, with its id."""
    id = content.get("id") if isinstance(content, dict) else None
    reply: CommandReply = {"id": id if isinstance(id, str) else None, "ok": refusal is None}
    if refusal is not None:
        reply["code"], reply["text"] = refusal.code, refusal.text
    return reply
