"""The parts of a picture as they travel, and what they come to when a device has them all.

A part that is known to its reader as it was before may travel as its changes: for each place in it
(keys and numbers from the top) what stands there now. Only for what is no secret, or for one device
that is never compared with others: how long changes are follows from what has changed.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from companion.core.slip import ALL


def joined(view: Mapping[str, Any], slip: Mapping[str, Any]) -> dict[str, Any]:
    """`core.slip.together` of what `core.payload` makes of a view and a slip; its twin is
    static/js/picture.js."""
    whole = {
        **view,
        **slip,
        "prompts": list(_laid(slip.get("prompts", (ALL,)), view.get("prompts", ()), "key")),
        "panels": list(_laid(slip.get("panels", (ALL,)), view.get("panels", ()), "kind")),
        "own": [*view.get("own", ()), *slip.get("own", ())],
    }
    for name in (*slip.get("without", ()), "without"):
        whole.pop(name, None)
    return {name: part for name, part in whole.items() if part != []}


def _laid(own: Iterable[Any], others: Iterable[Any], by: str) -> Iterator[Any]:
    named = {one for one in own if isinstance(one, str)}
    for one in own:
        if not isinstance(one, str):
            yield one
        elif one == ALL:
            yield from (other for other in others if other[by] not in named)
        else:
            yield from (other for other in others if other[by] == one)


ChangedPlace = list[Any]
"""`[place, what stands there now]`."""


def changes(before: Any, after: Any, *place: str | int) -> Iterator[ChangedPlace]:
    """What leads from one shape to another; the whole at `place`, where its words are others."""
    if before is after or before == after:
        return
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        for key, value in after.items():
            yield from changes(before[key], value, *place, key)
    elif isinstance(before, list) and isinstance(after, list) and len(before) <= len(after):
        for at, value in enumerate(after):
            if at < len(before):
                yield from changes(before[at], value, *place, at)
            else:
                yield [[*place, at], value]
    else:
        yield [list(place), after]


def changed(before: Any, told: Iterable[ChangedPlace]) -> Any:
    """What `changes` has led to; its twin is static/js/picture.js."""
    for (first, *rest), value in told:
        copy = list(before) if isinstance(before, list) else dict(before)
        if isinstance(copy, list) and first == len(copy):
            copy.append(value)
        else:
            copy[first] = changed(copy[first], [[rest, value]]) if rest else value
        before = copy
    return before
