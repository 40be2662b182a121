"""The first checks of §12; then the function that answers a command decides."""

from __future__ import annotations

from companion.core.chance import Chance
from companion.core.command import By, Caller, Command
from companion.core.game import Decision, Moment, Stage
from companion.core.kit.commands import answer, refusal
from companion.core.refusal import Refusal, refuse
from companion.games.sancta import commands as do
from companion.games.sancta.phase import phase_of
from companion.games.sancta.state import Roll, SanctaState, Shuffle, Trial, Window

PENDING: tuple[tuple[type, str, tuple[type[Command], ...]], ...] = (
    (Window, "E_PENDING_REACTION", ()),
    (Roll, "E_PENDING_DIE", (do.EnterPoints,)),
    (Shuffle, "E_PENDING_SHUFFLE", (do.Shuffled,)),
    (Trial, "E_PENDING_TRIAL", (do.CardText, do.EndTrial)),
)
"""What is waited for, how anything else is refused, and what answers it."""


def decide(
    state: SanctaState, command: Command, caller: Caller, moment: Moment, chance: Chance
) -> Decision:
    """The facts that follow, or the first refusal of §12 that applies."""
    over = "E_GAME_OVER" if phase_of(state).stage is Stage.OVER else ""
    wrong = refusal(command, caller, state.phase, over) or _not_now(state, command, caller)
    return wrong or answer(state, command, caller, moment, chance)


def _not_now(state: SanctaState, command: Command, caller: Caller) -> Refusal | None:
    if command.by is By.HOST:
        return pending(state, command) if isinstance(command, do.VoidCancel) else None
    if isinstance(command, do.React):
        return None
    if caller.seat not in state.in_play:
        return refuse("E_NO_SUCH_SEAT")
    if isinstance(command, do.FirstSaint):
        return None
    return pending(state, command) or _not_in_turn(state, caller)


def _not_in_turn(state: SanctaState, caller: Caller) -> Refusal | None:
    return None if caller.seat == state.active else refuse("E_NOT_YOUR_TURN")


def pending(state: SanctaState, command: Command) -> Refusal | None:
    """Why this must wait for something else first."""
    for kind, code, answers in PENDING:
        if isinstance(state.pending, kind) and not isinstance(command, answers):
            return refuse(code)
    return None
