"""A decision in the making: facts told one after the other, each on top of those before."""

from __future__ import annotations

from companion.core.event import Event
from companion.games.cities.events_base import Fact
from companion.games.cities.state import CitiesState, Duel


class Draft:
    """Facts so far, and the state after them; nothing of it counts until it is decided."""

    def __init__(self, state: CitiesState) -> None:
        self.state = state
        self._facts: list[Fact] = []

    def tell(self, *facts: Fact) -> Draft:
        """Tell some more."""
        for fact in facts:
            self._facts.append(fact)
            self.state = fact.apply(self.state)
        return self

    @property
    def duel(self) -> Duel:
        """The duel as it stands in the draft."""
        return self.state.playing()

    @property
    def decision(self) -> tuple[Event, ...]:
        """What has been told, as a game's decision."""
        return tuple(self._facts)
