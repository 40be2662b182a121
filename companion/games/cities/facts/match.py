"""Facts around the duels: house rules, decks, how each begins and ends, who wins."""

from __future__ import annotations

from typing import ClassVar

from companion.core.kit import rules
from companion.core.kit.facts import Fact
from companion.core.kit.rounds import SealedRound
from companion.core.seat import Ring
from companion.core.text import SeatName, SeatNames, Text, text
from companion.core.value import replace
from companion.games.cities.components.character_names import slots
from companion.games.cities.deck import Card, Deck
from companion.games.cities.duel import HAND, SLOTS, City, Counts, Duel, Phase
from companion.games.cities.options import Options
from companion.games.cities.state import CitiesState, Ended, Past, Result


def seated(state: CitiesState, ring: Ring) -> CitiesState:
    """The lobby with these people in it; players chosen before who are still here stay chosen."""
    stay = [seat for seat in state.players if seat in ring]
    rest = [seat for seat in ring if seat not in stay]
    players = tuple((stay + rest)[:2])
    return replace(state, ring=ring, players=players if len(players) == 2 else ())


def gone_on(state: CitiesState, seat: int) -> Ended | None:
    """The duel that is just over, after `seat` has gone on: another's last step stands now."""
    ended = state.ended
    if ended is None or ended.by == seat:
        return ended
    return replace(ended, by=None, before=None)


class OptionSet(rules.OptionSet[CitiesState], of=Options):
    """One house rule is changed."""


class PlayersSet(Fact[CitiesState]):
    """Which two of the people at the table play."""

    players: tuple[int, ...]

    def apply(self, state: CitiesState) -> CitiesState:
        return replace(state, players=self.players)

    def diary_line(self) -> Text:
        return text("cities-diary-players", who=SeatNames(self.players))


class MatchBegun(Fact[CitiesState]):
    """The lobby is closed; decks are declared next."""

    diary: ClassVar[str] = "cities-diary-begun"

    def apply(self, state: CitiesState) -> CitiesState:
        none = dict.fromkeys(state.players, 0)
        return replace(
            state, begun=True, ready=SealedRound(state.players), wins=none, conquests=none
        )


class DeckDeclared(Fact[CitiesState]):
    """The sizes of a player's deck and side deck; the player is not ready any more."""

    seat: int
    main: int
    side: int

    def apply(self, state: CitiesState) -> CitiesState:
        known = state.decks.get(self.seat)
        deck = Deck(self.main, self.side, () if known is None else known.cards)
        ready = state.ready.take_back(self.seat)
        decks = {**state.decks, self.seat: deck}
        return replace(state, decks=decks, ready=ready, ended=gone_on(state, self.seat))

    def diary_line(self) -> Text:
        return text("cities-diary-deck", who=SeatName(self.seat))


class DeckListed(Fact[CitiesState]):
    """What is in a player's deck; nobody else's business."""

    diary: ClassVar[str] = "cities-diary-list"
    public: ClassVar[bool] = False
    paper: ClassVar[bool] = True
    seat: int
    cards: tuple[Card, ...]

    def apply(self, state: CitiesState) -> CitiesState:
        deck = replace(state.decks[self.seat], cards=self.cards)
        return replace(state, decks={**state.decks, self.seat: deck})


class ReadyPressed(Fact[CitiesState]):
    """A player is ready for the next duel."""

    seat: int

    def apply(self, state: CitiesState) -> CitiesState:
        ready = state.ready.give(self.seat, None)
        return replace(state, ready=ready, ended=gone_on(state, self.seat))

    def diary_line(self) -> Text:
        return text("cities-diary-ready", who=SeatName(self.seat))


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

    diary: ClassVar[str] = "cities-diary-extra"

    def apply(self, state: CitiesState) -> CitiesState:
        return replace(state, extra=True)


class DuelDecided(Fact[CitiesState]):
    """The step that begins here ends the duel; `by` may take it back until the other goes on."""

    by: int

    def apply(self, state: CitiesState) -> CitiesState:
        return replace(state, ended=Ended(state.playing(), self.by, replace(state, ended=None)))


class DuelReopened(Fact[CitiesState]):
    """The step that ended the duel is undone: all is as before it, except the time (M4)."""

    diary: ClassVar[str] = "cities-diary-reopened"

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
