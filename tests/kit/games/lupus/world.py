"""Evenings with the second box."""

from __future__ import annotations

from typing import Any

from tests.kit.games.lupus.evening import Evening


def world(deck: str, **more: Any) -> Evening:
    """An evening with cards of both boxes, in any mix; `more`: as `Evening` takes it."""
    return Evening(deck, kept={"options": {"box": "world"}}, deck_rule="free", **more)
