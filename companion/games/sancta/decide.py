"""From a command to the part of the rules that answers it; the first checks of §12."""

from __future__ import annotations

from companion.core.chance import Chance
from companion.core.command import Caller, Command
from companion.core.game import Decision, Moment
from companion.core.refusal import Refusal, refuse
from companion.games.sancta import commands as do
from companion.games.sancta import effects, play, setup, turns, windows
from companion.games.sancta.state import Phase, Roll, SanctaState, Shuffle, Trial, Window

IN_A_TRIAL: tuple[type[Command], ...] = (*do.EFFECTS, do.EndTrial)
PENDING: tuple[tuple[type, str, tuple[type[Command], ...]], ...] = (
    (Window, "E_PENDING_REACTION", ()),
    (Roll, "E_PENDING_DIE", (do.EnterPoints,)),
    (Shuffle, "E_PENDING_SHUFFLE", (do.Shuffled,)),
    (Trial, "E_PENDING_TRIAL", IN_A_TRIAL),
)
"""What is waited for, how anything else is refused, and what answers it."""


def decide(
    state: SanctaState, command: Command, caller: Caller, moment: Moment, chance: Chance
) -> Decision:
    """The facts that follow, or the first refusal of §12 that applies."""
    wrong = _not_now(state, command, caller)
    if wrong is not None:
        return wrong
    if isinstance(command, do.LOBBY):
        return setup.choose(state, command)
    if isinstance(command, do.React):
        return windows.react(state, command, caller)
    if isinstance(command, do.HOST):
        return _for_host(state, command, moment)
    if caller.seat not in state.in_play:
        return refuse("E_NO_SUCH_SEAT")
    if isinstance(command, do.FirstSaint):
        return setup.first_saint(state, command, caller.seat)
    return pending(state, command) or _turn(state, command, caller, moment, chance)


def _not_now(state: SanctaState, command: Command, caller: Caller) -> Refusal | None:
    hosts = isinstance(command, (*do.LOBBY, *do.HOST))
    if hosts and not (caller.moderator and caller.seat is None):
        return refuse("E_NOT_MODERATOR")
    if state.phase is Phase.OVER:
        return refuse("E_GAME_OVER")
    phase = Phase.TURN
    if isinstance(command, do.LOBBY):
        phase = Phase.LOBBY
    elif isinstance(command, do.FirstSaint):
        phase = Phase.SETUP
    elif isinstance(command, do.Remove) and state.phase is Phase.SETUP:
        return None  # people go home at any time (§5)
    return None if state.phase is phase else refuse("E_WRONG_PHASE")


def pending(state: SanctaState, command: Command) -> Refusal | None:
    """Why this must wait for something else first."""
    for kind, code, answers in PENDING:
        if isinstance(state.pending, kind) and not isinstance(command, answers):
            return refuse(code)
    return None


def _for_host(state: SanctaState, command: Command, moment: Moment) -> Decision:
    if isinstance(command, do.CloseWindow):
        return windows.close_window(state)
    if isinstance(command, do.Remove):
        before = state.phase is Phase.SETUP
        return setup.remove(state, command) if before else turns.remove(state, command)
    return pending(state, command) or windows.void_cancel(state, moment)


def _turn(
    state: SanctaState, command: Command, caller: Caller, moment: Moment, chance: Chance
) -> Decision:
    seat = caller.seat
    if seat is None or seat != state.active:
        return refuse("E_NOT_YOUR_TURN")
    if isinstance(command, do.EFFECTS):
        return effects.apply(state, command, seat, chance)
    match command:
        case do.Beatitude():
            return play.beatitude(state, command, seat, moment)
        case do.Roll():
            return play.roll(state, command, seat, moment, chance)
        case do.EnterPoints():
            return play.enter_points(state, command, seat, moment)
        case do.Trial():
            return play.trial(state, command, seat)
        case do.EndTrial():
            return play.end_trial(state, command, seat)
        case do.Suffrage():
            return play.suffrage(state, command, seat)
    return _zones(state, command, seat)


def _zones(state: SanctaState, command: Command, seat: int) -> Decision:
    match command:
        case do.Support():
            return play.support(state, command, seat)
        case do.Substitute():
            return play.substitute(state, command, seat)
        case do.PlaceSaint():
            return play.place_saint(state, command, seat)
        case do.Reorder():
            return play.reorder(state, command, seat)
        case do.Discard():
            return turns.discard(state, command, seat)
        case do.Shuffled():
            return turns.shuffled(state, command)
        case do.NoteShuffle():
            return turns.note_shuffle(state)
    return turns.end_turn(state, seat)
