"""Characters that were typed in before: what their cards say, so that nobody types it twice."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from companion.core.value import Frozen
from companion.core.words.prompts.field import Value

MANY = 60
"""So many are remembered, newest first."""
NOBODY = 0
"""The owner of a card that was played at another match: no seat."""
LONG_NAME = 24
"""Characters of a name."""
HIGHEST = (30, 30, 9)
"""The most power, hit points and range that a form asks for."""


class Face(Frozen):
    """What a card says. `owner`: who brought it last. `name`: "" where nobody has written one."""

    owner: int
    name: str
    power: int
    hp: int
    range: int
    quick: bool = False

    @property
    def card(self) -> tuple[str, int, int, int, bool]:
        """The card without its owner."""
        return self.name.casefold(), self.power, self.hp, self.range, self.quick


def written(known: tuple[Face, ...]) -> list[list[Value]]:
    """The named ones without their owners, a row each, newest first."""
    rows = ((one.name, one.power, one.hp, one.range, one.quick) for one in known if one.name)
    return [list(row) for row in dict.fromkeys(rows)]


def read(kept: Iterable[Any]) -> tuple[Face, ...]:
    """The characters that were written so; what is none is passed over."""
    return tuple(Face(NOBODY, *row) for row in kept if _is_face(row))[:MANY]


def _is_face(row: Any) -> bool:
    if not isinstance(row, list | tuple) or len(row) != 5:
        return False
    name, power, hp, range, quick = row
    if not isinstance(name, str) or not name or len(name) > LONG_NAME or not name.isprintable():
        return False
    numbers = (power, hp, range)
    right = all(type(n) is int and n <= most for n, most in zip(numbers, HIGHEST, strict=True))
    return right and power >= 0 and hp >= 1 and range >= 0 and type(quick) is bool


def met(known: tuple[Face, ...], new: Face) -> tuple[Face, ...]:
    """The remembered ones with this one first; a card is remembered once for each owner."""
    rest = (one for one in known if (one.owner, one.card) != (new.owner, new.card))
    return (new, *rest)[:MANY]


def offered(known: tuple[Face, ...], seat: int) -> tuple[Face, ...]:
    """What to offer to `seat`: its own cards, last used first, then those of the other deck."""
    found: dict[tuple[str, int, int, int, bool], Face] = {}
    for one in sorted(known, key=lambda face: face.owner != seat):
        found.setdefault(one.card, one)
    return tuple(found.values())


def printed(power: int, hp: int, range: int, *, quick: bool) -> str:
    """«2/3», with the range where it has one: «2/3 r1»; a Quick one with its mark."""
    far = f" r{range}" if range else ""
    return f"{power}/{hp}{far}" + ("*" if quick else "")


def card_of(face: Face) -> str:
    """A card as one word, to choose it by."""
    quick = "quick" if face.quick else "plain"
    return f"{face.power}/{face.hp}/{face.range}/{quick}/{face.name}"
