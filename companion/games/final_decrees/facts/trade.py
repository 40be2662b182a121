"""Proposals between some players, their answers, and the trade (§10)."""

from companion.core import Fact, Refusal, Text, refuse, replace, text
from companion.games.final_decrees.names import comma_list, line_text
from companion.games.final_decrees.state import DecreesState, Fallen, Line, Trade

NO_FUNDS = "E_TRADE_FUNDS"


class Talk(Fact[DecreesState], public=False, silent=True, whisper=True):
    """A fact that only the seats named on a proposal may know (§7, §10)."""


class TradeProposed(Talk):
    """A proposal that only the seats named on it see."""

    trade: Trade

    def apply(self, state: DecreesState) -> DecreesState:
        return replace(state, trades=(*state.trades, self.trade))


class TradeAgreed(Talk):
    """One more of the seats that it names agrees."""

    id: str
    seat: int

    def apply(self, state: DecreesState) -> DecreesState:
        trades = tuple(
            replace(one, agreed=(*one.agreed, self.seat)) if one.id == self.id else one
            for one in state.trades
        )
        return replace(state, trades=trades)


class TradeDropped(Talk):
    """A proposal has ended without a trade."""

    id: str
    seat: int
    why: str
    """"declined", "withdrawn" or "E_TRADE_FUNDS", the refusal of the last confirmation (X4)."""

    @property
    def refusal(self) -> Refusal | None:
        return refuse(self.why) if self.why == NO_FUNDS else None

    def apply(self, state: DecreesState) -> DecreesState:
        gone = next(one for one in state.trades if one.id == self.id)
        fell = dict.fromkeys(gone.named, Fallen(self.seat, self.why))
        trades = tuple(one for one in state.trades if one is not gone)
        return replace(state, trades=trades, fallen={**state.fallen, **fell})


class Traded(Fact[DecreesState], diary="decrees-diary-traded"):
    """All have agreed: blame and cards change hands, publicly."""

    id: str
    lines: tuple[Line, ...]

    def apply(self, state: DecreesState) -> DecreesState:
        hands = dict(state.hands)
        for one in self.lines:
            state = state.with_blame(one.giver, -one.blame).with_blame(one.taker, one.blame)
            hands[one.giver] -= one.cards
            hands[one.taker] += one.cards
        trades = tuple(one for one in state.trades if one.id != self.id)
        return replace(state, hands=hands, trades=trades)

    def diary_line(self) -> Text:
        return text(self.diary, terms=comma_list(tuple(line_text(one) for one in self.lines)) or "")
