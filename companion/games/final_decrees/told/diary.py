"""Which line of the tablet's diary a step has; anybody may read it, so no line has a secret."""

from __future__ import annotations

from companion.core.kit.facts import Fact
from companion.core.log import Step
from companion.core.text import Text, text
from companion.games.final_decrees.facts.adjust import Adjusted, CardText
from companion.games.final_decrees.screens.words import series


def tell(step: Step) -> Text | None:
    """The line for `step`: of the last of its facts that has one; a card's effect with everything
    that it did."""
    for event in reversed(step.events):
        line = event.diary_line() if isinstance(event, Fact) else None
        if line is not None:
            effects = effects_of(step) if isinstance(event, Adjusted) else None
            return line if effects is None else text("decrees-diary-with", what=line, more=effects)
    return None


def effects_of(step: Step) -> Text | None:
    """All that a card did, in a row."""
    return series(tuple(one.effect() for one in step.events if isinstance(one, CardText)))
