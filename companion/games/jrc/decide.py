"""Answers to the commands of every step: the big button, people (J-Z2, J-Z3, §5)."""

from __future__ import annotations

from companion.core import Chance, Decision, Draft, Moment, Stage, answers, refuse
from companion.games.jrc import commands as do
from companion.games.jrc.codes import too_few
from companion.games.jrc.commands import CancelSession
from companion.games.jrc.components.people import may_be_absent, named, newcomers
from companion.games.jrc.facts.people import LeftForGood, MarkedAbsent, MarkedPresent
from companion.games.jrc.facts.session import SessionCancelled
from companion.games.jrc.facts.setup import CampaignEnded, Welcomed
from companion.games.jrc.phase import phase_of
from companion.games.jrc.state import FEWEST_PLAYERS, Change, JrcState
from companion.games.jrc.turns import next_session


@answers(do.GoOn)
def go_on(state: JrcState, moment: Moment, chance: Chance) -> Decision:
    """Go on to the next step; E_WRONG_PHASE if something has to be chosen first."""
    draft, phase = Draft(state), phase_of(state)
    if not phase.has_button:
        return refuse("E_WRONG_PHASE")
    phase.go_on(draft, moment, chance)
    return draft.decision


@answers(CancelSession)
def cancel(state: JrcState) -> Decision:
    """§7.1: as if the session had never been opened."""
    if not phase_of(state).in_session:
        return refuse("E_WRONG_PHASE")
    return next_session(Draft(state).record(SessionCancelled())).decision


@answers(do.MarkAbsent)
def mark_absent(state: JrcState, command: do.MarkAbsent) -> Decision:
    """Not here any longer; no step waits for an absent player (J-Z2)."""
    if phase_of(state).stage is not Stage.PLAY:
        return refuse("E_WRONG_PHASE")
    seats = named(command.seats, (*state.active, *state.arrivals))
    draft = Draft(state)
    for seat in seats:
        if seat not in may_be_absent(draft.state):
            away = seat in draft.state.absent
            return refuse("E_NO_SUCH_SEAT") if away else too_few(players=len(draft.state.here) - 1)
        phase_of(draft.state).excuse(draft, seat)
        draft.record(MarkedAbsent(seat))
        phase_of(draft.state).after_absence(draft, seat)
    return draft.decision if seats else refuse("E_NO_SUCH_SEAT")


@answers(do.MarkPresent)
def mark_present(state: JrcState, command: do.MarkPresent) -> Decision:
    """Here again, from the next step on (J-Z2)."""
    if phase_of(state).stage is not Stage.PLAY:
        return refuse("E_WRONG_PHASE")
    back = named(command.seats, state.away)
    return tuple(MarkedPresent(seat) for seat in back) or refuse("E_NO_SUCH_SEAT")


@answers(do.LeaveForGood)
def leave_for_good(state: JrcState, command: do.LeaveForGood) -> Decision:
    """J-Z3: `freeze` leaves the column as it is, `drop` clears it."""
    seat, how = command.seat, state.options.leaver
    if not phase_of(state).between_turns:
        return refuse("E_WRONG_PHASE")
    if seat not in state.active:
        return refuse("E_NO_SUCH_SEAT")
    if len(state.active) <= FEWEST_PLAYERS:
        return too_few(players=len(state.active) - 1)
    row = {**state.fi[seat], "": state.fund[seat]} if how == "drop" else {}
    cleared = tuple(Change(seat, city, n, 0) for city, n in row.items() if n)
    return (LeftForGood(seat, how, cleared),)


@answers(do.Welcome)
def welcome(state: JrcState, command: do.Welcome) -> Decision:
    """Late comers join; their allocation is asked for before the next income (§5)."""
    if not phase_of(state).between_turns or not state.options.late_join:
        return refuse("E_WRONG_PHASE")
    come = named(command.seats, newcomers(state))
    return tuple(Welcomed(seat) for seat in come) or refuse("E_NO_SUCH_SEAT")


@answers(do.EndCampaign)
def end_campaign(state: JrcState) -> Decision:
    """End the campaign; possible at any moment, because people may stop coming."""
    if phase_of(state).stage is not Stage.PLAY:
        return refuse("E_WRONG_PHASE")
    return (CampaignEnded(),)
