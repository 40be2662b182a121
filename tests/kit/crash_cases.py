"""Work on a database in a folder, and what has to hold after a crash at any of its steps.

`tests.kit.crashes` makes it crash.
"""

import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from companion.web.store import backups, files_beside
from companion.web.store.ages import Ages
from companion.web.store.records import Store

OLD, NEW, SECRET = "LUME11", "LUME22", b"Annunziata"


def url_of(folder: Path) -> str:
    """The address of the database in this folder."""
    return f"sqlite:///{folder / 'veglia.db'}"


def open_store(folder: Path) -> Store:
    """The store, opened as at a start."""
    store = Store(url_of(folder))
    store.prepare()
    return store


def make_database(folder: Path, *codes: str) -> None:
    """A database with these tables."""
    store = open_store(folder)
    for code in codes:
        store.open_table(code, 0.0, SECRET + code.encode())
    store.close()


def codes_in(file: Path) -> list[str]:
    """The codes of the tables in a database, which must be intact."""
    with closing(sqlite3.connect(f"{file.as_uri()}?mode=rw", uri=True)) as opened_:
        assert opened_.execute("PRAGMA integrity_check").fetchone() == ("ok",), file.name
        return [code for (code,) in opened_.execute("SELECT code FROM tables ORDER BY code")]


class CrashCase:
    """Work in a folder, and checks for afterwards."""

    def before(self, folder: Path) -> None:
        """Make the files that it begins with."""
        make_database(folder, OLD)

    def work(self, folder: Path) -> None:
        """The work that is killed."""
        raise NotImplementedError

    def after(self, folder: Path, *, done: bool) -> None:
        """Check the folder. `done`: the work was not killed. Raises AssertionError."""
        raise NotImplementedError

    def tidy(self, folder: Path) -> None:
        """Start years later: temporary files are deleted."""
        store = open_store(folder)
        asides = {one.name: 0.0 for one in files_beside.asides(folder / "veglia.db")}
        store.tidy(Ages(10.0**9, asides, ()))
        store.close()
        left = {one.name for one in folder.iterdir()} - {"veglia.db", "veglia.db.lock", "kept.db"}
        assert not left, f"left behind: {sorted(left)}"


class Backup(CrashCase):
    def work(self, folder: Path) -> None:
        backups.backup(url_of(folder), folder / "kept.db")

    def after(self, folder: Path, *, done: bool) -> None:
        assert codes_in(folder / "veglia.db") == [OLD]
        if not (folder / "kept.db").exists():
            assert not done
            self.work(folder)
        assert codes_in(folder / "kept.db") == [OLD]
        self.tidy(folder)


class Restore(CrashCase):
    def before(self, folder: Path) -> None:
        make_database(folder, NEW)
        backups.backup(url_of(folder), folder / "kept.db")
        (folder / "veglia.db").unlink()
        make_database(folder, OLD)

    def work(self, folder: Path) -> None:
        backups.restore(url_of(folder), folder / "kept.db", anyway=True)

    def after(self, folder: Path, *, done: bool) -> None:
        store = open_store(folder)  # or it raises DatabaseGone
        found = list(store.codes())
        store.close()
        assert found == [NEW] or (found == [OLD] and not done), found
        if found == [NEW]:
            aside = files_beside.asides(folder / "veglia.db")[-1]
            assert codes_in(aside) == [OLD]
        self.tidy(folder)
        assert codes_in(folder / "veglia.db") == found


class RestoreWithoutLinks(Restore):
    """On a file system without hard links."""

    def work(self, folder: Path) -> None:
        def link(*_: Any, **__: Any) -> None:
            raise PermissionError

        os.link = link
        super().work(folder)


class RestoreToNothing(Restore):
    """A database that an earlier restore has set aside is put back where there is none."""

    def before(self, folder: Path) -> None:
        make_database(folder, NEW)
        (folder / "veglia.db").rename(folder / "veglia.db.20200101-120000")

    def work(self, folder: Path) -> None:
        backups.restore(url_of(folder), folder / "veglia.db.20200101-120000", anyway=True)

    def after(self, folder: Path, *, done: bool) -> None:
        if not (folder / "veglia.db").exists():
            assert not done
            try:
                open_store(folder)
            except files_beside.DatabaseGone:
                self.work(folder)
            else:
                raise AssertionError("a new database was begun beside the only copy of the old one")
        assert codes_in(folder / "veglia.db") == [NEW]
        self.tidy(folder)


class FirstStart(CrashCase):
    """There is nothing yet."""

    def before(self, folder: Path) -> None:
        pass

    def work(self, folder: Path) -> None:
        open_store(folder).close()

    def after(self, folder: Path, *, done: bool) -> None:
        make_database(folder, OLD)
        self.tidy(folder)


class Sweep(CrashCase):
    """One table and the copy of a restore are deleted; another table stays."""

    def before(self, folder: Path) -> None:
        make_database(folder, OLD)
        shutil.copy(folder / "veglia.db", folder / "veglia.db.20200101-120000")
        make_database(folder, NEW)

    def work(self, folder: Path) -> None:
        store = open_store(folder)
        store.update_ages(0.0, {NEW: 1}, first=True)
        if OLD in store.codes():
            store.delete(OLD, 1)
        asides = {one.name: 0.0 for one in files_beside.asides(folder / "veglia.db")}
        store.tidy(Ages(10.0**9, asides, ()))
        store.close()

    def after(self, folder: Path, *, done: bool) -> None:
        self.work(folder)
        assert codes_in(folder / "veglia.db") == [NEW]
        for one in folder.iterdir():
            assert SECRET + OLD.encode() not in one.read_bytes(), one.name
        self.tidy(folder)


CASES: dict[str, CrashCase] = {
    "backup": Backup(),
    "restore": Restore(),
    "restore_without_links": RestoreWithoutLinks(),
    "restore_to_nothing": RestoreToNothing(),
    "first_start": FirstStart(),
    "sweep": Sweep(),
}
