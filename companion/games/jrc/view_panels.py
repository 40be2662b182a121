"""What everybody may see: the great table, the session, what was opened, who is awaited."""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.text import SeatName, SeatNames, Text, text
from companion.core.words.panels.base import Circle, Mark, Note, Panel, Verdict
from companion.core.words.panels.leaves import Annals
from companion.games.jrc.advantages import ADVANTAGE, uses_left
from companion.games.jrc.news import news
from companion.games.jrc.opening import missing
from companion.games.jrc.outcome import outcome_as_proposed
from companion.games.jrc.sessions import card_holder
from companion.games.jrc.state import IN_SESSION, OVER, JrcState, Phase, Session
from companion.games.jrc.turns import predators
from companion.games.jrc.view_ledger import last_update, ledger, preview
from companion.games.jrc.view_words import advantage, dashed, order_line


def shared_panels(state: JrcState, seat: int | None) -> tuple[Panel, ...]:
    """The panels of every eye; `seat`: whose column is one's own."""
    annals = (Annals(),) if state.past and state.phase not in OVER else ()  # then all is told
    return (*_now(state, seat), *annals)


def _now(state: JrcState, seat: int | None) -> tuple[Panel, ...]:
    if state.phase in OVER:
        return (*verdict(state), *news(state), ledger(state, seat))
    if state.phase in IN_SESSION and state.phase is not Phase.RESULT:
        return (ring(state), *_session_before(state), *session_notes(state), *awaited(state))
    if state.phase is Phase.ALLOCATE:  # the table is still empty: it shows who is writing
        return awaited(state) if seat is not None else (writing(state), *awaited(state))
    panels: list[Panel] = [*news(state), ledger(state, seat), *awaited(state)]
    if state.phase is Phase.METHUSELAH_REVEAL:
        panels.append(orders(state))
    elif state.phase is Phase.RESULT:
        panels += (outcome_as_proposed(state), preview(state))
    elif state.phase is Phase.CITY_END:
        panels += last_update(state)
    elif state.phase is Phase.CITY_SELECT:
        panels += shown_picks(state)
    return tuple(panels)


def _session_before(state: JrcState) -> tuple[Panel, ...]:
    """What the session before in this turn has done, while people sit down for the next."""
    return (*news(state), *last_update(state)) if state.phase is Phase.SEATING else ()


def verdict(state: JrcState) -> tuple[Panel, ...]:
    """Who has won; nobody, where the table gave the campaign up."""
    if state.phase is Phase.ENDED:
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


def orders(state: JrcState) -> Note:
    """The orders that were opened."""
    turn = state.turns[-1]
    lines = tuple(order_line(seat, turn.orders.get(seat, ())) for seat in state.active)
    return Note(title=text("jrc-orders"), lines=lines)


def shown_picks(state: JrcState) -> tuple[Panel, ...]:
    """`each_picks` without secrecy: picks are shown as they come (§7.1)."""
    if state.options.secret_pick or state.papers is None:
        return ()
    lines = tuple(
        text("jrc-picked", who=SeatName(seat), city=paper[0][0])
        for seat, paper in state.papers.opened()
    )
    return _noted("jrc-picks", lines)


def ring(state: JrcState) -> Circle:
    """Who takes part, clockwise: everybody's prey sits next (§1)."""
    session = state.hall
    waits = missing(state)
    marks = tuple(
        Mark(seat=one, dead=one in session.out, waits=one in waits, note=_note(state, one))
        for one in session.seating
    )
    return Circle(
        marks=marks,
        moderator=False,
        middle=text(f"jrc-middle-{dashed(state.phase)}", city=session.city),
    )


def writing(state: JrcState) -> Circle:
    """Who has still to divide the points, and whose envelope lies there."""
    waits = missing(state)
    return Circle(
        marks=tuple(
            Mark(
                seat=one,
                waits=one in waits,
                note=text("jrc-mark-writing" if one in waits else "jrc-mark-sealed"),
            )
            for one in state.present
        ),
        moderator=False,
        middle=text("jrc-middle-allocate", n=state.options.start_fund, cities=len(state.cities)),
    )


def _note(state: JrcState, seat: int) -> Text:
    session = state.hall
    if state.phase in (Phase.COUNTER_REVEAL, Phase.ADVANTAGES):
        return text("jrc-mark-left", left=session.left[seat], of=session.fi0[seat])
    if state.phase in (Phase.ADVANTAGES_REVEAL, Phase.PLAY):
        count = sum(n for _, n in session.bought.get(seat, ()))
        return text("jrc-mark-bought", n=count)
    return text("jrc-mark-fi", n=state.fi[seat][session.city])


def session_notes(state: JrcState) -> tuple[Panel, ...]:
    """What was opened in this session, and what follows from it."""
    session = state.hall
    if state.phase is Phase.COUNTER_REVEAL:
        nothing = (text("jrc-plan-none"),)
        return (Note(title=text("jrc-plans"), lines=plan_lines(session) or nothing),)
    if state.phase is Phase.ADVANTAGES_REVEAL:
        return (Note(title=text("jrc-checklist"), lines=_checklist(state)),)
    if state.phase is Phase.PLAY:
        return (*_played(state), *_noted("jrc-uses-title", _uses(state)))
    return ()


def _noted(title: str, lines: tuple[Text, ...]) -> tuple[Note, ...]:
    return (Note(title=text(title), lines=lines),) if lines else ()


def _played(state: JrcState) -> tuple[Note, ...]:
    """Who is out, and to whom the victory point goes (J-S1)."""
    return _noted("jrc-played-title", tuple(_out(state)))


def _out(state: JrcState) -> Iterator[Text]:
    for seat, predator in predators(state.hall):
        yield text("jrc-played-out", who=SeatName(seat), predator=SeatName(predator))


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


def _checklist(state: JrcState) -> tuple[Text, ...]:
    """Before play: every purchase with its summed effect, and the prince's card (C16)."""
    return (*effect_lines(state.hall), card_line(state.hall, card_holder(state)))


def effect_lines(session: Session) -> tuple[Text, ...]:
    """Every purchase in a sentence."""
    return tuple(
        text(f"jrc-effect-{dashed(id)}", who=SeatName(seat), n=count)
        for seat, bought in session.bought.items()
        for id, count in bought
    )


def card_line(session: Session, holder: int | None) -> Text:
    """What becomes of the prince's card."""
    if holder is None:
        return text("jrc-card-none", city=session.city)
    answer = {None: "asked", True: "yes", False: "no"}[session.prince_card]
    return text(f"jrc-card-{answer}", who=SeatName(holder), city=session.city)


def _uses(state: JrcState) -> tuple[Text, ...]:
    """What may still be used, and the prince in play."""
    session = state.hall
    lines = []
    for seat, bought in session.bought.items():
        for id, count in bought:
            if ADVANTAGE[id].use == "setup":
                continue
            left = uses_left(session, seat, id)
            said = "jrc-uses-always" if left is None else "jrc-uses"
            n = count if left is None else left
            lines.append(text(said, who=SeatName(seat), what=advantage(id), n=n))
    if session.prince_card:
        lines.append(card_line(session, card_holder(state)))
    return tuple(lines)
