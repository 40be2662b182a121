"""What the tablet may do with the clock of the discussion and of the speeches (§6.4)."""

from __future__ import annotations

from companion.core import Command, Decision, Moment, answers, refuse
from companion.games.lupus.commands import EndClock, MoreTime, Pause, Resume
from companion.games.lupus.facts.day import ClockEnded, ClockPaused, ClockResumed, TimeAdded
from companion.games.lupus.phase import phase_of
from companion.games.lupus.state import LupusState


@answers(Pause, Resume, MoreTime, EndClock)
def set_clock(state: LupusState, command: Command, moment: Moment) -> Decision:
    """Pause, go on, thirty seconds more, or the end."""
    clock = None if state.day is None else state.day.clock
    if clock is None:
        return refuse("E_NO_CLOCK")
    if isinstance(command, MoreTime):
        seconds = phase_of(state).extension(state)
        return (TimeAdded(seconds, moment.now),) if seconds else refuse("E_TIME_LIMIT")
    if clock.remaining(moment.now) <= 0:
        return refuse("E_CLOCK_OVER")
    if isinstance(command, EndClock):
        return (ClockEnded(moment.now),)
    if isinstance(command, Pause):
        running = clock.since is not None
        return (ClockPaused(moment.now),) if running else refuse("E_CLOCK_PAUSED")
    return (ClockResumed(moment.now),) if clock.since is None else refuse("E_CLOCK_RUNS")
