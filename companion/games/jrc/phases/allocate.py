"""Everybody divides the fund over the cities, sealed (§5); nothing of the campaign is open yet."""

from __future__ import annotations

from collections.abc import Mapping

from companion.core.game import Stage
from companion.core.refusal import Refusal, refuse
from companion.core.text import Text, text
from companion.core.view import Scene
from companion.core.words.panels.base import Circle, Mark, Panel
from companion.core.words.prompts.allocate import Allocate as Divide
from companion.core.words.prompts.allocate import Share
from companion.games.jrc.commands import Allocate
from companion.games.jrc.papers import missing, open_and_move, wrong_number
from companion.games.jrc.phase import Asked, JrcPhase, Paper, phase_of
from companion.games.jrc.screens.panels import awaited
from companion.games.jrc.screens.words import city_name, own_lines
from companion.games.jrc.state import JrcState, Lines, Phase


def allocation(state: JrcState, command: Allocate, _seat: int) -> Lines | Refusal:
    """J-A2, in the order of J-A3; the lines are in the order of the cities."""
    points, options = command.points, state.options
    if any(city not in state.cities for city in points):
        return refuse("E_UNKNOWN_CITY")
    wrong = wrong_number(points)
    if wrong is not None:
        return wrong
    if any(one > options.max_per_city for one in points.values()):
        return refuse("E_ALLOC_CAP", most=options.max_per_city)
    given = sum(int(one) for one in points.values())
    if given != options.start_fund:
        way = "over" if given > options.start_fund else "under"
        off = abs(given - options.start_fund)
        return refuse("E_ALLOC_SUM", given=given, fund=options.start_fund, off=off, way=way)
    return tuple((city, int(points[city])) for city in state.cities if points.get(city))


def _ask(state: JrcState, _seat: int, asked: Asked) -> Divide:
    """J-A2: the whole fund over all cities, none above the cap."""
    options = state.options
    return Divide(
        key=asked.key,
        act_for=asked.act_for,
        group=asked.group,
        command=Allocate.name,
        field="points",
        rows=tuple(Share(city, city_name(city), options.max_per_city) for city in state.cities),
        budget=options.start_fund,
        exact=True,
        label=text("jrc-seal"),
        title=text("jrc-allocate-title", n=options.start_fund, cities=len(state.cities)),
        hint=text("jrc-allocate-hint", most=options.max_per_city),
        left=text("jrc-left-to-give"),
        sealed=True,
    )


def own(_state: JrcState, _seat: int, lines: Lines) -> tuple[Text, ...]:
    """The own allocation, city by city."""
    return own_lines(lines, city_name)


def allocated(state: JrcState) -> JrcState:
    """The table with allocations that are open now."""
    return state.at(Phase.REVEAL_ALLOCATION).without_arrivals()


def _lie_open(state: JrcState, _lines: Mapping[int, Lines], _cities: tuple[str, ...]) -> JrcState:
    return allocated(state).remembered()


def was_opened(state: JrcState) -> bool:
    """Whether the first allocations were opened, or will never be."""
    return phase_of(state).stage is not Stage.LOBBY and state.phase is not Phase.ALLOCATE


PAPER = Paper(
    command=Allocate,
    read=allocation,
    once=True,
    ask=_ask,
    alike=True,
    own=own,
    open=open_and_move,
    lie_open=_lie_open,
    was_opened=was_opened,
)


def _shown(state: JrcState, seat: int | None) -> tuple[Panel, ...]:
    """The table is still empty: it shows who is writing."""
    return awaited(state) if seat is not None else (_writing(state), *awaited(state))


def _writing(state: JrcState) -> Circle:
    """Who has still to divide the points, and whose envelope lies there."""
    waits = missing(state)
    return Circle(
        marks=tuple(
            Mark(
                seat=one,
                waits=one in waits,
                note=text("jrc-mark-writing" if one in waits else "jrc-mark-sealed"),
            )
            for one in state.present
        ),
        moderator=False,
        middle=text("jrc-middle-allocate", n=state.options.start_fund, cities=len(state.cities)),
    )


PHASE = JrcPhase(
    id=Phase.ALLOCATE,
    follows=(Phase.REVEAL_ALLOCATION,),
    by_hand=(Phase.ENDED,),
    scene=Scene.HALL,
    own_scene=Scene.PAPER,
    help_at="start",
    help_step="share",
    paper=PAPER,
    columns_closed=True,
    shown=_shown,
)
