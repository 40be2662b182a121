"""What has just happened, in sentences: which titles moved, who is close to winning."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from companion.core.text import SeatName, SeatNames, Text, text
from companion.core.words.panels.base import Note
from companion.games.jrc.standing import claimants, held, princes
from companion.games.jrc.state import Change, JrcState, Phase, Session
from companion.games.jrc.view_words import cities_named

Table = Mapping[int, Mapping[str, int]]


def news(state: JrcState) -> tuple[Note, ...]:
    """The news of the step that was opened or applied last; () where nothing was."""
    lines = tuple(_lines(state))
    return (Note(title=text("jrc-news"), lines=lines, tone="news"),) if lines else ()


def last_session(state: JrcState) -> Session | None:
    """The session of this turn whose result was applied last."""
    sessions = state.turns[-1].sessions if state.turns else ()
    return sessions[-1] if sessions else None


def _lines(state: JrcState) -> Iterator[Text]:
    if state.phase is Phase.REVEAL_ALLOCATION:
        yield from _near(state)
    elif state.phase is Phase.METHUSELAH_REVEAL:
        yield from _titles(state, state.turns[-1].moved)
        yield from _near(state)
    elif state.phase in (Phase.SEATING, Phase.CITY_END):
        session = last_session(state)
        if session is not None:
            yield from _titles(state, session.changes)
            yield from _near(state)
    elif state.phase is Phase.WON:
        for seat in state.winners:
            cities = tuple(one for one in state.cities if claimants(state.fi, one) == (seat,))
            yield text(
                "jrc-news-holds", who=SeatName(seat), cities=cities_named(cities).removesuffix(".")
            )


def _titles(state: JrcState, changes: tuple[Change, ...]) -> Iterator[Text]:
    """A sentence for each city that has another prince than before these changes."""
    before = _undone(state.fi, changes)
    for city in state.cities:
        old, now = claimants(before, city), claimants(state.fi, city)
        if old == now or (len(old) != 1 and len(now) != 1 and bool(old) == bool(now)):
            continue
        if len(now) == 1:
            many, needed = princes(state, now[0]), state.options.win_princes
            yield text("jrc-news-passes", city=city, who=SeatName(now[0]), n=many, of=needed)
        elif now:
            yield text("jrc-news-contested", city=city, who=SeatNames(now))
        else:
            yield text("jrc-news-vacant", city=city)


def _undone(fi: Table, changes: tuple[Change, ...]) -> dict[int, dict[str, int]]:
    table = {seat: dict(row) for seat, row in fi.items()}
    for one in changes:
        if one.city:
            table[one.seat][one.city] = one.before
    return table


def _near(state: JrcState) -> Iterator[Text]:
    """Who would win if the City turn ended as the table stands (J-W1)."""
    needed = state.options.win_princes
    near = tuple(seat for seat in state.active if held(state.fi, state.cities, seat) >= needed)
    if near:
        yield text("jrc-news-near", who=SeatNames(near), count=len(near), n=needed)
