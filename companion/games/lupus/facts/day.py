"""Facts of the day: dawn, discussion, nominees, speeches, lot, lynching, clock (§6.3 to §6.6)."""

from __future__ import annotations

from companion.core import Clock, Fact, SeatName, SeatNames, Text, replace, text
from companion.games.lupus.cast import nominating
from companion.games.lupus.state import Day, Death, LupusState, Phase


def died(state: LupusState, seat: int, cause: str) -> LupusState:
    """The state with that seat dead, as of the night or day that is on."""
    by_day = state.night is None
    death = Death(cause, state.number, by_day)
    return state.with_player(replace(state.players[seat], alive=False, death=death))


class DawnBroke(Fact[LupusState], diary="lupus-diary-dawn"):
    """`deaths`: (seat, cause) in ring order, all at once. `anchor` as in §6.3."""

    deaths: tuple[tuple[int, str], ...]
    moderator_bitten: bool
    anchor: int | None

    def apply(self, state: LupusState) -> LupusState:
        for seat, cause in self.deaths:
            state = died(state, seat, cause)
        dead = tuple(seat for seat, _ in self.deaths)
        day = Day(state.number, dead, self.moderator_bitten)
        nights = state.all_nights
        return replace(
            state, phase=Phase.DAWN, night=None, nights=nights, day=day, anchor=self.anchor
        )


class DawnTold(Fact[LupusState]):
    """It is said that `dead` are missing: now every screen shows it (§6.3), and the diary."""

    dead: tuple[int, ...] = ()

    def apply(self, state: LupusState) -> LupusState:
        return replace(state, day=replace(state.today(), told=True))

    def diary_line(self) -> Text:
        if not self.dead:
            return text("lupus-diary-told")
        return text("lupus-diary-told-dead", who=SeatNames(self.dead))


class DiscussionOpened(Fact[LupusState], diary="lupus-diary-talk"):
    """The clock of `seconds` starts at `at` (server's time)."""

    seconds: float
    at: float

    def apply(self, state: LupusState) -> LupusState:
        day = replace(state.today(), clock=Clock(self.seconds, since=self.at))
        return replace(state, phase=Phase.DISCUSSION, day=day)


class NomineesNamed(Fact[LupusState]):
    """The nomination is counted. `mark`: whom a role has nominated, announced now (L-V5).

    With `recounted` the votes were struck and counted again (L-Q3): a mark is no news.
    """

    nominees: tuple[int, ...]
    mark: int | None
    recounted: bool = False

    def apply(self, state: LupusState) -> LupusState:
        day = replace(
            state.today(), nominees=self.nominees, mark=self.mark, rounds=(), lot=(), drawn=None,
            condemned=None, clock=None,
        )  # fmt: skip
        role = nominating()
        if self.mark is None or self.recounted or role is None:
            return replace(state, day=day)
        return replace(state, day=day, phase=role.announced_in)

    def diary_line(self) -> Text:
        return text("lupus-say-owl-nominees", who=SeatNames(self.nominees), n=len(self.nominees))


class SpeakerCalled(Fact[LupusState]):
    """`speakers[speaker]` has the word; `seconds` 0: without a clock."""

    speakers: tuple[int, ...]
    speaker: int
    seconds: float
    at: float

    def apply(self, state: LupusState) -> LupusState:
        clock = Clock(self.seconds, since=self.at) if self.seconds else None
        day = replace(state.today(), speakers=self.speakers, speaker=self.speaker, clock=clock)
        return replace(state, phase=Phase.DEFENCE, day=day)

    def diary_line(self) -> Text:
        return text("lupus-diary-speaks", who=SeatName(self.speakers[self.speaker]))


class LotOpened(Fact[LupusState], diary="lupus-diary-lot"):
    """One of `among` is to be drawn."""

    among: tuple[int, ...]

    def apply(self, state: LupusState) -> LupusState:
        day = replace(state.today(), lot=self.among, clock=None)
        return replace(state, phase=Phase.LOT, day=day)


class LotDrawn(Fact[LupusState], diary="lupus-diary-drawn", who="seat"):
    """Chance, or a physical lot (`by_hand`), has hit `seat`."""

    seat: int
    by_hand: bool

    def apply(self, state: LupusState) -> LupusState:
        return replace(state, day=replace(state.today(), drawn=self.seat))


class Condemned(Fact[LupusState]):
    """LYNCH, not yet confirmed: of `seat`, or of nobody."""

    seat: int | None

    def apply(self, state: LupusState) -> LupusState:
        day = replace(state.today(), condemned=self.seat, clock=None)
        return replace(state, phase=Phase.LYNCH, day=day)

    def diary_line(self) -> Text:
        if self.seat is None:
            return text("lupus-diary-nobody")
        return text("lupus-diary-condemned", who=SeatName(self.seat))


class Lynched(Fact[LupusState]):
    """The lynching is confirmed; None: nobody is lynched beside those lynched by hand."""

    seat: int | None

    def apply(self, state: LupusState) -> LupusState:
        if self.seat is None:
            return state
        state = replace(state, day=replace(state.today(), lynched=self.seat))
        return died(state, self.seat, "lynched")


def _with_clock(state: LupusState, clock: Clock | None) -> LupusState:
    return replace(state, day=replace(state.today(), clock=clock))


def _clock(state: LupusState) -> Clock:
    clock = state.today().clock
    assert clock is not None
    return clock


class ClockPaused(Fact[LupusState], diary="lupus-diary-paused"):
    """The clock stands still."""

    at: float

    def apply(self, state: LupusState) -> LupusState:
        return _with_clock(state, _clock(state).paused(self.at))


class ClockResumed(Fact[LupusState], diary="lupus-diary-resumed"):
    """The clock goes on."""

    at: float

    def apply(self, state: LupusState) -> LupusState:
        return _with_clock(state, _clock(state).resumed(self.at))


class TimeAdded(Fact[LupusState], diary="lupus-diary-more-time"):
    """`seconds` more on the clock."""

    seconds: float
    at: float

    def apply(self, state: LupusState) -> LupusState:
        return _with_clock(state, _clock(state).extended(self.seconds, self.at))


class ClockEnded(Fact[LupusState], diary="lupus-diary-time-over"):
    """The time is up before the clock said so."""

    at: float

    def apply(self, state: LupusState) -> LupusState:
        clock = _clock(state)
        return _with_clock(state, Clock(clock.length, before=clock.length))
