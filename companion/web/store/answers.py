"""Answers that changed nothing, where another process may be asked the same again (PostgreSQL)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from msgspec.json import decode, encode
from sqlalchemy import Engine, delete, select, text
from sqlalchemy.exc import DBAPIError

from companion.core.refusal import Refusal
from companion.table.state import AnsweredCommand
from companion.web.store.engines import NoAnswer, answered, reason, together
from companion.web.store.schema import answers

KEPT_AT_MOST = 64
"""Answers kept for one device: as many as a table keeps in memory."""
KEPT_SECONDS = 86400.0
_LATER = text("SET LOCAL synchronous_commit = off")
"""Without waiting for the disk: a process that dies before has hardly told a device."""


class StoredAnswer(NamedTuple):
    """One answer that was given to a device."""

    device: str
    """The hash of its token."""
    id: str
    """Of the command, as the device has made it."""
    digest: str
    """Of the command's content."""
    refusal: str
    """In JSON; empty where the command was carried out and changed nothing."""


def given(device: str, answer: AnsweredCommand) -> StoredAnswer:
    """An answer as it is stored."""
    refusal = "" if answer.refusal is None else encode(answer.refusal).decode()
    return StoredAnswer(device, answer.id, answer.digest, refusal)


def answer_of(stored: StoredAnswer) -> AnsweredCommand:
    """A stored answer as a table knows it. The parameters of a refusal stay as they are in JSON:
    all that becomes of them is the same JSON again."""
    refusal = Refusal(**decode(stored.refusal)) if stored.refusal else None
    return AnsweredCommand(stored.id, stored.digest, refusal)


class AnswerStore:
    """The stored answers of all tables."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def remember(self, code: str, given: Iterable[StoredAnswer], now: float) -> None:
        """Store answers; those of a deleted table are left out. Raises NoAnswer."""
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
