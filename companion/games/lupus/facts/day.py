"""Facts of the day: dawn, discussion, nominees, speeches, lot, lynching, clock (§6.3 to §6.6)."""

from companion.core import Clock, Fact, SeatName, SeatNames, Text, replace, text
from companion.games.lupus.cast import nominating_role
from companion.games.lupus.state import Day, Death, LupusState, Phase


def died(state: LupusState, seat: int, cause: str) -> LupusState:
    """The state with that seat dead, in the current night or day."""
    by_day = state.night is None
    death = Death(cause, state.number, by_day)
    return state.with_player(replace(state.players[seat], alive=False, death=death))


class DawnBroke(Fact[LupusState], diary="lupus-diary-dawn"):
    """The dawn: who has died in the night."""

    deaths: tuple[tuple[int, str], ...]
    """(seat, cause) in ring order."""
    moderator_bitten: bool
    anchor: int | None

    def apply(self, state: LupusState) -> LupusState:
        for seat, cause in self.deaths:
            state = died(state, seat, cause)
        dead = tuple(seat for seat, _ in self.deaths)
        day = Day(state.number, dead, self.moderator_bitten, wave=dead)
        nights = state.all_nights
        return replace(
            state, phase=Phase.DAWN, night=None, nights=nights, day=day, anchor=self.anchor
        )


class DawnTold(Fact[LupusState]):
    """The deaths of `dead` are announced: now all screens and the diary show them (§6.3)."""

    dead: tuple[int, ...] = ()

    def apply(self, state: LupusState) -> LupusState:
        return state.with_day(told=True)

    def diary_line(self) -> Text:
        if not self.dead:
            return text("lupus-diary-told")
        return text("lupus-diary-told-dead", who=SeatNames(self.dead))


class DiscussionOpened(Fact[LupusState], diary="lupus-diary-talk"):
    """The clock of `seconds` starts at `at` (server's time); 0: there is none."""

    seconds: float
    at: float

    def apply(self, state: LupusState) -> LupusState:
        clock = Clock(self.seconds, since=self.at) if self.seconds else None
        return state.with_day(Phase.DISCUSSION, clock=clock)


class NomineesNamed(Fact[LupusState]):
    """The nomination was counted.

    With `recounted` the votes were struck and counted again (L-Q3): a mark is no news.
    """

    nominees: tuple[int, ...]
    mark: int | None
    """The seat nominated by a role, announced now (L-V5)."""
    recounted: bool = False

    def apply(self, state: LupusState) -> LupusState:
        role = nominating_role()
        announced = role is not None and self.mark is not None and not self.recounted
        return state.with_day(
            str(role.announced_in) if role is not None and announced else "",
            **{"nominees": self.nominees, "mark": self.mark, "rounds": (), "lot": ()},
            **dict.fromkeys(("drawn", "condemned", "instead", "decider", "clock")),
        )

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
        speaks = {"speakers": self.speakers, "speaker": self.speaker}
        return state.with_day(Phase.DEFENCE, clock=clock, **speaks)

    def diary_line(self) -> Text:
        return text("lupus-diary-speaks", who=SeatName(self.speakers[self.speaker]))


class LotOpened(Fact[LupusState], diary="lupus-diary-lot"):
    """One of `among` is to be drawn."""

    among: tuple[int, ...]

    def apply(self, state: LupusState) -> LupusState:
        return state.with_day(Phase.LOT, lot=self.among, clock=None)


class LotDrawn(Fact[LupusState], diary="lupus-diary-drawn", who="seat"):
    """Chance, or a physical lot (`by_hand`), has hit `seat`."""

    seat: int
    by_hand: bool

    def apply(self, state: LupusState) -> LupusState:
        return state.with_day(drawn=self.seat)


class Condemned(Fact[LupusState]):
    """LYNCH, not yet confirmed: of `seat`, or of nobody."""

    seat: int | None

    def apply(self, state: LupusState) -> LupusState:
        return state.with_day(Phase.LYNCH, condemned=self.seat, clock=None)

    def diary_line(self) -> Text:
        if self.seat is None:
            return text("lupus-diary-nobody")
        return text("lupus-diary-condemned", who=SeatName(self.seat))


class CondemnedInstead(Fact[LupusState], diary="lupus-diary-condemned", who="seat"):
    """LYNCH, not yet confirmed: of `seat`, a holder of `role`, in the place of a lot (L-B21); or
    by the captain."""

    seat: int
    role: str

    def apply(self, state: LupusState) -> LupusState:
        by = {"instead": self.role, "decider": state.captain}
        return state.with_day(Phase.LYNCH, condemned=self.seat, clock=None, **by)


class Lynched(Fact[LupusState]):
    """The lynching is confirmed; None: nobody is lynched beside those lynched by hand."""

    seat: int | None

    def apply(self, state: LupusState) -> LupusState:
        state = state.with_day(carried_out=True, by_hand=())
        if self.seat is None:
            return state
        state = state.with_day(lynched=self.seat, wave=(self.seat,))
        return died(state, self.seat, "lynched")


def _clock(state: LupusState) -> Clock:
    clock = state.today().clock
    assert clock is not None
    return clock


class ClockPaused(Fact[LupusState], diary="lupus-diary-paused"):
    """The clock is paused until it is resumed."""

    at: float

    def apply(self, state: LupusState) -> LupusState:
        return state.with_day(clock=_clock(state).paused(self.at))


class ClockResumed(Fact[LupusState], diary="lupus-diary-resumed"):
    """The clock was continued."""

    at: float

    def apply(self, state: LupusState) -> LupusState:
        return state.with_day(clock=_clock(state).resumed(self.at))


class TimeAdded(Fact[LupusState], diary="lupus-diary-more-time"):
    """`seconds` more on the clock."""

    seconds: float
    at: float

    def apply(self, state: LupusState) -> LupusState:
        return state.with_day(clock=_clock(state).extended(self.seconds, self.at))


class ClockEnded(Fact[LupusState], diary="lupus-diary-time-over"):
    """The time is up before the clock said so. More time runs at once, unless it was paused."""

    at: float

    def apply(self, state: LupusState) -> LupusState:
        clock = _clock(state)
        since = None if clock.since is None else self.at
        return state.with_day(clock=Clock(clock.length, before=clock.length, since=since))
