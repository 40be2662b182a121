"""The browser's code is checked against the types that are made from the Python classes."""

import re
from collections.abc import Iterator

import pytest

from companion.core.words.panels.base import Panel
from companion.core.words.prompts.base import Prompt
from companion.web import paths
from companion.web.build.typescript import words as kinds_of

JS = paths.static_dir() / "js"
MADE = "types.d.ts"
TAG = re.compile(r"@(?:type|typedef|param|returns?|property|template|satisfies)\s*(?=\{)")
ANY = re.compile(r"\bany\b")
REASON = re.compile(r"\bany: \S")
"""What a comment says where nothing better can be said: «any: a library of no types»."""
IMPORTED = re.compile(
    r"@import\s*\{(?P<names>[^}]*)\}\s*from\s*\"(?P<path>[^\"]+)\""
    r"|import\(\"(?P<from>[^\"]+)\"\)\.(?P<name>\w+)"
    r"|^import type \{(?P<types>[^}]*)\} from \"(?P<where>[^\"]+)\"",
    re.MULTILINE,
)


def braced(text: str, start: int) -> str:
    """The type in braces that begins at `start`, braces within it included."""
    depth = 0
    for at in range(start, len(text)):
        depth += {"{": 1, "}": -1}.get(text[at], 0)
        if depth == 0:
            return text[start : at + 1]
    return text[start:]


def anys_of_a_module(text: str) -> Iterator[str]:
    """Types of JSDoc that say `any`, in comments that do not say why."""
    for comment in re.findall(r"/\*\*.*?\*/", text, re.DOTALL):
        said = [braced(comment, tag.end()) for tag in TAG.finditer(comment)]
        if not REASON.search(comment):
            yield from (one for one in said if ANY.search(one))


def anys_of_declarations(text: str) -> Iterator[str]:
    """Lines that say `any`, without a comment that says why: beside them, or right above."""
    before = ""
    for line in text.splitlines():
        bare = re.sub(r"/\*.*?\*/|//.*|^\s*\*.*|^/\*.*", "", line)
        if ANY.search(bare) and not (REASON.search(line) or REASON.search(before)):
            yield line.strip()
        before = line if line.strip().startswith(("/*", "*", "//")) else ""


def made() -> set[str]:
    """The names of all generated types."""
    text = (JS / MADE).read_text(encoding="utf-8")
    return set(re.findall(r"^export (?:interface|type) (\w+)", text, re.MULTILINE))


def imports(text: str) -> Iterator[tuple[str, str]]:
    """(name, path) of every type that is taken from a file of declarations."""
    for one in IMPORTED.finditer(text):
        path = one["path"] or one["from"] or one["where"]
        if path.endswith(".d.ts"):
            for name in (one["names"] or one["name"] or one["types"]).split(","):
                yield name.split(" as ")[0].strip(), path


def typedefs(text: str) -> Iterator[str]:
    """The names of the types that a module writes down in its comments."""
    for tag in re.finditer(r"@typedef\s*(?=\{)", text):
        rest = text[tag.end() + len(braced(text, tag.end())) :]
        yield from re.findall(r"\A\s*(\w+)", rest)


def sources() -> list[tuple[str, str]]:
    found = [*JS.rglob("*.js"), *JS.glob("*.d.ts")]
    return [(str(path.relative_to(JS)), path.read_text(encoding="utf-8")) for path in found]


def test_what_is_sent_is_read_by_its_generated_type_and_no_other():
    words, taken = made(), [(where, *one) for where, text in sources() for one in imports(text)]
    assert len(taken) > 100
    strangers = [one for one in taken if one[1] in words and not one[2].endswith(f"/{MADE}")]
    unknown = [one for one in taken if one[2].endswith(f"/{MADE}") and one[1] not in words]
    assert not strangers + unknown


def test_nothing_that_is_sent_is_declared_a_second_time():
    own = (JS / "shapes.d.ts").read_text(encoding="utf-8")
    names = set(re.findall(r"^export (?:interface|type) (\w+)", own, re.MULTILINE))
    assert not names & made()


def test_no_twin_retypes_its_word():
    words = {one.__name__ for base in (Panel, Prompt) for one in (base, *kinds_of(base))}
    again = [(where, name) for where, text in sources() for name in typedefs(text) if name in words]
    assert len(words) > 45
    assert not again


def test_no_type_says_any_without_saying_why():
    said = {}
    for where, text in sources():
        anys = anys_of_declarations if where.endswith(".d.ts") else anys_of_a_module
        if found := list(anys(text)):
            said[where] = found
    assert not said


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


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("  [field: string]: any;", 1),
        ("  /** any of these */\n  desk?: any;", 1),
        ("  /** any: JSON of a stranger */\n  desk?: any;", 0),
        ("  desk?: any; // any: JSON of a stranger", 0),
        ("/* any file */\nexport type Drawn = number;", 0),
    ],
)
def test_an_any_in_a_declaration_is_found(text, count):
    assert len(list(anys_of_declarations(text))) == count


def test_the_name_of_a_type_in_a_comment_is_found():
    text = "/**\n * @typedef {{marks: {seat: number}[]}} Circle\n * @typedef {string} Other\n */"
    assert list(typedefs(text)) == ["Circle", "Other"]


def test_a_word_that_is_taken_from_elsewhere_is_found():
    seen = set(imports('/** @import { Send, Panel as One } from "../shapes.d.ts" */'))
    seen |= set(imports('/** @type {import("./shapes.d.ts").Prompt[]} */'))
    assert seen == {
        ("Send", "../shapes.d.ts"),
        ("Panel", "../shapes.d.ts"),
        ("Prompt", "./shapes.d.ts"),
    }


def test_only_one_module_touches_what_a_browser_keeps():
    """It guards for all of them against storage that is refused, full or spoilt."""
    kept = re.compile(r"\b(local|session)Storage\.")
    there = [
        one for one in sorted(JS.rglob("*.js")) if kept.search(one.read_text(encoding="utf-8"))
    ]
    assert [one.name for one in there] == []
    assert "globalThis[place]" in (JS / "stored.js").read_text(encoding="utf-8")
