"""Texts for cities, advantages, papers, purchases and the prince's card (§7.2)."""

from collections.abc import Callable

from companion.core import Note, SeatName, Text, text
from companion.games.jrc.state import CitySession, PaperLines

JOINED = 16
"""A city's name up to this length is kept on one line of a phone's title."""


def sentence_id(id: str) -> str:
    """An id of the rules with dashes, as in ids of sentences."""
    return id.replace("_", "-")


def unbroken(city: str) -> str:
    """A city's name for a title, with no-break spaces if it is short."""
    return city.replace(" ", "\u00a0") if len(city) <= JOINED else city


def city_name(city: str) -> Text:
    """A city's name, which is the same in every language."""
    return text("jrc-city", name=city)


def advantage(id: str) -> Text:
    """The name of an advantage."""
    return text(f"jrc-advantage-{sentence_id(id)}")


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


def note_of(title: str, lines: tuple[Text, ...]) -> tuple[Note, ...]:
    """A note with these lines, or none without lines."""
    return (Note(title=text(title), lines=lines),) if lines else ()


def plan_lines(session: CitySession) -> tuple[Text, ...]:
    """Who has spent how much against whom, and which points were lost."""
    lines, aimed = [], dict.fromkeys(session.seating, 0)
    for seat, plan in session.plans.items():
        for word, points in plan:
            target = int(word)
            lines.append(text("jrc-plan", who=SeatName(seat), target=SeatName(target), n=points))
            aimed[target] += points
            aimed[seat] += points
    for seat, points in aimed.items():
        if points > session.fi0[seat]:
            lines.append(text("jrc-plan-lost", who=SeatName(seat), n=points - session.fi0[seat]))
    return tuple(lines)


def effect_lines(session: CitySession) -> tuple[Text, ...]:
    """Every purchase in a sentence."""
    return tuple(
        text(f"jrc-effect-{sentence_id(id)}", who=SeatName(seat), n=count)
        for seat, bought in session.bought.items()
        for id, count in bought
    )


def card_line(session: CitySession, holder: int | None) -> Text:
    """The prince's card of the session: none, not yet answered, used or not (C16)."""
    if holder is None:
        return text("jrc-card-none", city=session.city)
    answer = {None: "asked", True: "yes", False: "no"}[session.prince_card]
    return text(f"jrc-card-{answer}", who=SeatName(holder), city=session.city)
