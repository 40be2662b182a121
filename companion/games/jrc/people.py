"""People who are away, come back, come late or leave for good (J-Z2, J-Z3, §5)."""

from __future__ import annotations

from companion.core.game import Decision, Stage
from companion.core.kit.commands import answers
from companion.core.kit.facts import Draft, Fact
from companion.core.refusal import refuse
from companion.games.jrc.codes import too_few
from companion.games.jrc.commands import EndCampaign, LeaveForGood, MarkAbsent, MarkPresent, Welcome
from companion.games.jrc.facts.papers import NoLongerAwaited
from companion.games.jrc.facts.people import LeftForGood, MarkedAbsent, MarkedPresent
from companion.games.jrc.facts.setup import CampaignEnded, IncomeTakenBack, Welcomed
from companion.games.jrc.phase import phase_of
from companion.games.jrc.state import FEWEST_PLAYERS, Change, JrcState


def may_be_absent(state: JrcState) -> tuple[int, ...]:
    """Who can be marked absent now."""
    phase = phase_of(state)
    if phase.stage is not Stage.PLAY:
        return ()
    here = tuple(seat for seat in state.active if seat not in state.absent - state.returning)
    if phase.columns_closed and len(here) <= FEWEST_PLAYERS:
        return ()
    return (*here, *(seat for seat in state.arrivals if seat not in here))


@answers(MarkAbsent)
def mark_absent(state: JrcState, command: MarkAbsent) -> Decision:
    """Not here any more; no step waits for somebody who is away."""
    seat, phase = command.seat, phase_of(state)
    if phase.stage is not Stage.PLAY:
        return refuse("E_WRONG_PHASE")
    if seat not in (*state.active, *state.arrivals):
        return refuse("E_NO_SUCH_SEAT")
    if seat not in may_be_absent(state):
        away = seat in state.absent
        return refuse("E_NO_SUCH_SEAT") if away else too_few(players=len(state.players) - 1)
    draft = Draft(state)
    if phase.away is not None:
        phase.away(draft, seat)
    elif state.papers is not None:
        draft.tell(NoLongerAwaited(seat))
    draft.tell(MarkedAbsent(seat))
    if phase.left is not None:
        phase.left(draft, seat)
    return draft.decision


def unpaid(state: JrcState, seat: int) -> tuple[Fact[JrcState], ...]:
    """The income of this turn taken back, where an absent player gets none."""
    income = state.turns[-1].income.get(seat, 0)
    if state.options.absent_income or not income:
        return ()
    fund = state.fund[seat]
    return (IncomeTakenBack(seat, (Change(seat, "", fund, fund - income),)),)


@answers(MarkPresent)
def mark_present(state: JrcState, command: MarkPresent) -> Decision:
    """Here again, from the next step on."""
    if phase_of(state).stage is not Stage.PLAY:
        return refuse("E_WRONG_PHASE")
    if command.seat not in state.absent - state.returning:
        return refuse("E_NO_SUCH_SEAT")
    return (MarkedPresent(command.seat),)


@answers(LeaveForGood)
def leave_for_good(state: JrcState, command: LeaveForGood) -> Decision:
    """J-Z3: `freeze` leaves the column as it is, `drop` clears it."""
    if not phase_of(state).between_turns:
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
    if not state.options.late_join or not phase_of(state).between_turns:
        return ()
    known = {*state.players, *state.arrivals}
    return tuple(seat for seat in state.ring if seat not in known)


@answers(Welcome)
def welcome(state: JrcState, command: Welcome) -> Decision:
    """Somebody joins; the allocation is asked for before the next income (§5)."""
    if not phase_of(state).between_turns or not state.options.late_join:
        return refuse("E_WRONG_PHASE")
    if command.seat not in newcomers(state):
        return refuse("E_NO_SUCH_SEAT")
    return (Welcomed(command.seat),)


@answers(EndCampaign)
def end_campaign(state: JrcState) -> Decision:
    """No more turns are played: at any moment, for a campaign dies when people stop coming."""
    if phase_of(state).stage is not Stage.PLAY:
        return refuse("E_WRONG_PHASE")
    return (CampaignEnded(),)
