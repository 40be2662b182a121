"""The story of a finished game, as text to read and as data to keep."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from companion.core.account import Account
from companion.core.courses import Courses, Leg
from companion.core.game import Stage
from companion.core.leaves import Leaves
from companion.core.ledger import Ledger, Line, Sum
from companion.core.panel import (
    Chart,
    Chronicle,
    Circle,
    Mark,
    Note,
    Panel,
    Piles,
    Series,
    Tally,
    Verdict,
)
from companion.core.payload import payload
from companion.core.text import SeatName, SeatNames, Text, text
from companion.games.registry import Games
from companion.table.state import Table

Translate = Callable[[Text], str]
"""A text in the reader's language, the names of the seats filled in."""


def names(table: Table) -> dict[int, str]:
    """What everybody is called, by seat."""
    return {seat.id: seat.name for seat in table.people.values()}


def story(table: Table, games: Games) -> tuple[Panel, ...]:
    """The panels of the story; empty before the end, when nothing may be told."""
    running = table.game
    if running is None or games[running.id].stage(running.state) is not Stage.OVER:
        return ()
    return games[running.id].recap(running.state, running.steps)


def annals(table: Table, games: Games) -> list[dict[str, Any]]:
    """The panels of the running game's `history`, JSON-ready: what everybody may know, at any time.
    Empty where a game keeps none."""
    running = table.game
    if running is None:
        return []
    return [payload(panel) for panel in games[running.id].history(running.state)]


def recap_json(table: Table, games: Games) -> dict[str, Any]:
    """`{table, game, seats: [{id, name, phone}], ring, panels}`; the texts as ids."""
    return {
        "table": table.name,
        "game": None if table.game is None else table.game.id,
        "seats": [payload(seat) for seat in table.people.values()],
        "ring": list(table.ring),
        "panels": [payload(panel) for panel in story(table, games)],
    }


def recap_text(table: Table, games: Games, translate: Translate) -> str:
    """The story in plain words, one paragraph a panel; empty before the end."""
    told = story(table, games)
    if not told or table.game is None:
        return ""
    title = translate(text(f"{table.game.id}-name"))
    heading = f"{table.name} · {title}" if table.name else title
    parts = [heading, *("\n".join(words_of(panel, translate)) for panel in told)]
    return "\n\n".join(part for part in parts if part) + "\n"


def words_of(panel: Panel, say: Translate) -> Iterator[str]:
    """A panel of the story, line by line; its first line is its heading."""
    match panel:
        case Verdict():
            yield from _verdict(panel, say)
        case Circle():
            yield say(text("table-recap-cast"))
            yield from (_mark(mark, say) for mark in panel.marks)
        case Chronicle():
            for chapter in panel.chapters:
                yield say(chapter.title)
                yield from (f"  {say(line)}" for line in chapter.lines)
        case Chart():
            yield from _chart(panel, say)
        case Courses():
            yield from _courses(panel, say)
        case Piles():
            yield say(panel.title)
            yield from (f"  {pile.count} × {say(pile.label)}" for pile in panel.piles)
        case Tally():
            yield say(panel.title)
            yield from (
                f"  {_name(ballot.voter, say)} → {_target(ballot.target, say)}"
                for ballot in panel.ballots
            )
        case Ledger():
            yield from _ledger(panel, say)
        case Account():
            yield say(panel.title)
            yield from (
                f"  {_name(one.seat, say)}: {one.before} {say(one.how)} → {one.after}"
                for one in panel.entries
            )
        case Leaves():
            yield from _leaves(panel, say)
        case Note():
            yield from _said((panel.title, *panel.lines), say)


def _verdict(panel: Verdict, say: Translate) -> Iterator[str]:
    """How it ended, and for whom it ended well."""
    yield say(panel.title).upper()
    yield from _said((panel.line,), say)
    if panel.winners:
        who, n = SeatNames(panel.winners), len(panel.winners)
        yield say(text("table-recap-winners", who=who, n=n))


def _leaves(panel: Leaves, say: Translate) -> Iterator[str]:
    """Leaf by leaf, each a paragraph of its own."""
    yield say(panel.title)
    for leaf in panel.leaves:
        yield ""
        yield say(leaf.label)
        for one in leaf.panels:
            yield from (f"  {line}" for line in words_of(one, say))


def _ledger(ledger: Ledger, say: Translate) -> Iterator[str]:
    """Row by row, every number with its name."""
    yield from _said((ledger.title,), say)
    rows: tuple[Line | Sum, ...] = (*ledger.lines, *ledger.sums)
    for row in rows:
        numbers = zip(ledger.seats, row.values, strict=True)
        told = " · ".join(f"{_name(seat, say)} {value}" for seat, value in numbers)
        note = f" ({say(row.note)})" if row.note is not None else ""
        yield f"  {say(row.label)}{note}: {told}"


def _said(texts: Iterable[Text | None], say: Translate) -> Iterator[str]:
    return (say(one) for one in texts if one is not None)


def _mark(mark: Mark, say: Translate) -> str:
    facts = [*_said((mark.role, mark.note), say)]
    if mark.dead:
        facts.append(say(text("table-recap-dead")))
    if mark.wins:
        facts.append(say(text("table-recap-wins")))
    return f"  {_name(mark.seat, say)}" + (f": {', '.join(facts)}" if facts else "")


def _chart(chart: Chart, say: Translate) -> Iterator[str]:
    yield f"{say(chart.title)} ({' · '.join(say(point) for point in chart.points)})"
    yield from (f"  {_series(series, say)}" for series in chart.series)


def _courses(panel: Courses, say: Translate) -> Iterator[str]:
    """Lane after lane, with who left which mark there."""
    yield say(panel.title)
    for course in panel.courses:
        way: list[tuple[int, list[str]]] = []
        for leg in course.legs:
            if not way or way[-1][0] != leg.lane:
                way.append((leg.lane, []))
            if leg.mark:
                way[-1][1].append(_marked(panel, leg, say))
        told = (
            say(panel.lanes[lane]) + (f" ({', '.join(marks)})" if marks else "")
            for lane, marks in way
        )
        note = "" if course.note is None else f". {say(course.note)}"
        yield f"  {say(course.label)}: {' → '.join(told)}{note}"


def _marked(panel: Courses, leg: Leg, say: Translate) -> str:
    by = say(panel.unmarked) if leg.seat is None else _name(leg.seat, say)
    return f"{leg.mark} {by}"


def _series(series: Series, say: Translate) -> str:
    called = _name(series.seat, say) if series.seat is not None else ""
    if series.label is not None:
        called = say(series.label)
    return f"{called}: {' · '.join(str(value) for value in series.values)}"


def _target(seat: int | None, say: Translate) -> str:
    return "–" if seat is None else _name(seat, say)


def _name(seat: int, say: Translate) -> str:
    return say(text("table-seat", who=SeatName(seat)))
