"""The special actions of the Treasury, the Secret Service and the Navy (§6)."""

from __future__ import annotations

from collections.abc import Iterator

from companion.core import Decision, Item, Prompt, Route, SeatName, answers, refuse, text
from companion.games.final_decrees import commands as do
from companion.games.final_decrees.facts.action import Investigated, Manoeuvred, TreasuryOpened
from companion.games.final_decrees.names import ministry_name
from companion.games.final_decrees.phases.play.actions import press, route
from companion.games.final_decrees.state import DecreesState


@answers(do.TreasuryExtra)
def _treasury_extra(state: DecreesState) -> Decision:
    return (TreasuryOpened(state.now().player),)


@answers(do.Investigate)
def _investigate(state: DecreesState, command: do.Investigate) -> Decision:
    if command.ministry == "secret":
        return refuse("E_OWN_MINISTRY")
    director = state.director(command.ministry)
    if director is None:
        return refuse("E_NO_DIRECTOR")
    blame = state.ministry[command.ministry]
    return (Investigated(state.now().player, command.ministry, director, blame),)


@answers(do.Manoeuvres)
def _manoeuvres(state: DecreesState) -> Decision:
    player = state.now().player
    return (Manoeuvred(player, min(2, state.personal[player]), min(4, state.ministry["navy"])),)


def prompts(state: DecreesState, at: str | None) -> Iterator[Prompt]:
    """The special actions of the director of `at`."""
    turn = state.now()
    if at == "treasury" and not turn.treasury_used:
        yield press("treasury_extra", at)
    if at == "navy" and not turn.navy_used:
        yield press("manoeuvres", at)
    if at == "secret":
        yield from _investigate_route(state)


def _investigate_route(state: DecreesState) -> Iterator[Route]:
    heads = {id: state.director(id) for id in state.ministries if id != "secret"}
    items = tuple(
        Item(
            id,
            ministry_name(id),
            text("decrees-investigate-gives", n=state.ministry[id], who=SeatName(seat)),
        )
        for id, seat in heads.items()
        if seat is not None
    )
    if items:
        ways: dict[str, tuple[str, ...]] = {one.value: () for one in items}
        yield route("investigate", ("ministry",), ways, items=items)
