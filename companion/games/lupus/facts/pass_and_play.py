"""Facts of the tablet that goes from hand to hand at night (§10): who has it is no secret."""

from __future__ import annotations

from typing import ClassVar

from companion.core import Fact, replace
from companion.games.lupus.state import LupusState, Passing


def _with(state: LupusState, passing: Passing) -> LupusState:
    return replace(state, night=replace(state.tonight(), passing=passing))


def _passing(state: LupusState) -> Passing:
    found = state.tonight().passing
    assert found is not None
    return found


class PassingForeseen(Fact[LupusState]):
    """Night falls, and `seats` have no phone: the tablet will go to them, and it is said so."""

    seats: tuple[int, ...]

    def apply(self, state: LupusState) -> LupusState:
        night = state.tonight()
        return replace(state, night=replace(night, phones=night.phones - set(self.seats)))


class PassingBegun(Fact[LupusState]):
    """The tablet goes to each of `seats`, in this order; also anew, where a player has left."""

    public: ClassVar[bool] = False
    seats: tuple[int, ...]
    at: float

    def apply(self, state: LupusState) -> LupusState:
        return _with(state, Passing(self.seats, self.at))


class DeviceTaken(Fact[LupusState], diary="lupus-diary-device-taken", who="seat"):
    """`seat` has the tablet: its time begins."""

    public: ClassVar[bool] = False
    seat: int
    at: float

    def apply(self, state: LupusState) -> LupusState:
        return _with(state, replace(_passing(state), since=self.at))


class DeviceReturned(Fact[LupusState], diary="lupus-diary-device-returned"):
    """The turn of now begins anew, covered: the wrong hands, a pause, an undo, a house that was
    away."""

    public: ClassVar[bool] = False
    at: float

    def apply(self, state: LupusState) -> LupusState:
        return _with(state, replace(_passing(state), sent=self.at, since=None))


class DevicePassed(Fact[LupusState], diary="lupus-diary-device-passed"):
    """The turn of `seat` is over; the tablet is on its way to the next."""

    public: ClassVar[bool] = False
    seat: int
    at: float

    def apply(self, state: LupusState) -> LupusState:
        before = _passing(state)
        return _with(state, Passing(before.seats, self.at, before.place + 1))


class ChoseInVain(Fact[LupusState], diary="lupus-diary-answer"):
    """On the tablet that goes round, `seat` has tapped a name that its card may not choose: it has
    answered, without an effect. Holding the tablet again says so."""

    public: ClassVar[bool] = False
    step: str
    seat: int

    def apply(self, state: LupusState) -> LupusState:
        night = state.tonight()
        night = replace(
            night,
            proposals={one: at for one, at in night.proposals.items() if one != self.seat},
            suspicions=tuple(one for one in night.suspicions if one[:2] != (self.step, self.seat)),
            tapped=night.tapped | {self.seat},
        )
        return replace(state, night=night)
