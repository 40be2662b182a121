"""The files around an SQLite database: readable by their owner only, and each with a known lifetime
(listed in deployment.md).

A restore leaves the database that it replaced (`set_aside`) for a week. A killed backup or restore
leaves a draft, which is deleted at once.
"""

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
"""Part of the name of a database that was replaced by a backup."""
ASIDE_DAYS = 7
"""Days it is kept: long enough to notice that a wrong file was restored."""
ASIDE_SECONDS = ASIDE_DAYS * 86400.0
_ASIDE = re.compile(r"\.\d{8}-\d{6}(?:-\d+)?(?:-wal)?")
DRAFT = ".veglia-draft"
"""Suffix of a copy that is being written."""
SIDES = ("-wal", "-shm", "-journal")
"""Suffixes of SQLite's own files beside a database."""
_OWNER_ONLY = 0o600
_BLOCK = bytes(65536)


class DatabaseGone(Exception):
    """The database is missing, but files that belong to one are there: `left`."""

    def __init__(self, file: Path, left: Path) -> None:
        super().__init__(str(file))
        self.file, self.left = file, left


def make_private(file: Path) -> None:
    """Let only the owner read the database and SQLite's files beside it; create folder and file if
    missing. Raises DatabaseGone, OSError."""
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    if not file.exists():
        if left := [*asides(file), *stray_files(file)]:
            raise DatabaseGone(file, left[-1])
        os.close(os.open(file, os.O_CREAT | os.O_WRONLY, _OWNER_ONLY))
    for one in (file, *_sides(file)):
        # A file of another user is not ours to change.
        with suppress(FileNotFoundError, PermissionError):
            one.chmod(_OWNER_ONLY)


def asides(file: Path) -> list[Path]:
    """Databases replaced by restores, oldest first."""
    beside = file.parent.glob(f"{file.name}.*")
    return sorted(one for one in beside if _ASIDE.fullmatch(one.name.removeprefix(file.name)))


def stray_files(file: Path) -> list[Path]:
    """SQLite's files of a database that is missing."""
    log = file.with_name(file.name + "-wal")
    return [log] if not file.exists() and log.exists() and log.stat().st_size else []


def set_aside(file: Path) -> Path:
    """Give a database a second name with the time, and return it; the first name stays."""
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


def set_stray_files_aside(file: Path) -> None:
    """Move away SQLite's files of another database."""
    for log in stray_files(file):
        log.rename(_free(file, "-wal"))
    for side in _sides(file):
        side.unlink(missing_ok=True)


def _free(file: Path, end: str) -> Path:
    stamp = time.strftime(ASIDE)
    names = (f"{file.name}{stamp}{f'-{n}' if n else ''}{end}" for n in count())
    return next(one for one in map(file.with_name, names) if not one.exists())


def delete_asides(file: Path, age: Callable[[str], float]) -> None:
    """Delete those that are a week old; `age`: seconds by name. Raises OSError."""
    drop_second_names(file)
    for one in asides(file):
        if age(one.name) >= ASIDE_SECONDS:
            overwrite_and_delete(one)


def drop_second_names(file: Path) -> None:
    """Delete the second name of the database that a killed restore has left."""
    for aside in asides(file):
        if file.exists() and aside.samefile(file):
            aside.unlink()


@contextmanager
def draft(target: Path) -> Iterator[Path]:
    """A private file beside `target`, deleted afterwards; locked meanwhile, except on Windows."""
    name = target.with_name(f"{target.name}.{secrets.token_hex(8)}{DRAFT}")
    descriptor = locked(name)
    is_locked = os.name != "nt"
    if not is_locked:  # Windows neither moves nor deletes a file that is open
        os.close(descriptor)
    try:
        yield name
    finally:
        if name.exists():
            overwrite_and_delete(name)
        if is_locked:
            os.close(descriptor)


def delete_drafts(folder: Path) -> None:
    """Delete drafts that no process is writing. On Windows, without such locks, they stay."""
    for one in folder.glob(f"*{DRAFT}") if fcntl is not None else ():
        with suppress(OSError):  # it is being written, or it is not ours
            descriptor = locked(one)
            try:
                overwrite_and_delete(one)
            finally:
                os.close(descriptor)


def locked(file: Path) -> int:
    """An exclusively locked descriptor of this file, which is created if missing. Raises
    BlockingIOError if another process has it."""
    while True:
        descriptor = os.open(file, os.O_CREAT | os.O_RDWR, _OWNER_ONLY)
        try:
            if fcntl is not None:
                fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
            # Who had it may have deleted it; a lock on a deleted file holds nothing.
            with suppress(FileNotFoundError):
                if os.path.samestat(os.stat(file), os.fstat(descriptor)):
                    return descriptor
        except OSError:
            os.close(descriptor)
            raise
        os.close(descriptor)


def overwrite_and_delete(file: Path) -> None:
    """Overwrite and delete a database with SQLite's files beside it. A file with a second name is
    only deleted. Raises OSError."""
    for one in (*_sides(file), file):
        with suppress(FileNotFoundError):
            if one.stat().st_nlink == 1:
                _overwrite(one)
            one.unlink()


def sync(path: Path) -> None:
    """Return when a file, or the names in a folder, are on the disk."""
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
