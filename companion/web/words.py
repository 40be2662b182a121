"""Sentences in the reader's language, from the same Fluent catalogs that the browser reads."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Mapping, Sequence
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


class Words:
    """All catalogs of a folder, read once: `<language>.ftl` and `<language>.<part>.ftl`."""

    def __init__(self, folder: Path) -> None:
        self.catalogs = {language: _catalog(folder, language) for language in LANGUAGES}
        self.hashes = {
            language: hashlib.sha256(catalog.encode()).hexdigest()[:12]
            for language, catalog in self.catalogs.items()
        }
        self._bundles = {
            language: _bundle(language, catalog) for language, catalog in self.catalogs.items()
        }

    def say(self, language: str, id: str, **params: Any) -> str:
        """The message `id`; an unknown one is said by its id, which a reader can report."""
        bundle = self._bundles[language]
        if not bundle.has_message(id) or (pattern := bundle.get_message(id).value) is None:
            return id
        numbers = {name: _ungrouped(value) for name, value in params.items()}
        spoken, _ = bundle.format_pattern(pattern, numbers)
        return str(spoken)

    def translate(self, text: Text, language: str, names: Mapping[int, str]) -> str:
        """`text` in `language`; `names` gives the name of each seat."""
        params = {name: self._param(value, language, names) for name, value in text.params}
        return self.say(language, text.id, **params)

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


def _catalog(folder: Path, language: str) -> str:
    files = [folder / f"{language}.ftl", *sorted(folder.glob(f"{language}.*.ftl"))]
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


def _bundle(language: str, catalog: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(catalog))
    return bundle


def _ungrouped(value: Any) -> Any:
    # «1.000» and «1,000» would differ between server and browser.
    return fluent_number(value, useGrouping=False) if isinstance(value, int) else value
