"""What a character is called: as its card says, or by its part where nobody has written that."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from companion.core.text import SeatName, Text, text
from companion.games.cities.duel import Character
from companion.games.cities.known_characters import printed
from companion.games.cities.state import CitiesState


def called(
    state: CitiesState, one: Character, among: Iterable[Character] | None = None
) -> str | Text:
    """Its name; without one «Personaggio», in the combats of light mode «Attaccante».

    `among`: where it is told from others (the living ones of its duel, by default); two nameless
    ones of the same side are numbered.
    """
    if one.name:
        return one.name
    duel = state.duel
    if among is None:
        among = duel.characters.values() if duel else ()
    alike = [other.id for other in among if not other.name and other.owner == one.owner]
    number = alike.index(one.id) + 1 if len(alike) > 1 and one.id in alike else 0
    part = "character"
    if state.options.light and duel is not None:
        part = "attacker" if one.owner == duel.active else "defender"
    return text(f"cities-nameless-{part}", n=number)


def told(state: CitiesState, one: Character, among: Iterable[Character]) -> str | Text:
    """The same in an account of blows, where its values do not stand beside it: «il 2/3 di Anna».
    Alike ones are numbered."""
    if one.name or state.options.light:
        return called(state, one, among)
    same = [
        other.id
        for other in among
        if not other.name and (other.owner, values(other)) == (one.owner, values(one))
    ]
    number = same.index(one.id) + 1 if len(same) > 1 else 0
    return text("cities-nameless-of", values=values(one), who=SeatName(one.owner), n=number)


def words(said: str) -> Text:
    """Something that somebody has typed, or that is printed on a card."""
    return text("cities-words", words=said)


def values(one: Character) -> str:
    """Its values as they are written beside its name: «2/3 r1»."""
    return printed(one.power, one.hp, one.range, quick=one.quick)


def fighter(state: CitiesState, one: Character) -> Text:
    """«Fante 2/3»."""
    return text("cities-fighter", name=called(state, one), values=values(one))


FEW = 3
"""So many are named in a sentence; the others are counted."""


def listed(names: Sequence[Text]) -> Text:
    """«Mara 2/3, Ugo 1/1 e altri 2». At least one name."""
    shown, more = names[:FEW], len(names) - FEW
    told = shown[0]
    for at, name in enumerate(shown[1:], start=2):
        last = at == len(names)
        told = text("cities-listed-last" if last else "cities-listed", a=told, b=name)
    return text("cities-listed-more", a=told, n=more) if more > 0 else told


def slots(of: Iterable[int]) -> Text:
    """«1 e 4»: two cities, three or four."""
    named = dict(zip("abcd", of, strict=False))
    return text(f"cities-slots-{len(named)}", **named)
