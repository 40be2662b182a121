"""The actions on the structure, as they are asked: blame below, postings, arrows."""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.text import SeatName, Text, text
from companion.core.words.prompts.allocate import Allocate, Share
from companion.core.words.prompts.base import Assign, Item, Weight
from companion.core.words.prompts.route import Route
from companion.games.final_decrees.control_graph import legal_arrows, spelled, without_arrow
from companion.games.final_decrees.screens.words import ministry_name
from companion.games.final_decrees.state import DecreesState
from companion.games.final_decrees.turn import control

ACTIONS = "actions"
"""The group of everything that costs an action."""
THINGS = "*"
"""Asked at each of the things of the chart that its answers begin with."""


def route(
    command: str,
    fields: tuple[str, ...],
    ways: dict[str, tuple[str, ...]],
    act_for: tuple[int, ...],
    items: tuple[Item, ...] = (),
    word: str = "",
    args: dict[str, str] | None = None,
    marks: dict[str, tuple[str, Text]] | None = None,
    **params: int,
) -> Route:
    """A question that is answered on the chart; `params`: of the words on its button."""
    word = word or command.replace("_", "-")
    return Route(
        key=word,
        command=command,
        label=text(f"decrees-do-{word}-go", **params),
        title=text(f"decrees-do-{word}"),
        hint=text(f"decrees-do-{word}-hint"),
        args=args or {},
        act_for=act_for,
        fields=fields,
        ways=ways,
        items=items,
        marks=marks or {},
        weight=Weight.QUIET,
        group=ACTIONS,
        at=THINGS,
    )


def can_redistribute(state: DecreesState, at: str) -> bool:
    """Whether any blame can be moved at all between `at` and what lies below it."""
    below = state.below(at)
    lower = sum(state.ministry[one] for one in below)
    if not below or not state.ministry[at] + lower:
        return False
    own = state.options.redistribute_into_own
    return own or state.ministry[at] > 0 or len(below) > 1


def redistribute(state: DecreesState, at: str, act_for: tuple[int, ...]) -> Allocate:
    """Any split of the blame on the own ministry and below."""
    group = (at, *state.below(at))
    total = sum(state.ministry[id] for id in group)
    frozen = not state.options.redistribute_into_own
    rows = tuple(
        Share(
            id,
            ministry_name(id),
            state.ministry[id] if frozen and id == at else total,
            state.ministry[id],
            note=_director(state, id),
        )
        for id in group
    )
    return Allocate(
        key="redistribute",
        command="redistribute",
        field="blame",
        label=text("decrees-do-redistribute-go"),
        title=text("decrees-do-redistribute"),
        hint=text("decrees-do-redistribute-hint", n=total),
        act_for=act_for,
        rows=rows,
        budget=total,
        exact=True,
        left=text("decrees-left-over"),
        same=text("decrees-same"),
        weight=Weight.QUIET,
        group=ACTIONS,
        at=at,
    )


def _director(state: DecreesState, ministry: str) -> Text:
    seat = state.director(ministry)
    return text("decrees-nobody") if seat is None else text("decrees-who", who=SeatName(seat))


def reassign(state: DecreesState, act_for: tuple[int, ...]) -> Assign:
    """A new posting for everybody."""
    posted = all(state.posting(seat) is not None for seat in state.ring)
    items = tuple(Item(id, ministry_name(id)) for id in state.ministries)
    return Assign(
        key="reassign",
        command="reassign",
        field="places",
        label=text("decrees-do-reassign-go"),
        title=text("decrees-do-reassign"),
        hint=text("decrees-do-reassign-hint"),
        act_for=act_for,
        seats=state.ring,
        items=items,
        chosen=_chosen(state),
        single=True,
        every=not state.options.allow_vacant_player,
        same=text("decrees-same") if posted else None,
        weight=Weight.QUIET,
        group=ACTIONS,
        at="hr",
    )


def _chosen(state: DecreesState) -> tuple[tuple[int, str], ...]:
    """The present postings; who has none is offered an empty one, unless nobody needs any."""
    free = iter(state.empty())
    may_stay = state.options.allow_vacant_player
    posted = []
    for seat in state.ring:
        at = state.posting(seat)
        if at is None and not may_stay:
            at = next(free)
        if at is not None:
            posted.append((seat, at))
    return tuple(posted)


def restructure(state: DecreesState, act_for: tuple[int, ...]) -> Iterator[Route]:
    """The four changes of D-C, as far as they are legal now."""
    many, ministries = state.options.multi_control, state.ministries
    drawn: dict[str, tuple[str, ...]] = {spelled(arrow): () for arrow in state.arrows}
    if drawn:
        yield _arrows(state, "remove", drawn, act_for)
    turned: dict[str, tuple[str, ...]] = {
        spelled(arrow): ()
        for arrow in state.arrows
        if control.objection_to(state, arrow, arrow[::-1]) is None
    }
    if turned:
        yield _arrows(state, "reverse", turned, act_for)
    added: dict[str, tuple[str, ...]] = {
        spelled(arrow): () for arrow in legal_arrows(state.arrows, ministries, many=many)
    }
    if added:
        yield _arrows(state, "add", added, act_for)
    moved: dict[str, tuple[str, ...]] = {}
    for arrow in state.arrows:
        without = without_arrow(state.arrows, arrow)
        new = legal_arrows(without, ministries, many=many)
        moved[spelled(arrow)] = tuple(spelled(one) for one in new if one != arrow)
    moved = {old: new for old, new in moved.items() if new}
    if moved:
        yield _arrows(state, "move", moved, act_for)


def _arrows(
    state: DecreesState, change: str, ways: dict[str, tuple[str, ...]], act_for: tuple[int, ...]
) -> Route:
    fields = ("arrow", "to") if change == "move" else ("arrow",)
    word = f"restructure-{change}"
    return route("restructure", fields, ways, act_for, word=word, args={"change": change})
