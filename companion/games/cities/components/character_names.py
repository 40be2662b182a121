"""Names of characters: as typed, or by their part in the fight."""

from collections.abc import Iterable, Sequence

from companion.core import SeatName, Text, text
from companion.games.cities.duel import Character
from companion.games.cities.state import CitiesState

FEW = 3
"""The most names in a sentence; the others are counted."""


def name_of(
    state: CitiesState, one: Character, among: Iterable[Character] | None = None
) -> str | Text:
    """Its name; without one «Personaggio», in light mode «Attaccante», numbered `among` these."""
    if one.name:
        return one.name
    duel = state.duel
    if among is None:
        among = duel.characters.values() if duel else ()
    number = _number(one, (other for other in among if other.owner == one.owner))
    part = "character"
    if state.options.light and duel is not None:
        part = "attacker" if one.owner == duel.active else "defender"
    return text(f"cities-nameless-{part}", n=number)


def name_with_owner(state: CitiesState, one: Character, among: Sequence[Character]) -> str | Text:
    """Its name where no values are shown beside it: «il 2/3 di Anna»."""
    if one.name or state.options.light:
        return name_of(state, one, among)
    alike = (other for other in among if (other.owner, other.values) == (one.owner, one.values))
    number = _number(one, alike)
    return text("cities-nameless-of", values=one.values, who=SeatName(one.owner), n=number)


def _number(one: Character, alike: Iterable[Character]) -> int:
    """Its number among nameless ones, from 1; 0 if it is the only one."""
    ids = [other.id for other in alike if not other.name]
    return ids.index(one.id) + 1 if len(ids) > 1 and one.id in ids else 0


def fighter(state: CitiesState, one: Character) -> Text:
    """«Fante 2/3»."""
    return text("cities-fighter", name=name_of(state, one), values=one.values)


def name_list(state: CitiesState, ones: Sequence[Character]) -> Text:
    """«Mara 2/3, Ugo 1/1 e altri 2». At least one character."""
    first, *others = [fighter(state, one) for one in ones[:FEW]]
    for at, name in enumerate(others, start=2):
        id = "cities-listed-last" if at == len(ones) else "cities-listed"
        first = text(id, a=first, b=name)
    more = len(ones) - FEW
    return text("cities-listed-more", a=first, n=more) if more > 0 else first


def slots(of: Iterable[int]) -> Text:
    """«1 e 4»: two cities, three or four."""
    named = dict(zip("abcd", of, strict=False))
    return text(f"cities-slots-{len(named)}", **named)
