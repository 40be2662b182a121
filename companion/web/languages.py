"""The languages: names, voices, and what depends on a language but is in no catalog."""

import os
import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple


class Language(NamedTuple):
    """Facts about a language that stand in no catalog."""

    name: str
    """In the language itself."""
    voice: str
    """Its voice, of the shipped engine and of browsers: language and region."""
    last: str
    """The words before the last item of a list."""
    seat: str
    """What the voice says instead of a name that it cannot read."""
    cells: str = ","
    """Separator of CSV cells: a semicolon where spreadsheets use commas for decimals. A first line
    `sep=;` would work for all, but then spreadsheets ignore that the file is UTF-8."""
    sounds: tuple[tuple[str, str], ...] = ()
    """Replacements in a finished sentence, with the names in it, because of what two neighbouring
    words sound like: a regular expression that JavaScript understands, too, and the new text, in
    which `$1` is its first group. Before a name stands a mark, which `[^\\w\\s]?` allows for."""


_VOWEL = "[AEIOUaeiouÀ-ÆÈ-ÏÒ-ÖÙ-Üà-æè-ïò-öù-üŒœ]"
KNOWN = {
    "it": Language("Italiano", "it-IT", " e ", "il posto {}", ";"),
    "en": Language("English", "en-GB", " and ", "seat {}"),
    "fr": Language(
        *("Français", "fr-FR", " et ", "la place {}", ";"),
        sounds=((rf"\b([Dd]|[Qq]u)e (?=[^\w\s]?(?:{_VOWEL}|[Hh][eéiuy]|Yv))", "$1’"),),
    ),
    "de": Language("Deutsch", "de-DE", " und ", "Platz {}", ";"),
    "es": Language(
        *("Español", "es-ES", " y ", "el sitio {}", ";"),
        sounds=(
            (r" y (?=[^\w\s]?(?:[Ii]|[Hh]i)(?![ae]))", " e "),
            (r" o (?=[^\w\s]?(?:[Oo]|[Hh]o))", " u "),
        ),
    ),
}
"""The languages by code, also those whose catalogs are not complete."""

OFFERED = ("it", "en", "fr", "de", "es")
"""The languages with complete catalogs; the first is the default."""

LANGUAGES = {
    code: KNOWN[code]
    for code in dict.fromkeys((*OFFERED, *os.environ.get("UNDER_WAY", "").split()))
    if code in KNOWN
}
"""The languages that people can choose: those offered and, for a translator, those that the
environment names in UNDER_WAY."""


def joined(parts: Sequence[str], language: str) -> str:
    """The parts as a list in words: «Anna, Luca e Pia»."""
    if len(parts) < 2:
        return "".join(parts)
    return ", ".join(parts[:-1]) + KNOWN[language].last + parts[-1]


def sounding(sentence: str, language: str) -> str:
    """The sentence with the replacements of its language."""
    for wanted, instead in KNOWN[language].sounds:
        sentence = re.sub(wanted, instead.replace("$", "\\"), sentence)
    return sentence


def described(catalog: Callable[[str], str]) -> list[dict[str, Any]]:
    """The languages for a page's script (static/js/shapes.d.ts, Page); `catalog`: the address of
    the catalogs of a language."""
    return [
        {"id": id, "name": one.name, "catalog": catalog(id), "last": one.last, "voice": one.voice}
        | ({"sounds": one.sounds} if one.sounds else {})
        for id, one in LANGUAGES.items()
    ]


def terminal_language(environ: Mapping[str, str] = os.environ) -> str:
    """The language of the terminal, by the environment; English if it is none of ours."""
    chosen = environ.get("LC_ALL") or environ.get("LC_MESSAGES") or environ.get("LANG") or ""
    code = chosen[:2].lower()
    return code if code in LANGUAGES else "en"
