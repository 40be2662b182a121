"""Texts for ministries, decrees, people and changes."""

from companion.core import SeatName, Text, text
from companion.games.final_decrees.control_graph import Arrow
from companion.games.final_decrees.state import Decree, Line, Plan


def ministry_name(id: str) -> Text:
    """The name of a ministry in a sentence."""
    return text(f"decrees-ministry-{id}")


def ministry_at(id: str) -> Text:
    """A ministry as a place («alla Marina»)."""
    return text(f"decrees-at-{id}")


def decree_name(slot: int, decree: Decree | Plan, form: str = "") -> Text:
    """The name that the table gave a decree, or its number. `form`: "the-" inside a sentence («il
    decreto 2 · Grano»), "item-" as one of several («Decreto 2 · Grano»)."""
    if decree.name:
        return text(f"decrees-{form}named", n=slot + 1, words=decree.name)
    return text("decrees-the-number" if form == "the-" else "decrees-number", n=slot + 1)


def person(seat: int) -> Text:
    """The name of the person in `seat`, as a sentence of its own."""
    return text("decrees-who", who=SeatName(seat))


def arrow_name(*arrows: Arrow | None) -> Text:
    """«Who controls whom», of the first of `arrows` that is not None."""
    above, below = next(one for one in arrows if one is not None)
    return text("decrees-arrow", above=ministry_name(above), below=ministry_name(below))


def line_text(line: Line) -> Text:
    """One line of a trade, in a sentence."""
    sort, n = ("blame", line.blame) if line.blame else ("cards", line.cards)
    giver, taker = SeatName(line.giver), SeatName(line.taker)
    return text(f"decrees-term-{sort}", giver=giver, taker=taker, n=n)


def comma_list(texts: tuple[Text, ...]) -> Text | None:
    """Several texts with commas between; None: there is none."""
    if len(texts) < 2:
        return texts[0] if texts else None
    return text("decrees-series", first=texts[0], rest=comma_list(texts[1:]) or "")


def with_figures(line: Text, more: tuple[Text, ...]) -> Text:
    """A sentence, and its figures behind it."""
    figures = comma_list(more)
    return line if figures is None else text("decrees-diary-with", what=line, more=figures)


def new_place(who: int, at: str | None) -> Text:
    """The new place of a marker."""
    if at is None:
        return text("decrees-effect-away", who=SeatName(who))
    return text("decrees-diary-at", who=SeatName(who), at=ministry_at(at))


def blame_change(place: int | str, change: int) -> Text:
    """«Marina +2»: by how much the blame of a player (seat) or a ministry has changed."""
    what = person(place) if isinstance(place, int) else ministry_name(place)
    return text("decrees-effect-blame", what=what, way=sign_word(change), n=abs(change))


def sign_word(change: int) -> str:
    """The part of a text id for a change: more or less."""
    return "more" if change > 0 else "less"
