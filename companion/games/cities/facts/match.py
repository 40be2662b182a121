"""Facts around the duels: how each begins and ends, extra time, who wins."""

from __future__ import annotations

from typing import ClassVar

from companion.core.kit.facts import Fact
from companion.core.kit.rounds import SealedRound
from companion.core.text import SeatName, Text, text
from companion.core.value import replace
from companion.games.cities.components.character_names import slots
from companion.games.cities.duel import HAND, SLOTS, City, Counts, Duel, Phase
from companion.games.cities.options import Options
from companion.games.cities.state import CitiesState, Ended, Past, Result


class DuelStarted(Fact[CitiesState]):
    """Five cities lie face down, seven cards are in each hand (§4).

    `why`: the starter was "drawn", has "lost" the duel before, or it was their "turn" to begin.
    """

    starter: int
    why: str = ""

    def apply(self, state: CitiesState) -> CitiesState:
        other = state.other(self.starter)
        duel = Duel(
            number=state.number,
            starter=self.starter,
            active=self.starter,
            turn_phase=Phase.DRAW if state.options.first_turn_draw == "all" else Phase.OPENING,
            cities=tuple(_laid(slot, state.options) for slot in SLOTS),
            counts={seat: Counts(state.decks[seat].main - HAND) for seat in state.players},
            turns={self.starter: 1, other: 0},
        )
        return replace(state, ready=SealedRound(state.players), duel=duel, ended=None)

    def diary_line(self) -> Text:
        id = f"cities-begins-{self.why}" if self.why else "cities-diary-starts"
        return text(id, who=SeatName(self.starter))


def _laid(slot: int, options: Options) -> City:
    if options.capital_slot == "none":
        return City(slot)
    return City(slot, capital=str(slot) == options.capital_slot)


class ExtraTimeBegun(Fact[CitiesState]):
    """The running duel is drawn and goes on, or another one decides (M2)."""

    said: ClassVar[str] = "cities-diary-extra"

    def apply(self, state: CitiesState) -> CitiesState:
        return replace(state, extra=True)


class DuelDecided(Fact[CitiesState]):
    """The step that begins here ends the duel; `by` may take it back until the other goes on."""

    by: int

    def apply(self, state: CitiesState) -> CitiesState:
        return replace(state, ended=Ended(state.playing(), self.by, replace(state, ended=None)))


class DuelReopened(Fact[CitiesState]):
    """The step that ended the duel is undone: all is as before it, except the time (M4)."""

    said: ClassVar[str] = "cities-diary-reopened"

    def apply(self, state: CitiesState) -> CitiesState:
        assert state.ended is not None
        assert state.ended.before is not None
        before = state.ended.before
        return replace(before, clock=state.clock, rung=state.rung, paused=state.paused)


class DuelEnded(Fact[CitiesState]):
    """A duel is over; `winner` None: drawn. `how`: as in `Past`.

    `capital`, `others`: the slots that the winner held at the end, the capital apart.
    """

    winner: int | None
    how: str
    capital: int | None = None
    others: tuple[int, ...] = ()

    def apply(self, state: CitiesState) -> CitiesState:
        duel = state.playing()
        held = tuple((seat, duel.occupied(seat)) for seat in state.players)
        past = (*state.past, Past(duel.number, duel.starter, self.winner, self.how, held))
        wins = dict(state.wins)
        if self.winner is not None:
            wins[self.winner] += 1
        # A player who gives up, or calls the time, has confirmed it already.
        kept = state.ended if self.how in ("capital", "deck") else None
        ended = replace(kept, duel=duel) if kept is not None else Ended(duel)
        return replace(state, past=past, wins=wins, duel=None, ended=ended)

    def diary_line(self) -> Text:
        if self.winner is None:
            return text(f"cities-diary-{'left' if self.how == 'left' else 'drawn'}-duel")
        who = SeatName(self.winner)
        if self.capital is None or self.how != "capital":
            return text(f"cities-duel-{self.how}", who=who)
        return text("cities-diary-capital", who=who, slot=self.capital, others=slots(self.others))


class MatchEnded(Fact[CitiesState]):
    """The match is decided (`how` as in `Result`)."""

    winner: int
    how: str

    def apply(self, state: CitiesState) -> CitiesState:
        result = Result(self.winner, self.how)
        # Only the step that has won the second duel may still be taken back.
        ended = state.ended
        if ended is not None and self.how != "duels":
            ended = replace(ended, by=None, before=None)
        over = replace(state, result=result, ended=ended)
        return replace(over, paused=False, pause_asked=None)

    def diary_line(self) -> Text:
        return text("cities-diary-match", who=SeatName(self.winner))
