"""The actions of §6, each with its checks in the order of §13."""

from __future__ import annotations

from companion.core.command import Command
from companion.core.game import Decision
from companion.core.kit.commands import answers
from companion.core.kit.facts import Draft
from companion.core.refusal import Refusal, refuse
from companion.games.final_decrees import commands as do
from companion.games.final_decrees.card_words import LONG_EFFECT, LONG_NAME, is_card
from companion.games.final_decrees.facts.action import (
    CardPlayed,
    CardWritten,
    Forwarded,
    Investigated,
    Manoeuvred,
    MarkerMoved,
    Stamped,
    TreasuryOpened,
)
from companion.games.final_decrees.state import DecreesState
from companion.games.final_decrees.turn.promulgation import promulgate

ANYWHERE = (do.PlayCard, do.MoveMarker)
"""What a player without a ministry may still do (§12), besides drawing."""
HEADS: dict[type[Command], str] = {
    do.TreasuryExtra: "treasury",
    do.Investigate: "secret",
    do.Manoeuvres: "navy",
    do.Reassign: "hr",
    do.Restructure: "executive",
}
"""Special actions, by the ministry that has them."""


def not_possible(state: DecreesState, command: Command) -> Refusal | None:
    """What all actions share: ministries that are known, actions left, the right chair."""
    turn = state.now()
    named = getattr(command, "ministry", None)
    if named is not None and named not in state.ministries:
        return refuse("E_UNKNOWN_MINISTRY")
    if turn.actions_left < 1:
        return refuse("E_NO_ACTIONS")
    if state.posting(turn.player) is None and not isinstance(command, ANYWHERE):
        return refuse("E_NO_MINISTRY")
    if isinstance(command, do.TreasuryExtra) and turn.treasury_used:
        return refuse("E_TREASURY_USED")
    if isinstance(command, do.Manoeuvres) and turn.navy_used:
        return refuse("E_NAVY_USED")
    needed = HEADS.get(type(command))
    if needed is not None and state.posting(turn.player) != needed:
        return refuse("E_NOT_DIRECTOR")
    return None


@answers(do.PlayCard)
def _play_card(state: DecreesState) -> Decision:
    return (CardPlayed(state.now().player),)


@answers(do.WriteCard)
def _write_card(state: DecreesState, command: do.WriteCard) -> Decision:
    called, effect = command.called.strip(), command.effect.strip()
    if not is_card(called, effect):
        return refuse("E_CARD_WORDS", most=LONG_NAME, words=LONG_EFFECT)
    return (CardWritten(state.now().player, called, effect),)


def slot_of(state: DecreesState, word: str) -> int | None:
    """The slot of a decree that a screen has named, None for what is no decree."""
    found = (slot for slot in range(len(state.decrees)) if str(slot) == word)
    return next(found, None)


def _here(state: DecreesState, word: str) -> int | None:
    """The slot of a decree, if it lies on the active player's ministry."""
    slot = slot_of(state, word)
    at = state.posting(state.now().player)
    return slot if slot is not None and slot in state.lying_at(at) else None


def _rewarded(state: DecreesState) -> int:
    """The one personal blame that is lost, as far as there is any (A8)."""
    return min(1, state.personal[state.now().player])


@answers(do.Forward)
def _forward(state: DecreesState, command: do.Forward) -> Decision:
    slot = _here(state, command.decree)
    if slot is None:
        return refuse("E_DECREE_NOT_HERE")
    decree = state.decrees[slot]
    if decree.place == command.ministry:
        return refuse("E_SAME_MINISTRY")
    loss = _rewarded(state) if decree.next_step == command.ministry else 0
    return (Forwarded(state.now().player, slot, command.ministry, loss),)


@answers(do.Stamp)
def _stamp(state: DecreesState, command: do.Stamp) -> Decision:
    slot = _here(state, command.decree)
    if slot is None:
        return refuse("E_DECREE_NOT_HERE")
    player = state.now().player
    at = state.posting(player)
    if at is None or state.decrees[slot].next_step != at:
        return refuse("E_NOT_NEXT_STEP")
    draft = Draft(state).tell(Stamped(player, slot, at, _rewarded(state)))
    return promulgate(draft, slot, player).decision


@answers(do.MoveMarker)
def _move_marker(state: DecreesState, command: do.MoveMarker) -> Decision:
    who = next((seat for seat in state.ring if str(seat) == command.who), None)
    if who is None:
        return refuse("E_NO_SUCH_SEAT")
    if state.director(command.ministry) is not None:
        return refuse("E_MINISTRY_OCCUPIED")
    return (MarkerMoved(state.now().player, who, command.ministry),)


@answers(do.TreasuryExtra)
def _treasury_extra(state: DecreesState) -> Decision:
    return (TreasuryOpened(state.now().player),)


@answers(do.Investigate)
def _investigate(state: DecreesState, command: do.Investigate) -> Decision:
    if command.ministry == "secret":
        return refuse("E_OWN_MINISTRY")
    director = state.director(command.ministry)
    if director is None:
        return refuse("E_NO_DIRECTOR")
    blame = state.ministry[command.ministry]
    return (Investigated(state.now().player, command.ministry, director, blame),)


@answers(do.Manoeuvres)
def _manoeuvres(state: DecreesState) -> Decision:
    player = state.now().player
    return (Manoeuvred(player, min(2, state.personal[player]), min(4, state.ministry["navy"])),)
