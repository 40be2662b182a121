"""The schema of a database (`schema.sql`). Before 1.0 there is one, and no way from another."""

from pathlib import Path

from companion.web.store.database import DatabaseConnection

NEWEST = "0001"
WAIT = 20
"""Seconds that a process waits while another one makes the tables."""
KEY = 0x7665676C
"""Key of PostgreSQL's lock: «vegl». It ends with the transaction."""
_SCHEMA = Path(__file__).with_name("schema.sql").read_text("utf-8")
_IN_POSTGRES = {"bytes": "BYTEA", "counted": "SERIAL", "newest": NEWEST}
_IN_FILE = {"bytes": "BLOB", "counted": "INTEGER", "newest": NEWEST}


class LaterSchema(Exception):
    """The database was made by a later version; `shape` is its schema."""

    def __init__(self, shape: str) -> None:
        super().__init__(shape)
        self.shape = shape


def create(connection: DatabaseConnection, *, shared: bool) -> None:
    """Make the tables, unless another process has made them meanwhile. `shared`: PostgreSQL."""
    if shared:
        connection.execute(f"SET LOCAL lock_timeout = '{WAIT}s'")
        connection.execute(f"SELECT pg_advisory_xact_lock({KEY})")
    else:
        connection.execute("BEGIN IMMEDIATE")
    for statement in _SCHEMA.format(**_IN_POSTGRES if shared else _IN_FILE).split(";\n"):
        connection.execute(statement)
    connection.commit()
