"""What a translator has to know of a language: `python -m companion.web.build.translation fr`.

With `arrange` as a second word the files are written anew: in the order of the English ones, with
their headings and comments, and without strings that English no longer has.
"""

import re
import sys
from collections.abc import Iterator

from companion.web import paths
from companion.web.catalogs import ORIGINAL, entries, string_files

LIMITS = {r"[a-z]+-ask-.*(?<!-more)": 48, r"[a-z]+-ask-.*-more": 44}
"""Most letters of strings with a fixed place, by what their ids look like: a question at night has
two lines of the smallest phone, the sentence below it one."""
LONG, LETTERS = 1.5, 12
"""A string is long if it has so many times the letters of the English one, and so many more."""
_BLOCK = re.compile(r"^[A-Za-z][\w-]* *=.*?(?=^\S|\Z)", re.DOTALL | re.MULTILINE)
_VARIABLE = re.compile(r"\$(\w+)")
_CASE = re.compile(r"^ *\*?\[(?!(?:one|two|few|many|other)\])([A-Za-z_]\w*)\]", re.MULTILINE)
"""A case of a selector that is no plural: those are the language's own."""
_SYNTAX = re.compile(r"^[\w-]+ *= *|\{ *\$\w+ *(?:->)?|[{}]|^ *\*?\[\w+\]", re.MULTILINE)


def texts(language: str) -> dict[str, str]:
    """The sources of all strings of a language by id."""
    return {entry.id: entry.source for entry in entries(language)}


def letters(source: str) -> int:
    """About how many letters a person reads of a string, over all its forms."""
    return len(re.sub(r"\s+", " ", _SYNTAX.sub("", source)).strip())


def missing(language: str) -> list[str]:
    """The ids that only English has."""
    own = texts(language)
    return [id for id in texts(ORIGINAL) if id not in own]


def wrong(language: str) -> Iterator[str]:
    """Lines about strings that English does not have, or has with other variables or cases."""
    original = texts(ORIGINAL)
    for id, source in texts(language).items():
        if id not in original:
            yield f"{id}: not in English"
            continue
        for what, part in (("variables", _VARIABLE), ("cases", _CASE)):
            ours, theirs = (set(part.findall(one)) for one in (source, original[id]))
            if ours != theirs:
                yield f"{id}: other {what} ({', '.join(sorted(ours ^ theirs))})"


def long(language: str) -> Iterator[tuple[int, int, str]]:
    """Strings much longer than the English ones, the worst first: letters, those of English, id."""
    original, found = texts(ORIGINAL), []
    for id, source in texts(language).items():
        if id in original:
            ours, theirs = letters(source), letters(original[id])
            if ours > LONG * theirs and ours > theirs + LETTERS:
                found.append((ours, theirs, id))
    yield from sorted(found, key=lambda one: one[0] / one[1], reverse=True)


def cut(language: str) -> Iterator[str]:
    """Lines about strings that do not fit into their place."""
    for id, source in texts(language).items():
        for shape, most in LIMITS.items():
            if re.fullmatch(shape, id) and letters(source) > most:
                yield f"{id}: {letters(source)} letters, room for {most}"


def arrange(language: str) -> None:
    """Write the files of a language in the order of the English ones."""
    own = texts(language)
    for _, file in string_files(ORIGINAL):
        english = file.read_text(encoding="utf-8")
        arranged = _BLOCK.sub(lambda found: _instead(found[0], own), english)
        if _BLOCK.search(arranged):
            target = file.with_name(file.name.removesuffix(f"{ORIGINAL}.ftl") + f"{language}.ftl")
            target.write_text(re.sub(r"\n{3,}", "\n\n", arranged), encoding="utf-8")


def _instead(block: str, own: dict[str, str]) -> str:
    id = block.partition("=")[0].strip()
    tail = block[len(block.rstrip()) :]
    return own[id].rstrip() + tail if id in own else tail.removeprefix("\n")


def report(language: str) -> Iterator[str]:
    """The lines that are printed."""
    for _, file in string_files(ORIGINAL):
        english = file.read_text(encoding="utf-8")
        lacking = [id for id in missing(language) if re.search(rf"^{id} *=", english, re.M)]
        if lacking:
            place = file.relative_to(paths.PACKAGE)
            yield f"{place} has {len(lacking)} more: {', '.join(lacking)}"
    yield from (f"wrong: {one}" for one in wrong(language))
    yield from (f"cut: {one}" for one in cut(language))
    for ours, theirs, id in long(language):
        yield f"long: {id}, {ours} letters, in English {theirs}"
    yield f"{len(texts(language))} of {len(texts(ORIGINAL))} strings in {language}"


if __name__ == "__main__":
    if "arrange" in sys.argv[2:]:
        arrange(sys.argv[1])
    for line in report(sys.argv[1]):
        print(line)
