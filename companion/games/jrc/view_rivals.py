"""How a player stands against the others, said where one decides: in a city, in a session."""

from __future__ import annotations

from companion.core.text import SeatNames, Text, text
from companion.games.jrc.state import JrcState


def stands(state: JrcState, seat: int, city: str) -> Text:
    """How `seat` stands in a city: the own FI, who leads, and by how much."""
    row = {one: state.fi[one][city] for one in state.players}
    own, most = row[seat], max(row.values())
    first = tuple(one for one, fi in row.items() if fi == most)
    if most == 0:
        return text("jrc-stands-nobody")
    if first == (seat,):
        by = most - max((fi for one, fi in row.items() if one != seat), default=0)
        return text("jrc-stands-ahead", n=own, by=by)
    others = tuple(one for one in first if one != seat)
    if seat in first:
        return text("jrc-stands-even", n=own, who=SeatNames(others))
    return text(
        "jrc-stands-behind",
        n=own,
        who=SeatNames(others),
        count=len(others),
        most=most,
        by=most - own,
    )


def opponent(state: JrcState, seat: int, other: int) -> Text:
    """An opponent's points, and whether it is one's prey or predator (§1)."""
    ring, fi0 = state.hall.seating, state.hall.fi0
    place = ring.index(seat)
    prey, predator = ring[(place + 1) % len(ring)], ring[place - 1]
    ways = {(True, False): "-prey", (False, True): "-predator"}
    way = ways.get((other == prey, other == predator), "")
    return text(f"jrc-opponent{way}", n=fi0[other])
