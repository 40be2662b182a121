"""A city is turned up: the attacker says whether it is the capital (§7.1, §10)."""

from __future__ import annotations

from companion.core import Decision, Prompt, text
from companion.games.cities.combat_rules import win
from companion.games.cities.commands import OfCombat
from companion.games.cities.components.buttons import press, small
from companion.games.cities.duel import Duel, Phase
from companion.games.cities.facts.combat import CityRevealed, CombatAwaits
from companion.games.cities.phases.combat import CombatPhase
from companion.games.cities.state import CitiesState, Draft, decided
from companion.games.cities.victory import settle


class Reveal(OfCombat, phases=(Phase.REVEAL,)):
    """Combat: the city has been turned up; is it the capital?"""

    capital: bool

    def decide(self, state: CitiesState, now: float) -> Decision:
        combat = state.playing().fighting()
        revealed = CityRevealed(combat.slot, self.capital)
        if combat.won:
            return decided(state, win, now, revealed)
        draft = Draft(state).record(revealed)
        # A player who holds it by the text of a card may hold the capital unknowingly (D1).
        settle(draft, now)
        if draft.state.duel is not None:
            draft.record(CombatAwaits(Phase.DEFENCE))
        return draft.decision


class RevealPhase(CombatPhase):
    """The attacker looks."""

    id = Phase.REVEAL
    follows = (Phase.DEFENCE, Phase.MAIN)

    def questions(self, state: CitiesState, duel: Duel) -> tuple[Prompt, ...]:
        title = text("cities-reveal-title", slot=duel.fighting().slot)
        city, capital = text("cities-reveal-city"), text("cities-reveal-capital")
        return (
            press("reveal", city, key="city", args={"capital": False}, title=title),
            small("reveal", capital, key="capital", args={"capital": True}),
        )
