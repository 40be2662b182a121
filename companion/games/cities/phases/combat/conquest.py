"""The attacked city: is it the capital, whose is it in light mode, the discards (§3, §7.1, §8)."""

from typing import Any

from companion.core import Decision, Prompt, Refusal, refuse, text
from companion.games.cities.combat_resolver import outcome
from companion.games.cities.combat_rules import fight_of, initial_fighters, win
from companion.games.cities.commands import InDuel, OfCombat
from companion.games.cities.components.buttons import press, small
from companion.games.cities.duel import Duel, Phase
from companion.games.cities.facts import combat as facts
from companion.games.cities.facts.effects import CitySet
from companion.games.cities.phases.combat import AFTER_BLOWS, CombatPhase
from companion.games.cities.phases.duel import DuelPhase
from companion.games.cities.state import CitiesState, Draft, decide_by
from companion.games.cities.victory import follow_up

SETTLED = ("mine", "stays", "neutral")


class Reveal(OfCombat, phases=(Phase.REVEAL,)):
    """Combat: the city has been turned up; is it the capital?"""

    capital: bool

    def decide(self, state: CitiesState, now: float) -> Decision:
        combat = state.playing().fighting()
        revealed = facts.CityRevealed(combat.slot, self.capital)
        if combat.won:
            return decide_by(state, win, now, revealed)
        draft = Draft(state).record(revealed)
        # A player who holds it by the text of a card may hold the capital unknowingly (D1).
        follow_up(draft, now)
        if draft.state.duel is not None:
            draft.record(facts.CombatAwaits(Phase.DEFENCE))
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


class SettleCity(OfCombat, phases=(Phase.SETTLE,)):
    """Combat, light: who has the city now: "mine", "stays" or "neutral"."""

    what: str

    def decide(self, state: CitiesState, now: float) -> Decision:
        what, duel = self.what, state.playing()
        if what not in SETTLED:
            return refuse("E_OPTION")
        if what == "mine":
            return decide_by(state, win, now)
        # The outcome that is shown never contradicts the attacker's answer.
        result, slot = outcome(fight_of(duel)), duel.fighting().slot
        if result == "occupation" or (what, result) == ("neutral", "neutrality"):
            result = "repelled"
        ended = facts.CombatEnded(result, initial_fighters(duel), False)
        freed = what == "neutral" and duel.city(slot).owner is not None
        return decide_by(state, follow_up, now, ended, *((CitySet(slot, None),) if freed else ()))


class Settle(CombatPhase):
    """The attacker says what the fight has brought."""

    id = Phase.SETTLE
    follows = (Phase.MAIN,)
    by_hand = AFTER_BLOWS

    def questions(self, state: CitiesState, duel: Duel) -> tuple[Prompt, ...]:
        result = outcome(fight_of(duel))
        first = "mine" if result == "occupation" else "stays"
        title = text("cities-settle-title", slot=duel.fighting().slot)
        hint = text(f"cities-result-{result}")
        main = press("settle_city", title=title, hint=hint, **_says(first))
        return main, *(small("settle_city", **_says(what)) for what in SETTLED if what != first)


def _says(what: str) -> dict[str, Any]:
    label = text(f"cities-settle-{what}")
    return {"label": label, "key": f"settle-{what}", "args": {"what": what}}


class ConfirmDiscards(OfCombat, phases=(Phase.DISCARDS,)):
    """The cards of a conquest are discarded (§8)."""

    def decide(self, state: CitiesState) -> Decision:
        return (facts.DiscardsDone(state.playing().due),)


class Discards(DuelPhase):
    """The conqueror discards."""

    id = Phase.DISCARDS
    follows = (Phase.MAIN,)
    asks_itself = True

    def unfinished(self, state: CitiesState) -> Refusal | None:
        return refuse("E_DISCARD_DUE", cards=state.playing().due)

    def awaits(self, state: CitiesState, command: InDuel, seat: int) -> bool:
        return isinstance(command, ConfirmDiscards)

    def wait(self, state: CitiesState) -> tuple[str, dict[str, Any]]:
        return self.id, {"n": state.playing().due}

    def questions(self, state: CitiesState, duel: Duel) -> tuple[Prompt, ...]:
        label, key = text("cities-go-discard", n=duel.due), f"due-{duel.next_id}"
        title, hint = text("cities-go-discards-title", n=duel.due), text("cities-go-discards-hint")
        return (press("confirm_discards", label, key=key, title=title, hint=hint),)
