"""The table gives the game up, asked on the tablet in every phase of play."""

from __future__ import annotations

from companion.core.text import text
from companion.core.words.prompts.base import Press, Weight


def abandon_press() -> Press:
    """The button that gives the game up, without a winner; it asks again first."""
    return Press(
        key="abandon",
        command="abandon",
        label=text("decrees-abandon"),
        warn=text("decrees-abandon-warn"),
        weight=Weight.LINK,
        group="corrections",
    )
