"""The table gives the game up, asked on the tablet in every phase of play."""

from __future__ import annotations

from companion.core.text import text
from companion.core.words.prompts.base import Press, Weight


def abandon_press() -> Press:
    """Without a winner, whatever is open."""
    return Press(
        key="abandon",
        command="abandon",
        label=text("decrees-abandon"),
        warn=text("decrees-abandon-warn"),
        weight=Weight.LINK,
        group="corrections",
    )
