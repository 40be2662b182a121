"""The interface between the browser's worker and Python: text in, JSON out.

One table at a time. The worker keeps the log; what it has to write is `store` (a record's text, or
null) with its `number` and the `row` for the list of tables, in one transaction.
"""

import secrets
from collections.abc import Sequence
from typing import Any

from msgspec import json

from companion.core.chance import Chance
from companion.games.registry import find_games
from companion.pocket import paper, tables
from companion.pocket.shell import OPENED, Pocket
from companion.table.export.copies import BadCopy, NotNow, TooLarge, copied
from companion.table.export.recap import annals, recap_json
from companion.table.log.codec import Codec
from companion.table.log.fold import fold
from companion.table.log.record import Record
from companion.table.log.stored import Unreadable

GAMES = find_games()
CODEC = Codec(GAMES)
CHANCE = Chance(secrets.SystemRandom())


class Bridge:
    """The open table, if there is one."""

    def __init__(self) -> None:
        self._pocket: Pocket | None = None

    def open(self, code: str, log: str, wall: float) -> str:
        """Open the table of this log (a JSON list of records). Returns `{store, number, row}` as
        `receive`, or `{why}` if it cannot be read: "later", "missing", "damaged"."""
        self._pocket = None
        try:
            table = tables.read(code, json.decode(log), CODEC, GAMES)
        except Unreadable as error:
            return _json({"why": error.why})
        if not table.version:
            return _json({"why": "missing"})
        self._pocket = Pocket(table, CODEC, GAMES, CHANCE)
        return self._to_store(self._pocket.ring(OPENED, wall))

    def receive(self, name: str, content: str, wall: float) -> str:
        """A `do` of the page, or an alarm (`opened`, `wake`, `beat`, `announced`, `friend`).
        Returns `{store, number, row}`; then `stored` or `not_stored` must be called. An exception
        in the rules becomes a refusal."""
        asked = json.decode(content)
        try:
            if name == "do":
                return self._to_store(self._open.do(asked, wall))
            return self._to_store(self._open.ring(name, wall))
        except Exception:  # any exception: the table stays as it was and goes on
            self._open.fail(asked)
            return self._to_store(None)

    def stored(self, wall: float) -> str:
        """The record was stored. Returns a JSON list of `[event, content]` for the page."""
        return _json(self._open.stored(wall))

    def not_stored(self, code: str, wall: float) -> str:
        """The record could not be stored; `code` is the reason. Returns messages for the page."""
        return _json(self._open.not_stored(code, wall))

    def picture(self, wall: float) -> str:
        """The whole picture, for a page that was just opened."""
        return _json([self._open.picture(wall)])

    def slept(self, wall: float) -> str:
        """The device is back after more than a minute. Returns messages for the page."""
        return _json(self._open.slept(wall))

    def time(self, wall: float) -> float:
        return self._open.time(wall)

    def history(self) -> str:
        """The same as `/history/<code>.json` of a server."""
        return _json({"panels": annals(self._open.table, GAMES)})

    def recap(self) -> str:
        """The same as `/recap/<code>.json` of a server."""
        return _json(recap_json(self._open.table, GAMES))

    def paper(self, what: str, sentences: str, cells: str) -> str:
        """The story, the sheet or the order of the night (`paper.PAPERS`) of the open table.
        `sentences`: by their texts, as JSON."""
        return _json(paper.render(what, self._open.table, GAMES, json.decode(sentences), cells))

    def new_table(self, name: str, game: str, wall: float) -> str:
        """A new table: `{records, row}`. `game`: id of its game, or ""."""
        return _new(tables.new_table(name, game or None, wall, GAMES, CHANCE))

    def new_rehearsal(self, game: str, wall: float) -> str:
        """A rehearsal of this game: `{records, row}`. It is not stored."""
        return _new(tables.new_rehearsal(game, wall, GAMES, CHANCE))

    def open_copy(self, copy: str, wall: float) -> str:
        """The table of a copy: `{records, row}`, or `{code}` of the refusal."""
        try:
            return _new(tables.open_copy(copy, wall, CODEC, GAMES, CHANCE))
        except TooLarge:
            return _json({"code": "E_COPY_TOO_LARGE"})
        except Exception:  # any exception: the rules may fail on a stranger's file in any way
            return _json({"code": "E_BAD_COPY"})

    def make_copy(self, code: str, log: str) -> str:
        """The copy of the game in this log: `{copy}`, or `{code}` of the refusal. (`copy` is a
        method that Pyodide adds to every object.)"""
        try:
            table = tables.read(code, json.decode(log), CODEC, GAMES)
            return _json({"copy": json.encode(copied(table, GAMES)).decode()})
        except NotNow:
            return _json({"code": "E_COPY_NOT_NOW"})
        except BadCopy:
            return _json({"code": "E_COPY_NO_GAME"})
        except Unreadable:
            return _json({"code": "E_UNREADABLE"})

    @property
    def _open(self) -> Pocket:
        assert self._pocket is not None, "no table is open"
        return self._pocket

    def _to_store(self, store: bytes | None) -> str:
        table = self._open.next_table
        shape: dict[str, Any] = {"store": None}
        if store is not None:
            row = tables.summary(table, GAMES)
            shape = {"store": store.decode(), "number": table.version, "row": row}
        return _json(shape)


def _new(records: Sequence[Record]) -> str:
    row = tables.summary(fold(records, GAMES), GAMES)
    return _json({"records": [CODEC.dump(one).decode() for one in records], "row": row})


def _json(thing: Any) -> str:
    return json.encode(thing).decode()
