"""Answers to commands that changed nothing, stored so that another process gives the same answer
again (PostgreSQL)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from msgspec.json import decode, encode

from companion.core.refusal import Refusal
from companion.table.state import AnsweredCommand
from companion.web.store.database import Database

KEPT_AT_MOST = 64
"""Answers kept for one device: as many as a table keeps in memory."""
KEPT_SECONDS = 86400.0
_LATER = "SET LOCAL synchronous_commit = off"
"""Do not wait for the disk: if the process dies before, it has hardly told a device."""
_OLD = "DELETE FROM answers WHERE code = :code AND at < :before"
_GIVEN = """
INSERT INTO answers (code, device, id, digest, refusal, at)
VALUES (:code, :device, :id, :digest, :refusal, :at) ON CONFLICT DO NOTHING
"""
_NEWEST = f"""
SELECT device, id, digest, refusal FROM answers
WHERE code = :code AND device = :device ORDER BY at DESC LIMIT {KEPT_AT_MOST}
"""


class StoredAnswer(NamedTuple):
    """An answer that was given to a device."""

    device: str
    """Hash of its token."""
    id: str
    """Id of the command."""
    digest: str
    """Digest of the command's content."""
    refusal: str
    """The refusal as JSON; empty: the command was carried out and changed nothing."""


def given(device: str, answer: AnsweredCommand) -> StoredAnswer:
    """An answer in the form that is stored."""
    refusal = "" if answer.refusal is None else encode(answer.refusal).decode()
    return StoredAnswer(device, answer.id, answer.digest, refusal)


def answer_of(stored: StoredAnswer) -> AnsweredCommand:
    """A stored answer in the form that a table uses. Parameters of a refusal stay as they are in
    JSON."""
    refusal = Refusal(**decode(stored.refusal)) if stored.refusal else None
    return AnsweredCommand(stored.id, stored.digest, refusal)


class AnswerStore:
    """The stored answers of all tables."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def remember(self, code: str, given: Iterable[StoredAnswer], now: float) -> None:
        """Store answers; those of a deleted table are left out. Raises NoAnswer."""
        rows = [{"code": code, "at": now, **one._asdict()} for one in given]
        with self._database.asking(several=True) as ask:
            ask.execute(_LATER)
            ask.execute(_OLD, {"code": code, "before": now - KEPT_SECONDS})
            ask.executemany(_GIVEN, rows)
            ask.commit()

    def recall(self, code: str, device: str) -> Sequence[StoredAnswer]:
        """The newest answers to one device, oldest first. Raises NoAnswer."""
        with self._database.asking() as ask:
            found = [*ask.execute(_NEWEST, {"code": code, "device": device})]
        return [StoredAnswer(*row) for row in reversed(found)]
