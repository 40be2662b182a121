"""Facts of the lobby, of arrivals, and of the turns themselves."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from companion.core.option import Value
from companion.core.seat import Ring
from companion.games.jrc.events_base import Fact
from companion.games.jrc.state import Change, JrcState, Phase, Snapshot, Turn


@dataclass(frozen=True)
class OptionSet(Fact):
    """One house rule is changed."""

    wire: ClassVar[str] = "jrc.option_set"
    option: str
    value: Value

    def apply(self, state: JrcState) -> JrcState:
        return replace(state, options=state.options.having(self.option, self.value))


@dataclass(frozen=True)
class CitiesNamed(Fact):
    """The cities of the table's own set."""

    wire: ClassVar[str] = "jrc.cities_named"
    cities: tuple[str, ...]

    def apply(self, state: JrcState) -> JrcState:
        return replace(state, options=state.options.having("own_cities", self.cities))


@dataclass(frozen=True)
class CampaignStarted(Fact):
    """The campaign begins for `players`, in seat order, in these cities."""

    wire: ClassVar[str] = "jrc.campaign_started"
    players: Ring
    cities: tuple[str, ...]

    def apply(self, state: JrcState) -> JrcState:
        state = replace(state, cities=self.cities, players=(), fi={}, fund={})
        for seat in self.players:
            state = with_player(state, seat)
        return state


def with_player(state: JrcState, seat: int) -> JrcState:
    """A new column, J-A1; the fund is what the allocation divides, nothing stays in it (J-A2)."""
    order = [*state.players, seat]
    order.sort(key=lambda one: state.ring.index(one) if one in state.ring else len(state.ring))
    fi = {one: state.fi.get(one, dict.fromkeys(state.cities, 0)) for one in order}
    fund = {one: state.fund.get(one, state.options.start_fund) for one in order}
    return replace(state, players=tuple(order), fi=fi, fund=fund)


@dataclass(frozen=True)
class Welcomed(Fact):
    """Somebody joins the running campaign: a sealed allocation is awaited (§5)."""

    wire: ClassVar[str] = "jrc.welcomed"
    seat: int

    def apply(self, state: JrcState) -> JrcState:
        return replace(state, arrivals=(*state.arrivals, self.seat))


@dataclass(frozen=True)
class IncomePaid(Fact):
    """Turn `turn` begins: `income` of every player, before any order (J-M1)."""

    wire: ClassVar[str] = "jrc.income_paid"
    turn: int
    income: tuple[tuple[int, int], ...]
    changes: tuple[Change, ...]

    def apply(self, state: JrcState) -> JrcState:
        turns = (*state.turns, Turn(self.turn, dict(self.income)))
        return replace(state.moved(self.changes), turns=turns, picked=False, chosen=())


@dataclass(frozen=True)
class IncomeTakenBack(Fact):
    """An absent player without an order gets no income (J-M4, `absent_income` off)."""

    wire: ClassVar[str] = "jrc.income_taken_back"
    seat: int
    changes: tuple[Change, ...]

    def apply(self, state: JrcState) -> JrcState:
        turn = state.turns[-1]
        income = {**turn.income, self.seat: 0}
        return state.moved(self.changes).with_turn(replace(turn, income=income))


@dataclass(frozen=True)
class Moved(Fact):
    """On to a phase in which no papers are written."""

    wire: ClassVar[str] = "jrc.moved"
    phase: Phase

    def apply(self, state: JrcState) -> JrcState:
        state = state.at(self.phase)
        if self.phase is Phase.CITY_SELECT:
            state = replace(state, latest=(), session=None, picked=False)
        return state


@dataclass(frozen=True)
class CityTurnEnded(Fact):
    """The turn is over (CITY_END)."""

    wire: ClassVar[str] = "jrc.city_turn_ended"

    def apply(self, state: JrcState) -> JrcState:
        past = (*state.past, Snapshot(state.turn, state.fi))
        return replace(state.at(Phase.CITY_END), past=past, chosen=(), session=None)


@dataclass(frozen=True)
class Won(Fact):
    """Somebody holds enough cities, or several as many (§8)."""

    wire: ClassVar[str] = "jrc.won"
    winners: Ring

    def apply(self, state: JrcState) -> JrcState:
        past = state.past
        if not past or past[-1].turn != state.turn:
            past = (*past, Snapshot(state.turn, state.fi))
        return replace(state.at(Phase.WON), winners=self.winners, past=past, session=None)
