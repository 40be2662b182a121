"""The campaign as one picture: each city as rings, one a turn, in the ink of its prince."""

from __future__ import annotations

from companion.core import SeatName, Text, Tile, Tiles, text
from companion.games.jrc.components.names import city_name
from companion.games.jrc.standing import claimants
from companion.games.jrc.state import JrcState, Snapshot

RINGS_AT_MOST = 6


def pictures(state: JrcState) -> tuple[Tiles, ...]:
    """The panel; none before the first papers are open."""
    if not state.past:
        return ()
    past = state.past[-RINGS_AT_MOST:]
    some = "jrc-tiles-line" if len(past) == len(state.past) else "jrc-tiles-line-last"
    line = text(some, first=past[0].turn, last=past[-1].turn)
    tiles = tuple(_city(state, city, past) for city in state.cities)
    return (Tiles(title=text("jrc-tiles"), tiles=tiles, line=line, seats=state.players),)


def _city(state: JrcState, city: str, past: tuple[Snapshot, ...]) -> Tile:
    holders = tuple(claimants(one.fi, city) for one in past)
    return Tile(
        _held(holders[-1]),
        city_name(city),
        "rings",
        holders=holders,
        inked=len(holders[-1]) == 1 and holders[-1][0] in state.winners,
    )


def _held(by: tuple[int, ...]) -> Text:
    if len(by) == 1:
        return text("jrc-tile-prince", who=SeatName(by[0]))
    return text("jrc-ledger-contested") if by else text("jrc-tile-vacant")
