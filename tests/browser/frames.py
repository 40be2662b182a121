"""What came over the line of a page: messages of Socket.IO, as text."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence


def _said(event: str, frames: Sequence[str]) -> Iterator[dict]:
    """What was said of this kind, newest first."""
    start = f'42["{event}",'
    return (json.loads(one[2:])[1] for one in reversed(frames) if one.startswith(start))


def newest_picture(frames: Sequence[str]) -> dict:
    """The newest view with what stands around it; of version -2 where none has come."""
    view = next(_said("view", frames), None)
    if view is None:
        return {"v": -2}
    # A newer table may have come whose own view is still on its way.
    table = next(one for one in _said("table", frames) if one["n"] == view["table"])
    return {**view, "table": table["table"]}
