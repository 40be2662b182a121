"""The turn machine: START draws, END looks at the hand, people leave (§5)."""

from __future__ import annotations

from companion.core.game import Decision
from companion.core.kit.commands import answers
from companion.core.refusal import refuse
from companion.games.sancta import commands as do
from companion.games.sancta.draft import Draft
from companion.games.sancta.facts.cards import (
    CardsDiscarded,
    CardsDrawn,
    DeckShuffled,
    ShuffleAsked,
    ShuffleNoted,
)
from companion.games.sancta.facts.lobby import TurnStarted
from companion.games.sancta.facts.saint import PlayerLeft
from companion.games.sancta.facts.window import WindowClosed
from companion.games.sancta.phase import phase_of
from companion.games.sancta.state import HAND, SanctaState, Shuffle

DRAWN = 2
MOST_CARDS = 400


def start_turn(draft: Draft, seat: int) -> None:
    """The turn of `seat`, with its two cards."""
    draw(draft.tell(TurnStarted(seat)), seat, DRAWN)


def draw(draft: Draft, seat: int, cards: int, *, by_text: bool = False) -> None:
    """So many cards of the deck; where it ends, the question how many were shuffled in."""
    state = draft.state
    pile = state.piles.get(state.pile_of(seat))
    drawn = cards if pile is None else min(cards, pile.left)
    if drawn:
        draft.tell(CardsDrawn(seat, drawn, by_text))
    if pile is None or drawn == cards:
        return
    if not can_draw(draft.state, seat):
        return  # both are empty: the rest of the draw is skipped (G13)
    draft.tell(ShuffleAsked(seat, cards - drawn, by_text))


def can_draw(state: SanctaState, seat: int) -> bool:
    """Whether anything could be left to draw: both piles are known to be empty otherwise (G13)."""
    pile = state.piles.get(state.pile_of(seat))
    return pile is None or pile.left > 0 or not state.options.track_hands or pile.discard > 0


@answers(do.Shuffled)
def shuffled(state: SanctaState, command: do.Shuffled) -> Decision:
    """The discards are the deck again; what is still owed is drawn, as far as it goes."""
    asked = state.pending
    if not isinstance(asked, Shuffle):
        return refuse("E_WRONG_PHASE")
    if not 0 <= command.cards <= MOST_CARDS:
        return refuse("E_EFFECT")
    draft = Draft(state).tell(DeckShuffled(asked.seat, command.cards))
    drawn = min(command.cards, asked.owed)
    if drawn:
        draft.tell(CardsDrawn(asked.seat, drawn, asked.by_text))
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


def bound(state: SanctaState) -> int | None:
    """Who must not go home before the deck is shuffled: with the own turn the draw that is owed to
    somebody else would be lost. Where the game ends with it, nothing is owed any more."""
    asked, active = state.pending, state.active
    owed = isinstance(asked, Shuffle) and asked.seat != active
    return active if owed and len(state.in_play) > 2 else None


@answers(do.Remove)
def remove(state: SanctaState, command: do.Remove) -> Decision:
    """The host lets somebody go home (§5)."""
    return phase_of(state).removes(state, command)


def remove_in_play(state: SanctaState, command: do.Remove) -> Decision:
    """Somebody goes home: the own window, die or turn ends, in another's window it passes (§5)."""
    if command.seat not in state.in_play:
        return refuse("E_NO_SUCH_SEAT")
    if not 0 <= command.cards <= MOST_CARDS:
        return refuse("E_EFFECT")
    if command.seat == bound(state):
        return refuse("E_PENDING_SHUFFLE")
    heirs = state.following(command.seat)
    hand = state.players[command.seat].hand if state.options.track_hands else command.cards
    draft = Draft(state).tell(PlayerLeft(command.seat, hand))
    if len(heirs) > 1 and state.active == command.seat:
        start_turn(draft, heirs[0])
    window = draft.state.window
    if window is not None and not window.passes.missing:
        draft.tell(WindowClosed()).gain(window.by, window.saint, window.points)
    return draft.decision
