"""The files of an SQLite database: for their owner alone, and each that may hold an evening is
known, with who deletes it (listed in deployment.md).

A restore leaves the database that it replaced (`set_aside`), for a week. A backup or restore that
was killed leaves a draft, which no process holds and which goes at once.
"""

from __future__ import annotations

import os
import re
import secrets
import shutil
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

ASIDE = ".%Y%m%d-%H%M%S"
"""What a database is called that gave way to a backup."""
ASIDE_DAYS = 7
"""How long it stays: a wrong file that was restored is noticed within a week."""
ASIDE_SECONDS = ASIDE_DAYS * 86400.0
_ASIDE = re.compile(r"\.\d{8}-\d{6}(?:-\d+)?(?:-wal)?")
DRAFT = ".veglia-draft"
"""How the name of a copy ends that is being written."""
SIDES = ("-wal", "-shm", "-journal")
"""What SQLite keeps beside a database."""
_OWNER_ONLY = 0o600
_BLOCK = bytes(65536)


class DatabaseGone(Exception):
    """There is no database, and beside its place lies what belongs to one: `left`."""

    def __init__(self, file: Path, left: Path) -> None:
        super().__init__(str(file))
        self.file, self.left = file, left


def make_private(file: Path) -> None:
    """Let nobody but its owner read the database and what SQLite keeps beside it; make its folder
    and an empty file where there are none. Raises DatabaseGone, OSError."""
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    if not file.exists():
        if left := [*asides(file), *stray(file)]:
            raise DatabaseGone(file, left[-1])
        os.close(os.open(file, os.O_CREAT | os.O_WRONLY, _OWNER_ONLY))
    for one in (file, *_sides(file)):
        # A file of another user is not ours to change.
        with suppress(FileNotFoundError, PermissionError):
            one.chmod(_OWNER_ONLY)


def asides(file: Path) -> list[Path]:
    """What restores have set aside, the oldest first."""
    beside = file.parent.glob(f"{file.name}.*")
    return sorted(one for one in beside if _ASIDE.fullmatch(one.name.removeprefix(file.name)))


def stray(file: Path) -> list[Path]:
    """The log of writes of a database that is not there itself."""
    log = file.with_name(file.name + "-wal")
    return [log] if not file.exists() and log.exists() and log.stat().st_size else []


def set_aside(file: Path) -> Path:
    """Give a database a second name, that says when: it is never without one. The new name."""
    file.chmod(_OWNER_ONLY)
    aside = _free(file, "")
    try:
        aside.hardlink_to(file)
    except OSError:  # a file system that knows no second names
        with draft(aside) as copy:
            shutil.copyfile(file, copy)
            sync(copy)
            copy.replace(aside)
    sync(file.parent)
    return aside


def set_strays_aside(file: Path) -> None:
    """A log of writes must not meet a database that it does not belong to."""
    for log in stray(file):
        log.rename(_free(file, "-wal"))
    for side in _sides(file):
        side.unlink(missing_ok=True)


def _free(file: Path, end: str) -> Path:
    stamp = time.strftime(ASIDE)
    names = (f"{file.name}{stamp}{f'-{n}' if n else ''}{end}" for n in count())
    return next(one for one in map(file.with_name, names) if not one.exists())


def forget_asides(file: Path, age: Callable[[str], float]) -> None:
    """Delete those that are a week old; `age`: seconds by name. Raises OSError."""
    drop_twins(file)
    for one in asides(file):
        if age(one.name) >= ASIDE_SECONDS:
            erase(one)


def drop_twins(file: Path) -> None:
    """A restore that was killed before its last step leaves a second name of the database."""
    for aside in asides(file):
        if file.exists() and aside.samefile(file):
            aside.unlink()


@contextmanager
def draft(target: Path) -> Iterator[Path]:
    """A file beside `target`, for its owner's eyes only, that is gone afterwards; while we are
    there it is held."""
    name = target.with_name(f"{target.name}.{secrets.token_hex(8)}{DRAFT}")
    held = locked(name)
    try:
        yield name
    finally:
        if name.exists():
            erase(name)
        os.close(held)


def forget_drafts(folder: Path) -> None:
    """Delete the drafts that no process writes. On Windows, which has no such locks, they stay."""
    for one in folder.glob(f"*{DRAFT}") if fcntl is not None else ():
        with suppress(OSError):  # it is being written, or it is not ours
            held = locked(one)
            try:
                erase(one)
            finally:
                os.close(held)


def locked(file: Path) -> int:
    """A descriptor of this file, made where there is none, which nobody else has until it is closed
    or we are dead. Raises BlockingIOError where another one has it."""
    while True:
        held = os.open(file, os.O_CREAT | os.O_RDWR, _OWNER_ONLY)
        try:
            if fcntl is not None:
                fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
            # Who had it may have deleted it; a lock on a deleted file holds nothing.
            with suppress(FileNotFoundError):
                if os.path.samestat(os.stat(file), os.fstat(held)):
                    return held
        except OSError:
            os.close(held)
            raise
        os.close(held)


def erase(file: Path) -> None:
    """Overwrite and delete a database with what SQLite keeps beside it. What has a second name is
    only deleted: the other one is not ours to spoil. Raises OSError."""
    for one in (*_sides(file), file):
        with suppress(FileNotFoundError):
            if one.stat().st_nlink == 1:
                _overwrite(one)
            one.unlink()


def sync(path: Path) -> None:
    """Come back when a file, or the names in a folder, are on the disk."""
    if os.name == "nt" and path.is_dir():
        return  # Windows opens no folders
    opened = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)


def _sides(file: Path) -> list[Path]:
    return [file.with_name(file.name + end) for end in SIDES]


def _overwrite(file: Path) -> None:
    with file.open("r+b") as opened:
        for _ in range(0, file.stat().st_size, len(_BLOCK)):
            opened.write(_BLOCK)
        opened.flush()
        os.fsync(opened.fileno())
