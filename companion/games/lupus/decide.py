"""From a command to the part of the rules that answers it; the first checks of §12."""

from __future__ import annotations

from companion.core.chance import Chance
from companion.core.command import Caller, Command
from companion.core.game import Decision, Moment
from companion.core.refusal import Refusal, refuse
from companion.games.lupus import calls, clocks, day, deal, flow, night, override, settings, votes
from companion.games.lupus.commands import (
    CLOCK,
    HANDS,
    LOBBY,
    Advance,
    Deal,
    DealRest,
    EnterLot,
    EnterRole,
    Kill,
    Look,
    Pick,
    Remove,
    Revive,
    SetRole,
    Settle,
    SkipStep,
    SkipVoter,
    Vote,
)
from companion.games.lupus.draft import Draft
from companion.games.lupus.state import LupusState, Phase

BY_SEATS: tuple[type[Command], ...] = (Look, EnterRole, Pick, Vote)
"""All other commands are the tablet's."""
PHASES_OF: tuple[tuple[tuple[type[Command], ...], tuple[Phase, ...]], ...] = (
    (LOBBY, (Phase.LOBBY,)),
    ((Look, EnterRole, DealRest), (Phase.DEAL,)),
    ((EnterLot,), (Phase.LOT,)),
    ((SkipVoter, Vote), (Phase.NOMINATION, Phase.RUNOFF)),
    ((Pick, Settle), (Phase.NIGHT,)),
    (HANDS, override.PHASES),
)


def decide(
    state: LupusState, command: Command, caller: Caller, moment: Moment, chance: Chance
) -> Decision:
    """The facts that follow, or the first refusal of §12 that applies."""
    wrong = _not_now(state, command, caller)
    if wrong is not None:
        return wrong
    if isinstance(command, BY_SEATS):
        return _for_seat(state, command, caller, moment)
    if isinstance(command, HANDS):
        return _by_hand(state, command, moment, chance)
    if isinstance(command, CLOCK):
        return clocks.set_clock(state, command, moment)
    return _for_tablet(state, command, caller, moment, chance)


def _not_now(state: LupusState, command: Command, caller: Caller) -> Refusal | None:
    if not _is_entitled(command, caller):
        return refuse("E_NOT_MODERATOR")
    if state.phase is Phase.OVER:
        return refuse("E_GAME_OVER")
    for commands, phases in PHASES_OF:
        if isinstance(command, commands) and state.phase not in phases:
            return refuse("E_WRONG_PHASE")
    if caller.blind and isinstance(command, (Pick, Settle)):
        # Every other answer would depend on roles and picks that this tablet does not see.
        return refuse("E_BLIND")
    return None


def _is_entitled(command: Command, caller: Caller) -> bool:
    """The tablet's own commands are nobody's, also not when the tablet acts for a seat."""
    if isinstance(command, BY_SEATS):
        return True
    if isinstance(command, SkipVoter):
        return caller.moderator
    return caller.moderator and caller.seat is None


def _for_seat(state: LupusState, command: Command, caller: Caller, moment: Moment) -> Decision:
    match command:
        case Look():
            return deal.look(state, caller)
        case EnterRole():
            return deal.enter_role(state, command, caller)
        case Pick():
            return night.pick(state, command, caller, moment)
        case Vote():
            return votes.cast_vote(state, command, caller)
    return refuse("E_WRONG_PHASE")


def _by_hand(state: LupusState, command: Command, moment: Moment, chance: Chance) -> Decision:
    match command:
        case Remove():
            return override.remove(state, command, moment)
        case Kill():
            return override.kill(state, command, moment)
        case Revive():
            return override.revive(state, command)
        case SetRole():
            return override.set_role(state, command)
        case SkipStep():
            return flow.skip(state, command.reason, moment, chance)
    return refuse("E_WRONG_PHASE")


def _for_tablet(
    state: LupusState, command: Command, caller: Caller, moment: Moment, chance: Chance
) -> Decision:
    match command:
        case Advance():
            return flow.advance(state, caller, moment, chance)
        case Deal():
            return deal.deal(state, chance)
        case DealRest():
            return deal.deal_rest(state, chance)
        case Settle():
            return night.settle(state, command, moment)
        case SkipVoter():
            return votes.skip_voter(state, command, caller)
        case EnterLot():
            return day.enter_lot(state, command)
    return settings.choose(state, command)


def ring_alarm(state: LupusState, moment: Moment) -> Decision:
    """The window of `together` ends by itself; an alarm that is out of date does nothing."""
    draft = Draft(state)
    if calls.is_window_over(state, moment.now):
        calls.close(draft, moment)
    return draft.decision
