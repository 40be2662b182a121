"""The parts of a picture as they travel, and what they come to when a device has them all."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from companion.core.slip import ALL, Slip

Shape = Mapping[str, Any]
LISTS = ("prompts", "own")
"""What a slip adds to."""


def joined(view: Shape, slip: Shape) -> dict[str, Any]:
    """`core.slip.together` of what `core.payload` makes of a view and a slip; static/js/parts.js is
    its twin."""
    whole = {**view, **slip, "panels": list(_laid(view.get("panels", ()), slip))}
    for name in LISTS:
        whole[name] = [*view.get(name, ()), *slip.get(name, ())]
    for name in (*slip.get("without", ()), "without"):
        whole.pop(name, None)
    return {name: part for name, part in whole.items() if part != []}


def _laid(public: Any, slip: Shape) -> Any:
    asked = slip.get("panels", (ALL,))
    named = {one for one in asked if isinstance(one, str)}
    for one in asked:
        if not isinstance(one, str):
            yield one
        elif one == ALL:
            yield from (panel for panel in public if panel["kind"] not in named)
        else:
            yield from (panel for panel in public if panel["kind"] == one)


def told_anew(view: Shape, slip: Slip, measure: Callable[[Shape], int]) -> int:
    """Bytes of the public panels that a slip does not show: it has its own in their place, about
    as large. It follows from public facts, and from which kinds of panels the slip has."""
    if ALL in slip.panels:
        return 0
    named = {one for one in slip.panels if isinstance(one, str)}
    return sum(measure(panel) for panel in view.get("panels", ()) if panel["kind"] not in named)
