"""Every event with its fields, for `event_list.txt`.

`python -m tests.kit.event_list` writes that file.
"""

from pathlib import Path

from companion.core.event import Event
from companion.games.registry import find_games
from companion.table.log.facts import FACTS

FILE = Path(__file__).with_suffix(".txt")


def known() -> list[str]:
    """All events, a line each: `wire: field field`."""
    own = (line for game in find_games() for line in known_of(game))
    return sorted({*map(_line, FACTS), *own})


def known_of(game: str) -> list[str]:
    """The events of one game, a line each."""
    return [_line(kind) for kind in find_games()[game].events]


def _line(kind: type[Event]) -> str:
    return f"{kind.wire}: {' '.join(kind.__struct_fields__)}".rstrip()


if __name__ == "__main__":
    FILE.write_text("\n".join(known()) + "\n")
