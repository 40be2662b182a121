"""A duel is won, and the next one waits: why, the score, what follows (§4, M1)."""

from companion.core import Command, Panel, Prompt, Refusal, Scene, Versus, VersusSide, refuse
from companion.core.text import SeatName, Text, text
from companion.games.cities.components.clock import clock_prompts, countdown, notices
from companion.games.cities.components.duel_end import REOPENED, concede, ended_board, reason_line
from companion.games.cities.duel import Phase
from companion.games.cities.phases import decks
from companion.games.cities.phases.bell import time_press
from companion.games.cities.state import CitiesState


class Won(decks.Decks):
    """The end of a duel; decks are changed from the sideboards, and both press ready."""

    id = Phase.WON
    scene = Scene.WON
    follows = (Phase.DRAW, Phase.OPENING, Phase.OVER)
    by_hand = REOPENED

    def refuses(self, state: CitiesState, command: Command, seat: int | None) -> Refusal | None:
        prepares = isinstance(command, decks.DeclareDeck | decks.ListCards | decks.Ready)
        return refuse("E_TIME_UP") if prepares and state.time_is_up else None

    def title(self, state: CitiesState, seat: int | None = None) -> Text:
        """«Anna vince il duello 1», to the winner «Vinci il duello 1»."""
        last = state.past[-1]
        if state.extra:
            return text("cities-extra")
        assert last.winner is not None
        if seat == last.winner:
            return text("cities-won-you", n=last.number)
        return text("cities-won", who=SeatName(last.winner), n=last.number)

    def line(self, state: CitiesState, seat: int | None = None) -> Text | None:
        if state.paused:
            return text("cities-line-paused")
        return super().line(state, seat) if state.extra else reason_line(state, seat)

    def panels(self, state: CitiesState, seat: int | None = None) -> tuple[Panel, ...]:
        return (
            *countdown(state),
            *notices(state, seat),
            *ended_board(state, seat),
            _score(state, seat),
            *(() if state.time_is_up else (decks.setup_note(state),)),
        )

    def asks(self, state: CitiesState, seat: int) -> tuple[Prompt, ...]:
        if state.paused:
            return (*clock_prompts(state, seat), concede("match"))
        if state.time_is_up:
            return (time_press(state), concede("match"))
        return super().asks(state, seat)

    def host_asks(self, state: CitiesState) -> tuple[Prompt, ...]:
        return (time_press(state),) if state.time_is_up else super().host_asks(state)


def _score(state: CitiesState, seat: int | None) -> Versus:
    """The duels won by both, the other player first, and what follows."""
    own = state.near(seat)
    sides = []
    for one in (state.other(own), own):
        deck, ready = state.decks[one], int(one in state.ready)
        note = text("cities-side-deck", main=deck.main, side=deck.side, ready=ready)
        leads = one == state.past[-1].winner
        sides.append(VersusSide(one, state.wins[one], note=note, leads=leads))
    return Versus(
        label=text("cities-count-won"),
        sides=(sides[0], sides[1]),
        own=seat if seat in state.players else None,
        following=_following(state, seat),
    )


def _following(state: CitiesState, seat: int | None) -> Text:
    """«Poi: mazzi laterali, e si gioca il duello 2. Comincia Bruno, che ha perso.»"""
    if state.time_is_up:
        return text("cities-then-time")
    begins = text("cities-then-drawn")
    if (known := decks.starts_next(state)) is not None:
        starter, reason = known
        to = "-you" if starter == seat else ""
        begins = text(f"cities-then-{reason}{to}", who=SeatName(starter))
    return text("cities-then", n=state.number, begins=begins)
