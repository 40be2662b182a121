"""Removals after a promulgation, and trades."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from companion.core.text import SeatName, Text, text
from companion.core.words.panels.proposal import Proposal
from companion.core.words.prompts.allocate import Allocate, Share
from companion.core.words.prompts.base import Press, Prompt, Weight
from companion.core.words.prompts.field import Field
from companion.core.words.prompts.lines import Lines, ListPage, Sort, TickRow, Ticks
from companion.core.words.prompts.route import Route
from companion.games.final_decrees.screens.words import ministry_name, person, series, term
from companion.games.final_decrees.state import DecreesState, Trade
from companion.games.final_decrees.turn import trades


def removal(state: DecreesState, act_for: tuple[int, ...] = ()) -> Allocate:
    """The chooser's one answer: what goes back to the reserve."""
    pending = state.pending
    assert pending is not None
    pools = [_pool(str(seat), person(seat), state.personal[seat]) for seat in state.ring]
    lying = [_pool(id, ministry_name(id), state.ministry[id]) for id in state.ministries]
    return Allocate(
        key=f"remove-{state.promulgated}",
        command="remove",
        field="blame",
        label=text("decrees-remove"),
        nothing=text("decrees-remove-nothing"),
        title=text("decrees-remove-title"),
        hint=text("decrees-remove-hint", n=pending.allowance),
        act_for=act_for,
        rows=tuple(row for row in (*pools, *lying) if row.high),
        budget=pending.allowance,
        left=text("decrees-remove-left"),
        short=text("decrees-remove-short", n=pending.allowance),
    )


def _pool(value: str, name: Text, blame: int) -> Share:
    """A row of the removal: what lies there, and what would be left."""
    left = tuple(blame - taken for taken in range(blame + 1))
    return Share(value, name, blame, before=blame, becomes=left)


def root(state: DecreesState, act_for: tuple[int, ...] = ()) -> Route:
    """Which top of the chain counts (house rule `multi_control`)."""
    pending = state.pending
    assert pending is not None
    return Route(
        key=f"root-{state.promulgated}",
        command="choose_root",
        label=text("decrees-root-go"),
        title=text("decrees-root-title"),
        hint=text("decrees-root-hint"),
        act_for=act_for,
        fields=("ministry",),
        ways=dict.fromkeys(pending.roots, ()),
    )


def awaited_removal(state: DecreesState, act_for: tuple[int, ...] = ()) -> Prompt:
    """The decision that the turn waits for."""
    assert state.pending is not None
    return root(state, act_for) if state.pending.chooser is None else removal(state, act_for)


def trade_prompts(
    state: DecreesState, seat: int, act_for: tuple[int, ...] = ()
) -> Iterator[Prompt]:
    """What `seat` may say about open proposals, and a proposal of its own."""
    for trade in state.trades:
        if seat in trade.named:
            yield from _answers(state, trade, seat, act_for)
    if sum(one.by == seat for one in state.trades) < trades.OPEN_AT_MOST:
        yield propose(state, seat, act_for)


def _answers(
    state: DecreesState, trade: Trade, seat: int, act_for: tuple[int, ...]
) -> Iterator[Press]:
    own = trade.by == seat
    if seat in trade.missing:
        yield Press(
            key=f"confirm-{trade.id}-{seat}",
            command="confirm_trade",
            label=text("decrees-trade-confirm", who=SeatName(trade.by)),
            hint=series(tuple(term(one) for one in trade.lines)) if act_for else None,
            args={"trade": trade.id},
            act_for=act_for,
            weight=Weight.QUIET,
            group="deals",
        )
    yield Press(
        key=f"decline-{trade.id}-{seat}",
        command="decline_trade",
        label=text("decrees-trade-withdraw")
        if own
        else text("decrees-trade-decline", who=SeatName(trade.by)),
        args={"trade": trade.id},
        act_for=act_for,
        weight=Weight.LINK,
        group="deals",
    )


def answers_a_deal(asked: Prompt) -> bool:
    """Whether it is a word on a deal that is open."""
    return asked.command in ("confirm_trade", "decline_trade")


def propose(state: DecreesState, seat: int, act_for: tuple[int, ...] = ()) -> Lines:
    """A deal of one's own."""
    return Lines(
        key=f"propose-{seat}",
        command="propose_trade",
        field="lines",
        label=text("decrees-trade-propose"),
        title=text("decrees-trade-title"),
        hint=text("decrees-trade-hint"),
        act_for=act_for,
        sorts=tuple(
            Sort(sort, text(f"decrees-trade-{sort}"), _trade_fields(seat)) for sort in trades.SORTS
        ),
        pages=_deal_pages(state, seat, "they" if act_for else "you"),
        need=text("decrees-tick-first"),
        seats=state.ring,
        most=trades.LINES_AT_MOST,
        weight=Weight.LINK,
        group="deals",
        at=None if act_for else "",
    )


def _deal_pages(state: DecreesState, seat: int, who: str) -> tuple[ListPage, ...]:
    """What `seat` gives to each of the others, and gets (less than nothing); deals among more than
    two are put together line by line. `who`: "you" on the own phone, else "they"."""
    pools = (("blame", state.personal), ("cards", state.hands))
    direct = tuple(
        ListPage(text(f"decrees-page-deal-{sort}"), (_direct(sort, pool, seat, who),))
        for sort, pool in pools
    )
    return (*direct, ListPage(text("decrees-page-deal-others"), (), trades.SORTS))


def _direct(sort: str, pool: Mapping[int, int], seat: int, who: str) -> Ticks:
    rows = tuple(
        TickRow(other, person(other), -n, pool[seat], note=_has(sort, n) if who == "you" else None)
        for other, n in pool.items()
        if other != seat
    )
    return Ticks(
        sort,
        "amount",
        rows,
        said=text(f"decrees-give-{sort}-{who}", who=SeatName(seat)),
        brief=text(f"decrees-give-{sort}-brief"),
        up={"giver": seat, "taker": "$"},
        down={"giver": "$", "taker": seat},
    )


def _has(sort: str, n: int) -> Text:
    """What somebody has; the tablet shows it beside the chart."""
    return text(f"decrees-has-{sort}", n=n)


def _trade_fields(seat: int) -> tuple[Field, ...]:
    """The giver is oneself, unless another one is chosen."""
    return (
        Field("giver", "seat", text("decrees-field-giver"), value=seat),
        Field("taker", "seat", text("decrees-field-taker")),
        Field("amount", "number", text("decrees-field-amount"), low=1, high=99, value=1),
    )


def proposals(state: DecreesState, seats: tuple[int, ...]) -> tuple[Proposal, ...]:
    """The open proposals that name one of `seats`, and nobody else's."""
    return tuple(
        Proposal(
            title=text("decrees-trade-of", who=SeatName(trade.by)),
            terms=tuple(term(one) for one in trade.lines),
            agreed=trade.agreed,
            missing=trade.missing,
        )
        for trade in state.trades
        if set(seats) & set(trade.named)
    )
