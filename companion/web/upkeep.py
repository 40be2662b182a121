"""Maintenance of a database from the command line, without serving."""

import sqlite3
import sys
from pathlib import Path

from companion.web import terminal
from companion.web.catalogs import Catalogs
from companion.web.config import Config
from companion.web.store import backups
from companion.web.store.files_beside import ASIDE_DAYS
from companion.web.store.records import CannotSave, Store
from companion.web.tokens import Seal, server_key

ACTIONS = ("backup", "restore", "new-key")


def run(settings: Config, action: str, file: Path | None, *, anyway: bool) -> int:
    """Do one of ACTIONS; returns 0, or 1 after printing what is wrong."""
    words, url = Catalogs(), settings.database_url
    if action == "new-key":
        return _new_key(settings, words)
    try:
        if file is None:
            raise backups.BackupRefused("backup-which-file")
        if action == "backup":
            contents = backups.backup(url, file)
        else:
            contents = backups.restore(url, file, anyway=anyway)
    except backups.BackupRefused as no:
        for one in no.unreadable:
            terminal.complain(terminal.unreadable(words, one))
        terminal.complain(terminal.say(words, no.reason, **no.params))
        return 1
    except (OSError, sqlite3.Error) as error:
        terminal.complain(error)
        return 1
    counts = {"tables": contents.tables, "records": contents.records}
    print(terminal.say(words, f"{action}-done", file=str(file), **counts))
    if contents.aside is not None:
        print(terminal.say(words, "restore-aside", file=str(contents.aside), days=ASIDE_DAYS))
    for one in contents.unreadable:
        terminal.complain(terminal.unreadable(words, one))
    return 1 if contents.unreadable else 0


def _new_key(settings: Config, words: Catalogs) -> int:
    try:
        store = Store(settings.database_url)
        store.prepare()
        free = not store.shared or store.processes("").living()[1] is None
        if free:
            key = settings.secret_key or server_key(settings.data_dir)
            store.claim(Seal(key).fingerprint(), anew=True)
        store.close()
    except terminal.CANNOT_START as no:
        terminal.complain(terminal.cannot_start(no))
        return 1
    except (CannotSave, sqlite3.Error, OSError) as error:
        terminal.complain(error)
        return 1
    message = terminal.say(words, "new-key-done" if free else "new-key-in-use")
    print(f"companion: {message}", file=sys.stdout if free else sys.stderr)
    return 0 if free else 1
