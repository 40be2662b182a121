"""What the terminal says: address, code and QR, and what is wrong with the settings."""

from __future__ import annotations

import sys

from companion.table.log.stored import Unreadable
from companion.web.catalogs import Catalogs, terminal_language
from companion.web.config import BadConfig
from companion.web.http import qr
from companion.web.join_codes import spoken
from companion.web.store.files_beside import DatabaseGone
from companion.web.store.keys import OtherKey
from companion.web.store.shape import LaterShape

CANNOT_START = (LaterShape, DatabaseGone, OtherKey)
"""What ends a start with a sentence."""


def faults(bad: BadConfig) -> str:
    """One line for each setting that makes no sense."""
    words, language = Catalogs(), terminal_language()
    lines = []
    for name, given in bad.faults:
        setting = name.replace("_", "-")
        lines.append(f"companion: {words.say(language, f'config-{setting}', given=given)}")
    return "\n".join(lines)


def say(words: Catalogs, id: str, **params: str | int) -> str:
    """A sentence for the person at the keyboard, in letters that the terminal has."""
    sentence = words.say(terminal_language(), id, **params)
    return sentence.encode(sys.stdout.encoding, "replace").decode(sys.stdout.encoding)


def not_built() -> str:
    """What to do where the browser's code is missing."""
    return f"companion: {say(Catalogs(), 'start-not-built')}"


def cannot_start(no: Exception) -> str:
    """Why the database is not opened: one of CANNOT_START."""
    words = Catalogs()
    if isinstance(no, LaterShape):
        sentence = say(words, "store-newer", shape=no.shape)
    elif isinstance(no, DatabaseGone):
        sentence = say(words, "store-gone", file=str(no.file), left=str(no.left))
    else:
        sentence = say(words, "store-other-key")
    return f"companion: {sentence}"


def unreadable(words: Catalogs, one: Unreadable) -> str:
    """Which record stops which table, and why."""
    return say(words, "store-unreadable", code=spoken(one.code), number=one.number, why=one.why)


def welcome(
    words: Catalogs, code: str, links: tuple[str, ...], host_link: str, *, again: bool
) -> str:
    """The door of the evening. `again`: people sit at this table from last time."""
    join = f"{links[0]}/j/{code}"
    drawn = qr.terminal(join)
    lines = [
        *(["", drawn] if _can_be_written(drawn) else []),
        "",
        say(words, "terminal-join", link=join, code=spoken(code)),
        *(say(words, "terminal-also", link=f"{link}/j/{code}") for link in links[1:]),
        say(words, "terminal-host", link=host_link),
        say(words, "terminal-screen", link=f"{links[0]}/s/{code}"),
        *([say(words, "terminal-again")] if again else []),
        say(words, "terminal-stop"),
        "",
    ]
    return "\n".join(lines)


def _can_be_written(text: str) -> bool:
    try:
        text.encode(sys.stdout.encoding)
    except UnicodeEncodeError:
        return False
    return True
