"""Facts of promulgations, trades and corrections (D-P, §7)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from companion.core.kit.facts import Fact
from companion.games.final_decrees.events_action import rearranged
from companion.games.final_decrees.events_base import Talk
from companion.games.final_decrees.state import (
    DecreesState,
    Fallen,
    Line,
    Pending,
    Trade,
)


@dataclass(frozen=True)
class Promulgated(Fact[DecreesState]):
    """A decree leaves play as the `number`-th; it lay on `ministry`."""

    wire: ClassVar[str] = "final_decrees.promulgated"
    decree: int
    ministry: str
    number: int

    def apply(self, state: DecreesState) -> DecreesState:
        gone = state.with_decree(self.decree, replace(state.decrees[self.decree], place=None))
        return replace(gone, promulgated=self.number)


@dataclass(frozen=True)
class RemovalOpened(Fact[DecreesState]):
    """Up to `allowance` blame may go back; fields as in `Pending`."""

    wire: ClassVar[str] = "final_decrees.removal_opened"
    decree: int
    ministry: str
    allowance: int
    picker: int
    roots: tuple[str, ...]
    chooser: int | None

    def apply(self, state: DecreesState) -> DecreesState:
        pending = Pending(
            self.decree, self.ministry, self.allowance, self.picker, self.roots, self.chooser
        )
        return replace(state, pending=pending)


@dataclass(frozen=True)
class RemovalClosed(Fact[DecreesState]):
    """Nobody decides on a removal after all: the top that was picked is empty."""

    wire: ClassVar[str] = "final_decrees.removal_closed"
    root: str

    def apply(self, state: DecreesState) -> DecreesState:
        return replace(state, pending=None)


@dataclass(frozen=True)
class BlameRemoved(Fact[DecreesState]):
    """Blame that went back: (seat, blame) and (ministry, blame)."""

    wire: ClassVar[str] = "final_decrees.blame_removed"
    chooser: int
    personal: tuple[tuple[int, int], ...]
    ministry: tuple[tuple[str, int], ...]

    def apply(self, state: DecreesState) -> DecreesState:
        for seat, blame in self.personal:
            state = state.with_personal(seat, -blame)
        for ministry, blame in self.ministry:
            state = state.with_ministry(ministry, -blame)
        return replace(state, pending=None)


@dataclass(frozen=True)
class TradeProposed(Talk):
    """A proposal that only those named on it see; `lines`: (giver, taker, blame, cards)."""

    wire: ClassVar[str] = "final_decrees.trade_proposed"
    id: str
    by: int
    lines: tuple[tuple[int, int, int, int], ...]

    def apply(self, state: DecreesState) -> DecreesState:
        trade = Trade(self.id, self.by, tuple(Line(*one) for one in self.lines), (self.by,))
        return replace(state, trades=(*state.trades, trade))


@dataclass(frozen=True)
class TradeAgreed(Talk):
    """One more of those named agrees."""

    wire: ClassVar[str] = "final_decrees.trade_agreed"
    id: str
    seat: int

    def apply(self, state: DecreesState) -> DecreesState:
        trades = tuple(
            replace(one, agreed=(*one.agreed, self.seat)) if one.id == self.id else one
            for one in state.trades
        )
        return replace(state, trades=trades)


@dataclass(frozen=True)
class TradeDropped(Talk):
    """A proposal is dead; `why`: "declined", "withdrawn" or "E_TRADE_FUNDS"."""

    wire: ClassVar[str] = "final_decrees.trade_dropped"
    id: str
    seat: int
    why: str

    def apply(self, state: DecreesState) -> DecreesState:
        gone = next(one for one in state.trades if one.id == self.id)
        fell = dict.fromkeys(gone.named, Fallen(self.seat, self.why))
        trades = tuple(one for one in state.trades if one is not gone)
        return replace(state, trades=trades, fallen={**state.fallen, **fell})


@dataclass(frozen=True)
class Traded(Fact[DecreesState]):
    """All have agreed: blame and cards have changed hands, for all to see."""

    wire: ClassVar[str] = "final_decrees.traded"
    id: str
    lines: tuple[tuple[int, int, int, int], ...]

    def apply(self, state: DecreesState) -> DecreesState:
        hands = dict(state.hands)
        for giver, taker, blame, cards in self.lines:
            state = state.with_personal(giver, -blame).with_personal(taker, blame)
            hands[giver] -= cards
            hands[taker] += cards
        trades = tuple(one for one in state.trades if one.id != self.id)
        return replace(state, hands=hands, trades=trades)


@dataclass(frozen=True)
class BlameAdjusted(Fact[DecreesState]):
    """`change` of the blame of a pool or a ministry (a seat number, or a ministry id)."""

    wire: ClassVar[str] = "final_decrees.blame_adjusted"
    place: int | str
    change: int

    def apply(self, state: DecreesState) -> DecreesState:
        if isinstance(self.place, int):
            return state.with_personal(self.place, self.change)
        return state.with_ministry(self.place, self.change)


@dataclass(frozen=True)
class MarkerPlaced(Fact[DecreesState]):
    """A card has put a marker somewhere, or away (None)."""

    wire: ClassVar[str] = "final_decrees.marker_placed"
    who: int
    ministry: str | None

    def apply(self, state: DecreesState) -> DecreesState:
        return replace(state, marker={**state.marker, self.who: self.ministry})


@dataclass(frozen=True)
class ArrowsAdjusted(Fact[DecreesState]):
    """A card has drawn an arrow or taken one away."""

    wire: ClassVar[str] = "final_decrees.arrows_adjusted"
    gone: tuple[str, ...]
    drawn: tuple[str, ...]

    def apply(self, state: DecreesState) -> DecreesState:
        return replace(state, arrows=rearranged(state.arrows, self.gone, self.drawn))


@dataclass(frozen=True)
class DecreePlaced(Fact[DecreesState]):
    """A card has moved a decree."""

    wire: ClassVar[str] = "final_decrees.decree_placed"
    decree: int
    ministry: str

    def apply(self, state: DecreesState) -> DecreesState:
        one = state.decrees[self.decree]
        path = (*one.path, self.ministry)
        return state.with_decree(self.decree, replace(one, place=self.ministry, path=path))


@dataclass(frozen=True)
class StampAdjusted(Fact[DecreesState]):
    """A card has set a stamp (+1) or taken the last one away (−1)."""

    wire: ClassVar[str] = "final_decrees.stamp_adjusted"
    decree: int
    change: int

    def apply(self, state: DecreesState) -> DecreesState:
        one = state.decrees[self.decree]
        stamps = (*one.stamps, None) if self.change > 0 else one.stamps[:-1]
        done = one.done + self.change
        return state.with_decree(self.decree, replace(one, done=done, stamps=stamps))


@dataclass(frozen=True)
class CountsAdjusted(Fact[DecreesState]):
    """Changes of the actions left, the deck, the discards, or a hand (`seat`)."""

    wire: ClassVar[str] = "final_decrees.counts_adjusted"
    actions: int = 0
    deck: int = 0
    discard: int = 0
    seat: int | None = None
    hand: int = 0

    def apply(self, state: DecreesState) -> DecreesState:
        turn = state.now()
        hands = dict(state.hands)
        if self.seat is not None:
            hands[self.seat] += self.hand
        return replace(
            state,
            turn=replace(turn, actions_left=turn.actions_left + self.actions),
            deck_left=state.deck_left + self.deck,
            discard=state.discard + self.discard,
            hands=hands,
        )


@dataclass(frozen=True)
class Adjusted(Fact[DecreesState]):
    """The effects of a card are entered."""

    wire: ClassVar[str] = "final_decrees.adjusted"
    player: int

    def apply(self, state: DecreesState) -> DecreesState:
        return replace(state, turn=replace(state.now(), card_open=False))
