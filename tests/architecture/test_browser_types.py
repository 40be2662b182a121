"""The browser's code is checked against the types that are made from the Python classes.

That a name exists in its file of declarations is checked by tsc; that declarations say no `any`, by
biome.
"""

import re
from collections.abc import Iterator

import pytest

from companion.core.words.panels.base import Panel
from companion.core.words.prompts.base import Prompt
from companion.web.build.typescript import words as kinds_of
from tests.architecture.tree import files, read

EXPORTED = re.compile(r"^export (?:interface|type) (\w+)", re.MULTILINE)
TAG = re.compile(r"@(?:type|typedef|param|returns?|property|template|satisfies)\s*(?=\{)")
ANY = re.compile(r"\bany\b")
REASON = re.compile(r"\bany: \S")
"""A comment that gives a reason: «any: a library without types»."""


def braced(text: str, start: int) -> str:
    """The type in braces at `start`, with nested braces."""
    depth = 0
    for at in range(start, len(text)):
        depth += {"{": 1, "}": -1}.get(text[at], 0)
        if depth == 0:
            return text[start : at + 1]
    return text[start:]


def anys_of_a_module(text: str) -> Iterator[str]:
    """JSDoc types with `any`, in comments without a reason."""
    for comment in re.findall(r"/\*\*.*?\*/", text, re.DOTALL):
        annotations = [braced(comment, tag.end()) for tag in TAG.finditer(comment)]
        if not REASON.search(comment):
            yield from (one for one in annotations if ANY.search(one))


def made() -> set[str]:
    """The names of all generated types."""
    return set(EXPORTED.findall(read("static/js/types.d.ts")))


def typedefs(text: str) -> Iterator[str]:
    """The names of the `@typedef`s of a module."""
    for tag in re.finditer(r"@typedef\s*(?=\{)", text):
        yield from re.findall(r"\A\s*(\w+)", text[tag.end() + len(braced(text, tag.end())) :])


def sources() -> list[tuple[str, str]]:
    return [(path, read(path)) for path in files(".js", "static/js")]


def test_nothing_that_is_sent_is_declared_a_second_time():
    own = read("static/js/shapes.d.ts")
    assert not made().intersection(EXPORTED.findall(own))
    assert "export type {" not in own, "nor handed on"


def test_no_twin_retypes_its_word():
    words = {one.__name__ for base in (Panel, Prompt) for one in (base, *kinds_of(base))}
    again = [(where, name) for where, text in sources() for name in typedefs(text) if name in words]
    assert len(words) > 45
    assert not again


def test_no_type_says_any_without_saying_why():
    unexplained = {}
    for where, text in sources():
        if anys := list(anys_of_a_module(text)):
            unexplained[where] = anys
    assert not unexplained


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("/** @param {any} one */", 1),
        ("/** @param {{panel: {kind: string}, rest: any[]}} props */", 1),
        ("/** @type {Record<string, any>} */", 1),
        ("/**\n * @typedef {{a: number,\n *   b?: any}} Shape\n * @param {any} one\n */", 2),
        ("/** @param {string} one any name */", 0),
        ("/** any: the library tells nothing. @param {any} one */", 0),
        ("// any @param {any} one", 0),
    ],
)
def test_an_any_in_a_comment_is_found(text, count):
    assert len(list(anys_of_a_module(text))) == count


def test_the_name_of_a_type_in_a_comment_is_found():
    text = "/**\n * @typedef {{marks: {seat: number}[]}} Circle\n * @typedef {string} Other\n */"
    assert list(typedefs(text)) == ["Circle", "Other"]


def test_only_one_module_touches_what_a_browser_keeps():
    """It handles storage that is refused, full or broken."""
    storage = re.compile(r"\b(local|session)Storage\.")
    assert [where for where, text in sources() if storage.search(text)] == []
    assert "globalThis[place]" in read("static/js/stored.js")
