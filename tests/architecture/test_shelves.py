"""The messages that a page's modules use are in the sections that the page fetches.

For the messages of games see tests/laws/test_strings.py.
"""

import posixpath
import re
from functools import cache

import pytest

from companion.games.registry import find_games
from companion.web.catalogs import BARE, LATE, WHOLE
from companion.web.languages import LANGUAGES
from tests.architecture.tree import code, fail_on, files, read
from tests.kit.sentences import CATALOGS

PHONE = "static/js/phone.js"
ENTRIES = (PHONE, *(f"static/js/{one}.js" for one in ("tablet", "screen", "pocket")))
IMPORTED = re.compile(r"""(?:\bfrom\s+|\bimport\s*\(?\s*)"(\.{1,2}/[^"]+\.js)\"""")
MESSAGE = re.compile(r"^([A-Za-z][\w-]*) *=", re.MULTILINE)
COMMENT = re.compile(r"^\s*(?://|/?\*).*$|\s// .*$", re.MULTILINE)
LITERAL = re.compile(r"""["'`]([A-Za-z][\w-]*)["'`]""")
BUILT = re.compile(r"`([A-Za-z][\w-]*-)\$\{[^`}]*\}([\w-]*)`")
OPEN = re.compile(r"""(?:\bui\(|\bt:)\s*`(\$\{[^`]*\}([\w-]*))`""")

SAID = {
    "${said}-title": {
        f"phone-{what}-title" for what in ("lost", "moved", "refused", "removed", "released")
    }
}
"""Ids that are composed without a fixed beginning, where that is not a game."""


@cache
def on(language, chunk):
    """The message ids of a section."""
    return set(MESSAGE.findall(CATALOGS.chunks[language, chunk]))


@cache
def every_id():
    """All message ids, also of those that no browser fetches."""
    return {id for path in files(".ftl", "companion") for id in MESSAGE.findall(read(path))}


@cache
def late(language):
    """The message ids of sections that are fetched on first use."""
    return set().union(*(on(language, chunk) for chunk in LATE))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_shelf_of_a_late_sentence_is_read_off_its_id(language):
    for chunk in LATE:
        assert on(language, chunk)
        assert all(id.startswith(f"{chunk}-") for id in on(language, chunk))
    assert f"/^({'|'.join(LATE)})-/" in read("static/js/catalogs.js")


@cache
def reachable(entry):
    """This module and all that it imports, directly or not."""
    modules, waiting = set(), [entry]
    while waiting:
        path = waiting.pop()
        if path in modules:
            continue
        modules.add(path)
        folder = posixpath.dirname(path)
        waiting += [
            posixpath.normpath(posixpath.join(folder, other))
            for other in IMPORTED.findall(read(path))
        ]
    return sorted(modules)


@cache
def named(path):
    """The message ids in a module: literals and composed ones."""
    text, known = COMMENT.sub("", read(path)), every_id()
    ids = set(LITERAL.findall(text)) & known
    for before, after in BUILT.findall(text):
        family = re.compile(re.escape(before) + r"[\w-]+" + re.escape(after))
        ids |= {id for id in known if family.fullmatch(id)}
    for shape, after in OPEN.findall(text):
        ids |= SAID.get(shape) or {f"{game}{after}" for game in find_games()} & known
    return ids


def given(language, entry):
    """The message ids that a page with this entry fetches."""
    return on(language, BARE) | late(language) if entry == PHONE else on(language, WHOLE)


def test_the_modules_of_a_phone_are_found():
    assert {"static/js/panels/index.js", "static/js/prompts/index.js"} < set(reachable(PHONE))
    assert not [path for path in reachable(PHONE) if "/desk/" in path]


@pytest.mark.parametrize("entry", ENTRIES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_says_only_what_it_is_given(language, entry):
    errors = [
        f"{path}: {id}"
        for path in reachable(entry)
        for id in sorted(named(path) - given(language, entry))
    ]
    fail_on(errors, "what a page says does not stand in a section that it is not given")


def test_the_rules_say_only_what_a_browser_can_fetch():
    """They also run in the browser (pocket edition)."""
    hidden = every_id() - on("it", WHOLE)
    errors = [
        f"{path}: {id}"
        for path in files(
            ".py", *(f"companion/{one}" for one in ("core", "games", "table", "pocket"))
        )
        for id in sorted(set(LITERAL.findall(code(path))) & hidden)
    ]
    assert hidden
    fail_on(errors, "a section for the server only has nothing of theirs")
