"""Trades: one player proposes, and all named players have to agree (§7)."""

from collections import Counter
from collections.abc import Mapping, Sequence

from companion.core import Caller, Command, Decision, Draft, Value, refuse
from companion.games.final_decrees.facts import trade as facts
from companion.games.final_decrees.state import DecreesState, Line, Phase, Trade

OPEN_AT_MOST = 2
"""Most open proposals of one player."""
LINES_AT_MOST = 8
SORTS = ("blame", "cards")


def may_deal(state: DecreesState) -> bool:
    """Whether trades are allowed: always, or in turns only with `trades = in_turns` (§7)."""
    in_turn = state.turn is not None and state.pending is None
    return state.options.trades == "freely" or in_turn


def _line(state: DecreesState, one: Mapping[str, Value]) -> Line | None:
    """A line that a screen has sent; None: it is invalid."""
    if set(one) != {"sort", "giver", "taker", "amount"} or one["sort"] not in SORTS:
        return None
    giver, taker, n = (one[name] for name in ("giver", "taker", "amount"))
    if type(giver) is not int or type(taker) is not int or type(n) is not int:
        return None
    if giver == taker or n < 1 or not {giver, taker} <= set(state.ring):
        return None
    return Line(giver, taker, n, 0) if one["sort"] == "blame" else Line(giver, taker, 0, n)


def is_covered(state: DecreesState, lines: Sequence[Line]) -> bool:
    """Whether each giver has what it gives, without what the same proposal would bring."""
    blame, cards = Counter[int](), Counter[int]()
    for one in lines:
        blame[one.giver] += one.blame
        cards[one.giver] += one.cards
    return all(blame[seat] <= state.personal[seat] for seat in blame) and all(
        cards[seat] <= state.hands[seat] for seat in cards
    )


class Trading(Command, phases=(Phase.POSTING, Phase.PLAY)):
    """A proposal or an answer to one, from a seat that it names (§10)."""


class ProposeTrade(Trading):
    """A trade: lines as `{"giver": seat, "taker": seat, "amount": n}` with `"sort"` "blame" or
    "cards"."""

    lines: tuple[Mapping[str, Value], ...]

    def decide(self, state: DecreesState, seat: int | None, now: float) -> Decision:
        lines = tuple(made for one in self.lines if (made := _line(state, one)) is not None)
        whole = 0 < len(self.lines) == len(lines) <= LINES_AT_MOST
        if seat is None or not whole or all(seat not in (one.giver, one.taker) for one in lines):
            return refuse("E_TRADE_LINES")
        if sum(one.by == seat for one in state.trades) >= OPEN_AT_MOST:
            return refuse("E_TRADE_MANY")
        if not is_covered(state, lines):
            return refuse(facts.NO_FUNDS)
        # An id of the seat and the time does not reveal how many proposals there are.
        taken, at = {one.id for one in state.trades}, int(now * 1000)
        while f"{seat}-{at}" in taken:
            at += 1
        return (facts.TradeProposed(Trade(f"{seat}-{at}", seat, lines, (seat,))),)


def trade_for(state: DecreesState, id: str, seat: int | None) -> Trade | None:
    """The open proposal `id`, if it names `seat`. Other seats learn nothing about it."""
    known = (one for one in state.trades if one.id == id and seat in one.named)
    return next(known, None)


class ConfirmTrade(Trading):
    """A player named in the proposal agrees; the last one carries the trade out."""

    trade: str

    def decide(self, state: DecreesState, caller: Caller) -> Decision:
        trade = trade_for(state, self.trade, caller.seat)
        if trade is None or caller.seat not in trade.missing:
            return refuse("E_NO_SUCH_TRADE")
        draft = Draft(state).record(facts.TradeAgreed(trade.id, caller.seat))
        if len(trade.missing) > 1:
            return draft.decision
        if not is_covered(state, trade.lines):
            # Refused and dropped; all named seats learn why.
            return draft.record(facts.TradeDropped(trade.id, caller.seat, facts.NO_FUNDS)).decision
        return draft.record(facts.Traded(trade.id, trade.lines)).decision


class DeclineTrade(Trading):
    """A player named in the proposal declines, or the proposer withdraws."""

    trade: str

    def decide(self, state: DecreesState, caller: Caller) -> Decision:
        trade = trade_for(state, self.trade, caller.seat)
        if trade is None or caller.seat is None:
            return refuse("E_NO_SUCH_TRADE")
        why = "withdrawn" if caller.seat == trade.by else "declined"
        return (facts.TradeDropped(trade.id, caller.seat, why),)


class CarryOutTrade(Trading):
    """Always refused: the last confirmation carries a trade out."""

    trade: str

    def decide(self, state: DecreesState, caller: Caller) -> Decision:
        trade = trade_for(state, self.trade, caller.seat)
        return refuse("E_NO_SUCH_TRADE" if trade is None else "E_TRADE_UNCONFIRMED")
