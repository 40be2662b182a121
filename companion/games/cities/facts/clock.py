"""Facts of the clock of the match: running, standing, the bell (M4, M5)."""

from __future__ import annotations

from companion.core import Clock, Fact, replace
from companion.games.cities.state import CitiesState


class ClockStarted(Fact[CitiesState], diary="cities-diary-clock"):
    """The clock runs from `at` on: for the first time, or again."""

    at: float

    def apply(self, state: CitiesState) -> CitiesState:
        clock = state.whole_clock.resumed(self.at)
        return replace(state, clock=clock, paused=False, pause_asked=None)


class ClockStopped(Fact[CitiesState]):
    """The clock stands still between two duels (`pause_between_duels`)."""

    at: float

    def apply(self, state: CitiesState) -> CitiesState:
        return replace(state, clock=state.whole_clock.paused(self.at), pause_asked=None)


class PauseAsked(Fact[CitiesState], diary="cities-diary-asks-pause", who="seat"):
    """One player asks for a pause."""

    seat: int

    def apply(self, state: CitiesState) -> CitiesState:
        return replace(state, pause_asked=self.seat)


class PauseDropped(Fact[CitiesState], diary="cities-diary-no-pause"):
    """The request for a pause is taken back, or turned down."""

    def apply(self, state: CitiesState) -> CitiesState:
        return replace(state, pause_asked=None)


class MatchPaused(Fact[CitiesState], diary="cities-diary-paused"):
    """The match stands still, by agreement or by the host alone (`seat` None)."""

    at: float
    seat: int | None

    def apply(self, state: CitiesState) -> CitiesState:
        clock = state.whole_clock.paused(self.at)
        return replace(state, clock=clock, paused=True, pause_asked=None)


class ClockKept(Fact[CitiesState]):
    """Taking back a step has given no time back (M4)."""

    before: float
    since: float | None

    def apply(self, state: CitiesState) -> CitiesState:
        clock = replace(state.whole_clock, before=self.before, since=self.since)
        return replace(state, clock=clock)


class BellRang(Fact[CitiesState], diary="cities-diary-bell"):
    """The clock has reached zero (M5)."""

    at: float

    def apply(self, state: CitiesState) -> CitiesState:
        length = state.whole_clock.length
        clock = Clock(length=length, before=length)
        return replace(state, clock=clock, rung=True, pause_asked=None)
