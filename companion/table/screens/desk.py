"""The tablet's desk: prompts of the table, diary, undo and redo, invites, connected seats."""

from collections.abc import Iterator, Mapping
from itertools import groupby, islice
from typing import Any

from companion.core.command import Tick
from companion.core.game import Game, Moment
from companion.core.log import Entry, Reapply, Step
from companion.core.text import text
from companion.core.value import Frozen, field, replace
from companion.core.words.prompts.field import Value
from companion.games.registry import Games
from companion.table.lifecycle import first_final_step
from companion.table.people.invites import CARD
from companion.table.screens import picture
from companion.table.screens.offers import offers
from companion.table.screens.view_cache import CachedLine, ViewCache
from companion.table.screens.way_back import is_in_diary, line_of, redo_offer, shows, undo_offer
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
    simulated: Mapping[str, str] | None = None
    """As in `Moment`."""


def desk(
    table: Table, games: Games, moment: Moment, around: Surroundings, cache: ViewCache
) -> picture.Desk:
    """The tablet's desk."""
    return picture.Desk(
        prompts=tuple(offers(table, games)),
        diary=tuple(diary(table, games, cache)),
        invites=tuple(_invites(table, moment.now, around)),
        connected=tuple(sorted(around.connected)),
        addresses=around.addresses,
        named=around.named,
        blind=table.blind,
        cards=_cards(table, games),
        **way_back(table, games),
    )


def way_back(table: Table, games: Games) -> dict[str, Any]:
    """The offers to undo and redo, if there are any: fields of `picture.Desk`."""
    offered = {"undo": undo_offer(table, games), "redo": redo_offer(table, games)}
    return {name: one for name, one in offered.items() if one is not None}


def _cards(table: Table, games: Games) -> tuple[tuple[Value, ...], ...]:
    """The cards that the host's device may keep (`Game.cards`)."""
    running = table.game
    game = None if running is None else games[running.id]
    if running is None or game is None or not game.cards:
        return ()
    return tuple(tuple(row) for row in game.keep(running.state)[game.cards])


def diary(table: Table, games: Games, cache: ViewCache) -> Iterator[picture.DiaryLine]:
    """The newest lines of the game's diary, newest first; lines to be merged are one."""
    if table.game is None:
        return
    merged = games[table.game.id].merged_lines
    lines = groupby(_lines(table, table.game, games, cache), key=lambda line: _sort(line, merged))
    for (word, _), one in islice(lines, LINES):
        shapes = list(one)
        yield shapes[0] if len(shapes) == 1 else _merge(shapes, merged[word])


def _sort(line: picture.DiaryLine, merged: Mapping[str, str]) -> tuple[str, int]:
    """A key that is equal for neighbouring lines to be merged."""
    word = line.text.id
    return (word, -line.gone) if word in merged else (word, line.n)


def _merge(lines: list[picture.DiaryLine], word: str) -> picture.DiaryLine:
    """One line for several (newest first); its undo takes back all of them."""
    first, words = lines[0], text(word, n=len(lines))
    shows = any(line.shows for line in lines)
    return replace(lines[-1], n=first.n, at=first.at, text=words, shows=shows)


def _lines(
    table: Table, running: Running, games: Games, cache: ViewCache
) -> Iterator[picture.DiaryLine]:
    """A line for each entry with one, newest first."""
    known, cache.lines = cache.lines, {}
    standing = reversed(running.steps)
    newest, blind = next(standing, None), table.sees_no_secrets
    warn, opened = False, first_final_step(running, games)
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
        inputs = (table.shown_number(entry.number), blind, warn, stands, stays)
        if line.inputs != inputs:
            leads = stands and not stays
            shown = _line(table, games[running.id], entry, stands=stands, leads=leads, warn=warn)
            line = CachedLine(entry, inputs, shown)
        cache.lines[entry.number] = line
        yield line.shape


def _line(
    table: Table, game: Game[Any], entry: Entry, *, stands: bool, leads: bool, warn: bool
) -> picture.DiaryLine:
    """The line of `entry`. `stands`: whether it counts. `leads`: whether an undo can take it back.
    `warn`: whether that undo hides what was seen."""
    n = table.shown_number(entry.number)
    if not isinstance(entry, Step):
        words = text("table-diary-redone" if isinstance(entry, Reapply) else REWOUND)
        return picture.DiaryLine(n=n, at=entry.at, text=words)
    return picture.DiaryLine(
        n=n,
        at=entry.at,
        text=line_of(game, entry) or text("table-diary-step"),
        shows=not table.sees_no_secrets and shows(entry),
        gone=not stands,
        to=n - 1 if leads else None,
        warn=leads and warn,
        alarm=leads and entry.name == Tick.name and game.alarm_repeats(entry),
    )


def _invites(table: Table, now: float, around: Surroundings) -> Iterator[picture.InviteShape]:
    for key, one in table.invites.items():
        if one.alive(now) and one.sort != CARD:
            yield picture.InviteShape(
                sort=one.sort, seat=one.seat, expires_at=one.expires_at, link=around.links.get(key)
            )
