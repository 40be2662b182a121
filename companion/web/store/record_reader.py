"""Read records and codes from a database."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from companion.web.store.database import Database

LONG = 5.0
"""Seconds for reading a whole table, or something of all tables."""
AHEAD = 3600.0
"""Seconds by which correct clocks may differ."""
_RECORDS = "SELECT record FROM records WHERE code = :code AND number > :after ORDER BY number"
_VERSION = "SELECT max(number) FROM records WHERE code = :code"
_CODES = "SELECT code FROM tables ORDER BY created > :late, created DESC"
_NEWEST = """
SELECT records.code, record FROM records JOIN tables ON records.code = tables.code
AND number = (SELECT max(number) FROM records AS last WHERE last.code = tables.code)
"""
"""One step into the index for each table, however long its log is."""


class RecordReader:
    """What is asked of a database and changes nothing."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def records(self, code: str, after: int = 0) -> Sequence[bytes]:
        """The records of a table, in order. Raises NoAnswer."""
        with self._database.asking(LONG) as ask:
            return [one for (one,) in ask.execute(_RECORDS, {"code": code, "after": after})]

    def version(self, code: str) -> int:
        """The number of a table's newest record; 0: there is no such table. Raises NoAnswer."""
        with self._database.asking() as ask:
            number: int | None = ask.execute(_VERSION, {"code": code}).fetchone()[0]
        return number or 0

    def codes(self, now: float = float("inf")) -> tuple[str, ...]:
        """The codes of all tables, newest first; those dated far after `now` by a wrong clock come
        last. Raises NoAnswer."""
        with self._database.asking(LONG) as ask:
            return tuple(code for (code,) in ask.execute(_CODES, {"late": now + AHEAD}))

    def newest(self, codes: Collection[str] | None = None) -> dict[str, bytes]:
        """The last record of every table, or of these (at least one), by code. Raises NoAnswer."""
        named = {f"code_{number}": code for number, code in enumerate(codes or ())}
        these = f"WHERE tables.code IN ({', '.join(f':{one}' for one in named)})" if named else ""
        with self._database.asking(LONG if codes is None else None) as ask:
            return dict(iter(ask.execute(_NEWEST + these, named)))
