"""Proposals between some players, their answers, and the trade (§10)."""

from __future__ import annotations

from typing import ClassVar

from companion.core.kit.facts import Fact
from companion.core.refusal import Refusal, refuse
from companion.core.text import Text, text
from companion.core.value import replace
from companion.games.final_decrees.facts.base import Talk
from companion.games.final_decrees.names import series, term
from companion.games.final_decrees.state import (
    DecreesState,
    Fallen,
    Line,
    Trade,
)

NO_FUNDS = "E_TRADE_FUNDS"


class TradeProposed(Talk):
    """A proposal that only those named on it see; `lines`: (giver, taker, blame, cards)."""

    id: str
    by: int
    lines: tuple[tuple[int, int, int, int], ...]

    def apply(self, state: DecreesState) -> DecreesState:
        trade = Trade(self.id, self.by, tuple(Line(*one) for one in self.lines), (self.by,))
        return replace(state, trades=(*state.trades, trade))


class TradeAgreed(Talk):
    """One more of those named agrees."""

    id: str
    seat: int

    def apply(self, state: DecreesState) -> DecreesState:
        trades = tuple(
            replace(one, agreed=(*one.agreed, self.seat)) if one.id == self.id else one
            for one in state.trades
        )
        return replace(state, trades=trades)


class TradeDropped(Talk):
    """A proposal is dead; `why`: "declined", "withdrawn" or "E_TRADE_FUNDS", the
    refusal of the last confirmation (X4)."""

    id: str
    seat: int
    why: str

    @property
    def refusal(self) -> Refusal | None:
        return refuse(self.why) if self.why == NO_FUNDS else None

    def apply(self, state: DecreesState) -> DecreesState:
        gone = next(one for one in state.trades if one.id == self.id)
        fell = dict.fromkeys(gone.named, Fallen(self.seat, self.why))
        trades = tuple(one for one in state.trades if one is not gone)
        return replace(state, trades=trades, fallen={**state.fallen, **fell})


class Traded(Fact[DecreesState]):
    """All have agreed: blame and cards have changed hands, for all to see."""

    told: ClassVar[str] = "decrees-diary-traded"
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

    def diary_line(self) -> Text:
        terms = series(tuple(term(Line(*one)) for one in self.lines))
        return text(self.told, terms=terms or "")
