"""Titles, sentences and small words that several views share."""

from __future__ import annotations

from collections.abc import Iterable

from companion.core.text import Param, SeatName, SeatNames, Text, text
from companion.games.jrc.opening import missing
from companion.games.jrc.standing import by_margin, contested, margin, princes
from companion.games.jrc.state import JrcState, Phase
from companion.games.jrc.writing import may_write

NAMED = 6
"""So many people a sentence still names; where more are awaited, other panels tell who."""


def dashed(id: str) -> str:
    """An id of the rules as it stands in the ids of sentences."""
    return id.replace("_", "-")


def city_name(city: str) -> Text:
    """A city's name, which is the same in every language."""
    return text("jrc-city", name=city)


def cities_named(cities: Iterable[str]) -> str:
    """Several cities in a row."""
    return ", ".join(cities)


def advantage(id: str) -> Text:
    """What an advantage is called."""
    return text(f"jrc-advantage-{dashed(id)}")


JOINED = 16
"""A city of so many letters stands on one line of a phone's title."""


def together(city: str) -> str:
    """A city's name for a title: a short one does not break between its words."""
    return city.replace(" ", "\u00a0") if len(city) <= JOINED else city


def _facts(state: JrcState) -> dict[str, Param]:
    city = "" if state.session is None else state.session.city
    return {"city": together(city)} if city else {"turn": state.turn}


def title(state: JrcState) -> Text:
    """Where the campaign is."""
    return text(f"jrc-title-{dashed(state.phase)}", **_facts(state))


def line(state: JrcState, seat: int | None) -> Text | None:
    """One sentence on it: what is awaited, or who has won; none for who has to write now."""
    if state.phase is Phase.WON:
        return text("jrc-line-won", who=SeatNames(state.winners), count=len(state.winners))
    if state.phase is Phase.ENDED:
        return leading(state)
    if state.papers is None:
        return text(f"jrc-line-{dashed(state.phase)}", **_facts(state))
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


def leading(state: JrcState) -> Text:
    """Who held most when the table gave the campaign up, of those who play: whoever has left for
    good may go on holding cities (J-Z3), but is ahead of nobody (J-W4)."""
    count = {seat: princes(state, seat) for seat in state.active}
    most = max(count.values(), default=0)
    first = tuple(seat for seat, many in count.items() if many == most)
    frozen = any(princes(state, seat) for seat in state.gone)
    id = "jrc-line-ended-stayed" if frozen else "jrc-line-ended"
    return text(id, who=SeatNames(first), count=len(first), n=most)


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
