"""The actions on the structure: redistribute, reassign, restructure (§6, D-C)."""

from __future__ import annotations

from companion.core.game import Decision
from companion.core.kit.commands import answers
from companion.core.refusal import Refusal, refuse
from companion.games.final_decrees import commands as do
from companion.games.final_decrees.control_graph import Arrow, arrow_of, objection, without_arrow
from companion.games.final_decrees.facts.action import Reassigned, Redistributed, Restructured
from companion.games.final_decrees.state import DecreesState

CHANGES = ("add", "remove", "reverse", "move")


@answers(do.Redistribute)
def redistribute(state: DecreesState, command: do.Redistribute) -> Decision:
    """Blame moves between the own ministry and all below it; checks in the order of §13.

    A form that is sent as it was found costs nothing (`E_UNCHANGED`), here and below.
    """
    player = state.now().player
    at = state.posting(player)
    assert at is not None
    if any(one not in state.ministries for one in command.blame):
        return refuse("E_UNKNOWN_MINISTRY")
    under = state.below(at)
    if not under:
        return refuse("E_NO_SUBORDINATES")
    if any(one not in (at, *under) for one in command.blame):
        return refuse("E_OUTSIDE_SUBTREE")
    if any(blame < 0 for blame in command.blame.values()):
        return refuse("E_NEGATIVE")
    before = sum(state.ministry[one] for one in command.blame)
    if sum(command.blame.values()) != before:
        return refuse("E_SUM_CHANGED")
    raised = command.blame.get(at, 0) > state.ministry[at]
    if raised and not state.options.redistribute_into_own:
        return refuse("E_INTO_OWN")
    changed = tuple(
        (one, blame)
        for one in state.ministries
        if (blame := command.blame.get(one, state.ministry[one])) != state.ministry[one]
    )
    if not changed:
        return refuse("E_UNCHANGED")
    return (Redistributed(player, at, changed),)


@answers(do.Reassign)
def reassign(state: DecreesState, command: do.Reassign) -> Decision:
    """A new posting for everybody; with `allow_vacant_player` "" leaves somebody without."""
    wrong = _misposted(state, command.places)
    if wrong is not None:
        return wrong
    places = {seat: at or None for seat, at in command.places}
    posted = tuple((seat, places.get(seat)) for seat in state.ring)
    if all(state.posting(seat) == at for seat, at in posted):
        return refuse("E_UNCHANGED")
    return (Reassigned(state.now().player, posted),)


def _misposted(state: DecreesState, places: tuple[tuple[int, str], ...]) -> Refusal | None:
    if any(at and at not in state.ministries for _, at in places):
        return refuse("E_UNKNOWN_MINISTRY")
    if any(seat not in state.ring for seat, _ in places):
        return refuse("E_NO_SUCH_SEAT")
    taken = [at for _, at in places if at]
    seats = {seat for seat, _ in places}
    if len(set(taken)) < len(taken) or len(seats) < len(places):
        return refuse("E_POSTING_DUPLICATE")
    without = set(state.ring) - {seat for seat, at in places if at}
    if without and not state.options.allow_vacant_player:
        return refuse("E_POSTING_INCOMPLETE")
    return None


@answers(do.Restructure)
def restructure(state: DecreesState, command: do.Restructure) -> Decision:
    """One change of the arrows; the first objection of D-C is told."""
    if command.change not in CHANGES:
        return refuse("E_OPTION")
    arrow = arrow_of(command.arrow)
    new = {"add": arrow, "reverse": arrow[::-1], "move": arrow_of(command.to)}.get(command.change)
    old = None if command.change == "add" else arrow
    code = objection_to(state, old, new)
    if code is not None:
        return refuse(code)
    if old == new:
        return refuse("E_UNCHANGED")
    gone: Arrow | tuple[()] = () if old is None else old
    drawn: Arrow | tuple[()] = () if new is None else new
    return (Restructured(state.now().player, command.change, gone, drawn),)


def objection_to(state: DecreesState, old: Arrow | None, new: Arrow | None) -> str | None:
    """Why `old` cannot be taken away and `new` drawn (None: no such part), in the order of D-C."""
    named = (*(old or ()), *(new or ()))
    if any(one not in state.ministries for one in named):
        return "E_UNKNOWN_MINISTRY"
    arrows = state.arrows
    if old is not None:
        if old not in arrows:
            return "E_NO_SUCH_ARROW"
        arrows = without_arrow(arrows, old)
    return None if new is None else objection(arrows, new, many=state.options.multi_control)
