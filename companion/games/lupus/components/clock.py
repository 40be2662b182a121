"""The clock of the discussion and of the speeches (§6.4), on the tablet."""

from companion.core import By, Command, Decision, Moment, Press, Refusal, Weight, refuse, text
from companion.games.lupus.facts.day import ClockEnded, ClockPaused, ClockResumed, TimeAdded
from companion.games.lupus.phase import phase_of
from companion.games.lupus.state import LupusState, Voice

BELL_SECONDS = 2.0
"""Seconds for which the bell sounds before the voice speaks."""


def time_left(state: LupusState, moment: Moment) -> bool:
    """Whether there is a clock, running or paused, that has not run out."""
    clock = None if state.day is None else state.day.clock
    return clock is not None and clock.remaining(moment.now) > 0


def after_the_bell(state: LupusState, voice: Voice) -> float | None:
    """When the voice continues: after the bell, and its own line. None: the clock is paused."""
    clock = state.today().clock
    if clock is None:
        return voice.due
    if (ends_at := clock.ends_at) is None:
        return voice.due if clock.length <= clock.before else None
    return max(voice.due, ends_at + BELL_SECONDS)


def clock_presses(state: LupusState, moment: Moment, extension: float) -> tuple[Press, ...]:
    """Pause or resume, more time, end. `extension`: seconds that may be added."""
    clock, left = state.today().clock, time_left(state, moment)
    if clock is None:
        return ()
    pausing: tuple[type[Command], str] = (Pause, "pause")
    if clock.since is None:
        pausing = (Resume, "resume")
    names = [pausing] if left else []
    if extension > 0:
        names.append((MoreTime, "more"))
    if left:
        names.append((EndClock, "end"))
    ends = "speech" if state.today().speakers else "talk"
    return tuple(
        Press(
            key=f"clock-{word}",
            command=command.name,
            label=text(f"lupus-clock-end-{ends}" if word == "end" else f"lupus-clock-{word}"),
            weight=Weight.LINK,
            group="clock",
        )
        for command, word in names
    )


class Pause(Command, by=By.HOST):
    """Day, tablet: pause the clock."""

    def decide(self, state: LupusState, now: float) -> Decision:
        wrong = _why_not(state, now)
        return wrong or ((ClockPaused(now),) if _runs(state) else refuse("E_CLOCK_PAUSED"))


class Resume(Command, by=By.HOST):
    """Day, tablet: continue the clock."""

    def decide(self, state: LupusState, now: float) -> Decision:
        wrong = _why_not(state, now)
        return wrong or (refuse("E_CLOCK_RUNS") if _runs(state) else (ClockResumed(now),))


class MoreTime(Command, by=By.HOST):
    """Day, tablet: thirty seconds more (§6.4)."""

    def decide(self, state: LupusState, now: float) -> Decision:
        if state.day is None or state.day.clock is None:
            return refuse("E_NO_CLOCK")
        seconds = phase_of(state).extension(state)
        return (TimeAdded(seconds, now),) if seconds else refuse("E_TIME_LIMIT")


class EndClock(Command, by=By.HOST):
    """Day, tablet: the time is up."""

    def decide(self, state: LupusState, now: float) -> Decision:
        return _why_not(state, now) or (ClockEnded(now),)


def _why_not(state: LupusState, now: float) -> Refusal | None:
    clock = None if state.day is None else state.day.clock
    if clock is None:
        return refuse("E_NO_CLOCK")
    return refuse("E_CLOCK_OVER") if clock.remaining(now) <= 0 else None


def _runs(state: LupusState) -> bool:
    clock = state.today().clock
    return clock is not None and clock.since is not None
