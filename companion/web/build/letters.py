"""How many letters the lines have that a game reads aloud: its `letters.py` is written by this.

The rules know no language, and how long a line is read must not depend on a device: it is counted
here, over both languages and over all forms that a sentence has with phones in every hand.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import ast
from fluent.syntax.parser import FluentParser

from companion.web import places

SPOKEN = re.compile(r"-(say|call|close|not-yet|step)(-|$)")
"""Ids of what is read aloud, without the game's name, and of the names in it."""
WITH_PHONES = "phones"
"""The form that is read where everybody has a phone, if a sentence has such a form."""


def page(game: str) -> str:
    """The text of the module `letters` of `game`."""
    most: dict[str, int] = {}
    for file in sorted(places.locale_dir().glob(f"*.{game}*.ftl")):
        for id, count in _counted(file, game):
            most[id] = max(count, most.get(id, 0))
    rows = "\n".join(f'    "{id}": {most[id]},' for id in sorted(most))
    return (
        '"""Letters of the longest form of each line that is read aloud, in either language.\n\n'
        "Written by `python -m companion.web.protocol` from the catalogs; names not counted.\n"
        '"""\n\nfrom __future__ import annotations\n\nfrom collections.abc import Mapping\n\n'
        f"LETTERS: Mapping[str, int] = {{\n{rows}\n}}\n"
    )


def _counted(file: Path, game: str) -> Iterator[tuple[str, int]]:
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        if not isinstance(entry, ast.Message) or entry.value is None:
            continue
        rest = entry.id.name.removeprefix(game)
        if rest != entry.id.name and SPOKEN.match(rest):
            yield entry.id.name, _longest(entry.value)


def _longest(pattern: ast.Pattern) -> int:
    return sum(_of(part) for part in pattern.elements)


def _of(part: ast.TextElement | ast.Placeable) -> int:
    if isinstance(part, ast.TextElement):
        return len(part.value)
    said = part.expression
    if not isinstance(said, ast.SelectExpression):
        return 0
    forms = {
        form.key.name if isinstance(form.key, ast.Identifier) else "": _longest(form.value)
        for form in said.variants
    }
    return forms.get(WITH_PHONES) or max(forms.values())
