"""The words of a prompt, by its key."""

from __future__ import annotations

from typing import Any

from companion.core import text


def worded(key: str, *parts: str, words: str = "", **more: Any) -> dict[str, Any]:
    """Arguments of a prompt: its key, its label `sancta-<words>` and each of its `parts` ("title",
    "hint", "warn") `sancta-<words>-<part>`. `words`: the key, where they are not given."""
    words = words or key
    named = {part: text(f"sancta-{words}-{part}") for part in parts}
    return {"key": key, "label": text(f"sancta-{words}"), **named, **more}
