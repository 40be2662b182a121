"""Decks by name: the cards that a test needs, and villagers."""

from typing import Any

import pytest

from companion.games.lupus.cast import roles
from companion.games.lupus.role import PointsAtNobody

SPECIALS = tuple(id for id, role in roles().items() if role.special and role.in_box == 1)
"""Special cards of which the box has one, as its sheet recommends them."""
SHORT = {
    **{"wolf": "werewolf", "v": "villager"},
    **{f"special{place}": id for place, id in enumerate(SPECIALS, 1)},
}
"""Short names for cards; `special1` is any special card, `special2` another one."""
PROTECTOR = {id: 1 for id, role in roles().items() if role.shields}
"""One card of each role that protects, for decks that should have one if possible."""
PRINTED = ("bodyguard", "hamster", "mason", "medium", "mythomaniac", "owl", "possessed")
"""The special cards of the printed box."""
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


def or_villagers(deck: str) -> str:
    """The deck, with villagers in the place of cards whose roles have been deleted."""
    words, known = (word.partition("*") for word in deck.split()), {*roles(), *SHORT}
    return " ".join((id if id in known else "v") + star + times for id, star, times in words)


def needs(*ids: str) -> pytest.MarkDecorator:
    """Skip the test where one of these roles has been deleted."""
    gone = [id for id in ids if id not in roles()]
    return pytest.mark.skipif(bool(gone), reason=f"without {gone}")


def with_each(*ids: str) -> list[Any]:
    """These cards as parameters, each skipped where its role has been deleted."""
    return [pytest.param(id, marks=needs(id)) for id in ids]


WHOLE_BOX = or_villagers(
    "wolf*3 seer medium possessed bodyguard mason*2 hamster owl mythomaniac v*12"
)
"""Twenty-four people with every card of the printed box."""
