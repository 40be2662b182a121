"""The time is up: what stands on the line decides, or extra time begins (M2, M5)."""

from __future__ import annotations

from companion.core.command import By, Command
from companion.core.game import Decision
from companion.core.kit.commands import answers
from companion.core.refusal import refuse
from companion.core.text import SeatName, Text, text
from companion.core.words.prompts.base import Press, Prompt
from companion.games.cities.components.buttons import press
from companion.games.cities.components.giving_up import concede_match
from companion.games.cities.duel import Phase
from companion.games.cities.phase import phase_of
from companion.games.cities.phases.duel import DuelPhase
from companion.games.cities.state import CitiesState, Draft
from companion.games.cities.victory import at_the_bell, call_time, occupied


class CallTime(Command, by=By.ANYBODY):
    """After the bell, with nothing open: either player or the tablet ends the time (M2)."""


@answers(CallTime)
def _call_time(state: CitiesState, now: float) -> Decision:
    """M2, once the bell has rung and nothing is open (M5)."""
    if not state.time_is_up:
        return refuse("E_WRONG_PHASE")
    wrong = phase_of(state).unfinished(state)
    if wrong is not None:
        return wrong
    draft = Draft(state)
    call_time(draft, now)
    return draft.decision


class Bell(DuelPhase):
    """The bell has rung in a duel, and nothing that was begun is open."""

    id = Phase.BELL
    follows = (Phase.MAIN, Phase.WON)
    by_hand = (Phase.DRAW, Phase.OPENING, Phase.FINAL)

    def title(self, state: CitiesState, seat: int | None = None) -> Text:
        """The bell."""
        return text("cities-bell")

    def line(self, state: CitiesState, seat: int | None = None) -> Text | None:
        """Nobody in particular is awaited."""
        return text("cities-line-bell")

    def asks(self, state: CitiesState, seat: int) -> tuple[Prompt, ...]:
        """Either player ends the time."""
        return (time_press(state), concede_match())

    def host_asks(self, state: CitiesState) -> tuple[Prompt, ...]:
        """So may the tablet."""
        return (time_press(state),)


def time_press(state: CitiesState) -> Press:
    """The time is over (M2); the button says what decides."""
    hint = text("cities-go-time-hint", counts=state.options.tiebreak)
    return press("call_time", _decided(state), hint=hint)


def _decided(state: CitiesState) -> Text:
    found = at_the_bell(state)
    if found is None:
        level = len(set(state.wins.values())) == 1
        return text("cities-go-time-extra" if level else "cities-go-time-plays-on")
    winner, how = found
    other = state.other(winner)
    scores = {"wins": state.wins, "conquests": state.conquests, "occupied": occupied(state)}
    score = scores[how][winner], scores[how][other]
    who, behind = SeatName(winner), SeatName(other)
    return text(f"cities-go-time-{how}", who=who, n=score[0], other=behind, less=score[1])
