"""Commands of all steps: the big button, absence, joining and leaving (J-Z2, J-Z3, §5)."""

from companion.core import By, Chance, Decision, Draft, Moment, Stage, refuse
from companion.games.jrc.commands import JrcCommand, too_few
from companion.games.jrc.components.people import may_be_absent, newcomers, parse_seats
from companion.games.jrc.facts.people import LeftForGood, MarkedAbsent, MarkedPresent
from companion.games.jrc.facts.session import SessionCancelled
from companion.games.jrc.facts.setup import CampaignEnded, Welcomed
from companion.games.jrc.phase import phase_of
from companion.games.jrc.state import FEWEST_PLAYERS, Change, JrcState
from companion.games.jrc.turns import next_session


class GoOn(JrcCommand, by=By.HOST):
    """Host: on to the next step of §4, where nothing has to be chosen."""

    def decide(self, state: JrcState, moment: Moment, chance: Chance) -> Decision:
        draft, phase = Draft(state), phase_of(state)
        if not phase.has_button:
            return refuse("E_WRONG_PHASE")
        phase.go_on(draft, moment, chance)
        return draft.decision


class CancelSession(JrcCommand, by=By.HOST):
    """Host: this session is not played (§7.1)."""

    def decide(self, state: JrcState) -> Decision:
        if not phase_of(state).in_session:
            return refuse("E_WRONG_PHASE")
        return next_session(Draft(state).record(SessionCancelled())).decision


class MarkAbsent(JrcCommand, by=By.HOST):
    """Host: these people are not here (J-Z2), seat numbers as words."""

    seats: tuple[str, ...]

    def decide(self, state: JrcState) -> Decision:
        if phase_of(state).stage is not Stage.PLAY:
            return refuse("E_WRONG_PHASE")
        seats = parse_seats(self.seats, (*state.active, *state.arrivals))
        draft = Draft(state)
        for seat in seats:
            if seat not in may_be_absent(draft.state):
                if seat in draft.state.absent:
                    return refuse("E_NO_SUCH_SEAT")
                return too_few(players=len(draft.state.here) - 1)
            phase_of(draft.state).excuse(draft, seat)
            draft.record(MarkedAbsent(seat))
            phase_of(draft.state).after_absence(draft, seat)
        return draft.decision if seats else refuse("E_NO_SUCH_SEAT")


class MarkPresent(JrcCommand, by=By.HOST):
    """Host: these people are here again from the next step on (J-Z2), seat numbers as words."""

    seats: tuple[str, ...]

    def decide(self, state: JrcState) -> Decision:
        if phase_of(state).stage is not Stage.PLAY:
            return refuse("E_WRONG_PHASE")
        back = parse_seats(self.seats, state.away)
        return tuple(MarkedPresent(seat) for seat in back) or refuse("E_NO_SUCH_SEAT")


class LeaveForGood(JrcCommand, by=By.HOST):
    """Host, between turns: out of the campaign (J-Z3)."""

    seat: int

    def decide(self, state: JrcState) -> Decision:
        """J-Z3: `freeze` leaves the column as it is, `drop` clears it."""
        seat, how = self.seat, state.options.leaver
        if not phase_of(state).between_turns:
            return refuse("E_WRONG_PHASE")
        if seat not in state.active:
            return refuse("E_NO_SUCH_SEAT")
        if len(state.active) <= FEWEST_PLAYERS:
            return too_few(players=len(state.active) - 1)
        row = {**state.fi[seat], "": state.fund[seat]} if how == "drop" else {}
        cleared = tuple(Change(seat, city, n, 0) for city, n in row.items() if n)
        return (LeftForGood(seat, how, cleared),)


class Welcome(JrcCommand, by=By.HOST):
    """Host, between turns: people at the table join the campaign (`late_join`), seat numbers as
    words."""

    seats: tuple[str, ...]

    def decide(self, state: JrcState) -> Decision:
        if not phase_of(state).between_turns or not state.options.late_join:
            return refuse("E_WRONG_PHASE")
        come = parse_seats(self.seats, newcomers(state))
        return tuple(Welcomed(seat) for seat in come) or refuse("E_NO_SUCH_SEAT")


class EndCampaign(JrcCommand, by=By.HOST):
    """Host: give the campaign up; nobody wins, the story is shown (house)."""

    def decide(self, state: JrcState) -> Decision:
        if phase_of(state).stage is not Stage.PLAY:
            return refuse("E_WRONG_PHASE")
        return (CampaignEnded(),)
