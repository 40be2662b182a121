"""Facts of the lobby, of arrivals, and of the turns themselves."""

from collections.abc import Mapping

from companion.core import Fact, Ring, Value, replace
from companion.core.kit import rules
from companion.games.jrc.options import Options
from companion.games.jrc.phase import phase_of
from companion.games.jrc.state import Change, JrcState, Phase, Turn


class OptionSet(rules.OptionSet[JrcState], of=Options):
    """One house rule is changed."""


class CitiesNamed(Fact[JrcState]):
    """The cities of the table's own set."""

    cities: tuple[str, ...]

    def apply(self, state: JrcState) -> JrcState:
        return replace(state, options=state.options.having("own_cities", self.cities))


class ExampleMoved(Fact[JrcState]):
    """The printed example is at step `at`."""

    at: int
    astray: bool = False
    """Whether the answer was not the printed one."""

    def apply(self, state: JrcState) -> JrcState:
        return replace(state, phase=Phase.EXAMPLE, example=self.at, astray=self.astray)


class ExampleLeft(Fact[JrcState]):
    """The table is back in its lobby, which is as it was."""

    def apply(self, state: JrcState) -> JrcState:
        return replace(state, phase=Phase.LOBBY, example=0, astray=False)


class CampaignStarted(Fact[JrcState]):
    """The campaign begins for `players`, in seat order, in these cities."""

    players: Ring
    cities: tuple[str, ...]
    rules: Mapping[str, Value]
    """Every house rule in force, so that new defaults of later versions do not apply."""

    def apply(self, state: JrcState) -> JrcState:
        options = state.options.ruled(self.rules)
        state = replace(state, options=options, cities=self.cities, players=(), fi={}, fund={})
        for seat in self.players:
            state = with_player(state, seat)
        return state


def with_player(state: JrcState, seat: int) -> JrcState:
    """The state with a column for `seat` (J-A1). The allocation divides the whole fund (J-A2)."""
    if seat in state.players:
        return state
    order = [*state.players, seat]
    order.sort(key=lambda one: state.ring.index(one) if one in state.ring else len(state.ring))
    fi = {one: state.fi.get(one, dict.fromkeys(state.cities, 0)) for one in order}
    fund = {one: state.fund.get(one, state.options.start_fund) for one in order}
    return replace(state, players=tuple(order), fi=fi, fund=fund)


class Welcomed(Fact[JrcState]):
    """A player joins the running campaign and owes a sealed allocation (§5)."""

    seat: int

    def apply(self, state: JrcState) -> JrcState:
        return replace(state, arrivals=(*state.arrivals, self.seat))


class IncomePaid(Fact[JrcState], diary="jrc-diary-turn", n="turn"):
    """Turn `turn` begins, before any order: a point into the fund for each city held (J-M1)."""

    turn: int
    changes: tuple[Change, ...]

    def apply(self, state: JrcState) -> JrcState:
        turns = (*state.turns, Turn(self.turn, self.changes))
        return replace(state.moved(self.changes), turns=turns, chosen=())


class IncomeTakenBack(Fact[JrcState]):
    """An absent player without an order gets no income (J-M4, `absent_income` off)."""

    seat: int
    changes: tuple[Change, ...]

    def apply(self, state: JrcState) -> JrcState:
        turn = state.turns[-1]
        paid = tuple(one for one in turn.paid if one.seat != self.seat)
        return state.moved(self.changes).with_turn(replace(turn, paid=paid))


class Moved(Fact[JrcState]):
    """On to a phase in which no papers are written."""

    phase: Phase

    def apply(self, state: JrcState) -> JrcState:
        after = state.at(self.phase)
        return phase_of(after).entered(after)


class CityTurnEnded(Fact[JrcState], diary="jrc-diary-city-end"):
    """The turn is over (CITY_END)."""

    def apply(self, state: JrcState) -> JrcState:
        past = (*state.past, state.snapshot)
        return replace(state.at(Phase.CITY_END), past=past, chosen=(), session=None)


class Won(Fact[JrcState], diary="jrc-diary-won"):
    """One player holds enough cities, or several hold as many (§8)."""

    winners: Ring

    def apply(self, state: JrcState) -> JrcState:
        return replace(_over(state, Phase.WON), winners=self.winners)


class CampaignEnded(Fact[JrcState]):
    """The table gives the campaign up: nobody wins, sealed papers are destroyed unread (house)."""

    def apply(self, state: JrcState) -> JrcState:
        return _over(state, Phase.ENDED)


def _over(state: JrcState, phase: Phase) -> JrcState:
    """The state at the end; the current table is the last entry of the history, also where a
    column was cleared after the turn (J-Z3 `drop`)."""
    past = state.past
    if past:
        earlier = past[:-1] if past[-1].turn == state.turn else past
        past = (*earlier, state.snapshot)
    return replace(state.at(phase), past=past, session=None, chosen=())
