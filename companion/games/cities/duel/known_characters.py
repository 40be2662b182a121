"""Characters that were typed in before: what their cards say, so that nobody types it twice."""

from __future__ import annotations

from companion.core.value import Frozen

MANY = 24
"""So many are remembered of a match."""


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
