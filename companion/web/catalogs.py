"""Sentences in the reader's language, from the same Fluent catalogs that the browser reads."""

from __future__ import annotations

import hashlib
import os
import re
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from companion.core.text import Param, SeatName, SeatNames, Text

LANGUAGES = {"it": "Italiano", "en": "English"}
"""The languages, each named in itself; the first is what a reader of neither gets."""

_JOINED = {"it": (" e ", " e "), "en": (" and ", " and ")}
"""The last link of two names, and of more; the same in static/js/words.js."""

_ISOLATE = "\u2068{}\u2069"
"""A typed name is its own piece of text, whatever direction it is written in."""

_STOPPED_TWICE = re.compile("\\.\u2069\\.(?!\\.)")
"""A name that brings the full stop of its sentence along («Anna B.»)."""


WHOLE, BARE = "all", "table"
"""The shelf with every sentence of a language, and the one with those that no game has."""
LATE = LEARN, BETS, INVITE = "learn", "bets", "invite"
"""Shelves that a phone brings when it first says something of theirs: how each game is played,
what ghosts bet, and the invitation to a table. The ids of their sentences begin with their
names."""
_DESK = "desk"
_SAID_BY_THE_SERVER = (
    "terminal",
    "config",
    "backup",
    "restore",
    "join",
    "copy",
    "offline",
    "old",
    "page",
    "print",
)
_MESSAGE = re.compile(r"^([A-Za-z][\w-]*) *=.*?(?=^\S|\Z)", re.DOTALL | re.MULTILINE)

_NAMED = re.compile(r"\{\s*([A-Za-z][\w-]*)")


class Catalogs:
    """All catalogs of a folder, read once: `<language>.ftl` and `<language>.<part>.ftl`.

    The sentences lie on shelves, for a phone needs few: `WHOLE`; one for each of the `games`, with
    the parts that are called after it (`<game>`, `<game>-<more>`); those of `LATE`; and `BARE`.
    Only the whole has what is read at a desk (`desk`, `<game>-desk`) and what the server says
    itself.
    """

    def __init__(self, folder: Path, games: Iterable[str] = ()) -> None:
        parts = {language: _parts(folder, language) for language in LANGUAGES}
        self.shelves = {
            (language, shelf): _shelf(parts[language], shelf, tuple(games))
            for language in LANGUAGES
            for shelf in (WHOLE, BARE, *LATE, *games)
        }
        """By language and shelf: the text of the catalog."""
        self._sources = {
            language: {found[1]: found[0] for found in _MESSAGE.finditer(whole)}
            for (language, shelf), whole in self.shelves.items()
            if shelf == WHOLE
        }
        self.hashes = {
            language: hashlib.sha256(self.shelves[language, WHOLE].encode()).hexdigest()[:12]
            for language in LANGUAGES
        }
        self._bundles = {
            language: FluentBundle([language], use_isolating=False) for language in LANGUAGES
        }

    def some(self, language: str, ids: Iterable[str]) -> str:
        """A catalog of only these messages."""
        sources = self._sources[language]
        return "".join(sources[id] for id in sorted(ids) if id in sources)

    def say(self, language: str, id: str, **params: Any) -> str:
        """The message `id`; an unknown one is said by its id, which a reader can report."""
        bundle = self._bundles[language]
        self._learn(language, id)
        if not bundle.has_message(id) or (pattern := bundle.get_message(id).value) is None:
            return id
        numbers = {name: _ungrouped(value) for name, value in params.items()}
        spoken, _ = bundle.format_pattern(pattern, numbers)
        return str(spoken)

    def _learn(self, language: str, id: str) -> None:
        """Read the message, and those that it names, when it is first said: reading a whole
        catalog takes longer than the rest of a start, and the server says little itself."""
        bundle, source = self._bundles[language], self._sources[language].get(id)
        if source is None or bundle.has_message(id):
            return
        bundle.add_resource(FluentResource(source))
        for named in _NAMED.findall(source):
            self._learn(language, named)

    def translate(self, text: Text, language: str, names: Mapping[int, str]) -> str:
        """`text` in `language`; `names` gives the name of each seat."""
        params = {name: self._param(value, language, names) for name, value in text.params.items()}
        return _STOPPED_TWICE.sub(".\u2069", self.say(language, text.id, **params))

    def _param(self, value: Param, language: str, names: Mapping[int, str]) -> int | str:
        if isinstance(value, SeatName):
            return _ISOLATE.format(names.get(value.seat, "?"))
        if isinstance(value, SeatNames):
            return joined([_ISOLATE.format(names.get(seat, "?")) for seat in value.seats], language)
        if isinstance(value, Text):
            return self.translate(value, language, names)
        return value


def joined(parts: Sequence[str], language: str) -> str:
    """«Anna, Luca e Pia»."""
    two, many = _JOINED[language]
    if len(parts) < 2:
        return "".join(parts)
    return ", ".join(parts[:-1]) + (two if len(parts) == 2 else many) + parts[-1]


def terminal_language(environ: Mapping[str, str] = os.environ) -> str:
    """What the person at the keyboard reads, as the system says."""
    said = environ.get("LC_ALL") or environ.get("LC_MESSAGES") or environ.get("LANG") or ""
    return "it" if said.lower().startswith("it") else "en"


def _parts(folder: Path, language: str) -> dict[str, str]:
    files = [folder / f"{language}.ftl", *sorted(folder.glob(f"{language}.*.ftl"))]
    return {
        file.stem.partition(".")[2]: file.read_text(encoding="utf-8").strip() + "\n"
        for file in files
    }


def _shelf(parts: Mapping[str, str], shelf: str, games: Sequence[str]) -> str:
    if shelf == WHOLE:
        return "\n".join(parts.values())

    def belongs(part: str) -> bool:
        game, _, more = part.partition("-")
        if part in LATE or shelf in LATE:
            return part == shelf
        return _DESK not in (game, more) and (game if game in games else BARE) == shelf

    text = "\n".join(text for part, text in parts.items() if belongs(part))
    spoken = (found for found in _MESSAGE.finditer(text))
    return "".join(
        found[0] for found in spoken if found[1].partition("-")[0] not in _SAID_BY_THE_SERVER
    )


def _ungrouped(value: Any) -> Any:
    # «1.000» and «1,000» would differ between server and browser.
    return fluent_number(value, useGrouping=False) if isinstance(value, int) else value
