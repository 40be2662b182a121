"""People who are away, come back, come late or leave for good (J-Z2, J-Z3, §5)."""

from __future__ import annotations

from companion.core.game import Decision
from companion.core.kit.commands import answers
from companion.core.kit.facts import Draft, Fact
from companion.core.refusal import refuse
from companion.games.jrc.codes import too_few
from companion.games.jrc.commands import EndCampaign, LeaveForGood, MarkAbsent, MarkPresent, Welcome
from companion.games.jrc.events_papers import NoLongerAwaited, PapersAsked
from companion.games.jrc.events_people import LeftForGood, MarkedAbsent, MarkedPresent
from companion.games.jrc.events_session import SeatingSet, SeatsFixed
from companion.games.jrc.events_setup import CampaignEnded, IncomeTakenBack, Welcomed
from companion.games.jrc.setup import FEWEST_PLAYERS
from companion.games.jrc.state import BETWEEN_TURNS, OVER, Change, JrcState, Phase
from companion.games.jrc.turns import SESSION_AT_LEAST, after_cancelling, begin_turn


def may_be_absent(state: JrcState) -> tuple[int, ...]:
    """Who can be marked absent now."""
    if state.phase in (Phase.LOBBY, *OVER):
        return ()
    here = tuple(seat for seat in state.active if seat not in state.absent - state.returning)
    if state.phase is Phase.ALLOCATE and len(here) <= FEWEST_PLAYERS:
        return ()
    return (*here, *(seat for seat in state.arrivals if seat not in here))


@answers(MarkAbsent)
def mark_absent(state: JrcState, command: MarkAbsent) -> Decision:
    """Not here any more; no step waits for somebody who is away."""
    seat = command.seat
    if state.phase in (Phase.LOBBY, *OVER):
        return refuse("E_WRONG_PHASE")
    if seat not in (*state.active, *state.arrivals):
        return refuse("E_NO_SUCH_SEAT")
    if seat not in may_be_absent(state):
        away = seat in state.absent
        return refuse("E_NO_SUCH_SEAT") if away else too_few(players=len(state.players) - 1)
    draft = Draft(state)
    arriving = seat in state.arrivals
    if state.phase is Phase.METHUSELAH_ORDERS:
        _stays_home(draft, seat)
    elif state.papers is not None and state.phase is not Phase.COUNTER:
        draft.tell(NoLongerAwaited(seat))
    draft.tell(MarkedAbsent(seat))
    if arriving and state.phase is Phase.LATE_ALLOCATE and not draft.state.arrivals:
        begin_turn(draft)
    elif state.phase in (Phase.SEATING, Phase.COUNTER) and seat in state.hall.seating:
        _leaves_session(draft, seat)
    return draft.decision


def _stays_home(draft: Draft[JrcState], seat: int) -> None:
    """An order that is in stays; otherwise a pass, and income by `absent_income` (J-M4)."""
    papers = draft.state.papers
    if papers is not None and seat not in papers:
        draft.tell(NoLongerAwaited(seat), *unpaid(draft.state, seat))


def unpaid(state: JrcState, seat: int) -> tuple[Fact[JrcState], ...]:
    """The income of this turn taken back, where an absent player gets none."""
    income = state.turns[-1].income.get(seat, 0)
    if state.options.absent_income or not income:
        return ()
    fund = state.fund[seat]
    return (IncomeTakenBack(seat, (Change(seat, "", fund, fund - income),)),)


def _leaves_session(draft: Draft[JrcState], seat: int) -> None:
    """Out of the session; in COUNTER all plans are destroyed unread and written again (J-Z2)."""
    state = draft.state
    rest = tuple(one for one in state.hall.seating if one != seat)
    if len(rest) < SESSION_AT_LEAST:
        after_cancelling(draft)
    elif state.phase is Phase.SEATING:
        draft.tell(SeatingSet(rest))
    else:
        ask_for_plans(draft, rest)


def ask_for_plans(draft: Draft[JrcState], seating: tuple[int, ...]) -> None:
    """The seats are fixed; whoever has no FI here has nothing to plan (J-Z1)."""
    state = draft.state
    fi0 = tuple((seat, state.fi[seat][state.hall.city]) for seat in seating)
    filed = tuple(seat for seat, fi in fi0 if fi == 0)
    draft.tell(SeatsFixed(fi0), PapersAsked(Phase.COUNTER, seating, filed))


@answers(MarkPresent)
def mark_present(state: JrcState, command: MarkPresent) -> Decision:
    """Here again, from the next step on."""
    if state.phase in (Phase.LOBBY, *OVER):
        return refuse("E_WRONG_PHASE")
    if command.seat not in state.absent - state.returning:
        return refuse("E_NO_SUCH_SEAT")
    return (MarkedPresent(command.seat),)


@answers(LeaveForGood)
def leave_for_good(state: JrcState, command: LeaveForGood) -> Decision:
    """J-Z3: `freeze` leaves the column as it is, `drop` clears it."""
    if state.phase not in BETWEEN_TURNS:
        return refuse("E_WRONG_PHASE")
    if command.seat not in state.active:
        return refuse("E_NO_SUCH_SEAT")
    if len(state.active) <= FEWEST_PLAYERS:
        return too_few(players=len(state.active) - 1)
    changes: tuple[Change, ...] = ()
    if state.options.leaver == "drop":
        row = {**state.fi[command.seat], "": state.fund[command.seat]}
        changes = tuple(Change(command.seat, city, n, 0) for city, n in row.items() if n)
    return (LeftForGood(command.seat, state.options.leaver, changes),)


def newcomers(state: JrcState) -> tuple[int, ...]:
    """Who is at the table and not yet in the campaign, where `late_join` lets them in."""
    if not state.options.late_join or state.phase not in BETWEEN_TURNS:
        return ()
    known = {*state.players, *state.arrivals}
    return tuple(seat for seat in state.ring if seat not in known)


@answers(Welcome)
def welcome(state: JrcState, command: Welcome) -> Decision:
    """Somebody joins; the allocation is asked for before the next income (§5)."""
    if state.phase not in BETWEEN_TURNS or not state.options.late_join:
        return refuse("E_WRONG_PHASE")
    if command.seat not in newcomers(state):
        return refuse("E_NO_SUCH_SEAT")
    return (Welcomed(command.seat),)


@answers(EndCampaign)
def end_campaign(state: JrcState) -> Decision:
    """No more turns are played: at any moment, for a campaign dies when people stop coming."""
    if state.phase in (Phase.LOBBY, *OVER):
        return refuse("E_WRONG_PHASE")
    return (CampaignEnded(),)
