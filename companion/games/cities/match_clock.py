"""The clock of the match: when the bell rings, and what undo cannot give back (M4, M5)."""

from __future__ import annotations

from companion.games.cities.facts.clock import BellRang, ClockKept
from companion.games.cities.state import CitiesState


def deadline(state: CitiesState) -> float | None:
    """When the running clock reaches zero, in seconds of the server's time; None: it stands."""
    clock = state.clock
    if clock is None or clock.since is None or state.rung or state.result is not None:
        return None
    return clock.since + clock.length - clock.before


def with_bell(state: CitiesState, now: float) -> tuple[CitiesState, tuple[BellRang, ...]]:
    """The state as it is at `now`: at or after the deadline the clock has run out (M4)."""
    at = deadline(state)
    if at is None or now < at:
        return state, ()
    rang = BellRang(at)
    return rang.apply(state), (rang,)


def kept_through_undo(before: CitiesState, after: CitiesState, now: float) -> ClockKept | None:
    """The time that had run stays run when steps are taken back; None where it does anyway."""
    if before.clock is None or not after.begun:
        return None  # in the lobby another length may be chosen
    ran = before.clock.elapsed(now)
    if after.clock is not None and after.clock.elapsed(now) >= ran:
        return None
    running = after.clock is not None and after.clock.since is not None
    return ClockKept(ran, now if running else None)
