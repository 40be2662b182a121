"""What everybody may see: the great table, the session, what was opened, who is awaited."""

from __future__ import annotations

from companion.core.game import Stage
from companion.core.text import SeatName, SeatNames, Text, text
from companion.core.words.panels.base import Circle, Mark, Note, Panel, Verdict
from companion.core.words.panels.leaves import Annals
from companion.games.jrc.papers import missing
from companion.games.jrc.phase import dashed, phase_of
from companion.games.jrc.screens.ledger import ledger
from companion.games.jrc.screens.words import city_name
from companion.games.jrc.state import JrcState, Session
from companion.games.jrc.told.news import news


def shared_panels(state: JrcState, seat: int | None) -> tuple[Panel, ...]:
    """The panels of every eye; `seat`: the reader's, whose column is marked."""
    phase = phase_of(state)
    # Once the campaign is over all of it is told anyway.
    annals = (Annals(),) if state.past and phase.stage is not Stage.OVER else ()
    shown = phase.shown or on_the_ledger
    return (*shown(state, seat), *annals)


def on_the_ledger(state: JrcState, seat: int | None) -> tuple[Panel, ...]:
    """News, the great table, who is awaited, and what the phase adds."""
    return (*news(state), ledger(state, seat), *awaited(state), *phase_of(state).more(state))


def at_the_cards(state: JrcState, _seat: int | None) -> tuple[Panel, ...]:
    """The ring of the session, what the phase adds, and who is awaited."""
    return (ring(state), *phase_of(state).more(state), *awaited(state))


def at_the_end(state: JrcState, seat: int | None) -> tuple[Panel, ...]:
    """How the campaign ended, and the great table as it stands."""
    return (*verdict(state), *news(state), ledger(state, seat))


def verdict(state: JrcState) -> tuple[Panel, ...]:
    """Who has won; nobody, where the table gave the campaign up."""
    if not state.winners:
        ended = text("jrc-ended-after", n=state.turn)
        return (Verdict(title=text("jrc-ended"), emblem="game-jrc", line=ended),)
    won = text("jrc-won", who=SeatNames(state.winners), count=len(state.winners))
    after = text("jrc-won-after", n=state.turn)
    return (Verdict(title=won, emblem="game-jrc", winners=state.winners, line=after),)


def awaited(state: JrcState) -> tuple[Panel, ...]:
    """How many papers are in, and whose are not; never what they say."""
    if state.papers is None:
        return ()
    return (state.papers.told(state.absent),)


def ring(state: JrcState) -> Circle:
    """Who takes part, clockwise: everybody's prey sits next (§1)."""
    session = state.hall
    waits, mark = missing(state), phase_of(state).mark
    marks = tuple(
        Mark(seat=one, dead=one in session.out, waits=one in waits, note=mark(state, one))
        for one in session.seating
    )
    return Circle(
        marks=marks,
        moderator=False,
        middle=city_name(session.city),
    )


def noted(title: str, lines: tuple[Text, ...]) -> tuple[Note, ...]:
    """These lines under their title; nothing where there are none."""
    return (Note(title=text(title), lines=lines),) if lines else ()


def plan_lines(session: Session) -> tuple[Text, ...]:
    """Who has spent what against whom, and what of it was lost (§7.2)."""
    lines = [
        text("jrc-plan", who=SeatName(seat), target=SeatName(int(word)), n=points)
        for seat, plan in session.plans.items()
        for word, points in plan
    ]
    aimed = dict.fromkeys(session.seating, 0)
    for seat, plan in session.plans.items():
        for word, points in plan:
            aimed[int(word)] += points
            aimed[seat] += points
    for seat, points in aimed.items():
        if points > session.fi0[seat]:
            lines.append(text("jrc-plan-lost", who=SeatName(seat), n=points - session.fi0[seat]))
    return tuple(lines)


def effect_lines(session: Session) -> tuple[Text, ...]:
    """Every purchase in a sentence."""
    return tuple(
        text(f"jrc-effect-{dashed(id)}", who=SeatName(seat), n=count)
        for seat, bought in session.bought.items()
        for id, count in bought
    )


def card_line(session: Session, holder: int | None) -> Text:
    """Whose prince's card the session has: none, not yet answered, used or not."""
    if holder is None:
        return text("jrc-card-none", city=session.city)
    answer = {None: "asked", True: "yes", False: "no"}[session.prince_card]
    return text(f"jrc-card-{answer}", who=SeatName(holder), city=session.city)
