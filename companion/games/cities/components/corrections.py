"""What was entered wrongly: the capital, or the counted cards (§9, §10)."""

from __future__ import annotations

from companion.core.command import By
from companion.core.game import Decision
from companion.core.kit.commands import answers
from companion.core.refusal import Refusal, refuse
from companion.core.text import text
from companion.core.value import asdict
from companion.core.words.prompts.base import Press, Prompt, Weight
from companion.core.words.prompts.field import Field
from companion.core.words.prompts.form import Form
from companion.games.cities.combat_rules import Facts, carry_out
from companion.games.cities.commands import Correction
from companion.games.cities.duel import SLOTS
from companion.games.cities.facts.effects import CapitalCorrected, CountsSet
from companion.games.cities.state import CitiesState

CARDS_AT_MOST = 500


class CorrectCapital(Correction):
    """A turned city is, or is not, the capital after all."""

    slot: int
    capital: bool


class MoveCapital(Correction):
    """Correction: this revealed city is the capital, not the one named before."""

    slot: int


class CorrectCounts(Correction, by=By.TABLET):
    """Counted again: cards in deck, hand and graveyard of a player."""

    deck: int
    hand: int
    graveyard: int


@answers(CorrectCapital, MoveCapital)
def _correct_capital(
    state: CitiesState, command: CorrectCapital | MoveCapital, now: float
) -> Decision:
    return carry_out(state, capital_change(state, command), now)


@answers(CorrectCounts)
def _correct_counts(state: CitiesState, command: CorrectCounts, seat: int, now: float) -> Decision:
    counted = (command.deck, command.hand, command.graveyard)
    if any(not 0 <= count <= CARDS_AT_MOST for count in counted):
        return refuse("E_OPTION")
    return carry_out(state, (CountsSet(seat, *counted),), now)


def capital_change(state: CitiesState, command: CorrectCapital | MoveCapital) -> Facts | Refusal:
    """The facts of such a correction, or why it cannot be."""
    if isinstance(command, MoveCapital):
        return _other_capital(state, command)
    return _capital(state, command)


def _capital(state: CitiesState, command: CorrectCapital) -> Facts | Refusal:
    duel = state.playing()
    if command.slot not in SLOTS:
        return refuse("E_NOT_THERE")
    city = duel.city(command.slot)
    if not city.revealed and duel.capital != city.slot:
        return refuse("E_FACE_DOWN")
    others = [one for one in duel.cities if one.slot != city.slot]
    if command.capital and any(one.capital for one in others):
        return refuse("E_TWO_CAPITALS")
    if not command.capital and all(one.capital is False for one in others):
        return refuse("E_NO_CAPITAL_LEFT")
    if (duel.capital == city.slot) == command.capital:
        return refuse("E_NOTHING_CHANGES")
    return (CapitalCorrected(city.slot, command.capital),)


def _other_capital(state: CitiesState, command: MoveCapital) -> Facts | Refusal:
    duel = state.playing()
    said = next((one.slot for one in duel.cities if one.capital), None)
    if command.slot not in SLOTS:
        return refuse("E_NOT_THERE")
    if said is None or said == command.slot:
        return refuse("E_NOTHING_CHANGES")
    if not duel.city(command.slot).revealed:
        return refuse("E_FACE_DOWN")
    return CapitalCorrected(said, False), CapitalCorrected(command.slot, True)


def capital_prompts(state: CitiesState) -> tuple[Prompt, ...]:
    """Corrections of what was said of a turned city."""
    found: list[Prompt] = []
    for slot in SLOTS:
        for capital in (False, True):
            wish = CorrectCapital(slot, capital)
            if not isinstance(capital_change(state, wish), Refusal):
                word = "is" if capital else "not"
                found.append(_correction(f"correct-{slot}", wish, f"cities-correct-{word}", slot))
        moved = MoveCapital(slot)
        if not isinstance(capital_change(state, moved), Refusal):
            found.append(_correction(f"capital-{slot}", moved, "cities-correct-moved", slot))
    return tuple(found)


def _correction(key: str, wish: CorrectCapital | MoveCapital, label: str, slot: int) -> Press:
    return Press(
        key=key,
        command=wish.name,
        args=asdict(wish),
        label=text(label, slot=slot),
        warn=text("cities-correct-warn"),
        weight=Weight.QUIET,
        group="match",
    )


def count_form(state: CitiesState, seat: int) -> Form:
    """Counted again, by the tablet."""
    cards = state.playing().counts[seat]
    piles = (("deck", cards.deck), ("hand", cards.hand), ("graveyard", cards.graveyard))
    return Form(
        key=f"{seat}-counts",
        command="correct_counts",
        act_for=(seat,),
        label=text("cities-correct-counts"),
        title=text("cities-correct-counts-title"),
        fields=tuple(
            Field(id, "number", text(f"cities-count-{id}"), high=CARDS_AT_MOST, value=value)
            for id, value in piles
        ),
        weight=Weight.QUIET,
        group="corrections",
    )
