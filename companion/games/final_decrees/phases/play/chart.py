"""The chart for the active player: a touched thing explains which actions are impossible there."""

from __future__ import annotations

from collections.abc import Iterator

from companion.core import Graph, Node, SeatName, Text, replace, text
from companion.games.final_decrees.components.chart import chart
from companion.games.final_decrees.control_graph import legal_arrows
from companion.games.final_decrees.names import ministry_at
from companion.games.final_decrees.phases.play.redistribute import can_redistribute
from companion.games.final_decrees.state import DecreesState

USED = {"treasury": "E_TREASURY_USED", "navy": "E_NAVY_USED"}
"""Special actions of once a turn, with what refuses the second."""
ELSEWHERE = ("secret", "executive")
"""Ministries whose special action is done at other things of the chart."""


def chart_to_act(state: DecreesState, own: int | None = None) -> Graph:
    """The chart for the active player (`own`), or for the tablet (None)."""
    turn, shown = state.now(), chart(state, own)
    if turn.awaits_card or state.pending is not None:
        return shown
    word = "decrees-line-actions" if own is None else "decrees-left"
    shown = replace(shown, left=text(word, n=turn.actions_left))
    if not turn.actions_left:
        return shown
    nodes = tuple(_touched(state, one) for one in shown.nodes)
    return replace(shown, nodes=nodes, price=text("decrees-price"))


def _touched(state: DecreesState, node: Node) -> Node:
    tokens = tuple(replace(one, details=_token_details(state, int(one.id))) for one in node.tokens)
    own = state.posting(state.now().player)
    details = _at_own(state, own) if node.id == own else _at_other(state, node.id, own)
    return replace(node, tokens=tokens, details=tuple(details))


def _at_own(state: DecreesState, own: str) -> Iterator[Text]:
    turn = state.now()
    used = {"treasury": turn.treasury_used, "navy": turn.navy_used}
    if used.get(own):
        yield text(USED[own])
    if own in ELSEWHERE:
        yield text(f"decrees-touch-{own}")
    elif own == "reform":
        yield text("decrees-only-reform")
    if not state.below(own):
        yield text("decrees-none-below")
    elif not can_redistribute(state, own):
        yield text("decrees-none-to-move")
    if not state.lying_at(own):
        yield text("decrees-none-lying")


def _at_other(state: DecreesState, ministry: str, own: str | None) -> Iterator[Text]:
    director = state.director(ministry)
    if own == "executive":
        many = state.options.multi_control
        new = legal_arrows(state.arrows, state.ministries, many=many)
        if all(start != ministry for start, _ in new):
            yield text("decrees-none-from-here")
    if director is not None:
        yield text("decrees-only-empty", who=SeatName(director))
    elif own == "secret":
        yield text("E_NO_DIRECTOR")
    yield text(f"decrees-only-{ministry}")


def _token_details(state: DecreesState, slot: int) -> tuple[Text, ...]:
    """Why a decree cannot be stamped or forwarded by the player."""
    decree = state.decrees[slot]
    own = state.posting(state.now().player)
    if decree.place is None or decree.next_step is None:
        return ()
    if decree.place != own:
        return (text("decrees-only-there", at=ministry_at(decree.place)),)
    if decree.next_step != own:
        return (text("decrees-stamped-next", at=ministry_at(decree.next_step)),)
    return ()
