"""What a player is told who touches a ministry or decree of the chart: what is not possible, and
why."""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.text import SeatName, Text, text
from companion.games.final_decrees.control_graph import legal_arrows
from companion.games.final_decrees.screens.words import ministry_at
from companion.games.final_decrees.state import DecreesState
from companion.games.final_decrees.turn.prompts_control import can_redistribute

USED = {"treasury": "E_TREASURY_USED", "navy": "E_NAVY_USED"}
"""Special actions of once a turn, with what refuses the second."""
ELSEWHERE = ("secret", "executive")
"""Ministries whose special action is done at other things of the chart."""


def can_act(state: DecreesState) -> bool:
    """Whether the things of the chart can be touched: there are actions, and nothing is awaited."""
    turn = state.turn
    ready = turn is not None and not turn.awaits_card and turn.actions_left > 0
    return ready and state.pending is None


def told_at(state: DecreesState, ministry: str) -> tuple[Text, ...]:
    """The actions of §6 of this ministry that the player cannot take, each with the reason."""
    own = state.posting(state.now().player)
    if ministry == own:
        return tuple(_of_the_own(state, ministry))
    return tuple(_of_another(state, ministry, own))


def _of_the_own(state: DecreesState, own: str) -> Iterator[Text]:
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


def _of_another(state: DecreesState, ministry: str, own: str | None) -> Iterator[Text]:
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


def told_on(state: DecreesState, slot: int) -> tuple[Text, ...]:
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
