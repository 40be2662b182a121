"""The path of each decree as a picture: ministries, turns, stamps."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable

from companion.core import Course, Courses, Leg, Step, spread, text
from companion.games.final_decrees.facts.action import Forwarded, Stamped
from companion.games.final_decrees.facts.adjust import DecreePlaced, StampAdjusted
from companion.games.final_decrees.facts.promulgation import Promulgated
from companion.games.final_decrees.facts.turn import TurnBegan
from companion.games.final_decrees.names import decree_name, ministry_name
from companion.games.final_decrees.state import Decree, DecreesState

Move = Forwarded | Stamped | DecreePlaced | StampAdjusted | Promulgated
Moves = list[tuple[int, Move]]
"""What happened to a decree: (turn from 0, fact)."""


def ways(state: DecreesState, steps: Iterable[Step]) -> tuple[Courses, ...]:
    """One picture of all decrees; none where play never began."""
    turns = state.turns
    if not turns:
        return ()
    turn, moves = -1, defaultdict[int, Moves](list)
    for event in (event for step in steps for event in step.events):
        turn += isinstance(event, TurnBegan)
        if isinstance(event, Move):
            moves[event.decree].append((turn, event))
    courses = tuple(
        _course(state, slot, decree, moves[slot]) for slot, decree in enumerate(state.decrees)
    )
    return (
        Courses(
            title=text("decrees-chart-ways"),
            note=text("decrees-chart-ways-note"),
            lanes=tuple(ministry_name(id) for id in state.ministries),
            points=tuple(text("decrees-point", n=n + 1) for n in range(turns)),
            courses=courses,
            emblem="game-final_decrees",
            unmarked=text("decrees-stamped-by-card"),
        ),
    )


def _course(state: DecreesState, slot: int, decree: Decree, moves: Moves) -> Course:
    lanes = {id: lane for lane, id in enumerate(state.ministries)}
    lane = lanes["executive"]
    legs = [Leg(0, lane)]
    over: float | None = None
    marks: list[int] = []
    for x, (_, event) in zip(spread([turn for turn, _ in moves]), moves, strict=True):
        if isinstance(event, Forwarded | DecreePlaced):
            lane = lanes[event.ministry]
            legs.append(Leg(x, lane))
        elif isinstance(event, Stamped):
            marks.append(len(legs))
            legs.append(Leg(x, lane, len(marks), event.player))
        elif isinstance(event, StampAdjusted) and event.change > 0:
            marks.append(len(legs))
            legs.append(Leg(x, lane, len(marks)))
        elif isinstance(event, StampAdjusted):
            gone = marks.pop()  # a card has lifted the newest stamp: it is not shown
            legs[gone] = Leg(legs[gone].x, legs[gone].lane)
        elif isinstance(event, Promulgated):
            over = x
    end = "done" if decree.place is None else "open"
    note = text(f"decrees-ways-{end}", n=decree.done, of=len(decree.steps))
    until = float(state.turns) if over is None else over
    return Course(decree_name(slot, decree), tuple(legs), until, over is not None, note)
