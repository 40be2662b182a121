"""What a card's text does and no rule computes: the manual effect (§6)."""

from __future__ import annotations

from companion.core.chance import Chance
from companion.core.game import Decision
from companion.core.kit.commands import answers
from companion.core.refusal import Refusal, refuse
from companion.games.sancta import commands as do
from companion.games.sancta.draft import Draft
from companion.games.sancta.facts.cards import HandSet
from companion.games.sancta.facts.effect import EffectApplied, SaintMoved, SupportDropped
from companion.games.sancta.facts.turn import CardDieRolled, Permitted
from companion.games.sancta.state import SANCTUARY, SanctaState
from companion.games.sancta.turn.play import thrown
from companion.games.sancta.turn.start_and_end import can_draw, draw
from companion.games.sancta.typed_words import LONG_NOTE, clean, place_of

MOST = 9
"""By how much one effect changes a number."""
MOST_HAND = 40
PLACES = ("discard", "hand", "rose", "sanctuary")
PERMITS = ("source", "task", "substitution")


@answers(do.Effect)
def _effect(state: SanctaState, command: do.Effect) -> Decision:
    seats = [change[0] for change in command.changes]
    known = len(set(seats)) == len(seats) and set(seats) <= set(state.in_play)
    small = all(abs(number) <= MOST for change in command.changes for number in change[1:])
    if not known or not small or len(command.note) > LONG_NOTE:
        return refuse("E_EFFECT")
    changes = tuple(tuple(change) for change in command.changes if any(change[1:]))
    if any(state.players[change[0]].active is None for change in changes):
        return refuse("E_NO_SAINT_THERE")
    fact = EffectApplied(changes, clean(command.note))  # type: ignore[arg-type]
    return Draft(state).tell(fact).decision


@answers(do.MoveSaint)
def _move(state: SanctaState, command: do.MoveSaint) -> Decision:
    for seat in state.in_play:
        player = state.players[seat]
        saints = (player.active, *player.sanctuary, *player.rose)
        saint = next((one for one in saints if one and str(one.id) == command.saint), None)
        if saint is None:
            continue
        if saint is player.active and not command.explicit:
            return refuse("E_ACTIVE_PROTECTED")
        if command.to not in PLACES or len(command.note) > LONG_NOTE:
            return refuse("E_EFFECT")
        waits = saint in player.sanctuary
        if (command.to, True) in (("rose", saint in player.rose), ("sanctuary", waits)):
            return refuse("E_EFFECT")
        if command.to == "sanctuary" and len(player.sanctuary) >= SANCTUARY:
            return refuse("E_SANCTUARY_FULL")
        covered = waits and state.options.sanctuary_hidden and command.to == "hand"
        called = "" if covered else saint.name
        fact = SaintMoved(seat, saint.id, command.to, called, clean(command.note))
        return Draft(state).tell(fact).decision
    return refuse("E_EFFECT")


@answers(do.CardDie)
def _die(state: SanctaState, command: do.CardDie, seat: int, chance: Chance) -> Decision:
    face = thrown(state, command.face, chance)
    return face if isinstance(face, Refusal) else (CardDieRolled(seat, face),)


@answers(do.DropSupport)
def _drop(state: SanctaState, command: do.DropSupport) -> Decision:
    if command.seat not in state.in_play:
        return refuse("E_NO_SUCH_SEAT")
    supports = state.players[command.seat].supports
    place = place_of(command.place, len(supports))
    if place is None:
        return refuse("E_EFFECT")
    return (SupportDropped(command.seat, place, supports[place]),)


@answers(do.DrawCards)
def _draw(state: SanctaState, command: do.DrawCards) -> Decision:
    if command.seat not in state.in_play:
        return refuse("E_NO_SUCH_SEAT")
    counted = bool(state.piles) or state.options.track_hands
    if not counted or not 1 <= command.cards <= MOST:
        return refuse("E_EFFECT")
    if not can_draw(state, command.seat):
        return refuse("E_NOTHING_TO_DRAW")
    draft = Draft(state)
    draw(draft, command.seat, command.cards, by_text=True)
    return draft.decision


@answers(do.SetHand)
def _hand(state: SanctaState, command: do.SetHand) -> Decision:
    if command.seat not in state.in_play:
        return refuse("E_NO_SUCH_SEAT")
    if not state.options.track_hands or not 0 <= command.cards <= MOST_HAND:
        return refuse("E_EFFECT")
    return (HandSet(command.seat, command.cards),)


@answers(do.Permit)
def _permit(state: SanctaState, command: do.Permit, seat: int) -> Decision:
    return (
        (Permitted(seat, command.what),) if command.what in permits(state) else refuse("E_EFFECT")
    )


def permits(state: SanctaState) -> tuple[str, ...]:
    """What the turn has used up, and a card may give back."""
    turn = state.turn
    spent = (turn.source is not None, turn.task is not None, turn.substituted)
    return tuple(what for what, gone in zip(PERMITS, spent, strict=True) if gone)
