"""Panels as blocks of text and numbers, the basis of everything printed or exported.

A page, a text file and a CSV file are three ways to write the same blocks. Typed words only ever
fill a heading, a line or a cell, so that they cannot imitate the structure.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from companion.core.text import SeatName, SeatNames, Text, text
from companion.core.value import Frozen
from companion.core.words.panels.base import (
    Chart,
    Chronicle,
    Circle,
    Mark,
    Note,
    Panel,
    Piles,
    Tally,
    Verdict,
)
from companion.core.words.panels.courses import Courses, Leg
from companion.core.words.panels.leaves import Leaves
from companion.core.words.panels.ledger import Account, Ledger
from companion.core.words.panels.scores import Bed, Petals
from companion.core.words.panels.tiles import Medals, Tiles

Translate = Callable[[Text], str]
"""Translates a text for the reader and fills in names."""
ISOLATES = dict.fromkeys((0x2068, 0x2069))
"""Isolation marks around names, for a page only; in a file they would appear as boxes."""
HALF_A_PAGE = 50
"""Letters across of a table that fits."""


class Block(Frozen):
    """A heading and what follows it, in the order of the fields."""

    title: str
    rows: tuple[tuple[str, ...], ...] = ()
    """Table rows; the first one names the columns."""
    lines: tuple[str, ...] = ()
    """Sentences."""
    lead: tuple[str, ...] = ()
    """Sentences that belong to the heading."""
    tops: frozenset[tuple[int, int]] = frozenset()
    """(row, column) of the numbers that lead their row."""
    picture: Courses | None = None
    """Drawn on a page only; `lines` say the same."""
    part: bool = False
    """Whether it is only the heading of a part, which has several chapters."""
    chapter: bool = False
    """Whether it is only the heading of a chapter."""
    loud: bool = False
    """Whether it is the heading of the whole document."""

    @property
    def tall(self) -> bool:
        """Whether the heads of its columns stand upright where a table has half a page."""
        lengths = [[len(cell.translate(ISOLATES)) for cell in row] for row in self.rows]
        widest = max((row[0] for row in lengths), default=0)
        return bool(lengths) and widest + sum(one + 1.5 for one in lengths[0]) > HALF_A_PAGE


DRAWN = (Tiles, Medals)
"""Panels of the wall alone: the chronicle beside them has their story in words."""


class NotForPaper(LookupError):
    """A panel that only screens can show was to be printed."""


def blocks_of(panels: Iterable[Panel], say: Translate) -> tuple[Block, ...]:
    """The panels as blocks, in order. Raises NotForPaper."""
    return tuple(block for panel in panels for block in _blocks(panel, say))


def _blocks(panel: Panel, say: Translate) -> Iterator[Block]:
    if isinstance(panel, DRAWN):
        return iter(())
    written = _WRITTEN.get(type(panel))
    if written is None:
        raise NotForPaper(panel.kind)
    return written(panel, say)


def _verdict(panel: Verdict, say: Translate) -> Iterator[Block]:
    """How the game ended, and who won."""
    won = text("table-recap-winners", who=SeatNames(panel.winners), n=len(panel.winners))
    lead = _translated((panel.line, won if panel.winners else None), say)
    yield Block(say(panel.title), lead=lead, loud=True)


def _circle(panel: Circle, say: Translate) -> Iterator[Block]:
    lines = tuple(_mark(mark, say) for mark in panel.marks)
    yield Block(say(text("table-recap-cast")), lines=lines)


def _mark(mark: Mark, say: Translate) -> str:
    dead, wins = text("table-recap-dead"), text("table-recap-wins")
    words = (mark.role, mark.note, dead if mark.dead else None, wins if mark.wins else None)
    return _seat_line(mark.seat, _translated(words, say), say)


def _petals(panel: Petals, say: Translate) -> Iterator[Block]:
    lines = tuple(_bed(bed, say) for bed in panel.beds)
    yield Block(say(text("table-recap-cast")), lines=lines)


def _bed(bed: Bed, say: Translate) -> str:
    count = (f"{bed.filled}/{bed.total}",) if bed.total else ()
    wins = text("table-recap-wins") if bed.wins else None
    return _seat_line(bed.seat, (*count, *_translated((bed.label, *bed.notes, wins), say)), say)


def _chronicle(panel: Chronicle, say: Translate) -> Iterator[Block]:
    for chapter in panel.chapters:
        yield Block(say(chapter.title), lines=_translated(chapter.lines, say))


def _chart(panel: Chart, say: Translate) -> Iterator[Block]:
    """A row for each series; a marked one has an asterisk, which the note explains."""
    head = ("", *_translated(panel.points, say))
    rows = []
    for one in panel.series:
        called = say(one.label) if one.label is not None else _name(one.seat or 0, say)
        star = " *" if one.marked and panel.note is not None else ""
        rows.append((called + star, *(str(value) for value in one.values)))
    yield Block(say(panel.title), (head, *rows), _translated((panel.note,), say))


def _courses(panel: Courses, say: Translate) -> Iterator[Block]:
    """A line for each course: its lanes, with the marks left there and by whom."""
    lines = []
    for course in panel.courses:
        way: list[tuple[int, list[str]]] = []
        for leg in course.legs:
            if not way or way[-1][0] != leg.lane:
                way.append((leg.lane, []))
            if leg.mark:
                way[-1][1].append(_marked(panel, leg, say))
        words = (
            say(panel.lanes[lane]) + (f" ({', '.join(marks)})" if marks else "")
            for lane, marks in way
        )
        note = "" if course.note is None else f". {say(course.note)}"
        lines.append(f"{say(course.label)}: {' → '.join(words)}{note}")
    yield Block(say(panel.title), lines=tuple(lines), picture=panel)


def _marked(panel: Courses, leg: Leg, say: Translate) -> str:
    by = say(panel.unmarked) if leg.seat is None else _name(leg.seat, say)
    return f"{leg.mark} {by}"


def _piles(panel: Piles, say: Translate) -> Iterator[Block]:
    piles = tuple(f"{pile.count} × {say(pile.label)}" for pile in panel.piles)
    notes = _translated((*panel.notes, *panel.warnings), say)
    yield Block(say(panel.title), lines=(*piles, *notes))


def _tally(panel: Tally, say: Translate) -> Iterator[Block]:
    lines = (
        f"{_name(ballot.voter, say)} → "
        + ("–" if ballot.target is None else _name(ballot.target, say))
        for ballot in panel.ballots
    )
    yield Block(say(panel.title), lines=tuple(lines))


def _ledger(panel: Ledger, say: Translate) -> Iterator[Block]:
    side = _translated((panel.side,), say)
    rows: list[tuple[str, ...]] = [("", *(_name(seat, say) for seat in panel.seats), *side)]
    tops: set[tuple[int, int]] = set()
    for line in panel.lines:
        called = say(line.label) + (f" ({say(line.note)})" if line.note else "")
        end = (str(line.side if line.side is not None else ""),) if side else ()
        tops |= {(len(rows), panel.seats.index(seat) + 1) for seat in line.tops}
        rows.append((called, *(str(value) for value in line.values), *end))
    empty = ("",) * len(side)
    for total in panel.sums:
        rows.append((say(total.label), *(str(value) for value in total.values), *empty))
    yield Block("".join(_translated((panel.title,), say)), tuple(rows), tops=frozenset(tops))


def _account(panel: Account, say: Translate) -> Iterator[Block]:
    head = ("", *(say(text(f"sheet-{word}")) for word in ("before", "how", "after")))
    rows = (
        (_name(one.seat, say), str(one.before), say(one.how), str(one.after))
        for one in panel.entries
    )
    yield Block(say(panel.title), (head, *rows), _translated((panel.rule,), say))


def _note(panel: Note, say: Translate) -> Iterator[Block]:
    yield Block("".join(_translated((panel.title,), say)), lines=_translated(panel.lines, say))


def _leaves(panel: Leaves, say: Translate) -> Iterator[Block]:
    yield Block(say(panel.title), part=True)
    for leaf in panel.leaves:
        # A leaf of one table or chart is named by it, every other one is a chapter.
        if len(leaf.panels) != 1 or not isinstance(leaf.panels[0], Chart | Ledger):
            yield Block(say(leaf.label), chapter=True)
        yield from blocks_of(leaf.panels, say)


def _seat_line(seat: int, words: Iterable[str], say: Translate) -> str:
    return ": ".join(filter(None, (_name(seat, say), ", ".join(words))))


def _translated(texts: Iterable[Text | None], say: Translate) -> tuple[str, ...]:
    return tuple(say(one) for one in texts if one is not None)


def _name(seat: int, say: Translate) -> str:
    return say(text("table-seat", who=SeatName(seat)))


_WRITTEN: Mapping[type[Panel], Callable[[Any, Translate], Iterator[Block]]] = {
    Account: _account,
    Chart: _chart,
    Chronicle: _chronicle,
    Circle: _circle,
    Courses: _courses,
    Leaves: _leaves,
    Ledger: _ledger,
    Note: _note,
    Petals: _petals,
    Piles: _piles,
    Tally: _tally,
    Verdict: _verdict,
}
"""The panels that a story or history may contain; all others are for screens."""
