"""What a card did, as it is asked: a list of changes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from companion.core.lines import Blank, Lines, Sort
from companion.core.prompt import Item, Weight
from companion.core.text import text
from companion.games.final_decrees import adjust
from companion.games.final_decrees.state import DecreesState
from companion.games.final_decrees.structure import spelled
from companion.games.final_decrees.view_words import (
    arrow_name,
    decree_name,
    ministry_name,
    person,
)


def adjusting(state: DecreesState, act_for: tuple[int, ...] = ()) -> Lines:
    """What a card did; after a played one it is proposed that it lies on the discards now."""
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
        lists=_lists(state),
        seats=state.ring,
        most=adjust.CHANGES_AT_MOST,
        proposed=proposed,
        least=0 if turn.card_open else 1,
        weight=Weight.MAIN if turn.card_open else Weight.LINK,
        group="" if turn.card_open else "corrections",
    )


def _lists(state: DecreesState) -> dict[str, tuple[Item, ...]]:
    ministries = tuple(Item(id, ministry_name(id)) for id in state.ministries)
    pools = tuple(Item(str(seat), person(seat)) for seat in state.ring)
    open_decrees = tuple(
        Item(str(slot), decree_name(slot, one))
        for slot, one in enumerate(state.decrees)
        if one.place is not None
    )
    return {
        "places": (*pools, *ministries, Item(adjust.RESERVE, text("decrees-reserve"))),
        "posts": (*ministries, Item("", text("decrees-nowhere"))),
        "ministries": ministries,
        "arrows": tuple(Item(spelled(one), arrow_name(one)) for one in state.arrows),
        "decrees": open_decrees,
        "ways": tuple(Item(way, text(f"decrees-stamp-{way}")) for way in ("set", "lift")),
    }


def _sorts(state: DecreesState) -> Iterator[Sort]:
    who = Blank("who", "seat", text("decrees-field-who"))
    places = (_choice("source", "places"), _choice("target", "places"))
    yield _sort("blame", *places, _number("amount", 1))
    yield _sort("marker", who, _choice("ministry", "posts"))
    yield _sort("draw_arrow", _choice("start", "ministries"), _choice("end", "ministries"))
    if state.arrows:
        yield _sort("drop_arrow", _choice("arrow", "arrows"))
    if any(one.place is not None for one in state.decrees):
        decree = _choice("decree", "decrees")
        yield _sort("place", decree, _choice("ministry", "ministries"))
        yield _sort("stamp", decree, _choice("change", "ways"))
    for sort in ("actions", "deck", "discard"):
        yield _sort(sort, _number("change", -20))
    yield _sort("hand", who, _number("change", -20))


def _sort(id: str, *blanks: Blank) -> Sort:
    return Sort(id, text(f"decrees-change-{id.replace('_', '-')}"), blanks)


def _choice(id: str, of: str) -> Blank:
    return Blank(id, "choice", text(f"decrees-field-{id}"), of)


def _number(id: str, low: int) -> Blank:
    return Blank(id, "number", text(f"decrees-field-{id}"), low=low, high=99, value=1)
