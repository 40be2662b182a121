"""The end of a duel: giving up, why it was won, its last board, undoing the last step."""

from companion.core import Command, Decision, Panel, Press, SeatName, Text, refuse, text
from companion.games.cities.commands import MatchCommand
from companion.games.cities.components import buttons, card_counting, character_names, clock
from companion.games.cities.components.board import board
from companion.games.cities.duel import COMBAT, TURN, Phase
from companion.games.cities.facts.match import DuelEnded, DuelReopened, MatchEnded
from companion.games.cities.phase import phase_of
from companion.games.cities.state import CitiesState, Draft
from companion.games.cities.victory import end_duel


class ConcedeDuel(MatchCommand):
    """Give up this duel; before the bell only (M3)."""

    def decide(self, state: CitiesState, seat: int, now: float) -> Decision:
        if state.rung:
            return refuse("E_TIME_UP")
        if state.duel is None:
            return refuse("E_DUEL_OVER")
        if (wrong := phase_of(state).unfinished(state)) is not None:
            return wrong
        draft = Draft(state)
        end_duel(draft, state.other(seat), "conceded", now)
        return draft.decision


class ConcedeMatch(Command):
    """Give up the match (M3)."""

    def decide(self, state: CitiesState, seat: int) -> Decision:
        left = () if state.duel is None else (DuelEnded(None, "left"),)
        return *left, MatchEnded(state.other(seat), "conceded")


def concede(what: str) -> Press:
    """Giving up the "match" is always possible, the "duel" before the bell (M3)."""
    warn = text(f"cities-concede-{what}-warn")
    return buttons.aside(f"concede_{what}", text(f"cities-go-concede-{what}"), warn=warn)


def reason_line(state: CitiesState, seat: int | None) -> Text | None:
    """Why it was won; addresses the winner by the capital, or else the loser."""
    last = state.past[-1]
    if last.winner is None or state.ended is None:
        return None
    if last.how == "capital":
        duel = state.ended.duel
        others = [slot for slot in duel.held(last.winner) if slot != duel.capital]
        to = "-you" if seat == last.winner else ""
        return text(f"cities-why-capital{to}", n=len(others), others=character_names.slots(others))
    loser = state.other(last.winner)
    to = "-lost" if seat == loser else ""
    return text(f"cities-why-{last.how}{to}", who=SeatName(loser))


def ended_board(state: CitiesState, seat: int | None) -> tuple[Panel, ...]:
    """The row of cities as it lay at the end."""
    return (board(state, state.ended.duel, seat, over=True),) if state.ended else ()


REOPENED = (*TURN, *COMBAT, Phase.EFFECT)
"""The phases that may be on again."""


def may_reopen(state: CitiesState, seat: int | None) -> bool:
    """Whether `seat` may take back the step that has just ended the duel."""
    ended = state.ended
    if state.duel is not None or ended is None or ended.before is None or state.paused:
        return False
    return seat is not None and ended.by == seat and not state.extra


def reopen(state: CitiesState, now: float) -> Decision:
    """The duel continues as before the step that ended it, and so does its clock."""
    draft = Draft(state).record(DuelReopened())
    before = draft.state
    if not state.rung and before.clock is not None and not before.runs:
        draft.record(clock.ClockStarted(now))
    return draft.decision


def reopen_prompts(state: CitiesState, seat: int) -> tuple[Press, ...]:
    """The player whose step ended the duel may undo it."""
    if not may_reopen(state, seat):
        return ()
    return (card_counting.undo_press(text("cities-back-duel", n=state.past[-1].number)),)
