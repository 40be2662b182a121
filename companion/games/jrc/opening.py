"""*Open*: all papers of a step at the same moment, and what they do to the table (J-Z1)."""

from __future__ import annotations

from companion.core.game import Decision
from companion.core.kit.commands import answers
from companion.core.kit.facts import Draft
from companion.core.refusal import refuse
from companion.core.text import SeatNames
from companion.games.jrc.commands import OpenPapers
from companion.games.jrc.events_papers import PapersOpened
from companion.games.jrc.state import Change, JrcState, Lines, Phase
from companion.games.jrc.turns import (
    SESSION_AT_LEAST,
    begin_turn,
    check_victory,
    next_session,
)


def missing(state: JrcState) -> tuple[int, ...]:
    """Who is still awaited; an order of somebody who is away is a pass (J-M4)."""
    if state.papers is None:
        return ()
    return state.papers.overdue(state.absent)


@answers(OpenPapers)
def open_papers(state: JrcState) -> Decision:
    """The host opens; E_PAPERS_MISSING before all are in."""
    if state.papers is None:
        return refuse("E_WRONG_PHASE")
    awaited = missing(state)
    if awaited:
        return refuse("E_PAPERS_MISSING", count=len(awaited), who=SeatNames(awaited))
    papers = state.papers.opened(state.players)
    draft = Draft(state)
    if state.phase is Phase.CITY_SELECT:
        if not papers or len(state.present) < SESSION_AT_LEAST:
            return refuse("E_SESSION_SIZE")
        # C15: two who pick the same city play it once.
        cities = tuple(dict.fromkeys(city for _, lines in papers for city, _ in lines))
        draft.tell(PapersOpened(papers, cities=cities))
        next_session(draft)
        return draft.decision
    draft.tell(PapersOpened(papers, _changes(state, papers)))
    if state.phase is Phase.LATE_ALLOCATE:
        begin_turn(draft)
    elif state.phase is Phase.METHUSELAH_ORDERS and state.options.instant_win:
        check_victory(draft)  # J-W3
    return draft.decision


def _changes(state: JrcState, papers: tuple[tuple[int, Lines], ...]) -> tuple[Change, ...]:
    """What allocations and orders move; plans and purchases are temporary (J-C1)."""
    changes = []
    if state.phase in (Phase.ALLOCATE, Phase.LATE_ALLOCATE, Phase.METHUSELAH_ORDERS):
        for seat, lines in papers:
            for city, points in lines:
                before = state.fi[seat][city]
                changes.append(Change(seat, city, before, before + points))
            spent = sum(points for _, points in lines)
            if spent:
                fund = state.fund[seat]
                changes.append(Change(seat, "", fund, fund - spent))
    return tuple(changes)
