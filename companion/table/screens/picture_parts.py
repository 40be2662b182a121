"""The parts of a picture as they travel.

A part that is known to its reader as it was before may travel as its changes: for each place in it
(keys and numbers from the top) what stands there now. Only for what is no secret, or for one device
that is never compared with others: how long changes are follows from what has changed.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

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
