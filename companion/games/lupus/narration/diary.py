"""Which line of the tablet's diary a step has; anybody may read it, so no line has a secret."""

from __future__ import annotations

from companion.core import Step, Text, last_line, text
from companion.games.lupus.facts.corrections import (
    PlayerKilled,
    PlayerRemoved,
    PlayerRevived,
    RoleSet,
)
from companion.games.lupus.facts.night import StepOpened
from companion.games.lupus.facts.voice import LineBegun

BY_HAND = (PlayerRemoved, PlayerKilled, PlayerRevived, RoleSet)
FOLLOWERS = frozenset({"lupus-diary-looked"})
"""To look at one's card changes nothing: it is taken back with the deal."""
GATHERED = {
    id: f"{id}-many" for id in ("lupus-diary-looked", "lupus-diary-answer", "lupus-diary-voice")
}
"""Lines that repeat for every seat are gathered: one line, undone at once."""


def diary_line(step: Step) -> Text | None:
    """The line for `step`: of the last of its facts that has one.

    A call is a call, whether or not a living player hears an answer at once (medium), and a
    correction is what was asked for, whatever it has led to (L-Q4). That the voice reads on is said
    where nothing else has happened.
    """
    alone = [event for event in step.events if isinstance(event, (StepOpened, *BY_HAND))]
    line = last_line(alone or step.events)
    if line is None and any(isinstance(event, LineBegun) for event in step.events):
        return text("lupus-diary-voice")
    return line
