"""The parts of a picture as they travel, and what they come to when a device has them all."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from companion.core.slip import ALL


def joined(view: Mapping[str, Any], slip: Mapping[str, Any]) -> dict[str, Any]:
    """`core.slip.together` of what `core.payload` makes of a view and a slip; its twin is
    static/js/picture.js."""
    asked = slip.get("prompts", ())
    if not any(isinstance(one, str) for one in asked):
        asked = (ALL, *asked)
    whole = {
        **view,
        **slip,
        "prompts": list(_laid(asked, view.get("prompts", ()), "key")),
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
