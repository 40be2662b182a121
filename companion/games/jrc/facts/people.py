"""Facts about players: absent, present, left for good (J-Z2, J-Z3)."""

from companion.core import Fact, replace
from companion.games.jrc.state import Change, JrcState


class MarkedAbsent(Fact[JrcState]):
    """A player is absent; other facts say what that means for the running step. Before the own
    allocation is opened the player loses the column, like a guest who has not come yet."""

    seat: int

    def apply(self, state: JrcState) -> JrcState:
        if not state.columns_open or self.seat in state.arrivals:
            rest = tuple(one for one in state.players if one != self.seat)
            return replace(
                state,
                players=rest,
                fi={one: state.fi[one] for one in rest},
                fund={one: state.fund[one] for one in rest},
                arrivals=tuple(one for one in state.arrivals if one != self.seat),
            )
        return replace(
            state, absent=state.absent | {self.seat}, returning=state.returning - {self.seat}
        )


class MarkedPresent(Fact[JrcState]):
    """A player is here again, from the next step on."""

    seat: int

    def apply(self, state: JrcState) -> JrcState:
        return replace(state, returning=state.returning | {self.seat})


class LeftForGood(Fact[JrcState]):
    """A player has left the campaign."""

    seat: int
    how: str
    """"freeze" (the column stays) or "drop" (it becomes 0)."""
    changes: tuple[Change, ...] = ()

    def apply(self, state: JrcState) -> JrcState:
        state = state.moved(self.changes)
        return replace(
            state,
            gone={**state.gone, self.seat: self.how},
            went={**state.went, self.seat: state.turn},
            absent=state.absent - {self.seat},
            returning=state.returning - {self.seat},
        )
