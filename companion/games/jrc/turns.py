"""The course of the turns (§4, §6): income, orders, cities, sessions, the end of a City turn."""

from collections.abc import Callable

from companion.core import Draft, Fact, Ring
from companion.games.jrc.facts.papers import PapersAsked
from companion.games.jrc.facts.session import SeatsFixed, SessionCancelled, SessionOpened
from companion.games.jrc.facts.setup import CityTurnEnded, IncomePaid, IncomeTakenBack, Moved, Won
from companion.games.jrc.standing import princes, winners
from companion.games.jrc.state import SESSION_AT_LEAST, Change, JrcState, Phase


def next_turn(draft: Draft[JrcState]) -> Draft[JrcState]:
    """Late comers allocate first (§5); then the turn begins."""
    if arrivals := draft.state.arrivals:
        return draft.record(PapersAsked(Phase.LATE_ALLOCATE, arrivals))
    return begin_turn(draft)


def begin_turn(draft: Draft[JrcState]) -> Draft[JrcState]:
    """Pay everybody the income by the current table, then ask for orders (J-M1, J-M4)."""
    state = draft.state
    paid = state.active if state.options.absent_income else state.here
    changes = tuple(
        Change(seat, "", state.fund[seat], state.fund[seat] + points)
        for seat in paid
        if (points := princes(state, seat))
    )
    income = IncomePaid(state.turn + 1, changes)
    return draft.record(income, PapersAsked(Phase.METHUSELAH_ORDERS, state.here))


def income_taken_back(state: JrcState, seat: int) -> tuple[Fact[JrcState], ...]:
    """The fact that takes back the income of an absent player, unless `absent_income`."""
    paid = () if state.options.absent_income else state.turns[-1].paid
    points = sum(one.after - one.before for one in paid if one.seat == seat)
    fund = state.fund[seat]
    return (IncomeTakenBack(seat, (Change(seat, "", fund, fund - points),)),) if points else ()


def choose_cities(draft: Draft[JrcState]) -> Draft[JrcState]:
    """To CITY_SELECT; with `each_picks` everybody who is here writes (§7.1)."""
    draft.record(Moved(Phase.CITY_SELECT))
    if draft.state.options.city_choice == "each_picks":
        draft.record(PapersAsked(Phase.CITY_SELECT, draft.state.present))
    return draft


def next_session(draft: Draft[JrcState]) -> Draft[JrcState]:
    """Begin the session of the next chosen city. Without one, or without enough people: CITY_END,
    or back to the choice if nothing was played, because only the host ends such a turn (§7.1)."""
    state = draft.state
    if state.chosen and len(state.here) >= SESSION_AT_LEAST:
        return draft.record(SessionOpened(state.chosen[0], state.here))
    return end_city_turn(draft) if state.turns[-1].sessions else choose_cities(draft)


def ask_for_plans(draft: Draft[JrcState], seating: Ring) -> Draft[JrcState]:
    """Fix the seats, and ask all for plans (J-Z1) who have FI in the city."""
    state = draft.state
    fi0 = tuple((seat, state.fi[seat][state.hall.city]) for seat in seating)
    filed = tuple(seat for seat, fi in fi0 if fi == 0)
    return draft.record(SeatsFixed(fi0), PapersAsked(Phase.COUNTER, seating, filed))


def end_city_turn(draft: Draft[JrcState]) -> Draft[JrcState]:
    """CITY_END, and who has won by now (J-W1)."""
    check_victory(draft.record(CityTurnEnded()))
    return draft


def check_victory(draft: Draft[JrcState]) -> bool:
    """Record the winners, if there are any; whether there are."""
    won = winners(draft.state)
    if won:
        draft.record(Won(won))
    return bool(won)


def remove_from_session(
    draft: Draft[JrcState], seat: int, go_on_with: Callable[[Draft[JrcState], Ring], object]
) -> None:
    """Take `seat` out of the session; the others continue, or it is cancelled (J-Z2)."""
    seating = draft.state.hall.seating
    rest = tuple(one for one in seating if one != seat)
    if seat not in seating:
        return
    if len(rest) < SESSION_AT_LEAST:
        next_session(draft.record(SessionCancelled()))
    else:
        go_on_with(draft, rest)
