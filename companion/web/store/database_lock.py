"""Lock a database for one program; a second one is told where the first one is.

A locked file beside an SQLite database, a session lock in PostgreSQL: both end with the process.
Windows has no such file locks; there nothing is checked.
"""

import os
from contextlib import suppress
from pathlib import Path
from typing import Any

from companion.web.store.database import CannotSave, reason
from companion.web.store.files_beside import locked
from companion.web.store.sqlite import file_of

KEY = 0x7665676D
"""Key of PostgreSQL's lock: «vegm»."""
SESSION_NAME = "veglia "
"""Name of our session, followed by the link."""
_HOLDER = f"""
SELECT application_name FROM pg_stat_activity JOIN pg_locks USING (pid)
WHERE locktype = 'advisory' AND granted AND classid = 0 AND objid = {KEY}
AND datname = current_database()
"""


class LockedElsewhere(Exception):
    """Another program holds the database. `link`: where it is reached, or empty."""

    def __init__(self, link: str) -> None:
        super().__init__(link)
        self.link = link


class DatabaseLock:
    """A lock on a database until `close`."""

    def __init__(self, address: str, link: str) -> None:
        """Take the lock; `link` is where we are reached. Raises LockedElsewhere, CannotSave."""
        file = file_of(address)
        self._file: Path | None = None
        self._lock: int | None = None
        self._session: Any = None
        if file is None:
            self._session = _session(address, link)
        else:
            self._file = file.with_name(file.name + ".lock")
            self._lock = _locked_file(self._file, link)

    def close(self) -> None:
        if self._session is not None:
            self._session.close()
        if self._lock is not None and self._file is not None:
            with suppress(OSError):
                self._file.unlink()
            os.close(self._lock)


def _locked_file(file: Path, link: str) -> int:
    try:
        lock = locked(file)
    except BlockingIOError:
        raise LockedElsewhere(file.read_text("ascii", "replace").strip()) from None
    with suppress(OSError):  # a full disk: then nobody knows where we are
        os.truncate(lock, 0)
        os.write(lock, f"{link}\n".encode())
    return lock


def _session(address: str, link: str) -> Any:
    from sqlalchemy import NullPool, create_engine, make_url
    from sqlalchemy.exc import DBAPIError

    from companion.web.store.postgres import network

    url, named = make_url(address), {"application_name": SESSION_NAME + link}
    engine = create_engine(url, poolclass=NullPool, connect_args=network(url) | named)
    try:
        session = engine.connect().execution_options(isolation_level="AUTOCOMMIT")
    except DBAPIError as error:
        raise CannotSave(reason(error)) from error
    if session.exec_driver_sql(f"SELECT pg_try_advisory_lock({KEY})").scalar():
        return session
    holder = session.exec_driver_sql(_HOLDER).scalar() or ""
    session.close()
    raise LockedElsewhere(holder.removeprefix(SESSION_NAME))
