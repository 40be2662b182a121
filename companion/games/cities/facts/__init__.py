"""The facts of a match; here, what those of the running duel share."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any

from companion.core.kit.facts import Fact
from companion.core.value import replace
from companion.games.cities.duel import Duel
from companion.games.cities.state import CitiesState


class DuelFact(Fact[CitiesState]):
    """A fact about the running duel and nothing else."""

    def apply(self, state: CitiesState) -> CitiesState:
        return replace(state, duel=self.change(state.playing(), state))

    @abstractmethod
    def change(self, duel: Duel, state: CitiesState) -> Duel:
        """The duel after this fact; `state`: the match around it, for its house rules."""


def with_combat(duel: Duel, **changes: Any) -> Duel:
    """The duel with its open combat changed."""
    assert duel.combat is not None
    return replace(duel, combat=replace(duel.combat, **changes))
