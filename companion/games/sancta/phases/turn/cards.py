"""Cards drawn, discarded and shuffled where they are counted, and the end of the turn (§5)."""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.game import Decision
from companion.core.kit.commands import answers
from companion.core.refusal import refuse
from companion.core.text import text
from companion.core.words.prompts.base import Press, Prompt, Weight
from companion.core.words.prompts.field import Field
from companion.core.words.prompts.form import Form
from companion.games.sancta import commands as do
from companion.games.sancta.components.draft import Draft
from companion.games.sancta.components.turns import can_draw, draw, start_turn
from companion.games.sancta.facts.cards import (
    CardsDiscarded,
    CardsDrawn,
    DeckShuffled,
    HandSet,
    ShuffleNoted,
)
from companion.games.sancta.phases.turn.allowed import EFFECT, needs_saint, task_refusal
from companion.games.sancta.state import HAND, SanctaState, Shuffle, Trial

MOST_CARDS = 400
MOST_HAND = 40
MOST_DRAWN = 9


@answers(do.Shuffled)
def shuffled(state: SanctaState, command: do.Shuffled) -> Decision:
    """The discards are the deck again; what is still owed is drawn, as far as it goes."""
    asked = state.pending
    if not isinstance(asked, Shuffle):
        return refuse("E_WRONG_PHASE")
    if not 0 <= command.cards <= MOST_CARDS:
        return refuse("E_EFFECT")
    draft = Draft(state).record(DeckShuffled(asked.seat, command.cards))
    drawn = min(command.cards, asked.owed)
    if drawn:
        draft.record(CardsDrawn(asked.seat, drawn, asked.by_text))
    return draft.decision


@answers(do.NoteShuffle)
def note_shuffle(state: SanctaState) -> Decision:
    """Only where nothing is counted: a line in the log (§5)."""
    return refuse("E_WRONG_PHASE") if state.piles else (ShuffleNoted(),)


@answers(do.Discard)
def discard(state: SanctaState, command: do.Discard, seat: int) -> Decision:
    """Down to five, or less."""
    held = state.players[seat].hand
    if not state.options.track_hands:
        return refuse("E_WRONG_PHASE")
    if not 1 <= command.cards <= held:
        return refuse("E_EFFECT")
    return (CardsDiscarded(seat, command.cards),)


@answers(do.EndTurn)
def end_turn(state: SanctaState, seat: int) -> Decision:
    """On to the next one, with five cards at most (§5)."""
    held = state.players[seat].hand
    if state.options.track_hands and held > HAND:
        return refuse("E_HAND_LIMIT", n=held - HAND)
    draft = Draft(state)
    start_turn(draft, state.following(seat)[0])
    return draft.decision


@answers(do.DrawCards)
def _draw_cards(state: SanctaState, command: do.DrawCards) -> Decision:
    if command.seat not in state.in_play:
        return refuse("E_NO_SUCH_SEAT")
    counted = bool(state.piles) or state.options.track_hands
    if not counted or not 1 <= command.cards <= MOST_DRAWN:
        return refuse("E_EFFECT")
    if not can_draw(state, command.seat):
        return refuse("E_NOTHING_TO_DRAW")
    draft = Draft(state)
    draw(draft, command.seat, command.cards, by_text=True)
    return draft.decision


@answers(do.SetHand)
def _set_hand(state: SanctaState, command: do.SetHand) -> Decision:
    if command.seat not in state.in_play:
        return refuse("E_NO_SUCH_SEAT")
    if not state.options.track_hands or not 0 <= command.cards <= MOST_HAND:
        return refuse("E_EFFECT")
    return (HandSet(command.seat, command.cards),)


def shuffled_form(state: SanctaState, asked: Shuffle) -> Form:
    """With hands counted the discards are known, and proposed (§5)."""
    known = state.piles[state.pile_of(asked.seat)].discard
    cards = Field(
        "cards",
        "number",
        text("sancta-shuffled-cards"),
        high=MOST_CARDS,
        value=known if state.options.track_hands else 0,
    )
    return Form(
        key="shuffled",
        command="shuffled",
        label=text("sancta-shuffled-set"),
        title=text("sancta-shuffled-title"),
        hint=text("sancta-shuffled-hint", n=asked.owed),
        fields=(cards,),
    )


def count_forms(state: SanctaState) -> Iterator[Prompt]:
    """What a card's text does to hands and decks: cards drawn and held where they are counted, so
    that the counters stay right."""
    counted = bool(state.piles) or state.options.track_hands
    seats = tuple(seat for seat in state.in_play if counted and can_draw(state, seat))
    if seats:
        first = state.active if state.active in seats else None
        who = Field("seat", "seat", text("sancta-hand-who"), seats=seats, value=first)
        cards = text("sancta-draw-cards")
        yield Form(
            key="draw",
            command="draw_cards",
            label=text("sancta-draw-set"),
            title=text("sancta-draw-title"),
            fields=(who, Field("cards", "number", cards, low=1, high=MOST_DRAWN, value=1)),
            **EFFECT,
        )
    if state.options.track_hands:
        who = Field("seat", "seat", text("sancta-hand-who"), seats=state.in_play)
        cards = text("sancta-hand-cards")
        yield Form(
            key="hand",
            command="set_hand",
            label=text("sancta-hand-set"),
            title=text("sancta-hand-title"),
            fields=(who, Field("cards", "number", cards, high=MOST_HAND, value=5)),
            **EFFECT,
        )


def shuffle_press(state: SanctaState) -> Iterator[Press]:
    """Where nothing is counted: a line in the log (§5)."""
    if not state.piles and not isinstance(state.pending, Trial):
        label = text("sancta-note-shuffle")
        yield Press(key="note-shuffle", command="note_shuffle", label=label, **EFFECT)


def ending(state: SanctaState, seat: int) -> tuple[Prompt, ...]:
    """The last button; with hands counted only with five cards at most."""
    held = state.players[seat].hand
    counted = state.options.track_hands
    over = max(0, held - HAND) if counted else 0
    # It glows when the turn's point has been tried, or when nothing can be gained now.
    nobody = state.players[seat].active is None and not needs_saint(state, seat)
    spent = (state.turn.source is not None or nobody) and not needs_saint(state, seat)
    still = spent and not nobody and task_refusal(state, seat) is None
    hint = None if counted else text("sancta-end-turn-hint")
    end = Press(
        key="end-turn",
        command="end_turn",
        label=text("sancta-end-turn"),
        hint=text("sancta-end-turn-left") if still else hint,
        closed=text("E_HAND_LIMIT", n=over) if over else None,
        weight=Weight.MAIN if spent else Weight.QUIET,
    )
    if not counted or not held:
        return (end,)
    cards = Field(
        "cards", "number", text("sancta-discard-cards"), low=1, high=held, value=over or 1
    )
    discard = Form(
        key="discard",
        command="discard",
        label=text("sancta-discard"),
        title=text("sancta-discard-title", n=held),
        fields=(cards,),
        weight=Weight.QUIET,
    )
    return discard, end
