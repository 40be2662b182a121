"""What a card does, entered by hand: a list of changes that keeps the ledger whole (§7).

Each change is an object with a `sort`:

- `blame` {source, target, amount}: between a seat's pool (its number as a word), a ministry and
  `reserve`
- `marker` {who, ministry or ""}, `draw_arrow` {start, end}, `drop_arrow` {arrow}
- `place` {decree, ministry}, `stamp` {decree, change: "set" or "lift"}
- `actions`, `deck`, `discard` {change}, `hand` {who, change}
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.core import Decision, Draft, Value, answers, refuse
from companion.games.final_decrees import commands as do
from companion.games.final_decrees.components.turns import end
from companion.games.final_decrees.control_graph import Arrow, arrow_of
from companion.games.final_decrees.facts.adjust import (
    Adjusted,
    ArrowsAdjusted,
    BlameAdjusted,
    CountsAdjusted,
    DecreePlaced,
    MarkerPlaced,
    StampAdjusted,
)
from companion.games.final_decrees.phases.play.promulgation import promulgate
from companion.games.final_decrees.phases.play.restructure import objection_to
from companion.games.final_decrees.state import DecreesState

RESERVE = "reserve"
CHANGES_AT_MOST = 12
Change = Mapping[str, Value]


@answers(do.Adjust)
def adjust(state: DecreesState, command: do.Adjust) -> Decision:
    """Record all changes, or refuse the first one that is impossible."""
    if len(command.changes) > CHANGES_AT_MOST:
        return refuse("E_CHANGES")
    draft = Draft(state)
    for change in command.changes:
        if (code := _one(draft, change)) is not None:
            return refuse(code)
    if (code := _broken(draft.state)) is not None:
        return refuse(code)
    player = draft.state.now().player
    draft.record(Adjusted(player))
    if draft.state.deck_left == 0:
        return end(draft, "deck").decision
    return _promulgated(draft, player).decision


def _promulgated(draft: Draft[DecreesState], player: int) -> Draft[DecreesState]:
    """A last stamp set by a card promulgates as usual (A23)."""
    for slot, decree in enumerate(draft.state.decrees):
        if decree.place is not None and decree.next_step is None:
            promulgate(draft, slot, player)
    return draft


def _one(draft: Draft[DecreesState], change: Change) -> str | None:
    """Record one change; the code of the refusal, or None."""
    made, *fields = _SORTS.get(str(change.get("sort", "")), (None,))
    return "E_CHANGES" if made is None or {*change} != {"sort", *fields} else made(draft, change)


def _broken(state: DecreesState) -> str | None:
    """The code of what is impossible after the changes, or None."""
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


def _whole(change: Change, field: str, low: int, high: int) -> int | None:
    """The whole number in a field, if it is one within the limits."""
    value = change[field]
    return value if type(value) is int and low <= value <= high else None


def _seat(state: DecreesState, change: Change) -> int | None:
    who = change["who"]
    return who if type(who) is int and who in state.ring else None


def _blame(draft: Draft[DecreesState], change: Change) -> str | None:
    amount = _whole(change, "amount", 1, 999)
    ends = [_place(draft.state, change[field]) for field in ("source", "target")]
    if amount is None or ends[0] == ends[1]:
        return "E_CHANGES"
    if None in ends:
        return "E_UNKNOWN_MINISTRY"
    for place, sign in zip(ends, (-1, 1), strict=True):
        if place is not None and place != RESERVE:
            draft.record(BlameAdjusted(place, sign * amount))
    return None


def _place(state: DecreesState, word: Value) -> int | str | None:
    """A pool (its seat), a ministry or the reserve."""
    if word == RESERVE or word in state.ministries:
        return str(word)
    return next((seat for seat in state.ring if str(seat) == word), None)


def _marker(draft: Draft[DecreesState], change: Change) -> str | None:
    seat, at = _seat(draft.state, change), str(change["ministry"])
    if seat is None:
        return "E_NO_SUCH_SEAT"
    if at and at not in draft.state.ministries:
        return "E_UNKNOWN_MINISTRY"
    draft.record(MarkerPlaced(seat, at or None))
    return None


def _draw_arrow(draft: Draft[DecreesState], change: Change) -> str | None:
    return _arrow(draft, None, (str(change["start"]), str(change["end"])))


def _drop_arrow(draft: Draft[DecreesState], change: Change) -> str | None:
    return _arrow(draft, arrow_of(str(change["arrow"])), None)


def _arrow(draft: Draft[DecreesState], old: Arrow | None, new: Arrow | None) -> str | None:
    code = objection_to(draft.state, old, new)
    if code is None:
        draft.record(ArrowsAdjusted(old, new))
    return code


def _decree(draft: Draft[DecreesState], change: Change) -> int | None:
    """The slot of a decree that is still in play."""
    slot = draft.state.slot_of(str(change["decree"]))
    return None if slot is None or draft.state.decrees[slot].place is None else slot


def _moved(draft: Draft[DecreesState], change: Change) -> str | None:
    slot = _decree(draft, change)
    if slot is None:
        return "E_DECREE_NOT_HERE"
    at = str(change["ministry"])
    if at not in draft.state.ministries:
        return "E_UNKNOWN_MINISTRY"
    draft.record(DecreePlaced(slot, at))
    return None


def _stamped(draft: Draft[DecreesState], change: Change) -> str | None:
    slot = _decree(draft, change)
    if slot is None:
        return "E_DECREE_NOT_HERE"
    step = {"set": 1, "lift": -1}.get(str(change["change"]))
    decree = draft.state.decrees[slot]
    if step is None or not 0 <= decree.done + step <= len(decree.steps):
        return "E_NOT_NEXT_STEP"
    draft.record(StampAdjusted(slot, step))
    return None


def _count(draft: Draft[DecreesState], change: Change) -> str | None:
    by = _whole(change, "change", -99, 99)
    if not by:
        return "E_CHANGES"
    draft.record(CountsAdjusted(**{str(change["sort"]): by}))
    return None


def _hand(draft: Draft[DecreesState], change: Change) -> str | None:
    seat, by = _seat(draft.state, change), _whole(change, "change", -99, 99)
    if seat is None:
        return "E_NO_SUCH_SEAT"
    if not by:
        return "E_CHANGES"
    draft.record(CountsAdjusted(seat=seat, hand=by))
    return None


_SORTS: dict[str, tuple[Any, ...]] = {
    "blame": (_blame, "source", "target", "amount"),
    "marker": (_marker, "who", "ministry"),
    "draw_arrow": (_draw_arrow, "start", "end"),
    "drop_arrow": (_drop_arrow, "arrow"),
    "place": (_moved, "decree", "ministry"),
    "stamp": (_stamped, "decree", "change"),
    "actions": (_count, "change"),
    "deck": (_count, "change"),
    "discard": (_count, "change"),
    "hand": (_hand, "who", "change"),
}
"""By the sort of a change: the function that records it or says what is wrong, and the fields."""
