"""What is asked after a promulgation: which top of the chain counts, and what goes back."""

from __future__ import annotations

from companion.core.text import Text, text
from companion.core.words.prompts.allocate import Allocate, Share
from companion.core.words.prompts.base import Prompt
from companion.core.words.prompts.route import Route
from companion.games.final_decrees.screens.words import ministry_name, person
from companion.games.final_decrees.state import DecreesState


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
