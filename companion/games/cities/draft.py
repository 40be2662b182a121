"""A decision of the city game in the making."""

from __future__ import annotations

from companion.core.kit import facts
from companion.games.cities.duel import Duel
from companion.games.cities.state import CitiesState


class Draft(facts.Draft[CitiesState]):
    """As in the kit, with the duel at hand."""

    @property
    def duel(self) -> Duel:
        """The duel as it stands in the draft."""
        return self.state.playing()
