"""The actions on people: move a marker, reassign everybody (§6)."""

from collections.abc import Iterator

from companion.core import Assign, Decision, Item, Route, Text, refuse, text
from companion.games.final_decrees.facts.action import MarkerMoved, Reassigned
from companion.games.final_decrees.names import ministry_at, ministry_name, person
from companion.games.final_decrees.phases.play.actions import ACTION, Action, route
from companion.games.final_decrees.phases.posting import posting_refusal
from companion.games.final_decrees.state import DecreesState


class MoveMarker(Action):
    """An action: move a player's marker (the seat, as a word) to an empty ministry."""

    anywhere = True
    who: str
    ministry: str

    def decide(self, state: DecreesState) -> Decision:
        who = next((seat for seat in state.ring if str(seat) == self.who), None)
        if who is None:
            return refuse("E_NO_SUCH_SEAT")
        if state.director(self.ministry) is not None:
            return refuse("E_MINISTRY_OCCUPIED")
        return (MarkerMoved(state.now().player, who, self.ministry),)


class Reassign(Action):
    """An action of Human Resources: (seat, ministry) for everybody; "" for none (§11)."""

    head = "hr"
    places: tuple[tuple[int, str], ...]

    def decide(self, state: DecreesState) -> Decision:
        places = {seat: at for seat, at in self.places if at}
        if wrong := posting_refusal(state, self.places):
            return wrong
        if len(places) < len(state.ring) and not state.options.allow_vacant_player:
            return refuse("E_POSTING_INCOMPLETE")
        posted = tuple((seat, places.get(seat)) for seat in state.ring)
        if all(state.posting(seat) == at for seat, at in posted):
            return refuse("E_UNCHANGED")
        return (Reassigned(state.now().player, posted),)


def move_marker(state: DecreesState) -> Iterator[Route]:
    """Move a marker to an empty ministry."""
    empty = state.empty()
    if not empty:
        return
    people = tuple(str(seat) for seat in state.ring)
    named = (Item(str(seat), person(seat), _left_empty(state, seat)) for seat in state.ring)
    items = (*named, *(Item(id, ministry_at(id)) for id in empty))
    yield route("move_marker", ("ministry", "who"), dict.fromkeys(empty, people), items=items)


def _left_empty(state: DecreesState, seat: int) -> Text | None:
    at = state.posting(seat)
    return None if at is None else text("decrees-move-leaves", at=ministry_name(at))


def reassign(state: DecreesState) -> Assign:
    """The prompt for a new posting of everybody."""
    vacant = state.options.allow_vacant_player
    possible = vacant or all(state.posting(seat) is not None for seat in state.ring)
    return Assign(
        key="reassign",
        command="reassign",
        field="places",
        label=text("decrees-do-reassign-go"),
        title=text("decrees-do-reassign"),
        hint=text("decrees-do-reassign-hint"),
        seats=state.ring,
        items=tuple(Item(id, ministry_name(id)) for id in state.ministries),
        chosen=tuple(_chosen(state)),
        single=True,
        every=not vacant,
        same=text("decrees-same") if possible else None,
        at="hr",
        **ACTION,
    )


def _chosen(state: DecreesState) -> Iterator[tuple[int, str]]:
    """The present postings; a player without one gets an empty ministry, unless it may stay so."""
    free = iter(state.empty())
    for seat in state.ring:
        at = state.posting(seat)
        if at is None and not state.options.allow_vacant_player:
            at = next(free)
        if at is not None:
            yield seat, at
