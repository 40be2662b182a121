"""The tablet's desk: prompts of the table, diary, undo and redo, invites, connected seats."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import groupby, islice
from typing import Any

from companion.core.command import Tick
from companion.core.game import Game, Moment
from companion.core.log import Entry, Reapply, Step
from companion.core.text import text
from companion.core.value import Frozen, field
from companion.core.words.prompts.field import Value
from companion.games.registry import Games
from companion.table.lifecycle import stays_from
from companion.table.people.invites import CARD
from companion.table.screens import picture
from companion.table.screens.offers import offers
from companion.table.screens.view_cache import CachedLine, Kept
from companion.table.screens.way_back import (
    is_in_diary,
    line_of,
    redo_offer,
    shows,
    undo_offer,
)
from companion.table.state import Running, Table

LINES = 20
"""Lines of the diary that are shown; older ones are in the recap."""
REWOUND = "table-diary-rewound"


class Surroundings(Frozen):
    """What the tablet's desk shows and only the shell knows."""

    connected: frozenset[int] = frozenset()
    """Seats with an open socket."""
    links: Mapping[str, str] = field(default_factory=dict)
    """By the hash of an invite: its secret link or phrase."""
    addresses: tuple[str, ...] = ()
    """Links under which phones reach the table, the likeliest first."""
    named: str | None = None
    """Name and port of this machine to be typed."""
    rehearsed: Mapping[str, str] | None = None
    """As in `Moment`."""


def desk(
    table: Table, games: Games, moment: Moment, around: Surroundings, kept: Kept
) -> picture.Desk:
    """The desk as JSON values; see `picture.Desk`."""
    shape: picture.Desk = {
        "prompts": list(offers(table, games)),
        "diary": list(diary(table, games, kept)),
        "invites": _invites(table, moment.now, around),
        "connected": sorted(around.connected),
        "addresses": list(around.addresses),
        "blind": table.blind,
        "cards": _cards(table, games),
    }
    if around.named is not None:
        shape["named"] = around.named
    return {**shape, **way_back(table, games)}


def way_back(table: Table, games: Games) -> picture.WayBack:
    """The offers to undo and redo, if there are any."""
    ways: picture.WayBack = {}
    back = undo_offer(table, games)
    if back is not None:
        ways["undo"] = back
    again = redo_offer(table, games)
    if again is not None:
        ways["redo"] = again
    return ways


def _cards(table: Table, games: Games) -> list[list[Value]]:
    """The cards that the host's device may keep (`Game.cards`)."""
    running = table.game
    game = None if running is None else games[running.id]
    if running is None or game is None or not game.cards:
        return []
    return list(game.keep(running.state)[game.cards])


def diary(table: Table, games: Games, kept: Kept) -> Iterator[picture.DiaryLine]:
    """The newest lines of the game's diary, newest first; gathered lines are one."""
    if table.game is None:
        return
    gathered = games[table.game.id].gathered
    lines = groupby(_lines(table, table.game, games, kept), key=lambda line: _sort(line, gathered))
    for (word, _), one in islice(lines, LINES):
        shapes = list(one)
        yield shapes[0] if len(shapes) == 1 else _gather(shapes, gathered[word])


def _sort(line: picture.DiaryLine, gathered: Mapping[str, str]) -> tuple[str, int]:
    """A key that is equal for neighbouring lines to be gathered."""
    word = line["text"].id
    return (word, -line.get("gone", False)) if word in gathered else (word, line["n"])


def _gather(lines: list[picture.DiaryLine], word: str) -> picture.DiaryLine:
    """One line for several (newest first); its undo takes back all of them."""
    first, words = lines[0], text(word, n=len(lines))
    gathered: picture.DiaryLine = {**lines[-1], "n": first["n"], "at": first["at"], "text": words}
    if any(line.get("shows") for line in lines):
        gathered["shows"] = True
    return gathered


def _lines(table: Table, running: Running, games: Games, kept: Kept) -> Iterator[picture.DiaryLine]:
    """A line for each entry with one, newest first."""
    known, kept.lines = kept.lines, {}
    standing = reversed(running.steps)
    newest, blind = next(standing, None), table.sees_no_secrets
    warn, opened = False, stays_from(running, games)
    for entry in reversed(running.log):
        stands = entry is newest
        if stands:
            newest = next(standing, None)
        line = known.get(entry.number)
        if line is None or line.entry is not entry:
            if not is_in_diary(entry):
                continue
            line = CachedLine(entry)
        warn = warn or (stands and isinstance(entry, Step) and (blind or shows(entry)))
        # Of what was opened last there is no way back (decision 14); further back there is.
        stays = entry.number >= opened
        follows = (table.shown_number(entry.number), blind, warn, stands, stays)
        if line.follows != follows:
            shown = _line(table, running, entry, games)
            if not (stays and stands):
                _lead_back(shown, table, games[running.id], entry, warn=warn, stands=stands)
            line = CachedLine(entry, follows, shown)
        kept.lines[entry.number] = line
        yield line.shape


def _lead_back(
    line: picture.DiaryLine,
    table: Table,
    game: Game[Any],
    entry: Entry,
    *,
    warn: bool,
    stands: bool,
) -> None:
    """Add the fields about undo to the line."""
    if not isinstance(entry, Step):
        return
    if not stands:
        line["gone"] = True
        return
    line["to"] = table.shown_number(entry.number) - 1
    if warn:
        line["warn"] = True
    if entry.name == Tick.name and game.rings_again(entry):
        line["alarm"] = True


def _line(table: Table, running: Running, entry: Entry, games: Games) -> picture.DiaryLine:
    words, marked = text("table-diary-redone" if isinstance(entry, Reapply) else REWOUND), False
    if isinstance(entry, Step):
        words = line_of(games[running.id], entry) or text("table-diary-step")
        marked = not table.sees_no_secrets and shows(entry)
    line: picture.DiaryLine = {"n": table.shown_number(entry.number), "at": entry.at, "text": words}
    if marked:
        line["shows"] = True
    return line


def _invites(table: Table, now: float, around: Surroundings) -> list[picture.InviteShape]:
    waiting = []
    for key, invite in table.invites.items():
        if invite.alive(now) and invite.sort != CARD:
            shape: picture.InviteShape = {"sort": invite.sort}
            if invite.seat is not None:
                shape["seat"] = invite.seat
            if invite.expires_at is not None:
                shape["expires_at"] = invite.expires_at
            if key in around.links:
                shape["link"] = around.links[key]
            waiting.append(shape)
    return waiting
