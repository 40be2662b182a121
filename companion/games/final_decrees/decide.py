"""From a command to the part of the rules that answers it; the first checks of §13."""

from __future__ import annotations

from companion.core.chance import Chance
from companion.core.command import Caller, Command
from companion.core.game import Decision, Moment
from companion.core.refusal import Refusal, refuse
from companion.games.final_decrees import bids, promulgation, setup, trades, turn
from companion.games.final_decrees import commands as do
from companion.games.final_decrees.actions import act
from companion.games.final_decrees.adjust import adjust
from companion.games.final_decrees.draft import Draft
from companion.games.final_decrees.state import DecreesState, Phase

RUNNING = (Phase.BID, Phase.POSTING, Phase.PLAY)
OF_THE_TABLET: tuple[type[Command], ...] = (*do.LOBBY, do.Abandon)
PHASES_OF: tuple[tuple[tuple[type[Command], ...], tuple[Phase, ...]], ...] = (
    (do.LOBBY, (Phase.LOBBY,)),
    ((do.Bid,), (Phase.BID,)),
    ((do.Post,), (Phase.POSTING,)),
    ((do.Abandon,), RUNNING),
)
"""All other commands belong to `Phase.PLAY`."""


def decide(
    state: DecreesState, command: Command, caller: Caller, moment: Moment, chance: Chance
) -> Decision:
    """The facts that follow, or the first refusal of §13 that applies."""
    wrong = _not_now(state, command, caller)
    if wrong is not None:
        return wrong
    match command:
        case do.Bid():
            return bids.bid(state, command, caller, chance)
        case do.Post():
            return bids.post(state, command, caller)
        case do.Abandon():
            return turn.end(Draft(state), "abandoned").decision
        case do.Remove():
            return promulgation.remove(state, command, caller)
        case do.ChooseRoot():
            return promulgation.choose_root(state, command, caller)
    if isinstance(command, do.LOBBY):
        return setup.choose(state, command)
    if isinstance(command, do.TRADES):
        return _trade(state, command, caller, moment)
    return _in_turn(state, command, caller)


def _not_now(state: DecreesState, command: Command, caller: Caller) -> Refusal | None:
    if isinstance(command, OF_THE_TABLET) and not (caller.moderator and caller.seat is None):
        return refuse("E_NOT_MODERATOR")
    if state.phase is Phase.OVER:
        return refuse("E_GAME_OVER")
    if state.phase not in _phases(command):
        return refuse("E_WRONG_PHASE")
    if caller.seat is not None and caller.seat not in state.ring:
        return refuse("E_NO_SUCH_SEAT")
    answers = isinstance(command, do.Remove | do.ChooseRoot)
    if state.pending is not None and not answers:
        return refuse("E_PENDING_DECISION")
    return None


def _phases(command: Command) -> tuple[Phase, ...]:
    found = (phases for commands, phases in PHASES_OF if isinstance(command, commands))
    return next(found, (Phase.PLAY,))


def _trade(state: DecreesState, command: Command, caller: Caller, moment: Moment) -> Decision:
    # §10: only those named know of a proposal. Were the tablet to speak for somebody's phone, an
    # answer would tell it whether that one deals in secret, and how often.
    if caller.moderator and caller.seat in moment.phones:
        return refuse("E_OWN_PHONE")
    match command:
        case do.Propose():
            return trades.propose(state, command, caller, moment)
        case do.Confirm():
            return trades.confirm(state, command, caller)
        case do.Decline():
            return trades.decline(state, command, caller)
        case do.CarryOut():
            return trades.carry_out(state, command, caller)
    return refuse("E_WRONG_PHASE")


def _in_turn(state: DecreesState, command: Command, caller: Caller) -> Decision:
    """What only the active player does."""
    now = state.now()
    if caller.seat != now.player:
        return refuse("E_NOT_YOUR_TURN")
    if isinstance(command, do.Draw):
        return turn.draw(state, command)
    if isinstance(command, do.Adjust):
        # A phone says what the card did that lies open; to set right more is the tablet's.
        allowed = now.card_open or caller.moderator
        return adjust(state, command) if allowed else refuse("E_NO_CARD_OPEN")
    if now.awaits_card:
        return refuse("E_WRONG_PHASE")
    return turn.end_turn(state) if isinstance(command, do.EndTurn) else act(state, command)
