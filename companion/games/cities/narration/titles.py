"""The titles of a match: the duel and the city in which most happened."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from companion.core.kit.titles import alone, titled
from companion.core.log import Step
from companion.core.text import SeatName, Text, text
from companion.core.words.panels.base import Chapter
from companion.games.cities.facts.combat import CityConquered, Struck
from companion.games.cities.facts.match import DuelStarted


def titles(steps: tuple[Step, ...]) -> tuple[Chapter, ...]:
    """One chapter, or none; only for a match that is over."""
    return titled(text("cities-titles"), _lines(steps))


def _lines(steps: tuple[Step, ...]) -> Iterator[Text]:
    number = 0
    taken, contested = Counter[tuple[int, int]](), Counter[tuple[int, int]]()
    blows = Counter[tuple[int, int]]()
    for event in (event for step in steps for event in step.events):
        if isinstance(event, DuelStarted):
            number += 1
        elif isinstance(event, CityConquered):
            taken[number, event.seat] += 1
            contested[number, event.slot] += 1
        elif isinstance(event, Struck):
            for at, blow in enumerate(event.tick.blows):
                blows[number, len(blows) + at] = blow.damage
    if most := alone(taken):
        (duel, seat), n = most
        yield text("cities-title-taken", duel=duel, who=SeatName(seat), n=n)
    if most := alone(contested):
        (duel, slot), n = most
        yield text("cities-title-contested", duel=duel, slot=slot, n=n)
    if most := alone(blows):
        (duel, _), n = most
        yield text("cities-title-blow", duel=duel, n=n)
