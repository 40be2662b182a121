"""Opened plans and purchases of a session, and the prince's card, as sentences (§7.2)."""

from __future__ import annotations

from companion.core import Note, SeatName, Text, text
from companion.games.jrc.components.names import dashed
from companion.games.jrc.state import CitySession


def noted(title: str, lines: tuple[Text, ...]) -> tuple[Note, ...]:
    """These lines under their title; nothing where there are none."""
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
        text(f"jrc-effect-{dashed(id)}", who=SeatName(seat), n=count)
        for seat, bought in session.bought.items()
        for id, count in bought
    )


def card_line(session: CitySession, holder: int | None) -> Text:
    """The prince's card of the session: none, not yet answered, used or not (C16)."""
    if holder is None:
        return text("jrc-card-none", city=session.city)
    answer = {None: "asked", True: "yes", False: "no"}[session.prince_card]
    return text(f"jrc-card-{answer}", who=SeatName(holder), city=session.city)
