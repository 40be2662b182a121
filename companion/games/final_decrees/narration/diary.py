"""Which line of the tablet's diary a step has; anybody may read it, so no line has a secret."""

from __future__ import annotations

from companion.core import Fact, Step, Text, text
from companion.games.final_decrees.facts.adjust import Adjusted, CardText
from companion.games.final_decrees.facts.turn import TurnBegan
from companion.games.final_decrees.names import series


def diary_line(step: Step) -> Text | None:
    """The line for `step`: of the last of its facts that has one, with all that a card did, and
    with what the turn that begins adds."""
    facts = [event for event in step.events if isinstance(event, Fact)]
    begun = facts.pop().diary_line() if facts and isinstance(facts[-1], TurnBegan) else None
    lines = ((fact, fact.diary_line()) for fact in reversed(facts))
    fact, line = next((pair for pair in lines if pair[1] is not None), (None, None))
    if line is None:
        return begun
    effects = effects_of(step) if isinstance(fact, Adjusted) else None
    if effects is not None:
        return text("decrees-diary-with", what=line, more=effects)
    return line if begun is None else text("decrees-diary-then", first=line, then=begun)


def effects_of(step: Step) -> Text | None:
    """All that a card did, in a row."""
    return series(tuple(one.effect() for one in step.events if isinstance(one, CardText)))
