"""Light mode: after a fight that was worked out, the attacker says whose the city is (§3)."""

from __future__ import annotations

from typing import Any

from companion.core.game import Decision
from companion.core.kit.commands import answers
from companion.core.refusal import refuse
from companion.core.text import text
from companion.core.words.prompts.base import Prompt
from companion.games.cities import combat_resolver
from companion.games.cities.combat_resolver import outcome
from companion.games.cities.combat_rules import as_they_went_in, fight_of, open_combat, win, won_how
from companion.games.cities.commands import OfCombat
from companion.games.cities.components.buttons import press, small
from companion.games.cities.duel import Duel, Phase
from companion.games.cities.facts.city import CitySet
from companion.games.cities.facts.combat import CombatEnded
from companion.games.cities.phases.combat import AFTER_BLOWS, CombatPhase
from companion.games.cities.state import CitiesState, Draft
from companion.games.cities.victory import settle


class SettleCity(OfCombat, phases=(Phase.SETTLE,)):
    """Combat, light: who has the city now: "mine", "stays" or "neutral"."""

    what: str


@answers(SettleCity)
def _settle(state: CitiesState, command: SettleCity, now: float) -> Decision:
    if command.what not in ("mine", "stays", "neutral"):
        return refuse("E_OPTION")
    draft = Draft(state)
    _settled(draft, command.what, now)
    return draft.decision


def _settled(draft: Draft, what: str, now: float) -> None:
    """Light mode: who has the city after the fight that was worked out."""
    duel = draft.duel
    combat = open_combat(duel)
    outcome = combat_resolver.outcome(fight_of(duel))
    if what == "mine":
        win(draft, won_how(combat), now)
        return
    # What is told never contradicts what was said of the city.
    if outcome == "occupation" or (what, outcome) == ("neutral", "neutrality"):
        outcome = "repelled"
    draft.record(CombatEnded(outcome, as_they_went_in(duel), False))
    if what == "neutral" and draft.duel.city(combat.slot).owner is not None:
        draft.record(CitySet(combat.slot, None))
    settle(draft, now)


class Settle(CombatPhase):
    """The attacker says what the fight has brought."""

    id = Phase.SETTLE
    follows = (Phase.MAIN,)
    by_hand = AFTER_BLOWS

    def questions(self, state: CitiesState, duel: Duel) -> tuple[Prompt, ...]:
        """Who has the city now; the likeliest first."""
        result = outcome(fight_of(duel))
        first = "mine" if result == "occupation" else "stays"
        rest = (what for what in ("mine", "stays", "neutral") if what != first)
        title = text("cities-settle-title", slot=open_combat(duel).slot)
        hint = text(f"cities-result-{result}")
        main = press("settle_city", title=title, hint=hint, **_says(first))
        return main, *(small("settle_city", **_says(what)) for what in rest)


def _says(what: str) -> dict[str, Any]:
    label = text(f"cities-settle-{what}")
    return {"label": label, "key": f"settle-{what}", "args": {"what": what}}
