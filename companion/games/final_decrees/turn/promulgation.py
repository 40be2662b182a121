"""Promulgation: the last stamp, who may give blame back, and how much (D-P)."""

from __future__ import annotations

from companion.core.command import Caller
from companion.core.game import Decision
from companion.core.kit.commands import answers
from companion.core.kit.facts import Draft
from companion.core.refusal import refuse
from companion.games.final_decrees import commands as do
from companion.games.final_decrees.facts.promulgation import (
    BlameRemoved,
    Promulgated,
    RemovalClosed,
    RemovalOpened,
)
from companion.games.final_decrees.state import DECREES, DecreesState
from companion.games.final_decrees.turn.start_and_end import end

FOR_EACH = 10
"""D-P: ten times the number of decrees promulgated so far."""


def promulgate(draft: Draft[DecreesState], slot: int, player: int) -> Draft[DecreesState]:
    """What follows where a stamp was the last one of its decree; nothing, where it was not.

    `player`: whose turn it is.
    """
    decree = draft.state.decrees[slot]
    if decree.next_step is not None or decree.place is None:
        return draft
    number = draft.state.promulgated + 1
    draft.tell(Promulgated(slot, decree.place, number))
    _open_removal(draft, slot, decree.place, player)
    return _end_with_the_last(draft)


def _open_removal(draft: Draft[DecreesState], slot: int, ministry: str, player: int) -> None:
    """A decision is asked for where somebody may decide and any blame is left."""
    state = draft.state
    roots = state.roots(ministry)
    chooser = state.director(roots[0]) if len(roots) == 1 else None
    empty = len(roots) == 1 and chooser is None
    if empty or not blame_left(state):
        return
    allowance = FOR_EACH * state.promulgated
    draft.tell(RemovalOpened(slot, ministry, allowance, player, roots, chooser))


def blame_left(state: DecreesState) -> int:
    """All blame that is not in the reserve."""
    return sum(state.personal.values()) + sum(state.ministry.values())


def _end_with_the_last(draft: Draft[DecreesState]) -> Draft[DecreesState]:
    done = draft.state.promulgated == DECREES and draft.state.pending is None
    return end(draft, "decrees") if done else draft


@answers(do.ChooseRoot)
def choose_root(state: DecreesState, command: do.ChooseRoot, caller: Caller) -> Decision:
    """With several tops of the chain (`multi_control`), the stamping player picks one (A3)."""
    pending = state.pending
    if pending is None or pending.chooser is not None:
        return refuse("E_WRONG_PHASE")
    if caller.seat != pending.picker:
        return refuse("E_NOT_CHOOSER")
    if command.ministry not in pending.roots:
        return refuse("E_UNKNOWN_MINISTRY")
    chooser = state.director(command.ministry)
    draft = Draft(state)
    if chooser is None:
        return _end_with_the_last(draft.tell(RemovalClosed(command.ministry))).decision
    root = (command.ministry,)
    told = RemovalOpened(
        pending.decree, pending.ministry, pending.allowance, pending.picker, root, chooser
    )
    return draft.tell(told).decision


@answers(do.Remove)
def remove(state: DecreesState, command: do.Remove, caller: Caller) -> Decision:
    """The chooser's one answer: blame that goes back, from anywhere, up to the allowance."""
    pending = state.pending
    if pending is None:
        return refuse("E_WRONG_PHASE")
    if pending.chooser is None or caller.seat != pending.chooser:
        return refuse("E_NOT_CHOOSER")
    pools = {str(seat): blame for seat, blame in state.personal.items()} | dict(state.ministry)
    if any(place not in pools for place in command.blame):
        return refuse("E_UNKNOWN_MINISTRY")
    fits = all(0 <= blame <= pools[place] for place, blame in command.blame.items())
    if not fits or sum(command.blame.values()) > pending.allowance:
        return refuse("E_ALLOWANCE")
    taken = command.blame
    personal = tuple((seat, n) for seat in state.ring if (n := taken.get(str(seat), 0)))
    ministry = tuple((one, n) for one in state.ministries if (n := taken.get(one, 0)))
    draft = Draft(state).tell(BlameRemoved(pending.chooser, personal, ministry))
    return _end_with_the_last(draft).decision
