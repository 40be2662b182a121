"""Titles, sentences and small words that several views share."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from companion.core.text import SeatName, SeatNames, Text, text
from companion.games.jrc.papers import may_write, missing
from companion.games.jrc.phase import dashed, phase_of
from companion.games.jrc.standing import by_margin, contested, margin
from companion.games.jrc.state import JrcState, Lines

NAMED = 6
"""So many people a sentence still names; where more are awaited, other panels tell who."""


def city_name(city: str) -> Text:
    """A city's name, which is the same in every language."""
    return text("jrc-city", name=city)


def cities_named(cities: Iterable[str]) -> str:
    """Several cities in a row."""
    return ", ".join(cities)


def advantage(id: str) -> Text:
    """What an advantage is called."""
    return text(f"jrc-advantage-{dashed(id)}")


def line(state: JrcState, seat: int | None) -> Text | None:
    """One sentence on where the campaign is, or what is awaited; none for who has to write now."""
    if state.papers is None:
        return phase_of(state).line(state)
    if seat is not None and seat in state.papers.filed:
        return text("jrc-line-filed")
    if seat is not None and seat in state.papers:
        return text("jrc-line-written")
    if seat is not None and may_write(state, seat):
        return None
    awaited = missing(state)
    if not awaited:
        return text("jrc-line-all-in")
    if len(awaited) > NAMED:
        return text("jrc-line-writing-many", count=len(awaited))
    return text("jrc-line-writing", count=len(awaited), who=SeatNames(awaited))


def advice(state: JrcState) -> Text | None:
    """Where a session is worth most: contested cities, and those with the least margin (§7.1)."""
    ranked = by_margin(state)
    claimed = [city for city in ranked if contested(state, city)]
    rest = [city for city in ranked if city not in claimed and any_fi(state, city)]
    least = margin(state, rest[0]) if rest else 0
    narrow = [city for city in rest if margin(state, city) == least]
    if not claimed and not narrow:
        return None
    return text(
        "jrc-advice",
        contested=cities_named(claimed),
        contested_count=len(claimed),
        narrow=cities_named(narrow).removesuffix("."),  # the sentence has a full stop of its own
        narrow_count=len(narrow),
        margin=least,
    )


def any_fi(state: JrcState, city: str) -> bool:
    """Whether anybody has FI in the city."""
    return any(row[city] for row in state.fi.values())


def order_line(seat: int, lines: tuple[tuple[str, int], ...], id: str = "jrc-order") -> Text:
    """An order in a sentence."""
    if not lines:
        return text(f"{id}-pass", who=SeatName(seat))
    ((city, points),) = lines
    said = f"{id}-invest" if points > 0 else f"{id}-withdraw"
    return text(said, who=SeatName(seat), city=city, n=abs(points))


def own_lines(lines: Lines, called: Callable[[str], Text]) -> tuple[Text, ...]:
    """The own paper, line by line; `called`: the name of what a line is about."""
    if not lines:
        return (text("jrc-own-empty"),)
    return tuple(text("jrc-own-line", what=called(word), n=points) for word, points in lines)
