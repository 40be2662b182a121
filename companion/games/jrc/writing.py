"""What may stand on a sealed paper, and who may write it when (§5–§7, §9)."""

from __future__ import annotations

from collections.abc import Mapping

from companion.core.command import Caller, Command
from companion.core.game import Decision
from companion.core.kit.commands import answers
from companion.core.kit.facts import Draft
from companion.core.refusal import Refusal, refuse
from companion.core.text import SeatName
from companion.games.jrc.advantages import ADVANTAGE, ADVANTAGES, cost
from companion.games.jrc.commands import Allocate, Buy, Counter, Order, PickCity, Sealed, TakeBack
from companion.games.jrc.commands_session import Whole
from companion.games.jrc.events_papers import PaperSealed, PaperTakenBack
from companion.games.jrc.people import unpaid
from companion.games.jrc.state import IN_SESSION, JrcState, Lines, Phase

Paper = Lines | Refusal
STEP_OF: Mapping[type[Command], tuple[Phase, ...]] = {
    Allocate: (Phase.ALLOCATE, Phase.LATE_ALLOCATE),
    Order: (Phase.METHUSELAH_ORDERS,),
    PickCity: (Phase.CITY_SELECT,),
    Counter: (Phase.COUNTER,),
    Buy: (Phase.ADVANTAGES,),
}
"""Where each paper is written."""
WITHDRAW_AT_MOST = 2


@answers(Sealed)
def write(state: JrcState, command: Sealed, caller: Caller) -> Decision:
    """Seal a paper of the caller's seat; refused in the order of J-A3 and J-Z1."""
    if state.phase not in STEP_OF[type(command)] or state.papers is None:
        opened = was_opened(state, type(command))
        return refuse("E_ALREADY_REVEALED" if opened else "E_WRONG_PHASE")
    seat = caller.seat
    if seat is None:
        return refuse("E_NOT_SEATED")
    if not may_write(state, seat):
        opened = state.phase is Phase.LATE_ALLOCATE and seat in state.players
        return refuse("E_ALREADY_REVEALED" if opened else "E_NOT_AWAITED")
    if seat in state.papers and seat not in state.papers.filed:
        order = isinstance(command, Order)
        return refuse("E_ONE_ORDER" if order else "E_ALREADY_SUBMITTED")
    lines = _read(state, command, seat)
    if isinstance(lines, Refusal):
        return lines
    # Only an empty paper comes so far from a seat for which the app has filed one.
    if seat in state.papers.filed:
        return refuse("E_ALREADY_SUBMITTED")
    return (PaperSealed(seat, lines),)


@answers(TakeBack)
def take_back(state: JrcState, caller: Caller) -> Decision:
    """The own paper again, as long as the table is closed (J-Z1)."""
    if state.papers is None:
        early = state.phase in (Phase.LOBBY, Phase.SEATING)
        return refuse("E_WRONG_PHASE" if early else "E_ALREADY_REVEALED")
    seat = caller.seat
    if seat is None or seat in state.papers.filed or seat not in state.papers:
        return refuse("E_NOTHING_SUBMITTED")
    if seat in state.papers.final:
        return refuse("E_ALREADY_REVEALED")
    draft = Draft(state).tell(PaperTakenBack(seat))
    if state.phase is Phase.METHUSELAH_ORDERS and seat in state.absent:
        draft.tell(*unpaid(draft.state, seat))
    return draft.decision


def may_write(state: JrcState, seat: int) -> bool:
    """Whether a paper of `seat` counts in this step; an order may come from home (J-M4)."""
    if state.papers is None:
        return False
    from_home = state.phase is Phase.METHUSELAH_ORDERS and seat in state.active
    return seat in state.papers.asked or from_home


def was_opened(state: JrcState, paper: type[Command]) -> bool:
    """Whether the table of this step has been opened in this turn or session (J-Z1)."""
    if state.phase is Phase.LOBBY:
        return False
    if paper is Allocate:
        return state.phase is not Phase.ALLOCATE
    if paper is Order:
        return state.turn > 0 and state.phase is not Phase.METHUSELAH_ORDERS
    if paper is PickCity:
        return state.picked
    if state.phase not in IN_SESSION:
        return False
    later = IN_SESSION.index(state.phase) > IN_SESSION.index(STEP_OF[paper][0])
    return later


