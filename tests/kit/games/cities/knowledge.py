"""What each eye may know of a match: all but what others wrote of their decks (§10)."""

from collections.abc import Hashable, Iterator

from companion.core.value import replace
from companion.games.cities.state import CitiesState


def public(state: CitiesState) -> Hashable:
    """The whole match with all lists torn up."""
    decks = {seat: replace(deck, cards=()) for seat, deck in state.decks.items()}
    return repr(replace(state, decks=decks))


def secrets(state: CitiesState) -> Iterator[tuple[Hashable, tuple[int, ...]]]:
    """The list of each deck, which nobody else ever learns."""
    for seat, deck in state.decks.items():
        yield deck.cards, (seat,)
