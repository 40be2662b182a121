"""What is done with a database in a folder, and what has to hold after a death at any of these
steps.

`tests.kit.dying` kills them.
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


def url(folder: Path) -> str:
    """Of the database in this folder."""
    return f"sqlite:///{folder / 'veglia.db'}"


def opened(folder: Path) -> Store:
    """As a start does it."""
    store = Store(url(folder))
    store.prepare()
    return store


def made(folder: Path, *codes: str) -> None:
    """A database with these tables."""
    store = opened(folder)
    for code in codes:
        store.open_table(code, 0.0, SECRET + code.encode())
    store.close()


def codes(file: Path) -> list[str]:
    """Of the tables in a database that is whole."""
    with closing(sqlite3.connect(f"{file.as_uri()}?mode=rw", uri=True)) as opened_:
        assert opened_.execute("PRAGMA integrity_check").fetchone() == ("ok",), file.name
        return [code for (code,) in opened_.execute("SELECT code FROM tables ORDER BY code")]


class Walk:
    """What is done in a folder, and what has to hold afterwards."""

    def before(self, folder: Path) -> None:
        """The files that it begins with."""
        made(folder, OLD)

    def work(self, folder: Path) -> None:
        """What is killed."""
        raise NotImplementedError

    def after(self, folder: Path, *, done: bool) -> None:
        """Raises AssertionError. `done`: it was not killed."""
        raise NotImplementedError

    def tidy(self, folder: Path) -> None:
        """A start years later: nothing stays that no longer has to."""
        store = opened(folder)
        asides = {one.name: 0.0 for one in files_beside.asides(folder / "veglia.db")}
        store.tidy(Ages(10.0**9, asides, ()))
        store.close()
        left = {one.name for one in folder.iterdir()} - {"veglia.db", "veglia.db.lock", "kept.db"}
        assert not left, f"nobody deletes {sorted(left)}"


class Backup(Walk):
    def work(self, folder: Path) -> None:
        backups.backup(url(folder), folder / "kept.db")

    def after(self, folder: Path, *, done: bool) -> None:
        assert codes(folder / "veglia.db") == [OLD]
        if not (folder / "kept.db").exists():
            assert not done
            self.work(folder)
        assert codes(folder / "kept.db") == [OLD]
        self.tidy(folder)


class Restore(Walk):
    def before(self, folder: Path) -> None:
        made(folder, NEW)
        backups.backup(url(folder), folder / "kept.db")
        (folder / "veglia.db").unlink()
        made(folder, OLD)

    def work(self, folder: Path) -> None:
        backups.restore(url(folder), folder / "kept.db", anyway=True)

    def after(self, folder: Path, *, done: bool) -> None:
        store = opened(folder)  # or it raises DatabaseGone
        found = list(store.codes())
        store.close()
        assert found == [NEW] or (found == [OLD] and not done), found
        if found == [NEW]:
            aside = files_beside.asides(folder / "veglia.db")[-1]
            assert codes(aside) == [OLD]
        self.tidy(folder)
        assert codes(folder / "veglia.db") == found


class RestoreWithoutLinks(Restore):
    """On a file system that knows no second names."""

    def work(self, folder: Path) -> None:
        def link(*_: Any, **__: Any) -> None:
            raise PermissionError

        os.link = link
        super().work(folder)


class RestoreToNothing(Restore):
    """What an earlier restore has set aside is put back where there is no database."""

    def before(self, folder: Path) -> None:
        made(folder, NEW)
        (folder / "veglia.db").rename(folder / "veglia.db.20200101-120000")

    def work(self, folder: Path) -> None:
        backups.restore(url(folder), folder / "veglia.db.20200101-120000", anyway=True)

    def after(self, folder: Path, *, done: bool) -> None:
        if not (folder / "veglia.db").exists():
            assert not done
            try:
                opened(folder)
            except files_beside.DatabaseGone:
                self.work(folder)
            else:
                raise AssertionError("a new database was begun beside the only copy of the old one")
        assert codes(folder / "veglia.db") == [NEW]
        self.tidy(folder)


class FirstStart(Walk):
    """There is nothing yet."""

    def before(self, folder: Path) -> None:
        pass

    def work(self, folder: Path) -> None:
        opened(folder).close()

    def after(self, folder: Path, *, done: bool) -> None:
        made(folder, OLD)
        self.tidy(folder)


class Sweep(Walk):
    """A table goes, and so does what a restore has left; another table stays."""

    def before(self, folder: Path) -> None:
        made(folder, OLD)
        shutil.copy(folder / "veglia.db", folder / "veglia.db.20200101-120000")
        made(folder, NEW)

    def work(self, folder: Path) -> None:
        store = opened(folder)
        store.update_ages(0.0, {NEW: 1}, first=True)
        if OLD in store.codes():
            store.delete(OLD, 1)
        asides = {one.name: 0.0 for one in files_beside.asides(folder / "veglia.db")}
        store.tidy(Ages(10.0**9, asides, ()))
        store.close()

    def after(self, folder: Path, *, done: bool) -> None:
        self.work(folder)
        assert codes(folder / "veglia.db") == [NEW]
        for one in folder.iterdir():
            assert SECRET + OLD.encode() not in one.read_bytes(), one.name
        self.tidy(folder)


WALKS: dict[str, Walk] = {
    "backup": Backup(),
    "restore": Restore(),
    "restore_without_links": RestoreWithoutLinks(),
    "restore_to_nothing": RestoreToNothing(),
    "first_start": FirstStart(),
    "sweep": Sweep(),
}
