"""Facts of the captain's office (L-B20, L-B22): public, like the office itself."""

from companion.core import Fact, SeatName, Text, replace, text
from companion.games.lupus.state import LupusState, Phase
from companion.games.lupus.votes import VoteOpened


class ElectionOpened(VoteOpened, diary="lupus-diary-election"):
    """The election of a captain, or a second one among the tied."""

    def apply(self, state: LupusState) -> LupusState:
        elections = (*state.today().elections, self.round({}))
        return state.with_day(Phase.ELECTION, elections=elections, clock=None)


class ElectionVoid(Fact[LupusState]):
    """A voter has left: the election begins again without its votes (L-B26)."""

    def apply(self, state: LupusState) -> LupusState:
        return state.with_day(elections=())


class CaptainChosen(Fact[LupusState]):
    """The captain is `seat`; None: nobody."""

    seat: int | None
    elected: bool
    """Whether the village elected the captain; False: the office was handed on."""

    def apply(self, state: LupusState) -> LupusState:
        before, state = state.captain, replace(state, captain=self.seat)
        if self.elected:
            return state.with_day(elected=self.seat)
        day = state.day
        return state if day is None else state.with_day(handed=(*day.handed, (before, self.seat)))

    def diary_line(self) -> Text:
        if self.seat is None:
            return text("lupus-diary-captain-nobody")
        return text("lupus-diary-captain", who=SeatName(self.seat))


class HandoverOpened(Fact[LupusState], diary="lupus-diary-handover"):
    """The captain who has fallen is asked for a successor."""

    def apply(self, state: LupusState) -> LupusState:
        return state.with_day(Phase.HANDOVER, clock=None)
