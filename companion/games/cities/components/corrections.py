"""Corrections of wrong entries: the capital, or the counted cards (§9, §10)."""

from collections.abc import Iterator

from companion.core import By, Decision, Field, Form, Press, Refusal, Weight, labelled, refuse, text
from companion.core.value import asdict
from companion.games.cities.combat_rules import Facts, decide_with
from companion.games.cities.commands import Correction
from companion.games.cities.components.buttons import aside
from companion.games.cities.duel import SLOTS
from companion.games.cities.facts.effects import CapitalCorrected, CountsSet
from companion.games.cities.state import CitiesState

CARDS_AT_MOST = 500


class CorrectCapital(Correction):
    """A turned city is, or is not, the capital after all."""

    slot: int
    capital: bool

    def decide(self, state: CitiesState, now: float) -> Decision:
        return decide_with(state, _corrected(state, self.slot, capital=self.capital), now)


class MoveCapital(Correction):
    """Correction: this revealed city is the capital, not the one named before."""

    slot: int

    def decide(self, state: CitiesState, now: float) -> Decision:
        return decide_with(state, _moved(state, self.slot), now)


class CorrectCounts(Correction, by=By.TABLET):
    """Counted again: cards in deck, hand and graveyard of a player."""

    deck: int
    hand: int
    graveyard: int

    def decide(self, state: CitiesState, seat: int, now: float) -> Decision:
        counted = (self.deck, self.hand, self.graveyard)
        if any(not 0 <= count <= CARDS_AT_MOST for count in counted):
            return refuse("E_OPTION")
        return decide_with(state, (CountsSet(seat, *counted),), now)


def _corrected(state: CitiesState, slot: int, *, capital: bool) -> Facts | Refusal:
    duel = state.playing()
    if slot not in SLOTS:
        return refuse("E_NOT_THERE")
    if not duel.city(slot).revealed and duel.capital != slot:
        return refuse("E_FACE_DOWN")
    others = [one for one in duel.cities if one.slot != slot]
    if capital and any(one.capital for one in others):
        return refuse("E_TWO_CAPITALS")
    if not capital and all(one.capital is False for one in others):
        return refuse("E_NO_CAPITAL_LEFT")
    if (duel.capital == slot) == capital:
        return refuse("E_NOTHING_CHANGES")
    return (CapitalCorrected(slot, capital),)


def _moved(state: CitiesState, slot: int) -> Facts | Refusal:
    duel = state.playing()
    had = next((one.slot for one in duel.cities if one.capital), None)
    if slot not in SLOTS:
        return refuse("E_NOT_THERE")
    if had is None or had == slot:
        return refuse("E_NOTHING_CHANGES")
    if not duel.city(slot).revealed:
        return refuse("E_FACE_DOWN")
    return CapitalCorrected(had, False), CapitalCorrected(slot, True)


def capital_prompts(state: CitiesState) -> Iterator[Press]:
    """Corrections of whether a turned city is the capital."""
    warn = text("cities-correct-warn")
    for slot in SLOTS:
        for capital, word in ((False, "not"), (True, "is")):
            if not isinstance(_corrected(state, slot, capital=capital), Refusal):
                args = {"slot": slot, "capital": capital}
                label = text(f"cities-correct-{word}", slot=slot)
                yield aside("correct_capital", label, key=f"correct-{slot}", args=args, warn=warn)
        if not isinstance(_moved(state, slot), Refusal):
            label, args = text("cities-correct-moved", slot=slot), {"slot": slot}
            yield aside("move_capital", label, key=f"capital-{slot}", args=args, warn=warn)


def count_form(state: CitiesState, seat: int) -> Form:
    """Counted again, by the tablet."""
    piles = asdict(state.playing().counts[seat])
    return Form(
        key=f"{seat}-counts",
        command="correct_counts",
        act_for=(seat,),
        **labelled("cities-correct-counts", "title"),
        fields=tuple(
            Field(id, "number", text(f"cities-count-{id}"), high=CARDS_AT_MOST, value=value)
            for id, value in piles.items()
        ),
        weight=Weight.QUIET,
        group="corrections",
    )
