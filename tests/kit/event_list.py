"""Every event with its fields, as they stand in `event_list.txt`.

`python -m tests.kit.event_list` writes them anew.
"""

from __future__ import annotations

from pathlib import Path

from companion.core.event import Event
from companion.games.registry import find_games
from companion.table.log.facts import FACTS

FILE = Path(__file__).with_suffix(".txt")


def known() -> list[str]:
    """All events, a line each: `wire: field field`."""
    kinds = {*FACTS, *(kind for game in find_games().values() for kind in game.events)}
    return sorted(_line(kind) for kind in kinds)


def _line(kind: type[Event]) -> str:
    return f"{kind.wire}: {' '.join(kind.__struct_fields__)}".rstrip()


if __name__ == "__main__":
    FILE.write_text("\n".join(known()) + "\n")
