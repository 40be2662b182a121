"""The course of the turns (§4, §6): income, orders, cities, sessions, the end of a City turn."""

from __future__ import annotations

from collections.abc import Callable

from companion.core.chance import Chance
from companion.core.game import Decision, Moment
from companion.core.kit.commands import answers
from companion.core.kit.facts import Draft
from companion.core.refusal import refuse
from companion.core.seat import Ring
from companion.games.jrc.commands import GoOn
from companion.games.jrc.commands_session import CancelSession
from companion.games.jrc.facts.papers import PapersAsked
from companion.games.jrc.facts.session import SessionCancelled, SessionOpened
from companion.games.jrc.facts.setup import CityTurnEnded, IncomePaid, Moved, Won
from companion.games.jrc.phase import phase_of
from companion.games.jrc.standing import princes, winners
from companion.games.jrc.state import SESSION_AT_LEAST, Change, JrcState, Phase


@answers(GoOn)
def go_on(state: JrcState, moment: Moment, chance: Chance) -> Decision:
    """The step that follows by itself; E_WRONG_PHASE where something has to be chosen."""
    draft, phase = Draft(state), phase_of(state)
    if not phase.has_button:
        return refuse("E_WRONG_PHASE")
    phase.go_on(draft, moment, chance)
    return draft.decision


def next_turn(draft: Draft[JrcState], _moment: Moment, _chance: Chance) -> None:
    """Late comers allocate first (§5); then the turn begins."""
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
    """The next chosen city. Without one, or without enough people to play it: CITY_END, or back
    to the choice where nothing was played, since only the host ends such a turn (§7.1)."""
    state = draft.state
    here = tuple(seat for seat in state.active if seat not in state.absent - state.returning)
    if state.chosen and len(here) >= SESSION_AT_LEAST:
        draft.tell(SessionOpened(state.chosen[0], here))
    elif state.turns[-1].sessions:
        end_city_turn(draft)
    else:
        choose_cities(draft)


def after_cancelling(draft: Draft[JrcState]) -> None:
    """§7.1: as if this session had not been opened."""
    next_session(draft.tell(SessionCancelled()))


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


def leaves_session(
    draft: Draft[JrcState], seat: int, go_on_with: Callable[[Draft[JrcState], Ring], None]
) -> None:
    """Out of the session, which the others go on with, or which is called off (J-Z2)."""
    seating = draft.state.hall.seating
    rest = tuple(one for one in seating if one != seat)
    if seat not in seating:
        return
    if len(rest) < SESSION_AT_LEAST:
        after_cancelling(draft)
    else:
        go_on_with(draft, rest)


@answers(CancelSession)
def cancel(state: JrcState) -> Decision:
    """§7.1: as if the session had never been opened."""
    if not phase_of(state).in_session:
        return refuse("E_WRONG_PHASE")
    draft = Draft(state)
    after_cancelling(draft)
    return draft.decision
