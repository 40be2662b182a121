"""Names of cities and advantages, and the lines of a paper in words."""

from __future__ import annotations

from collections.abc import Callable

from companion.core import SeatName, Text, text
from companion.games.jrc.state import PaperLines

JOINED = 16
"""A city's name up to this length is kept on one line of a phone's title."""


def dashed(id: str) -> str:
    """An id of the rules in the form used in ids of sentences."""
    return id.replace("_", "-")


def together(city: str) -> str:
    """A city's name for a title: a short one does not break between its words."""
    return city.replace(" ", "\u00a0") if len(city) <= JOINED else city


def city_name(city: str) -> Text:
    """A city's name, which is the same in every language."""
    return text("jrc-city", name=city)


def advantage(id: str) -> Text:
    """The name of an advantage."""
    return text(f"jrc-advantage-{dashed(id)}")


def order_line(seat: int, lines: PaperLines, id: str = "jrc-order") -> Text:
    """An order in a sentence."""
    if not lines:
        return text(f"{id}-pass", who=SeatName(seat))
    ((city, points),) = lines
    id_of_move = f"{id}-invest" if points > 0 else f"{id}-withdraw"
    return text(id_of_move, who=SeatName(seat), city=city, n=abs(points))


def own_lines(lines: PaperLines, called: Callable[[str], Text]) -> tuple[Text, ...]:
    """The own paper, line by line; `called`: the name of what a line is about."""
    if not lines:
        return (text("jrc-own-empty"),)
    return tuple(text("jrc-own-line", what=called(word), n=points) for word, points in lines)
