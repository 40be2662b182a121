"""How the catalogs of a language differ from the English ones."""

import re

from companion.web.build.translation import missing, wrong
from companion.web.catalogs import ORIGINAL, string_files

ORDER = re.compile(r"^(## .*|[A-Za-z][\w-]*(?= *=))", re.MULTILINE)
"""Titles of sections and ids."""


def differences(language: str) -> list[str]:
    """A line each: missing and unknown ids, other variables, and the first title or id of a file
    that is not in the English order."""
    found = [*(f"{id}: missing" for id in missing(language)), *wrong(language)]
    for _, file in string_files(language):
        english = file.with_name(re.sub(f"{language}.ftl$", f"{ORIGINAL}.ftl", file.name))
        one, other = (ORDER.findall(path.read_text(encoding="utf-8")) for path in (file, english))
        apart = (f"{file.name}: {a} and {b}" for a, b in zip(one, other, strict=False) if a != b)
        found += [first] if (first := next(apart, "")) else []
    return found
