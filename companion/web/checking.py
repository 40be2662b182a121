"""Whether everything that a database holds can be read by this program."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from companion.games.registry import find_games
from companion.web.codec import Codec
from companion.web.reading import EMPTY, Unreadable, read_table


def unreadable(
    codes: Iterable[str], records: Callable[[str], Iterable[bytes]]
) -> Iterator[Unreadable]:
    """The first record of each of these tables that cannot be read; `records` gives those of a
    table, in order."""
    games = find_games()
    codec = Codec(games)
    for code in codes:
        try:
            if read_table(code, records(code), codec, games) is EMPTY:
                yield Unreadable(code, 1, "missing")
        except Unreadable as found:
            yield found
