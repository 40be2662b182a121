"""What a character is called: as its card says, or by its part where nobody has written that."""

from __future__ import annotations

from collections.abc import Iterable

from companion.core.text import Text, text
from companion.games.cities.state import Character, CitiesState


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


def words(said: str) -> Text:
    """Something that somebody has typed, or that is printed on a card."""
    return text("cities-words", words=said)
