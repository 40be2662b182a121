"""Evenings with the second box."""

from __future__ import annotations

from typing import Any

from tests.kit.games.lupus.evening import Evening


def world(deck: str, **more: Any) -> Evening:
    """An evening with cards of both boxes, in any mix; `more`: as `Evening` takes it."""
    return Evening(deck, kept={"options": {"box": "world"}}, deck_rule="free", **more)


def name_two(evening: Evening, step: str, *names: int) -> None:
    """The one who acts in that step names these players, or the moderator sees them pointed at."""
    evening.open(step)
    [actor] = evening.holders(step)
    for name in names:
        if evening.state.options.night_input == "pointing":
            evening.tablet.settle(name, step)
        else:
            evening.by(actor).pick(step, name)
