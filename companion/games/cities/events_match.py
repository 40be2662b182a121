"""Facts around the duels: rules, players, decks, the clock, who wins."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from companion.core.kit import rules
from companion.core.kit.facts import Fact
from companion.core.seat import Ring
from companion.games.cities.options import Options
from companion.games.cities.past import Ended, Past, Result
from companion.games.cities.state import (
    HAND,
    SLOTS,
    Card,
    CitiesState,
    City,
    Counts,
    Deck,
    Duel,
    Phase,
    Step,
)


def seated(state: CitiesState, ring: Ring) -> CitiesState:
    """The lobby with these people in it; whoever was to play and is still there plays."""
    stay = [seat for seat in state.players if seat in ring]
    rest = [seat for seat in ring if seat not in stay]
    players = tuple((stay + rest)[:2])
    return replace(state, ring=ring, players=players if len(players) == 2 else ())


@dataclass(frozen=True)
class OptionSet(rules.OptionSet[CitiesState], of=Options):
    """One house rule is changed."""

    wire: ClassVar[str] = "cities.option_set"


@dataclass(frozen=True)
class PlayersSet(Fact[CitiesState]):
    """Which two of the people at the table play."""

    wire: ClassVar[str] = "cities.players_set"
    players: tuple[int, ...]

    def apply(self, state: CitiesState) -> CitiesState:
        return replace(state, players=self.players)


@dataclass(frozen=True)
class MatchBegun(Fact[CitiesState]):
    """The lobby is closed; decks are declared next."""

    wire: ClassVar[str] = "cities.match_begun"

    def apply(self, state: CitiesState) -> CitiesState:
        none = dict.fromkeys(state.players, 0)
        return replace(state, step=Step.READY, wins=none, conquests=none)


@dataclass(frozen=True)
class DeckDeclared(Fact[CitiesState]):
    """The sizes of a player's deck and side deck; the player is not ready any more."""

    wire: ClassVar[str] = "cities.deck_declared"
    seat: int
    main: int
    side: int

    def apply(self, state: CitiesState) -> CitiesState:
        known = state.decks.get(self.seat)
        deck = Deck(self.main, self.side, () if known is None else known.cards)
        ready = tuple(seat for seat in state.ready if seat != self.seat)
        decks = {**state.decks, self.seat: deck}
        return replace(state, decks=decks, ready=ready, ended=gone_on(state, self.seat))


@dataclass(frozen=True)
class DeckListed(Fact[CitiesState]):
    """What is in a player's deck; nobody else's business."""

    wire: ClassVar[str] = "cities.deck_listed"
    public: ClassVar[bool] = False
    paper: ClassVar[bool] = True
    seat: int
    cards: tuple[Card, ...]

    def apply(self, state: CitiesState) -> CitiesState:
        deck = replace(state.decks[self.seat], cards=self.cards)
        return replace(state, decks={**state.decks, self.seat: deck})


@dataclass(frozen=True)
class ReadyPressed(Fact[CitiesState]):
    """A player is ready for the next duel."""

    wire: ClassVar[str] = "cities.ready_pressed"
    seat: int

    def apply(self, state: CitiesState) -> CitiesState:
        ready = (*state.ready, self.seat)
        return replace(state, ready=ready, ended=gone_on(state, self.seat))


def gone_on(state: CitiesState, seat: int) -> Ended | None:
    """The duel that is just over, after `seat` has gone on: another's last step stands now."""
    ended = state.ended
    if ended is None or ended.by == seat:
        return ended
    return replace(ended, by=None, before=None)


@dataclass(frozen=True)
class DuelStarted(Fact[CitiesState]):
    """Five cities lie face down, seven cards are in each hand (§4).

    `why`: the starter was "drawn", has "lost" the duel before, or it was their "turn" to begin.
    """

    wire: ClassVar[str] = "cities.duel_started"
    starter: int
    why: str = ""

    def apply(self, state: CitiesState) -> CitiesState:
        other = state.other(self.starter)
        duel = Duel(
            number=state.number,
            starter=self.starter,
            active=self.starter,
            phase=Phase.DRAW if state.options.first_turn_draw == "all" else Phase.OPENING,
            cities=tuple(_laid(slot, state.options) for slot in SLOTS),
            counts={seat: Counts(state.decks[seat].main - HAND) for seat in state.players},
            turns={self.starter: 1, other: 0},
        )
        return replace(state, step=Step.DUEL, ready=(), duel=duel, ended=None)


def _laid(slot: int, options: Options) -> City:
    if options.capital_slot == "none":
        return City(slot)
    return City(slot, capital=str(slot) == options.capital_slot)


@dataclass(frozen=True)
class ExtraTimeBegun(Fact[CitiesState]):
    """The running duel is drawn and goes on, or another one decides (M2)."""

    wire: ClassVar[str] = "cities.extra_time_begun"

    def apply(self, state: CitiesState) -> CitiesState:
        return replace(state, extra=True)


@dataclass(frozen=True)
class DuelDecided(Fact[CitiesState]):
    """The step that begins here ends the duel; `by` may take it back until the other goes on."""

    wire: ClassVar[str] = "cities.duel_decided"
    by: int

    def apply(self, state: CitiesState) -> CitiesState:
        return replace(state, ended=Ended(state.playing(), self.by, replace(state, ended=None)))


@dataclass(frozen=True)
class DuelReopened(Fact[CitiesState]):
    """The step that ended the duel was a slip: all is as before it, but for the time (M4)."""

    wire: ClassVar[str] = "cities.duel_reopened"

    def apply(self, state: CitiesState) -> CitiesState:
        assert state.ended is not None
        assert state.ended.before is not None
        before = state.ended.before
        return replace(before, clock=state.clock, rung=state.rung, paused=state.paused)


@dataclass(frozen=True)
class DuelEnded(Fact[CitiesState]):
    """A duel is over; `winner` None: nobody's. `how`: as in `Past`.

    `capital`, `others`: the slots that the winner held at the end, the capital apart.
    """

    wire: ClassVar[str] = "cities.duel_ended"
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
        # Whoever gives up, or calls the time, has had a second thought already.
        kept = state.ended if self.how in ("capital", "deck") else None
        ended = replace(kept, duel=duel) if kept is not None else Ended(duel)
        return replace(state, step=Step.READY, past=past, wins=wins, duel=None, ended=ended)


@dataclass(frozen=True)
class MatchEnded(Fact[CitiesState]):
    """The match is decided (`how` as in `Result`)."""

    wire: ClassVar[str] = "cities.match_ended"
    winner: int
    how: str

    def apply(self, state: CitiesState) -> CitiesState:
        result = Result(self.winner, self.how)
        # Only the step that has won the second duel may still be taken back.
        ended = state.ended
        if ended is not None and self.how != "duels":
            ended = replace(ended, by=None, before=None)
        over = replace(state, step=Step.OVER, result=result, ended=ended)
        return replace(over, paused=False, pause_asked=None)
