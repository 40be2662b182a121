"""Light mode: after a fight that was worked out, the attacker says whose the city is (§3)."""

from __future__ import annotations

from typing import Any

from companion.core import Decision, answers, refuse, text
from companion.core.words.prompts.base import Prompt
from companion.games.cities.combat_resolver import outcome
from companion.games.cities.combat_rules import as_they_went_in, fight_of, win
from companion.games.cities.commands import OfCombat
from companion.games.cities.components.buttons import press, small
from companion.games.cities.duel import Duel, Phase
from companion.games.cities.facts.combat import CombatEnded
from companion.games.cities.facts.effects import CitySet
from companion.games.cities.phases.combat import AFTER_BLOWS, CombatPhase
from companion.games.cities.state import CitiesState, decided
from companion.games.cities.victory import settle

SETTLED = ("mine", "stays", "neutral")


class SettleCity(OfCombat, phases=(Phase.SETTLE,)):
    """Combat, light: who has the city now: "mine", "stays" or "neutral"."""

    what: str


@answers(SettleCity)
def _settle(state: CitiesState, command: SettleCity, now: float) -> Decision:
    what, duel = command.what, state.playing()
    if what not in SETTLED:
        return refuse("E_OPTION")
    if what == "mine":
        return decided(state, win, now)
    # The outcome that is shown never contradicts what was said of the city.
    result, slot = outcome(fight_of(duel)), duel.fighting().slot
    if result == "occupation" or (what, result) == ("neutral", "neutrality"):
        result = "repelled"
    ended = CombatEnded(result, as_they_went_in(duel), False)
    freed = what == "neutral" and duel.city(slot).owner is not None
    return decided(state, settle, now, ended, *((CitySet(slot, None),) if freed else ()))


class Settle(CombatPhase):
    """The attacker says what the fight has brought."""

    id = Phase.SETTLE
    follows = (Phase.MAIN,)
    by_hand = AFTER_BLOWS

    def questions(self, state: CitiesState, duel: Duel) -> tuple[Prompt, ...]:
        """Who has the city now; the likeliest first."""
        result = outcome(fight_of(duel))
        first = "mine" if result == "occupation" else "stays"
        title = text("cities-settle-title", slot=duel.fighting().slot)
        hint = text(f"cities-result-{result}")
        main = press("settle_city", title=title, hint=hint, **_says(first))
        return main, *(small("settle_city", **_says(what)) for what in SETTLED if what != first)


def _says(what: str) -> dict[str, Any]:
    label = text(f"cities-settle-{what}")
    return {"label": label, "key": f"settle-{what}", "args": {"what": what}}
