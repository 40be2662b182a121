"""A backup over a database that SQLite cannot read."""

import sqlite3
from contextlib import closing

from companion.web.store import backups
from companion.web.store.records import Store


def test_a_backup_takes_the_place_of_a_database_that_is_none(tmp_path):
    database, kept = tmp_path / "veglia.db", tmp_path / "kept.db"
    store = Store(url := f"sqlite:///{database}")
    store.migrate()
    store.close()
    backups.backup(url, kept)
    database.write_text(damaged := "Dear Anna, " * 2000)
    held = backups.restore(url, kept)
    assert held.aside.read_text() == damaged
    with closing(sqlite3.connect(database)) as restored:
        assert restored.execute("PRAGMA integrity_check").fetchone() == ("ok",)
