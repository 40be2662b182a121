"""Check whether everything in a database can be read by this program."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress

import gevent

from companion.games.registry import find_games
from companion.table.log.codec import Codec
from companion.table.log.stored import EMPTY, Unreadable, read_table
from companion.web import terminal
from companion.web.catalogs import Catalogs
from companion.web.store.records import CannotSave, Store, with_pauses

PAUSE = 0.05
"""Seconds after each table, and within long ones, because the server is in use meanwhile."""


def unreadable(
    codes: Iterable[str], records: Callable[[str], Iterable[bytes]]
) -> Iterator[Unreadable]:
    """The first unreadable record of each of these tables; `records` returns a table's in order."""
    games = find_games()
    codec = Codec(games)
    for code in codes:
        try:
            if read_table(code, records(code), codec, games) is EMPTY:
                yield Unreadable(code, 1, "missing")
        except Unreadable as found:
            yield found


def name_unreadable(words: Catalogs, store: Store) -> None:
    """Report unreadable tables to the operator while the server serves the others."""

    def slowly(code: str) -> Iterator[bytes]:
        gevent.sleep(PAUSE)
        return with_pauses(store.records(code), PAUSE)

    with suppress(CannotSave):  # then pages and /readyz say so
        for one in unreadable(store.codes(), slowly):
            terminal.complain(terminal.unreadable(words, one))
