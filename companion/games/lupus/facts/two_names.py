"""Facts of steps in which every phone names two players (L-B11)."""

from companion.core import Fact
from companion.games.lupus.state import LupusState


class FirstNamed(Fact[LupusState], public=False, paper=True, diary="lupus-diary-answer"):
    """The first of two names, of a phone or (`seat` 0) by the moderator; it begins anew."""

    seat: int
    target: int

    def apply(self, state: LupusState) -> LupusState:
        night = state.tonight()
        return state.with_night(
            firsts={**night.firsts, self.seat: self.target},
            seconds={one: at for one, at in night.seconds.items() if one != self.seat},
            proposals={one: at for one, at in night.proposals.items() if one != self.seat},
            tapped=night.tapped - {self.seat},
        )


class SecondNamed(Fact[LupusState], public=False, paper=True):
    """The second of two names: the phone has answered."""

    seat: int
    target: int

    def apply(self, state: LupusState) -> LupusState:
        night = state.tonight()
        seconds = {**night.seconds, self.seat: self.target}
        return state.with_night(seconds=seconds, tapped=night.tapped | {self.seat})


class Paired(Fact[LupusState], public=False):
    """The second target of a confirmed pick in `step`."""

    step: str
    target: int

    def apply(self, state: LupusState) -> LupusState:
        return state.with_night(pairs={**state.tonight().pairs, self.step: self.target})
