"""The defence: the other player defends the attacked city or not, with Quick cards (§7.2)."""

from companion.core import Decision, Prompt, Refusal, Text, Weight, refuse, replace, text
from companion.games.cities.combat_rules import able_defenders, await_attackers, defender_of, win
from companion.games.cities.commands import InDuel, OfCombat, Tracked, TypedCard
from companion.games.cities.components import buttons, character_form, character_names
from companion.games.cities.duel import FIELD, Duel, Phase
from companion.games.cities.facts.combat import Defended, QuickBrought
from companion.games.cities.phases.combat import CombatPhase
from companion.games.cities.phases.effect import BeginAdjust
from companion.games.cities.state import CitiesState, decide_by


class Defend(OfCombat, phases=(Phase.DEFENCE,)):
    """Combat: the city is defended (§7.2)."""

    def decide(self, state: CitiesState, now: float) -> Decision:
        if not state.options.light and not able_defenders(state):
            return refuse("E_NOT_QUICK")
        return decide_by(state, await_attackers, now, Defended())


class Decline(OfCombat, phases=(Phase.DEFENCE,)):
    """Combat: the city is not defended (§7.2)."""

    def decide(self, state: CitiesState, now: float) -> Decision:
        return decide_by(state, win, now)


class BringQuick(OfCombat, Tracked, phases=(Phase.DEFENCE,)):
    """Combat: a Quick character of the field comes to the attacked city (§7.2)."""

    character: int

    def decide(self, state: CitiesState) -> Decision:
        one = character_form.find_living(state, self.character, defender_of(state))
        if isinstance(one, Refusal):
            return one
        if not one.quick:
            return refuse("E_NOT_QUICK")
        return (QuickBrought(one.id),) if one.place == FIELD else refuse("E_NOT_THERE")


class PlayQuick(TypedCard, OfCombat, Tracked, phases=(Phase.DEFENCE,)):
    """Combat: a Quick character of the hand comes to the attacked city (§7.2)."""

    def decide(self, state: CitiesState) -> Decision:
        seat, duel = defender_of(state), state.playing()
        fact = character_form.entered_fact(state, seat, self, duel.fighting().slot, hand=True)
        if isinstance(fact, Refusal):
            return fact
        if not fact.character.quick:
            return refuse("E_NOT_QUICK")
        return (fact,) if duel.counts[seat].hand else refuse("E_NO_CARDS")


class Defence(CombatPhase):
    """The defender answers; the text of a card may come first."""

    id = Phase.DEFENCE
    follows = (Phase.REVEAL, Phase.ATTACKERS, Phase.DEFENDERS, Phase.EFFECT, Phase.MAIN)

    def asked(self, state: CitiesState) -> int:
        return defender_of(state)

    def awaits(self, state: CitiesState, command: InDuel, seat: int) -> bool:
        if isinstance(command, BeginAdjust):
            return seat == self.asked(state)
        return super().awaits(state, command, seat)

    def questions(self, state: CitiesState, duel: Duel) -> tuple[Prompt, ...]:
        seat, light = defender_of(state), state.options.light
        able = light or bool(able_defenders(state))
        in_hand = duel.counts[seat].hand > 0
        answers = _yes_or_no(state, duel, able=able, quick=in_hand)
        if light:
            return answers
        quick = (
            buttons.small(
                *("bring_quick", text("cities-go-bring", name=character_names.name_of(state, one))),
                key=f"bring-{one.id}",
                args={"character": one.id},
                group="",
            )
            for one in duel.there(FIELD, seat)
            if one.quick
        )
        from_hand = (_from_hand(state, duel, main=not able),) if in_hand else ()
        return *answers, *quick, *from_hand, buttons.begin_adjust()


def _yes_or_no(state: CitiesState, duel: Duel, *, able: bool, quick: bool) -> tuple[Prompt, ...]:
    """The first question. `able`: a character in the city can defend, else the hint gives the
    reason. `quick`: a card from the hand can, so that declining is not the main button."""
    title = text("cities-defence-title", slot=duel.fighting().slot)
    decline = buttons.small("decline", text("cities-go-decline"))
    if able:
        hint = _against(state, duel, "hint")
        return buttons.press("defend", text("cities-go-defend"), title=title, hint=hint), decline
    if quick:
        return (decline,)
    hint = _against(state, duel, _why_not(state, duel))
    return (buttons.press("decline", text("cities-go-decline"), title=title, hint=hint),)


def _why_not(state: CitiesState, duel: Duel) -> str:
    """The hint where nobody in the city can defend: all are tapped, or there is nobody."""
    return "tapped" if duel.there(duel.fighting().slot, defender_of(state)) else "none"


def _against(state: CitiesState, duel: Duel, word: str) -> Text:
    """How one may defend, after the attackers; in light mode these are not known yet."""
    how = text(f"cities-go-defend-{word}")
    attackers = [duel.characters[id] for id in duel.fighting().attackers]
    if not attackers:
        return how
    return text("cities-asked-against", who=character_names.name_list(state, attackers), how=how)


def _from_hand(state: CitiesState, duel: Duel, *, main: bool) -> Prompt:
    """A Quick character from the hand; `main`: no other can defend, so this is the question."""
    form = character_form.form(
        *("play_quick", "cities-go-quick"),
        key="quick",
        known=character_form.known_cards(state, defender_of(state), quick=True),
        quick="yes",
        weight=Weight.MAIN if main else Weight.QUIET,
    )
    if not main:
        return form
    title = text("cities-defence-title", slot=duel.fighting().slot)
    return replace(form, title=title, hint=_against(state, duel, _why_not(state, duel)))
