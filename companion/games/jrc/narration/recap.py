"""The history of a campaign: pictures, princes and influence over time, every turn on its leaf."""

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

from companion.core import (
    Ring,
    SeatName,
    SeatNames,
    Text,
    Tile,
    Tiles,
    leader,
    text,
    titles_chapter,
)
from companion.core.words.panels.base import Chart, Chronicle, Panel, Verdict, series_of
from companion.core.words.panels.leaves import Leaf, Leaves
from companion.games.jrc.components.names import city_name
from companion.games.jrc.narration.turn_leaves import turn_leaves
from companion.games.jrc.standing import cities_held, claimants
from companion.games.jrc.state import JrcState, Snapshot


def recap(state: JrcState) -> tuple[Panel, ...]:
    """The panels of the story, for everybody, once it has ended."""
    chapters = titles_chapter(text("jrc-titles"), _titles(state))
    story = (Chronicle(chapters=chapters),) if chapters else ()
    return (*verdict(state), *story, *pictures(state), *history(state))


def verdict(state: JrcState) -> tuple[Verdict]:
    """The winners; nobody, if the table gave the campaign up."""
    if not state.winners:
        ended = text("jrc-ended-after", n=state.turn)
        return (Verdict(title=text("jrc-ended"), emblem="game-jrc", line=ended),)
    won = text("jrc-won", who=SeatNames(state.winners), count=len(state.winners))
    after = text("jrc-won-after", n=state.turn)
    return (Verdict(title=won, emblem="game-jrc", winners=state.winners, line=after),)


def history(state: JrcState) -> tuple[Panel, ...]:
    """Everything that was opened so far, and nothing that is sealed."""
    if not state.past:
        return ()
    seats, cities = state.players, state.cities
    princes = [{seat: cities_held(one.fi, cities, seat) for seat in seats} for one in state.past]
    return (
        _chart(state, text("jrc-chart-princes"), princes, state.winners),
        Leaves(
            title=text("jrc-influence"),
            leaves=tuple(Leaf(city_name(id), (city_chart(state, id),)) for id in state.cities),
        ),
        Leaves(title=text("jrc-turns"), leaves=tuple(turn_leaves(state))),
    )


def city_chart(state: JrcState, city: str) -> Chart:
    """Everybody's FI in a city at the end of each turn."""
    counted = [{seat: row.get(city, 0) for seat, row in one.fi.items()} for one in state.past]
    return _chart(state, text("jrc-chart-city", city=city), counted)


def _chart(state: JrcState, title: Text, counted: list[dict[int, int]], marked: Ring = ()) -> Chart:
    """A line for each seat; `counted`: the numbers at the end of each turn."""
    points = tuple(
        text("jrc-point-turn", n=one.turn) if one.turn else text("jrc-point-start")
        for one in state.past
    )
    return Chart(title=title, points=points, series=series_of(counted, state.players, marked))


Move = tuple[int, int, str]
"""In which turn, whose influence, in which city."""


def _titles(state: JrcState) -> Iterator[Text]:
    up, down = Counter[Move](), Counter[Move]()
    for before, after in pairwise(state.past):
        # The allocation and a cleared column do not count as changes.
        for seat in before.fi.keys() - (after.gone - before.gone):
            for city, was in before.fi[seat].items():
                now = after.fi[seat][city]
                (up if now > was else down)[after.turn, seat, city] = abs(now - was)
    for id, moves in (("leap", up), ("fall", down)):
        if found := leader(moves):
            (turn, seat, city), n = found
            who, where = SeatName(seat), city_name(city)
            yield text(f"jrc-title-{id}", turn=turn, n=n, who=who, city=where)
    if most := leader({city: _changes_of_prince(state, city) for city in state.cities}):
        yield text("jrc-title-throne", city=city_name(most[0]), n=most[1])


def _changes_of_prince(state: JrcState, city: str) -> int:
    """How often another player than the last prince has become prince."""
    claims = (claimants(one.fi, city) for one in state.past)
    princes = (claim[0] for claim in claims if len(claim) == 1)
    return sum(before != after for before, after in pairwise(princes))


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
