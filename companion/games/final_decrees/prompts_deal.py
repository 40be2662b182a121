"""Removals after a promulgation, trades, and what cards do."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from companion.core.allocate import Allocate, Share
from companion.core.form import Field
from companion.core.lines import Lines, Sort
from companion.core.prompt import Item, Press, Prompt, Weight
from companion.core.proposal import Proposal
from companion.core.route import Route
from companion.core.text import SeatName, text
from companion.games.final_decrees import adjust, trades
from companion.games.final_decrees.state import DecreesState, Trade
from companion.games.final_decrees.structure import spelled
from companion.games.final_decrees.view_words import (
    arrow_name,
    decree_name,
    ministry_name,
    person,
    term,
)


def removal(state: DecreesState, act_for: tuple[int, ...] = ()) -> Allocate:
    """The chooser's one answer: what goes back to the reserve."""
    pending = state.pending
    assert pending is not None
    pools = [Share(str(seat), person(seat), state.personal[seat]) for seat in state.ring]
    lying = [Share(id, ministry_name(id), state.ministry[id]) for id in state.ministries]
    return Allocate(
        key=f"remove-{state.promulgated}",
        command="remove",
        field="blame",
        label=text("decrees-remove"),
        title=text("decrees-remove-title"),
        hint=text("decrees-remove-hint", n=pending.allowance),
        act_for=act_for,
        rows=tuple(row for row in (*pools, *lying) if row.high),
        budget=pending.allowance,
        left=text("decrees-remove-left"),
    )


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


def _propose(state: DecreesState, seat: int, act_for: tuple[int, ...]) -> Lines:
    return Lines(
        key=f"propose-{seat}",
        command="propose_trade",
        field="lines",
        label=text("decrees-trade-propose"),
        title=text("decrees-trade-title"),
        hint=text("decrees-trade-hint"),
        act_for=act_for,
        sorts=tuple(
            Sort(sort, text(f"decrees-trade-{sort}"), _trade_fields(state)) for sort in trades.SORTS
        ),
        most=trades.LINES_AT_MOST,
        weight=Weight.LINK,
        group="deals",
    )


def _trade_fields(state: DecreesState) -> tuple[Field, ...]:
    return (
        Field("giver", "seat", text("decrees-field-giver"), seats=state.ring),
        Field("taker", "seat", text("decrees-field-taker"), seats=state.ring),
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


def adjusting(state: DecreesState, act_for: tuple[int, ...] = ()) -> Lines:
    """What a card did; after a played card it proposes that it lies on the discards now."""
    turn = state.now()
    played = turn.card_open and state.hands[turn.player] > 0
    proposed: tuple[Mapping[str, Any], ...] = ()
    if played:
        proposed = (
            {"sort": "hand", "who": turn.player, "change": -1},
            {"sort": "discard", "change": 1},
        )
    return Lines(
        key=f"adjust-{state.turns}-{turn.card_open}",
        command="adjust",
        field="changes",
        label=text("decrees-adjust"),
        title=text("decrees-adjust-title"),
        hint=text("decrees-adjust-hint"),
        act_for=act_for,
        sorts=tuple(_sorts(state)),
        most=adjust.CHANGES_AT_MOST,
        proposed=proposed,
        weight=Weight.MAIN if played else Weight.LINK,
        group="" if played else "corrections",
    )


def _sorts(state: DecreesState) -> Iterator[Sort]:
    ministries = tuple(Item(id, ministry_name(id)) for id in state.ministries)
    pools = tuple(Item(str(seat), person(seat)) for seat in state.ring)
    places = (*pools, *ministries, Item(adjust.RESERVE, text("decrees-reserve")))
    open_decrees = tuple(
        Item(str(slot), decree_name(slot, one))
        for slot, one in enumerate(state.decrees)
        if one.place is not None
    )
    yield _sort("blame", _choice("source", places), _choice("target", places), _number("amount", 1))
    nowhere = Item("", text("decrees-nowhere"))
    who = Field("who", "seat", text("decrees-field-who"), seats=state.ring)
    yield _sort("marker", who, _choice("ministry", (*ministries, nowhere)))
    yield _sort("draw_arrow", _choice("start", ministries), _choice("end", ministries))
    if state.arrows:
        drawn = tuple(Item(spelled(one), arrow_name(one)) for one in state.arrows)
        yield _sort("drop_arrow", _choice("arrow", drawn))
    if open_decrees:
        yield _sort("place", _choice("decree", open_decrees), _choice("ministry", ministries))
        ways = tuple(Item(way, text(f"decrees-stamp-{way}")) for way in ("set", "lift"))
        yield _sort("stamp", _choice("decree", open_decrees), _choice("change", ways))
    for sort in ("actions", "deck", "discard"):
        yield _sort(sort, _number("change", -20))
    yield _sort("hand", who, _number("change", -20))


def _sort(id: str, *fields: Field) -> Sort:
    return Sort(id, text(f"decrees-change-{id.replace('_', '-')}"), fields)


def _choice(id: str, items: tuple[Item, ...]) -> Field:
    return Field(id, "choice", text(f"decrees-field-{id}"), items=items)


def _number(id: str, low: int) -> Field:
    return Field(id, "number", text(f"decrees-field-{id}"), low=low, high=99, value=1)
