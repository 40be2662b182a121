"""To which key a database belongs: all tokens in it were hashed with that one."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select

from companion.web.store.schema import server_key


class OtherKey(Exception):
    """With this key every device would be without its place."""


def claimed(connection: Connection, fingerprint: str, *, anew: bool) -> bool:
    """Whether the database belongs to the key with this fingerprint; one that belongs to none does
    from now on, and with `anew` each does. The transaction has to be committed."""
    known = connection.execute(select(server_key.c.fingerprint)).scalar()
    if known is not None and not anew:
        return bool(known == fingerprint)
    connection.execute(delete(server_key))
    connection.execute(insert(server_key).values(id=1, fingerprint=fingerprint))
    return True
