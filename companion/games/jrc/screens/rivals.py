"""How a player stands against the others, said where one decides: in a city, in a session."""

from __future__ import annotations

from companion.core.text import Text, text
from companion.core.words.prompts.branch import Standing
from companion.games.jrc.screens.words import city_name
from companion.games.jrc.state import JrcState


def stands(state: JrcState, seat: int, city: str) -> Standing:
    """How `seat` stands in a city: the own FI, who leads, and by how much."""
    row = {one: state.fi[one][city] for one in state.players}
    own, most = row[seat], max(row.values())
    others = max((fi for one, fi in row.items() if one != seat), default=0)
    return Standing(
        value=city,
        label=city_name(city),
        tops=tuple(one for one, fi in row.items() if most and fi == most),
        most=most,
        own=own,
        ahead=max(0, own - others),
    )


def opponent(state: JrcState, seat: int, other: int) -> Text:
    """An opponent's points, and whether it is one's prey or predator (§1)."""
    ring, fi0 = state.hall.seating, state.hall.fi0
    place = ring.index(seat)
    prey, predator = ring[(place + 1) % len(ring)], ring[place - 1]
    ways = {(True, False): "-prey", (False, True): "-predator"}
    way = ways.get((other == prey, other == predator), "")
    return text(f"jrc-opponent{way}", n=fi0[other])
