"""How long a line is read aloud: from the number of its letters, and never from a device."""

from __future__ import annotations

from companion.core.text import SeatName, SeatNames, Text
from companion.games.lupus.voice.letters import LETTERS

LETTERS_A_SECOND = 12.0
"""Somewhat slower than the shipped voice reads Italian, and it reads English faster."""
BREATH_SECONDS = 1.2
NAME_LETTERS = 12
"""A name counts alike for everybody: how long a line lasts must not depend on who is meant."""
UNKNOWN_LETTERS = 60
TYPED = "lupus-words"
"""What the table called a card of its own; everybody may read it."""


def reading_seconds(line: Text) -> float:
    """Seconds for which `line` is read in whichever language, to a tenth."""
    return round(BREATH_SECONDS + _letters(line) / LETTERS_A_SECOND, 1)


def _letters(line: Text) -> int:
    count = LETTERS.get(line.id, UNKNOWN_LETTERS)
    for _, value in line.params:
        if isinstance(value, Text):
            count += _letters(value)
        elif isinstance(value, SeatName):
            count += NAME_LETTERS
        elif isinstance(value, SeatNames):
            count += NAME_LETTERS * len(value.seats)
        elif isinstance(value, str) and line.id == TYPED:
            count += len(value)
    return count
