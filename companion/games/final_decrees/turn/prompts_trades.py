"""Deals: what may be said on those that are open, one's own, and who sees which (§7, §10)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from companion.core.game import Moment
from companion.core.text import SeatName, Text, text
from companion.core.value import replace
from companion.core.view import View
from companion.core.words.panels.base import Note, Panel
from companion.core.words.panels.proposal import Proposal
from companion.core.words.prompts.base import Press, Prompt, Weight
from companion.core.words.prompts.field import Field
from companion.core.words.prompts.lines import Lines, ListPage, Sort, TickRow, Ticks
from companion.games.final_decrees.facts.trade import NO_FUNDS
from companion.games.final_decrees.screens.words import person, series, term
from companion.games.final_decrees.state import DecreesState, Trade
from companion.games.final_decrees.turn import trades


def _trade_prompts(
    state: DecreesState, seat: int, act_for: tuple[int, ...] = ()
) -> Iterator[Prompt]:
    """What `seat` may say about open proposals, and a proposal of its own."""
    for trade in state.trades:
        if seat in trade.named:
            yield from _answers(state, trade, seat, act_for)
    if sum(one.by == seat for one in state.trades) < trades.OPEN_AT_MOST:
        yield _propose(state, seat, act_for)


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


def _propose(state: DecreesState, seat: int, act_for: tuple[int, ...] = ()) -> Lines:
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


def _proposals(state: DecreesState, seats: tuple[int, ...]) -> tuple[Proposal, ...]:
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


def desk_deals(state: DecreesState, seats: tuple[int, ...]) -> Iterator[Prompt]:
    """The deals of `seats`, for whom the tablet stands in."""
    if trades.may_deal(state):
        for seat in seats:
            yield from _trade_prompts(state, seat, (seat,))


def with_deals(state: DecreesState, seat: int, shown: View) -> View:
    """The deals that name `seat`, and a deal of its own: whether it can still propose one follows
    from those that it has open (§7)."""
    deals = _trade_prompts(state, seat) if trades.may_deal(state) else ()
    return replace(
        shown,
        prompts=(*shown.prompts, *deals),
        panels=(*deal_panels(state, (seat,)), *shown.panels),
    )


def without_phones(state: DecreesState, moment: Moment) -> tuple[int, ...]:
    """Those whose phone the tablet stands in for."""
    return tuple(seat for seat in state.ring if seat not in moment.phones)


def deal_panels(state: DecreesState, seats: tuple[int, ...]) -> tuple[Panel | str, ...]:
    """The deals that name one of `seats`, and why others came to nothing."""
    return (*_fallen(state, seats), *_proposals(state, seats))


def _fallen(state: DecreesState, seats: tuple[int, ...]) -> tuple[Note, ...]:
    """Why proposals came to nothing this turn, for those whom they named."""
    notes = []
    for gone in dict.fromkeys(state.fallen[seat] for seat in seats if seat in state.fallen):
        if gone.why == NO_FUNDS:
            lines = (text(gone.why),)
            notes.append(Note(title=text("decrees-trade-fell"), lines=lines, tone="warning"))
        else:
            said = text(f"decrees-trade-{gone.why}", who=SeatName(gone.seat))
            notes.append(Note(lines=(said,), tone="quiet"))
    return tuple(notes)
