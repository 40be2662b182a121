"""The titles of a campaign: the leap, the fall, and the city that changed its prince most often."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

from companion.core import Chapter, SeatName, Text, alone, text, titled
from companion.games.jrc.components.names import city_name
from companion.games.jrc.standing import claimants
from companion.games.jrc.state import JrcState

Move = tuple[int, int, str]
"""In which turn, whose influence, in which city."""


def titles(state: JrcState) -> tuple[Chapter, ...]:
    """One chapter, or none; only for a campaign that is over."""
    return titled(text("jrc-titles"), _lines(state))


def _lines(state: JrcState) -> Iterator[Text]:
    up, down, princes = Counter[Move](), Counter[Move](), Counter[str]()
    for before, after in pairwise(state.past):
        for city in state.cities:
            for seat in after.fi:
                was, now = (one.fi.get(seat, {}).get(city, 0) for one in (before, after))
                (up if now > was else down)[after.turn, seat, city] = abs(now - was)
            held = claimants(before.fi, city), claimants(after.fi, city)
            princes[city] += held[0] != held[1] and len(held[1]) == 1
    for id, moves in (("leap", up), ("fall", down)):
        if found := alone(moves):
            (turn, seat, city), n = found
            who, where = SeatName(seat), city_name(city)
            yield text(f"jrc-title-{id}", turn=turn, n=n, who=who, city=where)
    if most := alone(princes):
        yield text("jrc-title-throne", city=city_name(most[0]), n=most[1])
