"""The bell, and what follows: the cities decide, or extra time begins (M2, M5)."""

from companion.core import By, Clock, Command, Decision, Fact, Press, Prompt, refuse, replace
from companion.core.text import SeatName, Text, text
from companion.games.cities.components.buttons import press
from companion.games.cities.components.duel_end import concede
from companion.games.cities.duel import Phase
from companion.games.cities.phase import phase_of
from companion.games.cities.phases.duel import DuelPhase
from companion.games.cities.state import CitiesState, decide_by
from companion.games.cities.victory import call_time, occupied, result_at_bell


class BellRang(Fact[CitiesState], diary="cities-diary-bell"):
    """The clock has reached zero (M5)."""

    at: float

    def apply(self, state: CitiesState) -> CitiesState:
        length = state.whole_clock.length
        clock = Clock(length=length, before=length)
        return replace(state, clock=clock, rung=True, pause_asked=None)


class CallTime(Command, by=By.ANYBODY):
    """After the bell, with nothing open: either player or the tablet ends the time (M2)."""

    def decide(self, state: CitiesState, now: float) -> Decision:
        if not state.time_is_up:
            return refuse("E_WRONG_PHASE")
        return phase_of(state).unfinished(state) or decide_by(state, call_time, now)


def deadline(state: CitiesState) -> float | None:
    """Server time at which the running clock reaches zero; None: it is not running."""
    return None if state.rung or state.result is not None else state.whole_clock.ends_at


def with_bell(state: CitiesState, now: float) -> tuple[CitiesState, tuple[BellRang, ...]]:
    """The state as it is at `now`: at or after the deadline the clock has run out (M4)."""
    at = deadline(state)
    if at is None or now < at:
        return state, ()
    rang = BellRang(at)
    return rang.apply(state), (rang,)


class Bell(DuelPhase):
    """The bell has rung in a duel, and nothing that was begun is open."""

    id = Phase.BELL
    follows = (Phase.MAIN, Phase.WON)
    by_hand = (Phase.DRAW, Phase.OPENING, Phase.FINAL)

    def title(self, state: CitiesState, seat: int | None = None) -> Text:
        return text("cities-bell")

    def line(self, state: CitiesState, seat: int | None = None) -> Text | None:
        return text("cities-line-bell")

    def asks(self, state: CitiesState, seat: int) -> tuple[Prompt, ...]:
        return (time_press(state), concede("match"))

    def host_asks(self, state: CitiesState) -> tuple[Prompt, ...]:
        return (time_press(state),)


def time_press(state: CitiesState) -> Press:
    """The time is over (M2); the button says what decides."""
    hint = text("cities-go-time-hint", counts=state.options.tiebreak)
    found = result_at_bell(state)
    if found is None:
        level = len(set(state.wins.values())) == 1
        label = text("cities-go-time-extra" if level else "cities-go-time-plays-on")
        return press("call_time", label, hint=hint)
    winner, how = found
    other = state.other(winner)
    scores = {"wins": state.wins, "conquests": state.conquests, "occupied": occupied(state)}
    names, score = {"who": SeatName(winner), "other": SeatName(other)}, scores[how]
    label = text(f"cities-go-time-{how}", **names, n=score[winner], less=score[other])
    return press("call_time", label, hint=hint)
