"""Facts before the first duel: house rules, who plays, decks, ready."""

from __future__ import annotations

from typing import ClassVar

from companion.core.kit import rules
from companion.core.kit.facts import Fact
from companion.core.kit.rounds import SealedRound
from companion.core.seat import Ring
from companion.core.text import SeatName, SeatNames, Text, text
from companion.core.value import replace
from companion.games.cities.deck import Card, Deck
from companion.games.cities.options import Options
from companion.games.cities.state import CitiesState, Ended


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

    said: ClassVar[str] = "cities-diary-begun"

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

    said: ClassVar[str] = "cities-diary-list"
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
