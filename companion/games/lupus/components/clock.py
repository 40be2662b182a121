"""The clock of the discussion and of the speeches (§6.4), on the tablet."""

from __future__ import annotations

from companion.core import Command, Decision, Moment, Press, Weight, answers, refuse, text
from companion.games.lupus.commands import EndClock, MoreTime, Pause, Resume
from companion.games.lupus.facts.day import ClockEnded, ClockPaused, ClockResumed, TimeAdded
from companion.games.lupus.phase import phase_of
from companion.games.lupus.state import LupusState, Voice

BELL_SECONDS = 2.0
"""The voice lets the bell sound before it speaks."""


def time_left(state: LupusState, moment: Moment) -> bool:
    """Whether there is a clock, running or paused, that has not run out."""
    clock = None if state.day is None else state.day.clock
    return clock is not None and clock.remaining(moment.now) > 0


def after_the_bell(state: LupusState, voice: Voice) -> float | None:
    """When the voice continues: after the bell, and its own line. None: the clock is paused."""
    clock = state.today().clock
    if clock is None:
        return voice.due
    if clock.since is None:
        return voice.due if clock.length <= clock.before else None
    return max(voice.due, clock.since + clock.length - clock.before + BELL_SECONDS)


def clock_presses(state: LupusState, moment: Moment, extension: float) -> tuple[Press, ...]:
    """Pause or resume, more time, end. `extension`: seconds that may be added."""
    clock, left = state.today().clock, time_left(state, moment)
    if clock is None:
        return ()
    pausing = "resume" if clock.since is None else "pause"
    names = [(pausing, pausing)] if left else []
    if extension > 0:
        names.append(("more_time", "more"))
    if left:
        names.append(("end_clock", "end"))
    ends = "speech" if state.today().speakers else "talk"
    return tuple(
        Press(
            key=f"clock-{word}",
            command=command,
            label=text(f"lupus-clock-end-{ends}" if word == "end" else f"lupus-clock-{word}"),
            weight=Weight.LINK,
            group="clock",
        )
        for command, word in names
    )


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
