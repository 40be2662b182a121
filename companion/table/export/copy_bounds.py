"""Limits on the size of a copy, checked before its content is read."""

import math
from collections.abc import Mapping
from typing import Any

STEPS_AT_MOST = 8_000
"""Enough for a campaign of years; a long evening of Lupus has 1,500."""
LIST_AT_MOST = 512
"""The longest list is the order of a night with forty people, some 300."""
EVENTS_AT_MOST = 64
DEPTH_AT_MOST = 16
TEXT_AT_MOST = 400
NUMBER_AT_MOST = 10**11
"""Larger than any time in seconds."""
SEAT_AT_MOST = 10_000
"""Every new person in a campaign gets a new number."""


class TooLarge(ValueError):
    """The data is longer, deeper or larger than any copy of ours."""


def bounded(copy: Mapping[str, Any]) -> None:
    """Raises TooLarge if the copy, or anything in it, exceeds a limit."""
    steps = copy.get("steps")
    if isinstance(steps, list):
        if len(steps) > STEPS_AT_MOST:
            raise TooLarge("too many steps")
        for step in steps:
            _bounded(step)
            events = step.get("events") if isinstance(step, dict) else None
            if isinstance(events, list) and len(events) > EVENTS_AT_MOST:
                raise TooLarge("too many events in a step")
    for name, value in copy.items():
        if name == "papers" and isinstance(value, list):
            if len(value) > STEPS_AT_MOST:
                raise TooLarge("too many papers")
            for paper in value:
                _bounded(paper)
        elif name != "steps" or not isinstance(value, list):
            _bounded(value)


def _bounded(thing: Any) -> None:
    """Check everything inside, without recursion, because the depth is untrusted."""
    waiting = [(thing, 0)]
    while waiting:
        one, depth = waiting.pop()
        if isinstance(one, list | dict):
            if len(one) > LIST_AT_MOST or depth > DEPTH_AT_MOST:
                raise TooLarge("a list that is too long or too deep")
            inner = one.values() if isinstance(one, dict) else one
            waiting += ((value, depth + 1) for value in inner)
            if isinstance(one, dict) and any(len(name) > TEXT_AT_MOST for name in one):
                raise TooLarge("a name that is too long")
        elif isinstance(one, str):
            if len(one) > TEXT_AT_MOST:
                raise TooLarge("a text that is too long")
        elif isinstance(one, int | float) and not _is_plain(one):
            raise TooLarge("a number that is too large")


def _is_plain(number: float) -> bool:
    return abs(number) <= NUMBER_AT_MOST and math.isfinite(number)
