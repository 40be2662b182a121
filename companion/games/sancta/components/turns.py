"""The start of a turn, and players who leave, also before the first turn (§5)."""

from typing import Any

from companion.core import By, Command, Decision, Field, Form, Weight, text
from companion.games.sancta.components.draft import Draft
from companion.games.sancta.facts.cards import CardsDrawn, ShuffleAsked
from companion.games.sancta.facts.lobby import TurnStarted
from companion.games.sancta.names import prompt_args
from companion.games.sancta.phase import phase_of
from companion.games.sancta.state import HAND, Phase, SanctaState, Shuffle

DRAWN = 2


def start_turn(draft: Draft, seat: int) -> Draft:
    """The turn of `seat`, with its two cards."""
    return draw(draft.record(TurnStarted(seat)), seat, DRAWN)


def draw(draft: Draft, seat: int, cards: int, *, by_text: bool = False) -> Draft:
    """Draw cards; if the deck is empty, ask how many were shuffled in, unless none can be (G13)."""
    pile = draft.state.piles.get(draft.state.pile_of(seat))
    drawn = cards if pile is None else min(cards, pile.left)
    if drawn:
        draft.record(CardsDrawn(seat, drawn, by_text))
    if drawn < cards and can_draw(draft.state, seat):
        draft.record(ShuffleAsked(seat, cards - drawn, by_text))
    return draft


def can_draw(state: SanctaState, seat: int) -> bool:
    """Whether there may be cards to draw: False if both piles are known to be empty (G13)."""
    pile = state.piles.get(state.pile_of(seat))
    return pile is None or pile.left > 0 or not state.options.track_hands or pile.discard > 0


def seat_that_must_stay(state: SanctaState) -> int | None:
    """The seat that must not leave before the deck is shuffled: the active player, while another
    seat still has to draw, which the next turn would drop. Not with two left: the game ends."""
    asked, active = state.pending, state.active
    owed = isinstance(asked, Shuffle) and asked.seat != active
    return active if owed and len(state.in_play) > 2 else None


class Remove(Command, by=By.HOST, phases=(Phase.SETUP, Phase.TURN)):
    """Tablet: `seat` leaves the game; `cards` of its hand go to the discards where it is asked."""

    seat: int
    cards: int = 0

    def decide(self, state: SanctaState) -> Decision:
        return phase_of(state).removes(state, self.seat, self.cards)


def remove_form(state: SanctaState) -> Form:
    """The form that takes a player out; it asks for the cards in hand where the deck needs them."""
    free = tuple(seat for seat in state.in_play if seat != seat_that_must_stay(state))
    fields = [Field("seat", "seat", text("sancta-remove-who"), seats=free)]
    if state.piles and not state.options.track_hands and not state.options.own_decks:
        fields.append(Field("cards", "number", text("sancta-remove-cards"), high=40, value=HAND))
    hint = text("sancta-remove-own-hint" if state.options.own_decks else "sancta-remove-hint")
    more: dict[str, Any] = {"weight": Weight.LINK, "group": "corrections", "hint": hint}
    return Form(command="remove", fields=tuple(fields), **prompt_args("remove", "warn", **more))
