"""The story of a campaign: princes and influence over time, and every turn in words."""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.panel import Chapter, Chart, Chronicle, Panel, Series, Verdict
from companion.core.text import SeatName, SeatNames, Text, text
from companion.games.jrc.standing import held
from companion.games.jrc.state import JrcState, Session, Snapshot, Turn
from companion.games.jrc.view_words import city_name, order_line

SHOWN_TURNS = 6
"""Of the history on the tablet; the whole of it is in the story and on the printed sheet."""


def recap(state: JrcState) -> tuple[Panel, ...]:
    """The panels of the story, for everybody, once it has ended."""
    won = text("jrc-won", who=SeatNames(state.winners), count=len(state.winners))
    after = text("jrc-won-after", n=state.turn)
    verdict = Verdict(title=won, emblem="game-jrc", winners=state.winners, line=after)
    return (verdict, *history(state))


def history(state: JrcState) -> tuple[Panel, ...]:
    """Everything that was opened so far: charts of all turns, and all turns in words."""
    if not state.past:
        return ()
    cities = tuple(city_chart(state, city) for city in state.cities)
    return (princes_chart(state, state.past), *cities, chronicle(state.turns))


def so_far(state: JrcState) -> tuple[Panel, ...]:
    """The newest part of the history, for the tablet."""
    if len(state.past) < 2 and not _told(state.turns):
        return ()
    return (princes_chart(state, state.past[-SHOWN_TURNS - 1 :]), chronicle(state.turns[-2:]))


def princes_chart(state: JrcState, past: tuple[Snapshot, ...]) -> Chart:
    """How many cities everybody held at the end of each turn."""
    return Chart(
        title=text("jrc-chart-princes"),
        points=tuple(_point(one.turn) for one in past),
        series=tuple(
            Series(
                tuple(held(one.fi, state.cities, seat) for one in past),
                seat=seat,
                marked=seat in state.winners,
            )
            for seat in state.players
        ),
    )


def city_chart(state: JrcState, city: str) -> Chart:
    """Everybody's FI in a city at the end of each turn."""
    return Chart(
        title=text("jrc-chart-city", city=city),
        points=tuple(_point(one.turn) for one in state.past),
        series=tuple(
            Series(tuple(one.fi.get(seat, {}).get(city, 0) for one in state.past), seat=seat)
            for seat in state.players
        ),
    )


def _point(turn: int) -> Text:
    return text("jrc-point-turn", n=turn) if turn else text("jrc-point-start")


def _told(turns: tuple[Turn, ...]) -> bool:
    return any(turn.orders or turn.sessions for turn in turns)


def chronicle(turns: tuple[Turn, ...]) -> Chronicle:
    """Every turn in words, what is still sealed left out."""
    told = tuple(
        Chapter(text("jrc-chapter", n=turn.number), lines)
        for turn in turns
        if (lines := tuple(_turn(turn)))
    )
    return Chronicle(chapters=told)


def _turn(turn: Turn) -> Iterator[Text]:
    for seat, points in turn.income.items():
        if points:
            yield text("jrc-told-income", who=SeatName(seat), n=points)
    for seat, lines in turn.orders.items():
        yield order_line(seat, lines)
    for session in turn.sessions:
        yield from _session(session)


def _session(session: Session) -> Iterator[Text]:
    yield text("jrc-told-session", city=session.city, who=SeatNames(session.seating))
    for one in session.changes:
        yield text(
            "jrc-told-update",
            who=SeatName(one.seat),
            city=city_name(session.city),
            vp=session.vp.get(one.seat, 0),
            before=one.before,
            after=one.after,
        )
