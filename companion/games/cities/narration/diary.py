"""Which line of the tablet's diary a step has; a deck list is nobody else's business."""

from __future__ import annotations

from companion.core.kit.facts import last_line
from companion.core.log import Step
from companion.core.text import Text, text
from companion.games.cities.facts.combat import CityConquered, DiscardsDone


def diary_line(step: Step) -> Text:
    """The line for `step`: of the last of its facts that has one."""
    events = step.events
    if any(isinstance(event, CityConquered) for event in events):
        # its price says less than the conquest itself
        events = tuple(event for event in events if not isinstance(event, DiscardsDone))
    return last_line(events) or text("cities-diary-mustered")
