"""Counter-influence: sealed points against the others of a session (§7.2)."""

from __future__ import annotations

from collections.abc import Mapping

from companion.core.kit.facts import Draft
from companion.core.refusal import Refusal, refuse
from companion.core.text import SeatName, SeatNames, Text, text
from companion.core.value import replace
from companion.core.words.panels.base import Note, Panel
from companion.core.words.prompts.allocate import Allocate, Share
from companion.games.jrc.advantages import ADVANTAGES
from companion.games.jrc.commands import Counter
from companion.games.jrc.facts.papers import PapersAsked
from companion.games.jrc.facts.session import SeatsFixed
from companion.games.jrc.papers import open_only, wrong_number
from companion.games.jrc.phase import Asked, Paper, together
from companion.games.jrc.phases.session import session_phase
from companion.games.jrc.screens.rivals import opponent
from companion.games.jrc.screens.seat import own_place
from companion.games.jrc.screens.words import advantage, own_lines
from companion.games.jrc.state import JrcState, Lines, Phase
from companion.games.jrc.turns import leaves_session


def ask_for_plans(draft: Draft[JrcState], seating: tuple[int, ...]) -> None:
    """The seats are fixed; a player without FI here has nothing to plan (J-Z1)."""
    state = draft.state
    fi0 = tuple((seat, state.fi[seat][state.hall.city]) for seat in seating)
    filed = tuple(seat for seat, fi in fi0 if fi == 0)
    draft.tell(SeatsFixed(fi0), PapersAsked(Phase.COUNTER, seating, filed))


def plan(state: JrcState, command: Counter, seat: int) -> Lines | Refusal:
    """§7.2: points against opponents who take part, not more in all than the own FI."""
    session, points = state.hall, command.points
    others = {str(one): one for one in session.seating}
    if str(seat) in points:
        return refuse("E_COUNTER_SELF")
    if any(word not in others for word in points):
        return refuse("E_COUNTER_ABSENT")
    wrong = wrong_number(points)
    if wrong is not None:
        return wrong
    if sum(points.values()) > session.fi0[seat]:
        return refuse("E_COUNTER_TOTAL", most=session.fi0[seat])
    return tuple((word, int(points[word])) for word in others if points.get(word))


def _ask(state: JrcState, seat: int, asked: Asked) -> Allocate:
    """§7.2: the own FI against opponents; what is more than theirs would be lost."""
    fi0 = state.hall.fi0
    return Allocate(
        key=asked.key,
        act_for=asked.act_for,
        group=asked.group,
        command=Counter.name,
        field="points",
        rows=tuple(
            Share(
                str(other),
                text("table-seat", who=SeatName(other)),
                high=fi0[seat],
                enough=fi0[other],
                note=opponent(state, seat, other),
            )
            for other in state.hall.seating
            if other != seat
        ),
        budget=fi0[seat],
        label=text("jrc-seal"),
        nothing=text("jrc-counter-nothing"),
        title=text("jrc-counter-title", city=together(state.hall.city)),
        hint=text("jrc-counter-hint", n=fi0[seat]),
        left=text("jrc-left-to-keep"),
        beyond=text("jrc-counter-beyond"),
        sealed=True,
    )


def _own(state: JrcState, _seat: int, lines: Lines) -> tuple[Text, ...]:
    """The own plan; with W_COUNTER_WASTED, to the author alone."""
    said = own_lines(lines, lambda word: text("table-seat", who=SeatName(int(word))))
    lost = wasted(state, lines)
    if not lost:
        return said
    return (*said, text("W_COUNTER_WASTED", who=SeatNames(tuple(one.seat for one in lost))))


def wasted(state: JrcState, lines: Lines) -> tuple[SeatName, ...]:
    """W_COUNTER_WASTED: targets that get more than their FI, which is public (§7.2)."""
    fi0 = state.hall.fi0
    return tuple(SeatName(int(word)) for word, points in lines if points > fi0[int(word)])


def _lie_open(state: JrcState, lines: Mapping[int, Lines], _cities: tuple[str, ...]) -> JrcState:
    session = replace(state.hall, plans=dict(lines), left=_left_to_spend(state, lines))
    return replace(state.at(Phase.COUNTER_REVEAL), session=session)


def _left_to_spend(state: JrcState, plans: Mapping[int, Lines]) -> dict[int, int]:
    """§7.2: the FI that remain after the own plan and the plans of all others, never below 0."""
    left = dict(state.hall.fi0)
    for seat, lines in plans.items():
        for target, points in lines:
            left[seat] -= points
            left[int(target)] -= points
    return {seat: max(0, points) for seat, points in left.items()}


def _plans_stay(_draft: Draft[JrcState], _seat: int) -> None:
    """Without somebody who takes part all plans are destroyed, not one."""


def _left(draft: Draft[JrcState], seat: int) -> None:
    """All plans are destroyed unread and written again (J-Z2)."""
    leaves_session(draft, seat, ask_for_plans)


def _beside(state: JrcState, seat: int) -> tuple[Panel, ...]:
    """The own place; and for who plays what the points that are kept can buy next (§7.2)."""
    place = own_place(state, seat)
    return (*place, _prices()) if seat in state.hall.seating else place


def _prices() -> Note:
    lines = tuple(text("jrc-price", what=advantage(one.id), cost=one.cost) for one in ADVANTAGES)
    return Note(title=text("jrc-prices"), tone="quiet", lines=lines)


PHASE = session_phase(
    id=Phase.COUNTER,
    follows=(Phase.COUNTER_REVEAL,),
    help_at="counter",
    help_step="counter",
    paper=Paper(
        command=Counter,
        read=plan,
        ask=_ask,
        own=_own,
        open=open_only,
        lie_open=_lie_open,
        was_opened=lambda state: state.session is not None and bool(state.session.plans),
    ),
    away=_plans_stay,
    left=_left,
    beside=_beside,
)
