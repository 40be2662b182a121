"""What was opened so far in a game, as plain tables and sentences: to print, and as CSV."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from companion.core.account import Account
from companion.core.leaves import Leaves
from companion.core.ledger import Ledger
from companion.core.panel import Chart, Chronicle, Note, Panel
from companion.core.text import SeatName, text
from companion.games.registry import Games
from companion.table.recap import Translate
from companion.table.state import Table

FORMULA = "=+-@\t\r"
"""A cell that begins so would be calculated by a spreadsheet: it is marked as text."""


@dataclass(frozen=True, slots=True)
class Block:
    """A heading with rows, the first of which names the columns; or with `lines` of text.
    `tops`: (row, column) of numbers that lead their row. `part`, `chapter`: only a heading, of much
    or of some of what follows."""

    title: str
    rows: tuple[tuple[str, ...], ...] = ()
    lines: tuple[str, ...] = ()
    tops: frozenset[tuple[int, int]] = frozenset()
    part: bool = False
    chapter: bool = False


def sheet(table: Table, games: Games, say: Translate) -> tuple[Block, ...]:
    """The game's public history in words and numbers; empty where it keeps none."""
    running = table.game
    if running is None:
        return ()
    panels = games[running.id].history(running.state)
    return tuple(block for panel in panels for block in _blocks(panel, say))


def as_csv(blocks: Iterable[Block], separator: str = ",") -> str:
    """The blocks one below the other, an empty line between them; `separator` between cells: a
    spreadsheet takes the one of its own language for columns, and the other for text."""
    rows: list[tuple[str, ...]] = []
    for block in blocks:
        heading = [(block.title,)] if block.title else []
        rows += [*heading, *block.rows, *((line,) for line in block.lines), ()]
    return "".join(separator.join(map(_cell, row)) + "\r\n" for row in rows)


def _cell(shown: str) -> str:
    """Quoted (RFC 4180), without the marks that isolate names, and never a formula."""
    plain = shown.replace("\u2068", "").replace("\u2069", "")
    if plain[:1] and plain[0] in FORMULA and not plain.removeprefix("-").isdigit():
        plain = f"'{plain}"
    return '"' + plain.replace('"', '""') + '"'


def _blocks(panel: Panel, say: Translate) -> Iterator[Block]:
    match panel:
        case Ledger():
            yield _ledger(panel, say)
        case Chart():
            head = ("", *(say(point) for point in panel.points))
            rows = (
                (
                    say(one.label) if one.label else _name(one.seat or 0, say),
                    *(str(value) for value in one.values),
                )
                for one in panel.series
            )
            yield Block(say(panel.title), (head, *rows))
        case Account():
            head = ("", *(say(text(f"sheet-{word}")) for word in ("before", "how", "after")))
            rows = (
                (_name(one.seat, say), str(one.before), say(one.how), str(one.after))
                for one in panel.entries
            )
            rule = (say(panel.rule),) if panel.rule is not None else ()
            yield Block(say(panel.title), (head, *rows), lines=rule)
        case Note():
            title = say(panel.title) if panel.title is not None else ""
            yield Block(title, lines=tuple(say(line) for line in panel.lines))
        case Leaves():
            yield Block(say(panel.title), part=True)
            for leaf in panel.leaves:
                # A leaf of one table or chart is named by it, every other one is a chapter.
                if len(leaf.panels) != 1 or not isinstance(leaf.panels[0], Chart | Ledger):
                    yield Block(say(leaf.label), chapter=True)
                for one in leaf.panels:
                    yield from _blocks(one, say)
        case Chronicle():
            for chapter in panel.chapters:
                yield Block(say(chapter.title), lines=tuple(say(line) for line in chapter.lines))


def _ledger(panel: Ledger, say: Translate) -> Block:
    side = (say(panel.side),) if panel.side is not None else ()
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
    title = say(panel.title) if panel.title is not None else ""
    return Block(title, tuple(rows), tops=frozenset(tops))


def _name(seat: int, say: Translate) -> str:
    return say(text("table-seat", who=SeatName(seat)))
