"""The files of an SQLite database: for their owner alone, and none that a restore left stays."""

from __future__ import annotations

import os
import re
import time
from contextlib import suppress
from pathlib import Path

ASIDE = ".%Y%m%d-%H%M%S"
"""What a database is called that gave way to a backup."""
ASIDE_DAYS = 7
"""How long it stays: a wrong file that was restored is noticed within a week."""
_ASIDE = re.compile(r"\.\d{8}-\d{6}")
_OWNER_ONLY = 0o600
_BLOCK = bytes(65536)


def make_private(file: Path) -> None:
    """Let nobody but its owner read the database and what SQLite keeps beside it; make its folder
    and an empty file where there are none. Raises OSError."""
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    if not file.exists():
        os.close(os.open(file, os.O_CREAT | os.O_WRONLY, _OWNER_ONLY))
    for one in (file, *(file.with_name(file.name + end) for end in ("-wal", "-shm"))):
        # One that belongs to somebody else is not ours to change.
        with suppress(FileNotFoundError, PermissionError):
            one.chmod(_OWNER_ONLY)


def set_aside(file: Path) -> Path:
    """Give the database another name, that says when; that name."""
    aside = file.with_name(file.name + time.strftime(ASIDE))
    file.chmod(_OWNER_ONLY)
    return file.replace(aside)


def forget_asides(file: Path, now: float) -> int:
    """Overwrite and delete what was set aside long before `now` (server's seconds); how many."""
    gone = 0
    for aside in file.parent.glob(f"{file.name}.*"):
        end = aside.name.removeprefix(file.name)
        if not _ASIDE.fullmatch(end):
            continue
        with suppress(ValueError, OSError):
            if now - time.mktime(time.strptime(end, ASIDE)) > ASIDE_DAYS * 86400:
                _overwrite(aside)
                aside.unlink()
                gone += 1
    return gone


def _overwrite(file: Path) -> None:
    with file.open("r+b") as opened:
        for _ in range(0, file.stat().st_size, len(_BLOCK)):
            opened.write(_BLOCK)
        opened.flush()
        os.fsync(opened.fileno())
