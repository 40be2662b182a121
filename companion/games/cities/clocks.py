"""The clock of the match as data: the bell, pauses by agreement, what undo cannot take (M4, M5)."""

from __future__ import annotations

from companion.core.command import Caller, Command
from companion.core.game import Decision
from companion.core.kit.commands import answers
from companion.core.refusal import Refusal, refuse
from companion.games.cities.commands_match import AskPause, ConfirmPause, DropPause, Pause, Resume
from companion.games.cities.facts.clock import (
    BellRang,
    ClockKept,
    ClockStarted,
    MatchPaused,
    PauseAsked,
    PauseDropped,
)
from companion.games.cities.state import CitiesState, Step


def deadline(state: CitiesState) -> float | None:
    """When the running clock reaches zero, in seconds of the server's time; None: it stands."""
    clock = state.clock
    if clock is None or clock.since is None or state.rung or state.step is Step.OVER:
        return None
    return clock.since + clock.length - clock.before


def with_bell(state: CitiesState, now: float) -> tuple[CitiesState, tuple[BellRang, ...]]:
    """The state as it is at `now`: at or after the deadline the clock has run out (M4)."""
    at = deadline(state)
    if at is None or now < at:
        return state, ()
    rang = BellRang(at)
    return rang.apply(state), (rang,)


def time_is_up(state: CitiesState) -> bool:
    """Between the bell and the end of the time: nothing new begins (M5)."""
    return state.rung and not state.extra and state.step is not Step.OVER


def is_counted(state: CitiesState) -> bool:
    """Whether the time is up and nothing that was begun is still open: what counts is known."""
    duel = state.duel
    free = duel is None or (duel.combat is None and duel.adjust is None and not duel.due)
    return time_is_up(state) and free


@answers(Pause, AskPause, ConfirmPause, DropPause)
def set_pause(state: CitiesState, command: Command, caller: Caller, now: float) -> Decision:
    """A pause is asked for, agreed to, turned down, or ordered by the host."""
    wrong = _no_pause(state)
    if wrong is not None:
        return wrong
    if isinstance(command, Pause):
        return (MatchPaused(now, None),)
    asked, seat = state.pause_asked, caller.seat
    assert seat is not None
    if isinstance(command, AskPause):
        return (PauseAsked(seat),) if asked is None else refuse("E_PAUSE_ASKED")
    if asked is None:
        return refuse("E_WRONG_PHASE")
    if isinstance(command, DropPause):
        return (PauseDropped(),)
    assert isinstance(command, ConfirmPause)
    return refuse("E_PAUSE_OWN") if asked == seat else (MatchPaused(now, seat),)


def _no_pause(state: CitiesState) -> Refusal | None:
    """Why there can be no pause now."""
    if state.paused:
        return refuse("E_PAUSED")
    if state.rung:
        return refuse("E_TIME_UP")
    if state.clock is None or state.clock.since is None:
        return refuse("E_WRONG_PHASE")
    return None


@answers(Resume)
def resume(state: CitiesState, now: float) -> Decision:
    """The clock goes on at once; either player may say so (M4)."""
    return (ClockStarted(now),) if state.paused else refuse("E_WRONG_PHASE")


def kept_through_undo(before: CitiesState, after: CitiesState, now: float) -> ClockKept | None:
    """The time that had run stays run when steps are taken back; None where it does anyway."""
    if before.clock is None or after.step is Step.LOBBY:
        return None  # in the lobby another length may be chosen
    ran = before.clock.elapsed(now)
    if after.clock is not None and after.clock.elapsed(now) >= ran:
        return None
    running = after.clock is not None and after.clock.since is not None
    return ClockKept(ran, now if running else None)
