"""Records and codes as a database has them now."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager

from sqlalchemy import Connection, Engine, bindparam, func, select
from sqlalchemy.exc import DBAPIError

from companion.web.store.engines import NoAnswer, answered, reason
from companion.web.store.schema import records, tables

LONG = 5.0
"""Seconds for what reads a whole table, or of all of them."""
AHEAD = 3600.0
"""Seconds by which clocks differ that are right."""
_VERSION = select(func.max(records.c.number)).where(records.c.code == bindparam("code"))


class RecordReader:
    """What is asked of a database and changes nothing."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    @contextmanager
    def _reading(self, within: float | None = None) -> Iterator[Connection]:
        """A connection for questions that have an answer within so many seconds (None: the usual
        ones). Raises NoAnswer."""
        try:
            with answered(self._engine, within), self._engine.connect() as connection:
                yield connection
        except DBAPIError as error:
            raise NoAnswer(reason(error)) from error

    def records(self, code: str, after: int = 0) -> Sequence[bytes]:
        """The records of a table, in order. Raises NoAnswer."""
        wanted = (
            select(records.c.record)
            .where(records.c.code == code, records.c.number > after)
            .order_by(records.c.number)
        )
        with self._reading(LONG) as connection:
            return connection.execute(wanted).scalars().all()

    def version(self, code: str) -> int:
        """The number of a table's newest record; 0 where there is none. Raises NoAnswer."""
        with self._reading() as connection:
            return connection.execute(_VERSION, {"code": code}).scalar() or 0

    def codes(self, now: float = float("inf")) -> tuple[str, ...]:
        """The codes of all tables, the newest first; those that a wrong clock has dated far after
        `now` come last. Raises NoAnswer."""
        dated = tables.c.created
        wanted = select(tables.c.code).order_by(dated > now + AHEAD, dated.desc())
        with self._reading(LONG) as connection:
            return tuple(connection.execute(wanted).scalars())

    def newest(self, codes: Collection[str] | None = None) -> dict[str, bytes]:
        """The last record of every table, or of these, by code. Raises NoAnswer."""
        # One step into the index for each table, however long its log is.
        last = select(func.max(records.c.number)).where(records.c.code == tables.c.code)
        wanted = select(records.c.code, records.c.record).join(
            tables,
            (records.c.code == tables.c.code)
            & (records.c.number == last.correlate(tables).scalar_subquery()),
        )
        if codes is not None:
            wanted = wanted.where(tables.c.code.in_(codes))
        with self._reading(LONG if codes is None else None) as connection:
            return dict(connection.execute(wanted).all())
