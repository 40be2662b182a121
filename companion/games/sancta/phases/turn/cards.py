"""Cards drawn, discarded and shuffled where they are counted, and the end of the turn (§5)."""

from collections.abc import Iterator
from typing import Any

from companion.core import Field, Form, Press, Prompt, Ring, SeatName, Weight, refuse, text
from companion.core.game import Decision
from companion.games.sancta.components.draft import Draft
from companion.games.sancta.components.turns import can_draw, draw, start_turn
from companion.games.sancta.facts import cards as facts
from companion.games.sancta.names import prompt_args
from companion.games.sancta.phase import CardText, OfTurn
from companion.games.sancta.phases.turn.allowed import EFFECT, needs_saint, task_refusal
from companion.games.sancta.state import HAND, PendingTrial, SanctaState, Shuffle

MOST_CARDS = 400
MOST_HAND = 40
MOST_DRAWN = 9


class Shuffled(OfTurn):
    """So many cards were shuffled into a new deck; 0: there are none."""

    cards: int

    def decide(self, state: SanctaState) -> Decision:
        """The discards are the deck again; what is still owed is drawn, as far as it goes."""
        asked = state.pending
        if not isinstance(asked, Shuffle):
            return refuse("E_WRONG_PHASE")
        if not 0 <= self.cards <= MOST_CARDS:
            return refuse("E_EFFECT")
        draft = Draft(state).record(facts.DeckShuffled(asked.seat, self.cards))
        drawn = min(self.cards, asked.owed)
        if drawn:
            draft.record(facts.CardsDrawn(asked.seat, drawn, asked.by_text))
        return draft.decision


class NoteShuffle(OfTurn):
    """Without counted cards: the deck was shuffled anew (for the log)."""

    def decide(self, state: SanctaState) -> Decision:
        return refuse("E_WRONG_PHASE") if state.piles else (facts.ShuffleNoted(),)


class Discard(OfTurn):
    """With `track_hands`: discard so many cards of the own hand."""

    cards: int

    def decide(self, state: SanctaState, seat: int) -> Decision:
        held = state.players[seat].hand
        if not state.options.track_hands:
            return refuse("E_WRONG_PHASE")
        if not 1 <= self.cards <= held:
            return refuse("E_EFFECT")
        return (facts.CardsDiscarded(seat, self.cards),)


class EndTurn(OfTurn):
    """The turn is over (§5)."""

    def decide(self, state: SanctaState, seat: int) -> Decision:
        held = state.players[seat].hand
        if state.options.track_hands and held > HAND:
            return refuse("E_HAND_LIMIT", n=held - HAND)
        return start_turn(Draft(state), state.following(seat)[0]).decision


class DrawCards(CardText):
    """With counted cards: a card's text lets `seat` draw so many."""

    seat: int
    cards: int

    def decide(self, state: SanctaState) -> Decision:
        counted = bool(state.piles) or state.options.track_hands
        if not counted or not 1 <= self.cards <= MOST_DRAWN:
            return refuse("E_EFFECT")
        if not can_draw(state, self.seat):
            return refuse("E_NOTHING_TO_DRAW")
        return draw(Draft(state), self.seat, self.cards, by_text=True).decision


class SetHand(CardText):
    """With `track_hands`: a card's text leaves `seat` with so many cards."""

    seat: int
    cards: int

    def decide(self, state: SanctaState) -> Decision:
        if not state.options.track_hands or not 0 <= self.cards <= MOST_HAND:
            return refuse("E_EFFECT")
        return (facts.HandSet(self.seat, self.cards),)


def shuffled_form(state: SanctaState, asked: Shuffle) -> Form:
    """With hands counted the discards are known, and proposed (§5)."""
    known = state.piles[state.pile_of(asked.seat)].discard if state.options.track_hands else 0
    label, hint = text("sancta-shuffled-cards"), text("sancta-shuffled-hint", n=asked.owed)
    if asked.seat != state.active:
        hint = text("sancta-shuffled-hint-of", who=SeatName(asked.seat), n=asked.owed)
    return Form(
        key="shuffled",
        command="shuffled",
        label=text("sancta-shuffled-set"),
        title=text("sancta-shuffled-title"),
        hint=hint,
        fields=(Field("cards", "number", label, high=MOST_CARDS, value=known),),
    )


def count_forms(state: SanctaState) -> Iterator[Prompt]:
    """Effects of a card's text on hands and decks that are counted."""
    hands = state.options.track_hands
    counted = bool(state.piles) or hands
    seats = tuple(seat for seat in state.in_play if counted and can_draw(state, seat))
    if seats:
        first = state.active if state.active in seats else None
        yield _count_form("draw", "draw_cards", seats, first, low=1, high=MOST_DRAWN, value=1)
    if hands:
        yield _count_form("hand", "set_hand", state.in_play, None, high=MOST_HAND, value=HAND)


def _count_form(key: str, command: str, seats: Ring, first: int | None, **number: Any) -> Form:
    """A form for a number of cards of one of `seats`, at first `first`."""
    who = Field("seat", "seat", text("sancta-hand-who"), seats=seats, value=first)
    cards = Field("cards", "number", text(f"sancta-{key}-cards"), **number)
    title, label = text(f"sancta-{key}-title"), text(f"sancta-{key}-set")
    return Form(key=key, command=command, label=label, title=title, fields=(who, cards), **EFFECT)


def shuffle_press(state: SanctaState) -> Iterator[Press]:
    """Without counted cards: a line in the log (§5)."""
    if not state.piles and not isinstance(state.pending, PendingTrial):
        yield Press(command="note_shuffle", **prompt_args("note-shuffle", **EFFECT))


def end_prompts(state: SanctaState, seat: int) -> tuple[Prompt, ...]:
    """The last button; with hands counted only with five cards at most."""
    player, counted = state.players[seat], state.options.track_hands
    held = player.hand if counted else 0
    over, needs = max(0, held - HAND), needs_saint(state, seat)
    # It is the main button once the turn's point was tried, or if none can be gained.
    spent = not needs and (state.turn.source is not None or player.active is None)
    still = spent and task_refusal(state, seat) is None
    hint = None if counted else text("sancta-end-turn-hint")
    end = Press(
        command="end_turn",
        hint=text("sancta-end-turn-left") if still else hint,
        closed=text("E_HAND_LIMIT", n=over) if over else None,
        weight=Weight.MAIN if spent else Weight.QUIET,
        **prompt_args("end-turn"),
    )
    if not held:
        return (end,)
    label = text("sancta-discard-cards")
    discard = Form(
        command="discard",
        title=text("sancta-discard-title", n=held),
        fields=(Field("cards", "number", label, low=1, high=held, value=over or 1),),
        **prompt_args("discard", weight=Weight.QUIET),
    )
    return discard, end
