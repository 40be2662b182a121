"""What each eye may know of a match: all but what others wrote of their decks (§10)."""

from collections.abc import Hashable

from companion.core.value import replace
from companion.games.cities.state import CitiesState
from tests.kit.laws.world import LastState


class Knowledge(LastState):
    """What one eye knows; nothing is ever learnt of another's list."""

    def known(self) -> Hashable:
        """The whole match with all lists but the own one torn up."""
        state = self.state
        decks = {
            seat: deck if seat == self.eye.seat else replace(deck, cards=())
            for seat, deck in state.decks.items()
        }
        return repr(replace(state, decks=decks))


def alike_seats(state: CitiesState, phones: frozenset[int]) -> tuple[int, ...]:
    """No phone has to look like another one."""
    return ()
