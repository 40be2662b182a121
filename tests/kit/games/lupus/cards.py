"""Decks by name: the cards that a test needs, and villagers."""

from __future__ import annotations

from companion.games.lupus.cast import roles
from companion.games.lupus.role import PointsAtNobody

SHORT = {"wolf": "werewolf", "v": "villager", "guard": "bodyguard", "myth": "mythomaniac"}
"""Short names for the cards, beside their ids."""
CHOOSERS = {
    id
    for id, role in roles().items()
    if role.step_id is not None and not isinstance(role, PointsAtNobody)
}
"""Roles that choose a seat at night."""


def cards(deck: str, people: int = 0) -> tuple[str, ...]:
    """`"wolf*2 seer v*5"` as the list of cards, seat after seat, and villagers up to `people`."""
    dealt: list[str] = []
    for word in deck.split():
        name, _, times = word.partition("*")
        dealt += [SHORT.get(name, name)] * int(times or 1)
    return (*dealt, *["villager"] * (people - len(dealt)))


def mixed(people: int) -> str:
    """Two wolves, a seer, every other kind of card that there is, and villagers."""
    kinds = [(id, max(role.in_box, 1)) for id, role in roles().items() if role.special]
    dealt = cards(" ".join(["wolf*2 seer", *(f"{id}*{count}" for id, count in kinds)]), people)
    return " ".join(dealt[:people])
