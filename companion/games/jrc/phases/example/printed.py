"""The printed example of a first turn, played by the rules: Luca, Fabrizio, Francesco, Marcello
(rules §13 and §14, cases 1 to 10)."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from companion.core import Chance, Decision, Fact, Frozen, Moment, Refusal, refuse
from companion.core.command import TABLET, By, Caller, Command
from companion.core.kit.commands import answer, refusal
from companion.games.jrc.any_step import GoOn
from companion.games.jrc.city_names import NINE
from companion.games.jrc.commands import JrcCommand
from companion.games.jrc.facts.setup import ExampleLeft
from companion.games.jrc.paper_phase import OpenPapers
from companion.games.jrc.phases.advantages import Buy
from companion.games.jrc.phases.allocate import Allocate
from companion.games.jrc.phases.city_select import ChooseCities
from companion.games.jrc.phases.counter import Counter
from companion.games.jrc.phases.lobby import Start
from companion.games.jrc.phases.methuselah_orders import Order
from companion.games.jrc.phases.play import Eliminate
from companion.games.jrc.phases.result import ApplyResult
from companion.games.jrc.phases.seating import BeginSession, SetSeating
from companion.games.jrc.state import JrcState, Phase

LUCA, FABRIZIO, FRANCESCO, MARCELLO = FOUR = (9001, 9002, 9003, 9004)
"""Seats that no table has."""
CAST = tuple(zip(FOUR, ("Luca", "Fabrizio", "Francesco", "Marcello"), strict=True))
WASHINGTON = "Washington D.C."
COLUMNS = {
    LUCA: (0, 2, 3, 4, 5, 0, 8, 3, 5),
    FABRIZIO: (8, 5, 2, 6, 0, 0, 5, 4, 0),
    FRANCESCO: (2, 3, 5, 3, 4, 3, 2, 6, 2),
    MARCELLO: (0, 0, 0, 8, 7, 4, 6, 0, 5),
}
"""Table 1 of the rules: FI in the order of the cities."""
NOW = Moment(0.0)
NO_CHANCE: Any = None
"""No printed command asks for chance."""


class LeaveExample(JrcCommand, by=By.HOST):
    """Host: back from the example to the lobby."""

    def decide(self, state: JrcState) -> Decision:
        return (ExampleLeft(),) if state.phase is Phase.EXAMPLE else refuse("E_WRONG_PHASE")


class ExampleStep(Frozen):
    """A step of the example: the state of the campaign, and what is asked of the reader."""

    id: str
    """The name of the step in the ids of its sentences."""
    state: JrcState
    command: Command
    """The printed answer."""
    caller: Caller
    """Luca's seat for a paper, the host for the rest."""


@cache  # 1.9 ms in each view
def example_steps() -> tuple[ExampleStep, ...]:
    """The steps in their order. The last one asks for nothing that the rules of a turn know."""
    state, steps = JrcState(ring=FOUR), list[ExampleStep]()
    for id, caller, command in _printed():
        if id:
            steps.append(ExampleStep(id, state, command, caller))
        state = _after(state, command, caller)
    return (*steps, ExampleStep("end", state, LeaveExample(), TABLET))


def decided(
    state: JrcState, command: Command, caller: Caller, moment: Moment, chance: Chance
) -> Decision:
    """The decision of the campaign's rules."""
    wrong = refusal(command, caller, state.phase)
    return wrong or answer(state, command, caller, moment, chance)


def _after(state: JrcState, command: Command, caller: Caller) -> JrcState:
    """The state after a printed command. Raises AssertionError where the rules refuse it."""
    made = decided(state, command, caller, NOW, NO_CHANCE)
    assert not isinstance(made, Refusal), made
    for event in made:
        assert isinstance(event, Fact)
        state = event.apply(state)
    return state


def _printed() -> Iterator[tuple[str, Caller, Command]]:
    """Step (empty: not asked of the reader), who, and what, in the order of the rules."""
    order = SetSeating(tuple(str(seat) for seat in (LUCA, FRANCESCO, MARCELLO, FABRIZIO)))
    allocations = {seat: Allocate(_points(seat)) for seat in FOUR}
    orders = {
        FABRIZIO: Order("invest", ("Seattle",)),
        FRANCESCO: Order("withdraw", ("Atlanta",), 2),
        MARCELLO: Order("invest", (WASHINGTON,)),
        LUCA: Order("invest", (WASHINGTON,)),
    }
    plans = {FRANCESCO: {LUCA: 2}, MARCELLO: {LUCA: 1}, LUCA: {MARCELLO: 2}}
    bought = {MARCELLO: {"well_connected": 1}, LUCA: {"very_active": 1}}
    yield "", TABLET, Start()
    yield from _written("allocate", allocations)
    yield "princes", TABLET, GoOn()
    yield from _written("order", orders)
    yield "moved", TABLET, GoOn()
    yield "city", TABLET, ChooseCities((WASHINGTON,))
    yield "", TABLET, order
    yield "seats", TABLET, BeginSession()
    yield from _written("counter", {seat: Counter(_words(plans[seat])) for seat in plans})
    yield "left", TABLET, GoOn()
    yield from _written("buy", {seat: Buy(bought[seat]) for seat in bought})
    yield "bought", TABLET, GoOn()
    for seat in (FRANCESCO, LUCA, FABRIZIO):
        yield "", TABLET, Eliminate(seat)
    yield "play", TABLET, GoOn()
    yield "result", TABLET, ApplyResult(_words({LUCA: 1, MARCELLO: 2, FABRIZIO: 1}))


def _written(id: str, papers: dict[int, Any]) -> Iterator[tuple[str, Caller, Command]]:
    """The papers of a step: the others have sealed theirs, then Luca writes, then all open."""
    for seat in sorted(papers, key=LUCA.__eq__):
        yield id if seat == LUCA else "", Caller(seat), papers[seat]
    yield f"{id}-sealed", TABLET, OpenPapers()


def _points(seat: int) -> dict[str, int | float]:
    return dict(zip(NINE, COLUMNS[seat], strict=True))


def _words(points: dict[int, int]) -> dict[str, int | float]:
    return {str(seat): n for seat, n in points.items()}
