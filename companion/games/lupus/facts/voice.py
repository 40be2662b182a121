"""Facts of the voice: its lines and pauses, and people who take over."""

from companion.core import Fact, SeatName, Text, replace, text
from companion.games.lupus.state import LupusState, Voice, passing


class VoiceTookTheChair(Fact[LupusState]):
    """The voice moderates this game."""

    draws: tuple[float, ...]
    """As in `Voice`."""

    def apply(self, state: LupusState) -> LupusState:
        return replace(state, voice=Voice(self.draws))


class EndCheckSet(Fact[LupusState], public=False):
    """After a correction with the voice: when the end check comes. None: it is done."""

    at: float | None

    def apply(self, state: LupusState) -> LupusState:
        return state.with_voice(ends_at=self.at)

    def diary_line(self) -> Text | None:
        return text("lupus-diary-goes-on") if self.at is None else None


class LineBegun(Fact[LupusState]):
    """The voice begins a line at `at`, reads it for `reading` seconds, and continues `lasting`
    seconds later.

    A clock that starts with the line starts when it has been read.
    """

    at: float
    reading: float
    lasting: float
    reminded: bool = False
    """Whether the line is for a player who did not answer."""
    back: bool = False
    """Whether it is read again because a step was taken back, which it says."""

    def apply(self, state: LupusState) -> LupusState:
        until = self.at + self.reading
        clock = None if state.day is None else state.day.clock
        if clock is not None and clock.since == self.at and clock.before == 0:
            state = state.with_day(clock=replace(clock, since=until))
        return state.with_voice(
            lines=state.active_voice().lines + 1,
            since=self.at,
            until=until,
            due=until + self.lasting,
            reminded=self.reminded,
            back=self.back,
            answered_at=None,
        )


class WindowAnswered(Fact[LupusState], public=False):
    """Everybody has answered in the window of the night. No screen shows it."""

    at: float

    def apply(self, state: LupusState) -> LupusState:
        return state.with_voice(answered_at=self.at)


class VoicePaused(Fact[LupusState]):
    """The game is paused, clocks included."""

    seat: int | None
    """The seat that asked for it; None: the host."""
    at: float

    def apply(self, state: LupusState) -> LupusState:
        state = _covered(state.with_voice(paused_at=self.at, paused_by=self.seat), self.at)
        return _clock_too(state, self.at, runs=False)

    def diary_line(self) -> Text:
        if self.seat is None:
            return text("lupus-diary-paused")
        return text("lupus-diary-paused-by", who=SeatName(self.seat))


class VoiceResumed(Fact[LupusState], diary="lupus-diary-resumed"):
    """The game continues where it was paused."""

    at: float

    def apply(self, state: LupusState) -> LupusState:
        voice = state.active_voice()
        stood = self.at - (self.at if voice.paused_at is None else voice.paused_at)
        state = state.with_voice(
            since=voice.since + stood,
            until=voice.until + stood,
            due=voice.due + stood,
            paused_at=None,
            paused_by=None,
        )
        return _clock_too(_covered(state, self.at), self.at, runs=True)


def _covered(state: LupusState, at: float) -> LupusState:
    """A pause covers a tablet that goes round; the turn begins again after it."""
    found = passing(state)
    return state if found is None else state.with_passing(replace(found, sent=at, since=None))


def _clock_too(state: LupusState, at: float, *, runs: bool) -> LupusState:
    clock = None if state.day is None else state.day.clock
    if clock is None or (clock.since is not None) == runs:
        return state
    # A clock that had not begun, for its line was still being read, begins after the line.
    begins = max(at, state.active_voice().until) if clock.before == 0 else at
    moved = clock.resumed(begins) if runs else clock.paused(at)
    return state.with_day(clock=moved)


class SaidAgain(Fact[LupusState], diary="lupus-diary-said-again"):
    """The current line is read again; nothing waits for it."""

    def apply(self, state: LupusState) -> LupusState:
        return state.with_voice(again=state.active_voice().again + 1)


class ChairHanded(Fact[LupusState]):
    """A person takes over (`voice` False), or gives back to the voice."""

    voice: bool

    def apply(self, state: LupusState) -> LupusState:
        return state.with_voice(leads=self.voice, paused_at=None, paused_by=None)

    def diary_line(self) -> Text:
        return text("lupus-diary-given-back" if self.voice else "lupus-diary-taken-over")


class SaidReady(Fact[LupusState], diary="lupus-diary-ready"):
    """A player is ready to vote."""

    seat: int

    def apply(self, state: LupusState) -> LupusState:
        return state.with_day(ready=(*state.today().ready, self.seat))
