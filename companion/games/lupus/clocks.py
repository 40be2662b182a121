"""The clock of the discussion and of the speeches (§6.4)."""

from __future__ import annotations

from companion.core.command import Command
from companion.core.game import Decision, Moment
from companion.core.kit.commands import answers
from companion.core.refusal import refuse
from companion.games.lupus.commands import EndClock, MoreTime, Pause, Resume
from companion.games.lupus.facts.day import ClockEnded, ClockPaused, ClockResumed, TimeAdded
from companion.games.lupus.phase import phase_of
from companion.games.lupus.state import LupusState, Voice

MORE_SECONDS = 30.0
BELL_SECONDS = 2.0
"""The voice lets the bell sound before it speaks."""


def extension(state: LupusState) -> float:
    """Seconds that «+30 s» adds now; 0 where no more are allowed (§6.4) or there is no clock."""
    clock = None if state.day is None else state.day.clock
    if clock is None:
        return 0.0
    limit = phase_of(state).clock_limit(state)
    return MORE_SECONDS if limit is None else max(0.0, min(MORE_SECONDS, limit - clock.length))


def time_left(state: LupusState, moment: Moment) -> bool:
    """Whether a clock runs, or stands, that is not over."""
    clock = None if state.day is None else state.day.clock
    return clock is not None and clock.remaining(moment.now) > 0


def after_the_bell(state: LupusState, voice: Voice) -> float | None:
    """When the voice goes on from a clock: after its bell, and not into its own line. None: it
    stands still."""
    clock = None if state.day is None else state.day.clock
    if clock is None:
        return voice.due
    if clock.since is None:
        return voice.due if clock.length <= clock.before else None
    return max(voice.due, clock.since + clock.length - clock.before + BELL_SECONDS)


@answers(Pause, Resume, MoreTime, EndClock)
def set_clock(state: LupusState, command: Command, moment: Moment) -> Decision:
    """Pause, go on, thirty seconds more, or the end."""
    clock = None if state.day is None else state.day.clock
    if clock is None:
        return refuse("E_NO_CLOCK")
    if isinstance(command, MoreTime):
        seconds = extension(state)
        return (TimeAdded(seconds, moment.now),) if seconds else refuse("E_TIME_LIMIT")
    if clock.remaining(moment.now) <= 0:
        return refuse("E_CLOCK_OVER")
    if isinstance(command, EndClock):
        return (ClockEnded(moment.now),)
    if isinstance(command, Pause):
        running = clock.since is not None
        return (ClockPaused(moment.now),) if running else refuse("E_CLOCK_PAUSED")
    return (ClockResumed(moment.now),) if clock.since is None else refuse("E_CLOCK_RUNS")
