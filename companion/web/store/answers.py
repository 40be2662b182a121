"""Answers that changed nothing, where another process may be asked the same again (PostgreSQL)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from sqlalchemy import Engine, delete, select, text
from sqlalchemy.exc import DBAPIError

from companion.web.store.engines import NoAnswer, answered, reason, together
from companion.web.store.schema import answers

KEPT_AT_MOST = 64
"""Of one device: as many as a table knows by heart."""
KEPT_SECONDS = 86400.0
_LATER = text("SET LOCAL synchronous_commit = off")
"""Who dies before it is on the disk has hardly told anybody."""


class StoredAnswer(NamedTuple):
    """One answer: of the device (hash of its token) to the command with this id and digest;
    `refusal` as JSON, empty where the command was carried out and changed nothing."""

    device: str
    id: str
    digest: str
    refusal: str


class AnswerStore:
    """Those of all tables."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def remember(self, code: str, given: Iterable[StoredAnswer], now: float) -> None:
        """Raises NoAnswer. Of a table that was deleted nothing is remembered."""
        # Only here: with SQLite a start has no use for it, and it is a twentieth of one.
        from sqlalchemy.dialects.postgresql import insert

        rows = [{"code": code, "at": now, **one._asdict()} for one in given]
        old = delete(answers).where(answers.c.code == code, answers.c.at < now - KEPT_SECONDS)
        try:
            with answered(self._engine), together(self._engine) as connection:
                connection.execute(_LATER)
                connection.execute(old)
                connection.execute(insert(answers).on_conflict_do_nothing(), rows)
                connection.commit()
        except DBAPIError as error:
            raise NoAnswer(reason(error)) from error

    def recall(self, code: str, device: str) -> Sequence[StoredAnswer]:
        """The newest of one device, oldest first. Raises NoAnswer."""
        columns = (answers.c.device, answers.c.id, answers.c.digest, answers.c.refusal)
        wanted = (
            select(*columns)
            .where(answers.c.code == code, answers.c.device == device)
            .order_by(answers.c.at.desc())
            .limit(KEPT_AT_MOST)
        )
        try:
            with answered(self._engine), self._engine.connect() as connection:
                return [StoredAnswer(*row) for row in connection.execute(wanted)][::-1]
        except DBAPIError as error:
            raise NoAnswer(reason(error)) from error
