"""Generate a game's `lengths.json`: how long the lines that it reads aloud last.

The rules know no language, and the length of a line must not depend on a device. So the shipped
voice reads each line once, in every language, in the form for a table where everybody has a phone.
"""

import io
import json
import re
import wave
from collections.abc import Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from multiprocessing import get_context
from pathlib import Path

from fluent.syntax import ast
from fluent.syntax.parser import FluentParser

from companion.web import paths
from companion.web.catalogs import string_files
from companion.web.languages import LANGUAGES
from companion.web.speech.plain import plain
from companion.web.speech.shipped import shipped

SPOKEN = re.compile(r"-(say|call|close|not-yet|step)(-|$)")
"""Prefixes of the ids that are read aloud, without the game's name, and of the names in them."""
WITH_PHONES = "phones"
"""The variant that is read if everybody has a phone."""
ONE = "one"
"""The variant for one person; it has a row of its own, `id[one]`."""
NAME, NAMED = "Massimiliano", {"who", "names"}
"""What is read instead of a name, and the parameters that are names."""
NAME_SECONDS = 1.0
"""Seconds for a name within a sentence."""
LETTERS_A_SECOND = 12.0
"""Used if there is no shipped voice to read a changed line."""


LineLengths = Mapping[str, tuple[int, float]]
"""Id -> letters and seconds, the largest of all languages."""


def file_of(game: str) -> Path:
    """Where the lengths of a game's lines are written, if it has a voice."""
    return paths.PACKAGE / "games" / game / "voice" / "lengths.json"


def page(game: str) -> str:
    """The text of that file, without lines that are declared beside a class."""
    before = json.loads(file_of(game).read_text(encoding="utf-8"))
    lengths = measured(game, "", before)
    rows = ",\n".join(f"  {json.dumps(id)}: {json.dumps(row)}" for id, row in lengths.items())
    return f"{{\n{rows}\n}}\n"


def measured(game: str, name: str, before: LineLengths) -> LineLengths:
    """The lines in the files `<name>.<language>.ftl` of `game`; "": in `<language>.ftl`. A line
    with as many letters as `before` is not read again."""
    texts: dict[str, list[tuple[str, str]]] = {}
    for language in LANGUAGES:
        wanted = f"{name}.{language}.ftl".removeprefix(".")
        for home, file in string_files(language):
            for id, text in _lines(file, game) if (home, file.name) == (game, wanted) else ():
                texts.setdefault(id, []).append((language, text))
    return {id: _row(texts[id], before.get(id)) for id in sorted(texts)}


def _row(texts: list[tuple[str, str]], before: tuple[int, float] | None) -> tuple[int, float]:
    letters = max(len(text.replace(NAME, "")) for _, text in texts)
    if before is not None and before[0] == letters:
        return before[0], before[1]
    return letters, round(max(_seconds(*one) for one in texts), 1)


def _seconds(language: str, text: str) -> float:
    spoken = plain(text)
    if not spoken.strip(" .,"):
        return 0.0
    if not shipped():
        return len(spoken.replace(NAME, "")) / LETTERS_A_SECOND
    return seconds_of(spoken, language) - NAME_SECONDS * spoken.count(NAME)


def seconds_of(spoken: str, language: str) -> float:
    """How long the shipped voice takes to read this. Raises ImportError if there is none."""
    return _reader(language).submit(_seconds_read, spoken, language).result()


@cache
def _reader(language: str) -> ProcessPoolExecutor:
    """One process for each language: an engine that has read in one voice reads too fast in the
    next, German after French by a third. The server has a process for each line."""
    return ProcessPoolExecutor(max_workers=1, mp_context=get_context("spawn"))


def _seconds_read(spoken: str, language: str) -> float:
    from companion.web.speech.render import rendered

    with wave.open(io.BytesIO(rendered(spoken, language))) as sound:
        return sound.getnframes() / sound.getframerate()


def _lines(file: Path, game: str) -> Iterator[tuple[str, str]]:
    """Id and text of each line in this catalog, and of its variant for one person."""
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        if not isinstance(entry, ast.Message) or entry.value is None:
            continue
        rest = entry.id.name.removeprefix(game)
        if rest != entry.id.name and SPOKEN.match(rest):
            many, one = _text(entry.value, ""), _text(entry.value, ONE)
            yield entry.id.name, many
            if one != many:
                yield f"{entry.id.name}[{ONE}]", one


def _text(pattern: ast.Pattern, wanted: str) -> str:
    return "".join(_part(part, wanted) for part in pattern.elements)


def _part(part: ast.TextElement | ast.Placeable, wanted: str) -> str:
    if isinstance(part, ast.TextElement):
        return part.value
    spoken = part.expression
    if isinstance(spoken, ast.VariableReference) and spoken.id.name in NAMED:
        return NAME
    if not isinstance(spoken, ast.SelectExpression):
        return ""
    forms = {
        form.key.name if isinstance(form.key, ast.Identifier) else "": _text(form.value, wanted)
        for form in spoken.variants
    }
    many = {key: form for key, form in forms.items() if key != ONE} or forms
    return forms.get(wanted or WITH_PHONES) or forms.get(WITH_PHONES) or max(many.values(), key=len)
