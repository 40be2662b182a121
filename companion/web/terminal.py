"""Texts for the terminal: address, code and QR, errors in the settings."""

import sys

from companion.table.log.stored import Unreadable
from companion.web.catalogs import Catalogs
from companion.web.config import BadConfig
from companion.web.http import qr
from companion.web.join_codes import spoken
from companion.web.languages import terminal_language
from companion.web.store.files_beside import DatabaseGone
from companion.web.store.keys import OtherKey
from companion.web.store.shape import LaterSchema
from companion.web.tokens import NoKey

CANNOT_START = (LaterSchema, DatabaseGone, OtherKey, NoKey)
"""Exceptions that end a start with a sentence."""


def faults(bad: BadConfig) -> str:
    """One line for each invalid setting."""
    words, language = Catalogs(), terminal_language()
    lines = []
    for name, given in bad.faults:
        setting = name.replace("_", "-")
        lines.append(f"companion: {words.say(language, f'config-{setting}', given=given)}")
    return "\n".join(lines)


def say(words: Catalogs, id: str, **params: str | int) -> str:
    """A sentence in the terminal's language, in characters that the terminal can show."""
    sentence = words.say(terminal_language(), id, **params)
    return sentence.encode(sys.stdout.encoding, "replace").decode(sys.stdout.encoding)


def complain(sentence: object) -> None:
    """Print what is wrong."""
    print(f"companion: {sentence}", file=sys.stderr, flush=True)


def not_built() -> str:
    """What to do if the browser's files were not built."""
    return f"companion: {say(Catalogs(), 'start-not-built')}"


def cannot_start(no: Exception) -> str:
    """Why the program cannot start: one of CANNOT_START."""
    words = Catalogs()
    if isinstance(no, LaterSchema):
        return say(words, "store-newer", shape=no.shape)
    if isinstance(no, DatabaseGone):
        return say(words, "store-gone", file=str(no.file), left=str(no.left))
    if isinstance(no, NoKey):
        return say(words, "store-no-key", file=str(no.args[0]))
    return say(words, "store-other-key")


def unreadable(words: Catalogs, one: Unreadable) -> str:
    """Which record of which table cannot be read, and why."""
    return say(words, "store-unreadable", code=spoken(one.code), number=one.number, why=one.why)


def welcome(
    words: Catalogs, code: str, links: tuple[str, ...], host_link: str, *, again: bool
) -> str:
    """The text at start: links, code and QR. `again`: whether people are already at this table."""
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
