"""Generate the description of the protocol: `python -m companion.web.protocol`.

`companion/protocol.md` is for people, `static/js/types.d.ts` for the type checker. An architecture
test checks that both are current.
"""

from collections.abc import Iterable, Iterator
from inspect import get_annotations, getdoc
from itertools import chain
from pathlib import Path
from typing import Any, get_type_hints

from companion.core.command import By, Command
from companion.core.value import fields
from companion.core.words.panels.base import Panel
from companion.core.words.prompts.base import Prompt
from companion.games.registry import find_games
from companion.table.command import TableCommand
from companion.table.log.codec import Codec
from companion.web import paths
from companion.web.build import lengths
from companion.web.build.typescript import arguments, spelled, types, words
from companion.web.live.sockets import EVENTS
from companion.web.live.transport.frames import MESSAGE_BYTES, TABLET_BYTES

_SOCKET = (
    "## Socket",
    f"A device may send {', '.join(f'`{name}`' for name in sorted(EVENTS))}; an event of another",
    "name is dropped, and a frame of another shape closes the socket ([decision",
    "9](decisions/0009-the-transport.md)). It hears `view`",
    "`{wall?, known?, secret?, desk?, changed?}` (the",
    "documents of its view that are new, whole or in `changed` as differences; [decision",
    "22](decisions/0022-a-view-in-two-documents.md)), `moved`",
    "`{why?}` (another device has the place; `why`: the seat was `removed` from the table, or",
    "`released` from its phone), and on a tablet `trouble` `{text}`: the table cannot be",
    "written down, or (null) it can again; and `lent` `{seat, view, pad}`, once after each",
    "`table.show_seat`: what that seat may see, for as long as a finger rests on the tablet.",
    "`sound` `{works?}` says whether a voice is heard from this device, and is answered",
    "`{devices}`: from how many one is (null: not known).",
    "`wifi` `{network}` from a tablet is passed on to the screens of its table as it is, and kept",
    "nowhere; `screen` tells a tablet that one was opened, which then sends it again.",
    "A connection is refused with the message E_NO_TABLE, E_NOT_HOST, E_BAD_INPUT or E_BUSY.",
    "E_BUSY and E_CANNOT_SAVE decide nothing: the same command is sent again with",
    "its id.",
    "",
)


def document() -> str:
    """The text of `protocol.md`."""
    games = find_games()
    codec = Codec(games)
    return "\n".join(
        [
            "# What travels, word by word",
            "",
            "Made by `python -m companion.web.protocol` from the code, and compared with it by a",
            "test. Why it is like this: [decision 1](decisions/0001-the-protocol.md).",
            "",
            f"A message of a device has at most {MESSAGE_BYTES} bytes, of a tablet {TABLET_BYTES}.",
            "Times are seconds.",
            "",
            *_SOCKET,
            "## Commands of the table",
            "`do` `{id, name, args, for?, pad?}` is answered by `{id, ok}`, or `{id, ok, code,",
            "text}`. `pad`: blanks up to a round size, which say nothing.",
            "Arguments are checked strictly: none missing, none more, the exact types.",
            "",
            *_command_rows(codec.commands(None).values()),
            "",
            *chain.from_iterable(
                (f"## Commands of {id}", *_command_rows(codec.commands(id).values()), "")
                for id in games
            ),
            "## Prompts",
            *_sections(words(Prompt)),
            "",
            "## Panels",
            *_sections(words(Panel)),
            "",
        ]
    )


def _command_rows(commands: Iterable[type[Command]]) -> Iterator[str]:
    yield "| name | args | what |"
    yield "|---|---|---|"
    for one in commands:
        taken = arguments(one).replace("Record<string, never>", "{ }").replace("|", "\\|")
        of_guests = issubclass(one, TableCommand) and one.by is not By.TABLET
        who = " Guests may, too." if of_guests else ""
        yield f"| `{one.name}` | `{taken}` | {_first(one)}{who} |"


def _sections(shapes: Iterable[Any]) -> Iterator[str]:
    for shape in shapes:
        hints = get_type_hints(shape)
        own = [one for one in fields(shape) if one.name in get_annotations(shape)]
        named = ", ".join(f"`{one.name}: {spelled(hints[one.name])}`" for one in own)
        own_word = " Only one game uses it." if shape.one_game else ""
        yield f"- **{shape.kind}**: {_first(shape)}{own_word}" + (f" {named}" if named else "")


def _first(shape: type) -> str:
    return (getdoc(shape) or "").partition("\n\n")[0].replace("\n", " ")


def places_and_texts() -> dict[Path, str]:
    """The generated files and their content."""
    of_games = {
        paths.PACKAGE / "games" / id / "phases.md": page
        for id, game in find_games().items()
        if (page := game.phases_page())
    }
    spoken = {
        path: lengths.page(id) for id in find_games() if (path := lengths.file_of(id)).exists()
    }
    return (
        of_games
        | spoken
        | {
            paths.PACKAGE / "protocol.md": document(),
            paths.static_dir() / "js" / "types.d.ts": types(),
        }
    )


def main() -> None:
    """Write the files."""
    for path, text in places_and_texts().items():
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
