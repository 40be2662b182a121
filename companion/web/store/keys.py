"""To which key a database belongs: all tokens in it were hashed with that one."""

from __future__ import annotations

from companion.web.store.database import DatabaseConnection


class OtherKey(Exception):
    """With this key every device would be without its place."""


def claimed(connection: DatabaseConnection, fingerprint: str, *, anew: bool) -> bool:
    """Whether the database belongs to the key with this fingerprint; one that belongs to none does
    from now on, and with `anew` each does. The transaction has to be committed."""
    known = connection.execute("SELECT fingerprint FROM server_key").fetchone()
    if known is not None and not anew:
        return bool(known[0] == fingerprint)
    connection.execute("DELETE FROM server_key")
    insert = "INSERT INTO server_key (id, fingerprint) VALUES (1, :fingerprint)"
    connection.execute(insert, {"fingerprint": fingerprint})
    return True
