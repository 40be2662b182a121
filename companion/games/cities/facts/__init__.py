"""Facts of a match; here, their base class for the running duel."""

from companion.core import Fact, replace
from companion.games.cities.duel import Duel
from companion.games.cities.state import CitiesState


class DuelFact(Fact[CitiesState]):
    """A fact that changes the running duel and nothing else."""

    def apply(self, state: CitiesState) -> CitiesState:
        return replace(state, duel=self.change(state.playing(), state))

    def change(self, duel: Duel, state: CitiesState) -> Duel:
        """The duel after this fact; `state`: the match around it, with its house rules."""
        return duel
