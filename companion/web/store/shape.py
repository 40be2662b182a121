"""The schema of a database. Before 1.0 there is one, and no way from another."""

from __future__ import annotations

from companion.web.store.database import DatabaseConnection

NEWEST = "0001"
WAIT = 20
"""Seconds that a process waits while another one makes the tables."""
KEY = 0x7665676C
"""Key of PostgreSQL's lock: «vegl». It ends with the transaction."""
_BEGIN_IN_POSTGRES = (
    f"SET LOCAL lock_timeout = '{WAIT}s'",
    f"SELECT pg_advisory_xact_lock({KEY})",
)
_BEGIN_IN_FILE = ("BEGIN IMMEDIATE",)
_TABLES = (
    # One row a table, and one a step, whose `record` is JSON (`codec`). The key of a record is the
    # law: of two processes that write the same number one is refused.
    """
    tables (
        code VARCHAR(24) NOT NULL PRIMARY KEY,
        created DOUBLE PRECISION NOT NULL
    )""",
    """
    records (
        code VARCHAR(24) NOT NULL REFERENCES tables ON DELETE CASCADE,
        number INTEGER NOT NULL CHECK (number > 0),
        record {bytes} NOT NULL,
        PRIMARY KEY (code, number)
    )""",
    # One row a process of PostgreSQL's: since when there has always been one, and when this one was
    # `seen` last (the database's seconds); and the `places` connected to it, as JSON.
    """
    processes (
        id VARCHAR(32) NOT NULL PRIMARY KEY,
        since DOUBLE PRECISION NOT NULL,
        seen DOUBLE PRECISION NOT NULL
    )""",
    """
    presence (
        code VARCHAR(24) NOT NULL REFERENCES tables ON DELETE CASCADE,
        process VARCHAR(32) NOT NULL REFERENCES processes ON DELETE CASCADE,
        places TEXT NOT NULL,
        PRIMARY KEY (code, process)
    )""",
    # Answers that stand in no record (`answers`); `device` is the hash of a token.
    """
    answers (
        code VARCHAR(24) NOT NULL REFERENCES tables ON DELETE CASCADE,
        device VARCHAR(64) NOT NULL,
        id VARCHAR(32) NOT NULL,
        digest VARCHAR(32) NOT NULL,
        refusal TEXT NOT NULL,
        at DOUBLE PRECISION NOT NULL,
        PRIMARY KEY (code, device, id)
    )""",
    # For how long a program has had this database, the pauses between, and when the last step of
    # each table was found (`ages`); by which key all tokens were hashed (`keys`).
    """
    in_use (
        id INTEGER NOT NULL PRIMARY KEY,
        seconds DOUBLE PRECISION NOT NULL,
        looked DOUBLE PRECISION NOT NULL
    )""",
    """
    pauses (
        id {counted} NOT NULL PRIMARY KEY,
        began DOUBLE PRECISION NOT NULL,
        seconds DOUBLE PRECISION NOT NULL
    )""",
    """
    last_steps (
        name VARCHAR(255) NOT NULL PRIMARY KEY,
        number INTEGER NOT NULL,
        found DOUBLE PRECISION NOT NULL
    )""",
    "server_key (id INTEGER NOT NULL PRIMARY KEY, fingerprint VARCHAR(16) NOT NULL)",
    "shape (version VARCHAR(32) NOT NULL PRIMARY KEY)",
)


class LaterShape(Exception):
    """The database was made by a later version; `shape` is its schema."""

    def __init__(self, shape: str) -> None:
        super().__init__(shape)
        self.shape = shape


def create(ask: DatabaseConnection, *, shared: bool) -> None:
    """Make the tables, unless another process has made them meanwhile. `shared`: PostgreSQL."""
    types = {"bytes": "BYTEA" if shared else "BLOB", "counted": "SERIAL" if shared else "INTEGER"}
    for statement in _BEGIN_IN_POSTGRES if shared else _BEGIN_IN_FILE:
        ask.execute(statement)
    for table in _TABLES:
        ask.execute(f"CREATE TABLE IF NOT EXISTS {table.strip().format(**types)}")
    ask.execute(f"INSERT INTO shape (version) VALUES ('{NEWEST}') ON CONFLICT DO NOTHING")
    ask.commit()
