"""Sealed papers: who may write one when, who takes it back, and all of them opened (J-Z1)."""

from __future__ import annotations

from collections.abc import Mapping

from companion.core.command import Caller, Command
from companion.core.event import Event
from companion.core.game import Decision
from companion.core.kit.commands import answers
from companion.core.kit.facts import Draft
from companion.core.kit.rounds import Shown
from companion.core.question import Question
from companion.core.refusal import Refusal, refuse
from companion.core.seat import Ring
from companion.core.text import SeatNames
from companion.games.jrc.commands import OpenPapers, Sealed, TakeBack
from companion.games.jrc.commands_session import Whole
from companion.games.jrc.facts.papers import PaperSealed, PapersOpened, PaperTakenBack
from companion.games.jrc.people import unpaid
from companion.games.jrc.phase import phase_of, phases
from companion.games.jrc.state import Change, JrcState, Lines


@answers(Sealed)
def write(state: JrcState, command: Sealed, caller: Caller) -> Decision:
    """Seal a paper of the caller's seat; refused in the order of J-A3 and J-Z1."""
    paper, seat = phase_of(state).paper, caller.seat
    if paper is None or state.papers is None or paper.command is not type(command):
        opened = was_opened(state, type(command))
        return refuse("E_ALREADY_REVEALED" if opened else "E_WRONG_PHASE")
    if seat is None:
        return refuse("E_NOT_SEATED")
    if not may_write(state, seat):
        opened = paper.once and seat in state.players
        return refuse("E_ALREADY_REVEALED" if opened else "E_NOT_AWAITED")
    if seat in state.papers and seat not in state.papers.filed:
        return refuse(paper.twice)
    lines = paper.read(state, command, seat)
    if isinstance(lines, Refusal):
        return lines
    # Only an empty paper comes so far from a seat for which the app has filed one.
    if seat in state.papers.filed:
        return refuse("E_ALREADY_SUBMITTED")
    return (PaperSealed(seat, lines),)


@answers(TakeBack)
def take_back(state: JrcState, caller: Caller) -> Decision:
    """The own paper again, as long as the table is closed (J-Z1)."""
    phase, papers, seat = phase_of(state), state.papers, caller.seat
    if phase.paper is None or papers is None:
        return refuse("E_WRONG_PHASE" if phase.early else "E_ALREADY_REVEALED")
    if seat is None or seat in papers.filed or seat not in papers:
        return refuse("E_NOTHING_SUBMITTED")
    draft = Draft(state).tell(PaperTakenBack(seat))
    if phase.paper.from_home and seat in state.absent:
        draft.tell(*unpaid(draft.state, seat))
    return draft.decision


def may_write(state: JrcState, seat: int) -> bool:
    """Whether a paper of `seat` counts in this step; an order may come from home (J-M4)."""
    paper = phase_of(state).paper
    if state.papers is None or paper is None:
        return False
    return seat in state.papers.asked or (paper.from_home and seat in state.active)


def may_still_write(state: JrcState) -> Ring:
    """Whose paper would count now and is not in."""
    papers = state.papers
    if papers is None:
        return ()
    people = dict.fromkeys((*papers.asked, *state.active))
    return tuple(one for one in people if may_write(state, one) and one not in papers)


def was_opened(state: JrcState, command: type[Command]) -> bool:
    """Whether the papers that `command` writes were opened in this turn or session (J-Z1)."""
    written = (phase.paper for phase in phases().values() if phase.paper is not None)
    return next(paper.was_opened(state) for paper in written if paper.command is command)


def missing(state: JrcState) -> Ring:
    """Who is still awaited; an order of somebody who is away is a pass (J-M4)."""
    return () if state.papers is None else state.papers.overdue(state.absent)


@answers(OpenPapers)
def open_papers(state: JrcState) -> Decision:
    """The host opens all papers at the same moment; E_PAPERS_MISSING before all are in."""
    paper = phase_of(state).paper
    if state.papers is None or paper is None:
        return refuse("E_WRONG_PHASE")
    awaited = missing(state)
    if awaited:
        return refuse("E_PAPERS_MISSING", count=len(awaited), who=SeatNames(awaited))
    draft = Draft(state)
    wrong = paper.open(draft, state.papers.opened(state.players))
    return wrong or draft.decision


def question(state: JrcState) -> Question:
    """What the papers that lie closed are about: who writes, in which step, and what everybody has
    to divide then."""
    assert state.papers is not None
    owned = tuple((seat, tuple(fi.items())) for seat, fi in state.fi.items())
    asked = (state.papers.asked, state.papers.filed, tuple(state.fund.items()), owned)
    return Question(("papers", state.phase, state.asked, *asked))


def opened_again(state: JrcState, papers: Shown[Lines]) -> tuple[Event, ...]:
    """Papers that everybody has seen before an undo are not written a second time."""
    paper, draft = phase_of(state).paper, Draft(state)
    assert paper is not None
    return () if paper.open(draft, papers) else draft.decision


def open_only(draft: Draft[JrcState], papers: Shown[Lines]) -> None:
    """Opened, and nothing moves: plans and purchases are temporary (J-C1)."""
    draft.tell(PapersOpened(papers))


def open_and_move(draft: Draft[JrcState], papers: Shown[Lines]) -> None:
    """Opened: what is written moves between fund and cities."""
    state, changes = draft.state, list[Change]()
    for seat, lines in papers:
        for city, points in lines:
            before = state.fi[seat][city]
            changes.append(Change(seat, city, before, before + points))
        spent = sum(points for _, points in lines)
        if spent:
            fund = state.fund[seat]
            changes.append(Change(seat, "", fund, fund - spent))
    draft.tell(PapersOpened(papers, tuple(changes)))


def wrong_number(numbers: Mapping[str, Whole]) -> Refusal | None:
    """E_NOT_INTEGER or E_NEGATIVE, where one of these is no count."""
    if any(isinstance(one, bool) or not isinstance(one, int) for one in numbers.values()):
        return refuse("E_NOT_INTEGER")
    return refuse("E_NEGATIVE") if any(one < 0 for one in numbers.values()) else None
