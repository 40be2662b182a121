"""The parts of a picture as they travel, and what they come to when a device has them all."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.core.slip import ALL

LISTS = ("prompts", "own")
"""What a slip adds to."""


def joined(view: Mapping[str, Any], slip: Mapping[str, Any]) -> dict[str, Any]:
    """`core.slip.together` of what `core.payload` makes of a view and a slip; its twin is
    static/js/picture.js."""
    whole = {**view, **slip, "panels": list(_laid(view.get("panels", ()), slip))}
    for name in LISTS:
        whole[name] = [*view.get(name, ()), *slip.get(name, ())]
    for name in (*slip.get("without", ()), "without"):
        whole.pop(name, None)
    return {name: part for name, part in whole.items() if part != []}


def _laid(public: Any, slip: Mapping[str, Any]) -> Any:
    asked = slip.get("panels", (ALL,))
    named = {one for one in asked if isinstance(one, str)}
    for one in asked:
        if not isinstance(one, str):
            yield one
        elif one == ALL:
            yield from (panel for panel in public if panel["kind"] not in named)
        else:
            yield from (panel for panel in public if panel["kind"] == one)