def _read(state: JrcState, command: Command, seat: int) -> Paper:
    match command:
        case Allocate():
            return allocation(state, command.points)
        case Order():
            return order(state, command, seat)
        case PickCity():
            known = command.city in state.cities
            return ((command.city, 1),) if known else refuse("E_UNKNOWN_CITY")
        case Counter():
            return plan(state, command.points, seat)
        case Buy():
            return purchase(state, command.bought, seat)
    return refuse("E_WRONG_PHASE")


def wrong_number(numbers: Mapping[str, Whole]) -> Refusal | None:
    """E_NOT_INTEGER or E_NEGATIVE, where one of these is no count."""
    if any(isinstance(one, bool) or not isinstance(one, int) for one in numbers.values()):
        return refuse("E_NOT_INTEGER")
    return refuse("E_NEGATIVE") if any(one < 0 for one in numbers.values()) else None


def allocation(state: JrcState, points: Mapping[str, Whole]) -> Paper:
    """J-A2, in the order of J-A3; the lines are in the order of the cities."""
    if any(city not in state.cities for city in points):
        return refuse("E_UNKNOWN_CITY")
    wrong = wrong_number(points)
    if wrong is not None:
        return wrong
    options = state.options
    if any(one > options.max_per_city for one in points.values()):
        return refuse("E_ALLOC_CAP", most=options.max_per_city)
    given = sum(int(one) for one in points.values())
    if given != options.start_fund:
        way = "over" if given > options.start_fund else "under"
        off = abs(given - options.start_fund)
        return refuse("E_ALLOC_SUM", given=given, fund=options.start_fund, off=off, way=way)
    return tuple((city, int(points[city])) for city in state.cities if points.get(city))


def order(state: JrcState, command: Order, seat: int) -> Paper:
    """J-M2: one city at most; an invested point needs a fund, a withdrawn one is there."""
    if command.kind == "pass" and not command.cities:
        return ()
    if command.kind not in ("invest", "withdraw") or len(command.cities) != 1:
        return refuse("E_ONE_ORDER")
    (city,) = command.cities
    if city not in state.cities:
        return refuse("E_UNKNOWN_CITY")
    wrong = wrong_number({city: command.points})
    if wrong is not None:
        return wrong
    points = int(command.points)
    if command.kind == "invest":
        return _invest(state, city, points, seat)
    if not 1 <= points <= WITHDRAW_AT_MOST:
        return refuse("E_WITHDRAW_LIMIT")
    fi = state.fi[seat][city]
    return ((city, -points),) if points <= fi else refuse("E_FI_TOO_LOW", fi=fi, city=city)


def _invest(state: JrcState, city: str, points: int, seat: int) -> Paper:
    cap = state.options.cap
    if points != 1:
        return refuse("E_INVEST_ONE")
    if state.fund[seat] < 1:
        return refuse("E_FUND_EMPTY")
    if cap is not None and state.fi[seat][city] >= cap:
        return refuse("E_ALLOC_CAP", most=cap)
    return ((city, 1),)


def plan(state: JrcState, points: Mapping[str, Whole], seat: int) -> Paper:
    """§7.2: points against opponents who take part, not more in all than the own FI."""
    session = state.hall
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


def purchase(state: JrcState, bought: Mapping[str, Whole], seat: int) -> Paper:
    """§7.2: any multiset that what is left can pay."""
    if any(id not in ADVANTAGE for id in bought):
        return refuse("E_UNKNOWN_ADVANTAGE")
    wrong = wrong_number(bought)
    if wrong is not None:
        return wrong
    lines = tuple((one.id, int(bought[one.id])) for one in ADVANTAGES if bought.get(one.id))
    left = state.hall.left[seat]
    return lines if cost(lines) <= left else refuse("E_CANNOT_AFFORD", left=left)


def wasted(state: JrcState, lines: Lines) -> tuple[SeatName, ...]:
    """W_COUNTER_WASTED: targets that get more than their FI, which is public (§7.2)."""
    fi0 = state.hall.fi0
    return tuple(SeatName(int(word)) for word, points in lines if points > fi0[int(word)])
