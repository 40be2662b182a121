"""The clock of the discussion and of the speeches (§6.4), on the tablet."""

from __future__ import annotations

from companion.core import Moment, Press, Weight, text
from companion.games.lupus.state import LupusState, Voice

BELL_SECONDS = 2.0
"""The voice lets the bell sound before it speaks."""


def time_left(state: LupusState, moment: Moment) -> bool:
    """Whether a clock runs, or stands, that is not over."""
    clock = None if state.day is None else state.day.clock
    return clock is not None and clock.remaining(moment.now) > 0


def after_the_bell(state: LupusState, voice: Voice) -> float | None:
    """When the voice goes on from a clock: after its bell, and not into its own line. None: it
    stands still."""
    clock = state.today().clock
    if clock is None:
        return voice.due
    if clock.since is None:
        return voice.due if clock.length <= clock.before else None
    return max(voice.due, clock.since + clock.length - clock.before + BELL_SECONDS)


def clock_presses(state: LupusState, moment: Moment, extension: float) -> tuple[Press, ...]:
    """Pause or resume, thirty seconds more, end: as far as the clock lets one. `extension`:
    seconds that may be added."""
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
