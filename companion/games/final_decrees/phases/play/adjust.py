"""The effects of a card, entered by hand as a list of changes (§7).

Each change has a `sort` and the fields that `_SORTS` gives it. Blame goes from and to a seat (as a
word), a ministry or `reserve`. An empty ministry takes a marker away. A stamp is "set" or "lift".
"""

from collections.abc import Mapping
from typing import Any

from companion.core import Decision, Draft, Fact, Value, refuse
from companion.games.final_decrees.components.turns import end
from companion.games.final_decrees.control_graph import parse_arrow
from companion.games.final_decrees.facts import adjust as facts
from companion.games.final_decrees.phases.play import actions, promulgation, restructure
from companion.games.final_decrees.state import DecreesState

RESERVE = "reserve"
CHANGES_AT_MOST = 12
Change = Mapping[str, Value]
Facts = tuple[Fact[DecreesState], ...]


class Adjust(actions.OfTurn):
    """The effects of a card, as a list of changes (§7, see `phases/play/adjust.py`)."""

    changes: tuple[Mapping[str, Value], ...]

    def decide(self, state: DecreesState) -> Decision:
        if len(self.changes) > CHANGES_AT_MOST:
            return refuse("E_CHANGES")
        draft = Draft(state)
        for change in self.changes:
            made, *fields = _SORTS.get(str(change.get("sort", "")), (None,))
            if made is None or {*change} != {"sort", *fields}:
                return refuse("E_CHANGES")
            found: str | Facts = made(draft.state, change)
            if isinstance(found, str):
                return refuse(found)
            draft.record(*found)
        if (code := _broken(draft.state)) is not None:
            return refuse(code)
        player = draft.state.now().player
        draft.record(facts.Adjusted(player))
        if draft.state.deck_left == 0:
            return end(draft, "deck").decision
        for slot in range(len(draft.state.decrees)):  # a last stamp by a card, as usual (A23)
            promulgation.promulgate(draft, slot, player)
        return draft.decision


def _broken(state: DecreesState) -> str | None:
    counts = (
        *(*state.personal.values(), *state.ministry.values(), *state.hands.values()),
        *(state.deck_left, state.discard, state.now().actions_left),
    )
    if min(counts) < 0:
        return "E_NEGATIVE"
    heads = [at for at in state.marker.values() if at is not None]
    if len(set(heads)) < len(heads):
        return "E_MINISTRY_OCCUPIED"
    finished = [one for one in state.decrees if one.place is not None and one.next_step is None]
    # Two decrees cannot be promulgated at once: the first one's removal comes in between.
    return "E_PENDING_DECISION" if len(finished) > 1 else None


def _number(change: Change, field: str, low: int, high: int) -> int | None:
    value = change[field]
    return value if type(value) is int and low <= value <= high else None


def _seat(state: DecreesState, change: Change) -> int | None:
    who = change["who"]
    return who if type(who) is int and who in state.ring else None


def _blame(state: DecreesState, change: Change) -> str | Facts:
    amount = _number(change, "amount", 1, 999)
    ends = [_place(state, change[field]) for field in ("source", "target")]
    if amount is None or ends[0] == ends[1]:
        return "E_CHANGES"
    if None in ends:
        return "E_UNKNOWN_MINISTRY"
    signed = zip(ends, (-amount, amount), strict=True)
    return tuple(facts.BlameAdjusted(at, n) for at, n in signed if at is not None and at != RESERVE)


def _place(state: DecreesState, word: Value) -> int | str | None:
    if word == RESERVE or word in state.ministries:
        return str(word)
    return next((seat for seat in state.ring if str(seat) == word), None)


def _marker(state: DecreesState, change: Change) -> str | Facts:
    seat, at = _seat(state, change), str(change["ministry"])
    if seat is None:
        return "E_NO_SUCH_SEAT"
    if at and at not in state.ministries:
        return "E_UNKNOWN_MINISTRY"
    return (facts.MarkerPlaced(seat, at or None),)


def _arrow(state: DecreesState, change: Change) -> str | Facts:
    old = parse_arrow(str(change["arrow"])) if "arrow" in change else None
    new = None if old else (str(change["start"]), str(change["end"]))
    return restructure.objection_to(state, old, new) or (facts.ArrowsAdjusted(old, new),)


def _decree(state: DecreesState, change: Change) -> str | Facts:
    slot = state.slot_of(str(change["decree"]))
    if slot is None or state.decrees[slot].place is None:
        return "E_DECREE_NOT_HERE"
    if "ministry" in change:
        at = str(change["ministry"])
        return (facts.DecreePlaced(slot, at),) if at in state.ministries else "E_UNKNOWN_MINISTRY"
    step = {"set": 1, "lift": -1}.get(str(change["change"]))
    decree = state.decrees[slot]
    if step is None or not 0 <= decree.done + step <= len(decree.steps):
        return "E_NOT_NEXT_STEP"
    return (facts.StampAdjusted(slot, step),)


def _count(state: DecreesState, change: Change) -> str | Facts:
    by = _number(change, "change", -99, 99)
    return (facts.CountsAdjusted(**{str(change["sort"]): by}),) if by else "E_CHANGES"


def _hand(state: DecreesState, change: Change) -> str | Facts:
    seat, by = _seat(state, change), _number(change, "change", -99, 99)
    if seat is None:
        return "E_NO_SUCH_SEAT"
    return (facts.CountsAdjusted(seat=seat, hand=by),) if by else "E_CHANGES"


_SORTS: dict[str, tuple[Any, ...]] = {
    "blame": (_blame, "source", "target", "amount"),
    "marker": (_marker, "who", "ministry"),
    "draw_arrow": (_arrow, "start", "end"),
    "drop_arrow": (_arrow, "arrow"),
    "place": (_decree, "decree", "ministry"),
    "stamp": (_decree, "decree", "change"),
    "actions": (_count, "change"),
    "deck": (_count, "change"),
    "discard": (_count, "change"),
    "hand": (_hand, "who", "change"),
}
"""By the sort of a change: the function that gives its facts or a code, and the fields."""
