"""The key that the tokens in a database were hashed with."""

from companion.web.store.database import DatabaseConnection


class OtherKey(Exception):
    """The database belongs to another key; with this one every device would lose its place."""


def claim(connection: DatabaseConnection, fingerprint: str, *, anew: bool) -> bool:
    """Whether the database belongs to the key with this fingerprint. A database without a key gets
    this one, with `anew` every database. The caller must commit."""
    known = connection.execute("SELECT fingerprint FROM server_key").fetchone()
    if known is not None and not anew:
        return bool(known[0] == fingerprint)
    connection.execute("DELETE FROM server_key")
    insert = "INSERT INTO server_key (id, fingerprint) VALUES (1, :fingerprint)"
    connection.execute(insert, {"fingerprint": fingerprint})
    return True
