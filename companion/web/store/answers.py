"""Answers to commands that changed nothing, stored so that another process gives the same answer
again (PostgreSQL)."""

from collections.abc import Iterable

from msgspec.json import decode, encode

from companion.core.refusal import Refusal
from companion.table.state import AnsweredCommand
from companion.web.store.database import Database

KEPT_AT_MOST = 64
"""Answers kept for one device: as many as a table keeps in memory."""
_LATER = "SET LOCAL synchronous_commit = off"
"""Do not wait for the disk: if the process dies before, it has hardly told a device."""
_GIVEN = """
INSERT INTO answers (code, device, id, digest, refusal, at)
VALUES (:code, :device, :id, :digest, :refusal, :at) ON CONFLICT DO NOTHING
"""
_OF_DEVICE = "FROM answers WHERE code = :code AND device = :device"
_NEWEST = f"SELECT id, digest, refusal {_OF_DEVICE} ORDER BY at DESC LIMIT {KEPT_AT_MOST}"
_OLD = f"""
DELETE {_OF_DEVICE} AND id NOT IN (SELECT id {_OF_DEVICE} ORDER BY at DESC LIMIT {KEPT_AT_MOST})
"""


class AnswerStore:
    """The stored answers of all tables."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def remember(self, code: str, new: Iterable[tuple[str, AnsweredCommand]], now: float) -> None:
        """Store answers, each with the hash of a device's token; those of a deleted table are left
        out. Raises NoAnswer."""
        rows = [
            {
                "code": code,
                "device": device,
                "id": one.id,
                "digest": one.digest,
                "refusal": encode(one.refusal).decode() if one.refusal else "",
                "at": now,
            }
            for device, one in new
        ]
        with self._database.connect(transaction=True) as connection:
            connection.execute(_LATER)
            connection.executemany(_GIVEN, rows)
            for device in {row["device"] for row in rows}:
                connection.execute(_OLD, {"code": code, "device": device})
            connection.commit()

    def recall(self, code: str, device: str) -> tuple[AnsweredCommand, ...]:
        """The newest of one device, oldest first. The parameters of a refusal stay as they are in
        JSON: all that becomes of them is the same JSON again. Raises NoAnswer."""
        with self._database.connect() as connection:
            rows = [*connection.execute(_NEWEST, {"code": code, "device": device})]
        return tuple(
            AnsweredCommand(id, digest, Refusal(**decode(refusal)) if refusal else None)
            for id, digest, refusal in reversed(rows)
        )
