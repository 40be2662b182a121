"""Backup and restore of a database in use; for SQLite, which is one file.

Who has the backup file can read the games in it. The key that tokens are hashed with is not in the
file, so it gives no access to tables.
"""

import sqlite3
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path

from companion.table.log.stored import Unreadable
from companion.web.store.checking import unreadable
from companion.web.store.database_lock import DatabaseLock, LockedElsewhere
from companion.web.store.files_beside import (
    delete_drafts,
    draft,
    drop_second_names,
    set_aside,
    set_stray_files_aside,
    sync,
)
from companion.web.store.shape import NEWEST
from companion.web.store.sqlite import file_of

NEEDED = ("tables", "records", "shape")


class BackupRefused(Exception):
    """The id of a sentence with its parameters, and the tables that are the reason."""

    def __init__(self, reason: str, unreadable: tuple[Unreadable, ...] = (), **params: str) -> None:
        super().__init__(reason)
        self.reason, self.unreadable, self.params = reason, unreadable, params


@dataclass(frozen=True, slots=True)
class Contents:
    """What a database holds, and which of its tables this program cannot read."""

    tables: int
    records: int
    unreadable: tuple[Unreadable, ...] = ()
    aside: Path | None = None
    """New path of the database that it replaced, if there was one."""


def backup(url: str, target: Path) -> Contents:
    """Copy the database at `url` into a new file while it is in use. Raises BackupRefused; `target`
    then does not exist."""
    source = _file(url)
    if not source.exists():
        raise BackupRefused("backup-nothing", file=str(source))
    if target.exists():
        raise BackupRefused("backup-exists", file=str(target))
    delete_drafts(target.parent)
    with draft(target) as coming:
        _copy(source, coming)
        contents = _checked(coming)
        _move_into_place(coming, target)
    return contents


def restore(url: str, source: Path, *, anyway: bool = False) -> Contents:
    """Replace the database at `url` by a backup; the old one is kept beside it for some days. At
    every moment one of them is in place, whole. Raises BackupRefused if the file is not a backup, a
    program uses the database, or a table cannot be read (unless `anyway`)."""
    if not source.exists():
        raise BackupRefused("backup-nothing", file=str(source))
    target = _file(url)
    target.parent.mkdir(parents=True, exist_ok=True)
    delete_drafts(target.parent)
    with closing(_lock(url, target)), draft(target) as coming:
        try:
            _copy(source, coming)
        except sqlite3.DatabaseError:
            raise BackupRefused("backup-foreign", file=str(source)) from None
        contents = _checked(coming)
        if contents.unreadable and not anyway:
            raise BackupRefused("restore-unreadable", contents.unreadable, file=str(source))
        drop_second_names(target)
        if target.exists():
            _checkpoint(target)
            contents = replace(contents, aside=set_aside(target))
        set_stray_files_aside(target)
        _move_into_place(coming, target)
    return contents


def _copy(source: Path, coming: Path) -> None:
    """Copy everything in `source` into one file without a log beside it."""
    address = f"{source.absolute().as_uri()}?mode=ro"
    opened = closing(sqlite3.connect(address, uri=True))
    with opened as there, closing(sqlite3.connect(coming)) as here:
        there.backup(here)
        here.execute("PRAGMA journal_mode=DELETE")


def _move_into_place(coming: Path, target: Path) -> None:
    """Rename the copy to its final name; both steps are on the disk afterwards, or neither."""
    sync(coming)
    coming.replace(target)
    sync(target.parent)


def _lock(url: str, file: Path) -> DatabaseLock:
    """Lock the database, so that no program starts on it. Raises BackupRefused if one uses it."""
    try:
        return DatabaseLock(url, "companion restore")
    except LockedElsewhere:
        raise BackupRefused("backup-in-use", file=str(file)) from None


def _file(url: str) -> Path:
    if (file := file_of(url)) is None:
        raise BackupRefused("backup-only-sqlite")
    return file


def _checked(file: Path) -> Contents:
    """The content, if the file is whole, ours, and not of a later version."""
    foreign = BackupRefused("backup-foreign", file=str(file))
    with closing(sqlite3.connect(file)) as opened:
        try:
            if opened.execute("PRAGMA integrity_check").fetchone() != ("ok",):
                raise foreign
            named = "SELECT name FROM sqlite_master WHERE type = 'table'"
            if not {name for (name,) in opened.execute(named)} >= set(NEEDED):
                raise foreign
            version = opened.execute("SELECT version FROM shape").fetchone()
            counted = [opened.execute(f"SELECT count(*) FROM {one}").fetchone() for one in NEEDED]
            later = version is None or version[0] != NEWEST
            bad = () if later else _unreadable(opened)
        except sqlite3.DatabaseError:
            raise foreign from None
    if later:
        raise BackupRefused("backup-newer", file=str(file))
    return Contents(counted[0][0], counted[1][0], bad)


def _unreadable(opened: sqlite3.Connection) -> tuple[Unreadable, ...]:
    wanted = "SELECT record FROM records WHERE code = ? ORDER BY number"

    def records(code: str) -> list[bytes]:
        return [record for (record,) in opened.execute(wanted, (code,))]

    codes = [code for (code,) in opened.execute("SELECT code FROM tables ORDER BY created")]
    return tuple(unreadable(codes, records))


def _checkpoint(file: Path) -> None:
    """Move the write-ahead log into the database, unless that is damaged. Raises BackupRefused
    while a program has the database open."""
    with closing(sqlite3.connect(file, timeout=0)) as opened:
        try:
            mode = opened.execute("PRAGMA journal_mode=DELETE").fetchone()
        except sqlite3.OperationalError:
            raise BackupRefused("backup-in-use", file=str(file)) from None
        except sqlite3.DatabaseError:  # it is why a backup is put in its place
            return
    if mode != ("delete",):
        raise BackupRefused("backup-in-use", file=str(file))
