"""Facts of the clock of the match: running, standing, the bell (M4, M5)."""

from __future__ import annotations

from typing import ClassVar

from companion.core.clock import Clock
from companion.core.kit.facts import Fact
from companion.core.text import SeatName, Text, text
from companion.core.value import replace
from companion.games.cities.state import CitiesState


def whole(state: CitiesState) -> Clock:
    """The clock of the match as it stands; before the first duel it has not run at all."""
    return state.clock or Clock(length=60.0 * state.options.minutes)


class ClockStarted(Fact[CitiesState]):
    """The clock runs from `at` on: for the first time, or again."""

    diary: ClassVar[str] = "cities-diary-clock"
    at: float

    def apply(self, state: CitiesState) -> CitiesState:
        clock = whole(state).resumed(self.at)
        return replace(state, clock=clock, paused=False, pause_asked=None)


class ClockStopped(Fact[CitiesState]):
    """The clock stands still between two duels (`pause_between_duels`)."""

    at: float

    def apply(self, state: CitiesState) -> CitiesState:
        assert state.clock is not None
        return replace(state, clock=state.clock.paused(self.at), pause_asked=None)


class PauseAsked(Fact[CitiesState]):
    """One player would like a pause."""

    seat: int

    def apply(self, state: CitiesState) -> CitiesState:
        return replace(state, pause_asked=self.seat)

    def diary_line(self) -> Text:
        return text("cities-diary-asks-pause", who=SeatName(self.seat))


class PauseDropped(Fact[CitiesState]):
    """The wish for a pause is taken back, or turned down."""

    diary: ClassVar[str] = "cities-diary-no-pause"

    def apply(self, state: CitiesState) -> CitiesState:
        return replace(state, pause_asked=None)


class MatchPaused(Fact[CitiesState]):
    """The match stands still, by agreement or by the host alone (`seat` None)."""

    diary: ClassVar[str] = "cities-diary-paused"
    at: float
    seat: int | None

    def apply(self, state: CitiesState) -> CitiesState:
        assert state.clock is not None
        clock = state.clock.paused(self.at)
        return replace(state, clock=clock, paused=True, pause_asked=None)


class ClockKept(Fact[CitiesState]):
    """Taking back a step has given no time back (M4)."""

    before: float
    since: float | None

    def apply(self, state: CitiesState) -> CitiesState:
        clock = replace(whole(state), before=self.before, since=self.since)
        return replace(state, clock=clock)


class BellRang(Fact[CitiesState]):
    """The clock has reached zero (M5)."""

    diary: ClassVar[str] = "cities-diary-bell"
    at: float

    def apply(self, state: CitiesState) -> CitiesState:
        assert state.clock is not None
        clock = Clock(length=state.clock.length, before=state.clock.length)
        return replace(state, clock=clock, rung=True, pause_asked=None)
