"""The course of the turns (§4, §6): income, orders, cities, sessions, the end of a City turn."""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.game import Decision
from companion.core.kit.commands import answers
from companion.core.kit.facts import Draft
from companion.core.refusal import refuse
from companion.games.jrc.commands import GoOn
from companion.games.jrc.events_papers import PapersAsked
from companion.games.jrc.events_session import SessionCancelled, SessionOpened, VpSet
from companion.games.jrc.events_setup import CityTurnEnded, IncomePaid, Moved, Won
from companion.games.jrc.standing import princes, winners
from companion.games.jrc.state import BETWEEN_TURNS, Change, JrcState, Phase, Session

SESSION_AT_LEAST = 2
"""Participants of a session, at least (§7.1)."""


@answers(GoOn)
def go_on(state: JrcState) -> Decision:
    """The step that follows by itself; E_WRONG_PHASE where something has to be chosen."""
    draft = Draft(state)
    if state.phase in BETWEEN_TURNS:
        _next_turn(draft)
    elif state.phase is Phase.METHUSELAH_REVEAL:
        choose_cities(draft)
    elif state.phase is Phase.COUNTER_REVEAL:
        _ask_for_purchases(draft)
    elif state.phase is Phase.ADVANTAGES_REVEAL:
        draft.tell(Moved(Phase.PLAY))
    elif state.phase is Phase.PLAY:
        draft.tell(VpSet(tuple(proposed_vp(state).items())))
    else:
        return refuse("E_WRONG_PHASE")
    return draft.decision


def _next_turn(draft: Draft[JrcState]) -> None:
    state = draft.state
    if state.arrivals:
        draft.tell(PapersAsked(Phase.LATE_ALLOCATE, state.arrivals))
    else:
        begin_turn(draft)


def begin_turn(draft: Draft[JrcState]) -> None:
    """Income for everybody by the table as it stands, then orders (J-M1, J-M4)."""
    state = draft.state
    away = state.absent - state.returning
    paid = [seat for seat in state.active if state.options.absent_income or seat not in away]
    income = tuple((seat, princes(state, seat)) for seat in paid)
    changes = tuple(
        Change(seat, "", state.fund[seat], state.fund[seat] + points)
        for seat, points in income
        if points
    )
    draft.tell(IncomePaid(state.turn + 1, income, changes))
    awaited = tuple(seat for seat in state.active if seat not in away)
    draft.tell(PapersAsked(Phase.METHUSELAH_ORDERS, awaited))


def choose_cities(draft: Draft[JrcState]) -> None:
    """To CITY_SELECT; with `each_picks` everybody who is here writes (§7.1)."""
    draft.tell(Moved(Phase.CITY_SELECT))
    if draft.state.options.city_choice == "each_picks":
        draft.tell(PapersAsked(Phase.CITY_SELECT, draft.state.present))


def next_session(draft: Draft[JrcState]) -> None:
    """The next chosen city; where nobody is left to play it, the end of the turn."""
    state = draft.state
    here = tuple(seat for seat in state.active if seat not in state.absent - state.returning)
    if state.chosen and len(here) >= SESSION_AT_LEAST:
        draft.tell(SessionOpened(state.chosen[0], here))
    else:
        end_city_turn(draft)


def after_cancelling(draft: Draft[JrcState]) -> None:
    """§7.1: on to the next city; without one to CITY_END, or back where nothing was played."""
    draft.tell(SessionCancelled())
    state = draft.state
    if state.chosen:
        next_session(draft)
    elif state.turns[-1].sessions:
        end_city_turn(draft)
    else:
        choose_cities(draft)


def end_city_turn(draft: Draft[JrcState]) -> None:
    """CITY_END, and who has won by now (J-W1)."""
    draft.tell(CityTurnEnded())
    check_victory(draft)


def check_victory(draft: Draft[JrcState]) -> bool:
    """WON, where somebody has."""
    won = winners(draft.state)
    if won:
        draft.tell(Won(won))
    return bool(won)


def _ask_for_purchases(draft: Draft[JrcState]) -> None:
    """Whoever has nothing left buys nothing (J-Z1); nor does whoever went home (J-Z2)."""
    state = draft.state
    away = state.absent - state.returning
    awaited = tuple(seat for seat in state.hall.seating if seat not in away)
    filed = tuple(seat for seat in awaited if state.hall.left[seat] == 0)
    draft.tell(PapersAsked(Phase.ADVANTAGES, awaited, filed))


def proposed_vp(state: JrcState) -> dict[int, int]:
    """J-S1: a point for the predator of each eliminated, one more for who alone is left."""
    session = state.hall
    vp = dict.fromkeys(session.seating, 0)
    for _, predator in predators(session):
        vp[predator] += 1
    living = [seat for seat in session.seating if seat not in session.out]
    if len(living) == 1:
        vp[living[0]] += 1
    return vp


def predators(session: Session) -> Iterator[tuple[int, int]]:
    """Each eliminated seat, in order, with the seat whose prey it was then."""
    living = list(session.seating)
    for seat in session.out:
        yield seat, living[living.index(seat) - 1]
        living.remove(seat)
