"""How a player stands against the others, said where one decides: in a city, in a session."""

from __future__ import annotations

from companion.core.text import SeatNames, Text, text
from companion.core.words.prompts.branch import Standing
from companion.games.jrc.state import JrcState
from companion.games.jrc.view_words import city_name

MANY = 2
"""So many names fit beside a number on a phone; more are counted."""


def stands(state: JrcState, seat: int, city: str) -> Standing:
    """How `seat` stands in a city: the own FI, who leads, and by how much."""
    row = {one: state.fi[one][city] for one in state.players}
    own, most = row[seat], max(row.values())
    first = tuple(one for one, fi in row.items() if most and fi == most)
    return Standing(
        value=city,
        label=city_name(city),
        note=_distance(row, seat, first),
        who=_leading(seat, first),
        most=most,
        shared=len(first) > 1,
        own=own,
    )


def _distance(row: dict[int, int], seat: int, first: tuple[int, ...]) -> Text:
    if not first:
        return text("jrc-stands-nobody")
    if first == (seat,):
        by = row[seat] - max((fi for one, fi in row.items() if one != seat), default=0)
        return text("jrc-stands-ahead", by=by)
    if seat in first:
        return text("jrc-stands-even")
    return text("jrc-stands-behind", by=row[first[0]] - row[seat])


def _leading(seat: int, first: tuple[int, ...]) -> Text | None:
    others = tuple(one for one in first if one != seat)
    if not first:
        return None
    if len(first) > MANY:
        return text("jrc-leads-own-many" if seat in first else "jrc-leads-many", count=len(others))
    if seat in first:
        return text("jrc-leads-own", who=SeatNames(others), count=len(others))
    return text("jrc-leads", who=SeatNames(others))


def opponent(state: JrcState, seat: int, other: int) -> Text:
    """An opponent's points, and whether it is one's prey or predator (§1)."""
    ring, fi0 = state.hall.seating, state.hall.fi0
    place = ring.index(seat)
    prey, predator = ring[(place + 1) % len(ring)], ring[place - 1]
    ways = {(True, False): "-prey", (False, True): "-predator"}
    way = ways.get((other == prey, other == predator), "")
    return text(f"jrc-opponent{way}", n=fi0[other])
