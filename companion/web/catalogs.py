"""Sentences in the reader's language, from the same Fluent catalogs that the browser uses."""

import hashlib
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from companion import games
from companion.core.text import Param, SeatName, SeatNames, Text
from companion.web import paths
from companion.web.languages import LANGUAGES, joined, sounding

ORIGINAL = "en"
"""The language whose sentence stands for one that another language lacks."""

_ISOLATE = "\u2068{}\u2069"
"""Isolation marks around a typed name, which may have another writing direction."""

_STOPPED_TWICE = re.compile("\\.\u2069\\.(?!\\.)")
"""A full stop after a name that ends with one («Anna B.»)."""


WHOLE, BARE = "all", "table"
"""The chunk with all strings that browsers need, and the one without those of games."""
LATE = LEARN, BETS, INVITE = "learn", "bets", "invite"
"""Chunks that a phone fetches when it first needs one of their strings; the ids of their strings
begin with their names."""
_NOT_ON_PHONES, _SERVER_ONLY = "(not on phones)", "(server only)"
"""Endings of the titles of sections whose strings phones, or all browsers, never need."""
_ENTRY = re.compile(r"^(?:## ([^\n]*)|([A-Za-z][\w-]*) *=.*?(?=^\S|\Z))", re.DOTALL | re.MULTILINE)
"""The title of a section, or a message with its id."""

_NAMED = re.compile(r"\{\s*([A-Za-z][\w-]*)")


class CatalogEntry(NamedTuple):
    """One string of a catalog."""

    id: str
    source: str
    """The Fluent source with the id."""
    home: str
    """The id of its game; "": of no game."""
    section: str
    """The title of its section."""

    def chunks(self) -> tuple[str, ...]:
        """The chunks with this string, by home, section and id."""
        if self.section.endswith(_SERVER_ONLY):
            return ()
        late = self.id.partition("-")[0]
        if late in LATE:
            return (WHOLE, late)
        if self.section.endswith(_NOT_ON_PHONES):
            return (WHOLE,)
        return (WHOLE, self.home or BARE)


def string_files(language: str) -> list[tuple[str, Path]]:
    """The files with the strings of a language, each with the id of its game, or "": called
    `[<name>.]<language>.ftl`, in companion/locale or anywhere in a game's folder."""
    folders = [("", paths.PACKAGE / "locale")]
    for root in map(Path, games.__path__):
        folders += [(one.name, one) for one in sorted(root.iterdir()) if one.is_dir()]
    return [
        (home, file)
        for home, folder in folders
        for file in sorted(folder.rglob(f"*{language}.ftl"))
        if f".{file.name}".endswith(f".{language}.ftl")
    ]


class Catalogs:
    """All strings, read once and split into chunks for download, because a phone needs few. A
    chunk is what a browser fetches in one request: `WHOLE` for tablet and wall; for a phone `BARE`,
    the one named like its game, and those of `LATE`. See `CatalogEntry.chunks`."""

    def __init__(self) -> None:
        self._sources: dict[str, dict[str, str]] = {}
        sources_of: defaultdict[tuple[str, str], list[str]] = defaultdict(list)
        original = list(entries(ORIGINAL))
        for language in LANGUAGES:
            own = {entry.id: entry for entry in entries(language)}
            sources = self._sources[language] = {}
            for entry in (own.get(one.id, one) for one in original):
                sources[entry.id] = entry.source
                for chunk in entry.chunks():
                    sources_of[language, chunk].append(entry.source)
        self.chunks = {key: "".join(sources) for key, sources in sources_of.items()}
        """By language and chunk: the text of the catalog."""
        self.hashes = {language: self._hash(language) for language in LANGUAGES}
        self._bundles = {id: FluentBundle([id], use_isolating=False) for id in LANGUAGES}

    def _hash(self, language: str) -> str:
        """The hash of all chunks of a language, for their addresses."""
        digest = hashlib.sha256()
        for key in sorted(key for key in self.chunks if key[0] == language):
            digest.update(self.chunks[key].encode() + b"\0")
        return digest.hexdigest()[:12]

    def sources(self, language: str, ids: Iterable[str]) -> str:
        sources = self._sources[language]
        return "".join(sources[id] for id in sorted(ids) if id in sources)

    def say(self, language: str, id: str, **params: Any) -> str:
        """The message `id` in `language`; the id itself if there is no such message."""
        bundle = self._bundles[language]
        self._learn(language, id)
        if not bundle.has_message(id) or (pattern := bundle.get_message(id).value) is None:
            return id
        numbers = {name: _ungrouped(value) for name, value in params.items()}
        spoken, _ = bundle.format_pattern(pattern, numbers)
        return sounding(str(spoken), language)

    def _learn(self, language: str, id: str) -> None:
        """Parse the message and those it refers to when first used: parsing a whole catalog takes
        longer than the rest of a start, and the server needs few."""
        bundle, source = self._bundles[language], self._sources[language].get(id)
        if source is None or bundle.has_message(id):
            return
        bundle.add_resource(FluentResource(source))
        for named in _NAMED.findall(source):
            self._learn(language, named)

    def translate(self, text: Text, language: str, names: Mapping[int, str]) -> str:
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


@cache
def shared_catalogs() -> Catalogs:
    """Those of this process, read when first asked for: that takes about 80 ms."""
    return Catalogs()


def entries(language: str) -> Iterator[CatalogEntry]:
    """The strings in the files of a language, in their order."""
    for home, file in string_files(language):
        section = ""
        for match in _ENTRY.finditer(file.read_text(encoding="utf-8")):
            title, id = match.groups()
            if id is None:
                section = title
            else:
                yield CatalogEntry(id, match[0].rstrip() + "\n", home, section)


def _ungrouped(value: Any) -> Any:
    # «1.000» and «1,000» would differ between server and browser.
    return fluent_number(value, useGrouping=False) if isinstance(value, int) else value
