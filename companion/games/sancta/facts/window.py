"""Facts of the reaction window: who was asked, who has answered, who has cancelled (§8)."""

from companion.core import Clock, Fact, Ring, SealedRound, SeatName, Text, replace, text
from companion.games.sancta.facts.base import StoryFact, discard
from companion.games.sancta.state import Cancelled, SanctaState, Window


class WindowOpened(StoryFact):
    """All `asked` have the same question for the same time (§8). `seconds` 0: no limit."""

    by: int
    saint: int
    what: str
    points: int
    asked: tuple[int, ...]
    at: float
    seconds: float

    def change(self, state: SanctaState) -> SanctaState:
        clock = Clock(self.seconds, since=self.at) if self.seconds else None
        passes = SealedRound[None](tuple(self.asked))
        window = Window(self.by, self.saint, self.what, self.points, passes, clock)
        return replace(state, pending=window, cancelled=None)


class Passed(Fact[SanctaState], public=False, silent=True, whisper=True):
    """`seat` does not cancel. No other eye ever learns it (§8)."""

    seat: int

    def apply(self, state: SanctaState) -> SanctaState:
        window = state.window
        assert window is not None
        return replace(state, pending=replace(window, passes=window.passes.give(self.seat, None)))


class PassedAloud(Fact[SanctaState], public=False, whisper=True, diary="sancta-diary-aloud"):
    """The tablet has entered that `seat`, which has no phone, does not cancel."""

    seat: int

    def apply(self, state: SanctaState) -> SanctaState:
        window = state.window
        assert window is not None
        passes, spoken = window.passes.give(self.seat, None), window.spoken | {self.seat}
        return replace(state, pending=replace(window, passes=passes, spoken=spoken))


class WindowRestarted(StoryFact, diary="sancta-told-restarted"):
    """The window was open without a running program: its full time starts again at `at` (§8)."""

    at: float

    def change(self, state: SanctaState) -> SanctaState:
        window = state.window
        assert window is not None
        assert window.clock is not None
        clock = Clock(window.clock.length, since=self.at)
        return replace(state, pending=replace(window, clock=clock))


class WindowClosed(StoryFact):
    """There was no cancel. The next fact records what follows."""

    def change(self, state: SanctaState) -> SanctaState:
        return replace(state, pending=None)


class CancelledBy(StoryFact, diary="sancta-told-cancelled", who="seat"):
    """An advocate was played, and the points are not gained."""

    seat: int

    def story_line(self, state: SanctaState) -> Text | None:
        if state.window is None or state.window.what == "beatitude":
            return self.diary_line()
        return text("sancta-told-cancelled-die", who=SeatName(self.seat))

    def change(self, state: SanctaState) -> SanctaState:
        cancelled = None if state.window is None else Cancelled(state.window, self.seat)
        return discard(replace(state, pending=None, cancelled=cancelled), self.seat, 1)


class CancelVoided(StoryFact, diary="sancta-told-void", who="seat"):
    """The cancelling card was no advocate: it goes back to the hand, if its owner has not left."""

    seat: int

    def story_line(self, state: SanctaState) -> Text | None:
        if not asked_again(state):
            return self.diary_line()
        return text("sancta-told-voided", who=SeatName(self.seat))

    def change(self, state: SanctaState) -> SanctaState:
        if self.seat in state.in_play:
            state = discard(state, self.seat, -1)
        return replace(state, cancelled=None)


def asked_again(state: SanctaState) -> Ring:
    """The opponents who are asked again if the host voids the newest cancel (§8)."""
    cancelled = state.cancelled
    asked = () if cancelled is None else cancelled.window.asked
    by = None if cancelled is None else cancelled.by
    return tuple(seat for seat in asked if seat != by and seat in state.in_play)
