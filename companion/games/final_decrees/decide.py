"""The first checks of §13; then the function that answers a command decides."""

from __future__ import annotations

from companion.core.chance import Chance
from companion.core.command import Caller, Command
from companion.core.game import Decision, Moment, Stage
from companion.core.kit.commands import answer, refusal
from companion.core.refusal import Refusal, refuse
from companion.games.final_decrees import commands as do
from companion.games.final_decrees.phase import phase_of
from companion.games.final_decrees.state import DecreesState
from companion.games.final_decrees.turn.actions import not_possible
from companion.games.final_decrees.turn.trades import may_deal


def decide(
    state: DecreesState, command: Command, caller: Caller, moment: Moment, chance: Chance
) -> Decision:
    """The facts that follow, or the first refusal of §13 that applies."""
    over = "E_GAME_OVER" if phase_of(state).stage is Stage.OVER else ""
    wrong = refusal(command, caller, state.phase, over) or _not_now(state, command, caller, moment)
    return wrong or answer(state, command, caller, moment, chance)


def _not_now(
    state: DecreesState, command: Command, caller: Caller, moment: Moment
) -> Refusal | None:
    if caller.seat is not None and caller.seat not in state.ring:
        return refuse("E_NO_SUCH_SEAT")
    if isinstance(command, do.Trading):
        return _no_deal(state, caller, moment)
    if state.pending is not None and not isinstance(command, do.Remove | do.ChooseRoot):
        return refuse("E_PENDING_DECISION")
    return _not_in_turn(state, command, caller) if isinstance(command, do.OfTurn) else None


def _no_deal(state: DecreesState, caller: Caller, moment: Moment) -> Refusal | None:
    if not may_deal(state):
        return refuse("E_WRONG_PHASE" if state.pending is None else "E_PENDING_DECISION")
    # §10: only those named know of a proposal. If the tablet answered for a seat with a phone, its
    # refusals would tell whether that seat trades in secret, and how often.
    if caller.moderator and caller.seat in moment.phones:
        return refuse("E_OWN_PHONE")
    return None


def _not_in_turn(state: DecreesState, command: do.OfTurn, caller: Caller) -> Refusal | None:
    now = state.now()
    if caller.seat != now.player:
        return refuse("E_NOT_YOUR_TURN")
    if isinstance(command, do.WriteCard) and not now.card_open:
        return refuse("E_NO_CARD_OPEN")
    if isinstance(command, do.Adjust) and not (now.card_open or caller.moderator):
        # A phone enters what the open card did; other corrections are for the tablet.
        return refuse("E_NO_CARD_OPEN")
    if now.awaits_card and not isinstance(command, do.Draw | do.Adjust):
        return refuse("E_WRONG_PHASE")
    return not_possible(state, command) if isinstance(command, do.Action) else None
