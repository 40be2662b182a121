"""What a phone says lies on the shelves that it is given: it never asks for a whole catalog."""

import posixpath
import re
from functools import cache

import pytest

from companion.games.registry import find_games
from companion.web import places
from companion.web.catalogs import BARE, LANGUAGES, LATE, WHOLE, Catalogs
from tests.architecture.tree import code, files, read, told

ENTRY = "static/js/phone.js"
IMPORTED = re.compile(r"""(?:\bfrom\s+|\bimport\s*\(?\s*)"(\.{1,2}/[^"]+\.js)\"""")
COMMENT = re.compile(r"^\s*(?://|/?\*).*$|\s// .*$", re.MULTILINE)
LITERAL = re.compile(r"""["'`]([A-Za-z][\w-]*)["'`]""")
BUILT = re.compile(r"`([A-Za-z][\w-]*-)\$\{[^`}]*\}([\w-]*)`")
OPEN = re.compile(r"""(?:\bui\(|\bt:)\s*`(\$\{[^`]*)`""")

SAID = {
    "${said}-title": {
        f"phone-{what}-title" for what in ("lost", "moved", "refused", "removed", "released")
    },
}
"""The ids that are built with nothing fixed before the first hole."""

PRINTED = ("companion/table/export/paper.py",)
"""What the server alone says, on pages and in files; no phone needs it."""

AT_THE_DESK = (
    "companion/games/lupus/passing/screen.py",
    *("companion/games/lupus/lobby/prompts.py", "companion/games/lupus/lobby/chips.py"),
    "companion/games/lupus/odds/shown.py",
    *("companion/table/screens/offers.py", "companion/table/screens/desk.py"),
    "companion/table/screens/offers_kept.py",
    "companion/table/screens/way_back.py",
    "companion/core/kit/rules.py",
)
"""What the tablet alone is shown: it has every sentence."""

TABLET = re.compile(
    r"lupus-(diary|go|hands|paper|cover|blind|warn)-|lupus-settle"
    r"|lupus-(skipped-warn|deal-mismatch|enter-role-conflict)"
)
"""Its diary, its big button and what that asks once more, corrections by hand, what the moderator
uncovers or cannot see, a pack that is of two minds, cards that cannot be, the printed order of the
night."""


@cache
def words():
    return Catalogs(places.locale_dir(), find_games())


@cache
def on(language, shelf):
    """The ids of the messages of a shelf."""
    return set(re.findall(r"^([A-Za-z][\w-]*) *=", words().shelves[language, shelf], re.MULTILINE))


def late(language):
    """What is brought when it is first said."""
    return set().union(*(on(language, shelf) for shelf in LATE))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_shelf_of_a_late_sentence_is_read_off_its_id(language):
    for shelf in LATE:
        assert on(language, shelf)
        assert all(id.startswith(f"{shelf}-") for id in on(language, shelf))
    assert f"/^({'|'.join(LATE)})-/" in read("static/js/catalogs.js")


def reachable(entry):
    """The modules that this one brings sooner or later, itself among them."""
    found, waiting = set(), [entry]
    while waiting:
        path = waiting.pop()
        if path in found:
            continue
        found.add(path)
        folder = posixpath.dirname(path)
        waiting += [
            posixpath.normpath(posixpath.join(folder, other))
            for other in IMPORTED.findall(read(path))
        ]
    return sorted(found)


def named(path):
    """The ids that a module may say: those in quotes, and the families that it builds."""
    text, known = COMMENT.sub("", read(path)), on("it", WHOLE) | on("en", WHOLE)
    ids = set(LITERAL.findall(text)) & known
    for before, after in BUILT.findall(text):
        family = re.compile(re.escape(before) + r"[\w-]+" + re.escape(after))
        ids |= {id for id in known if family.fullmatch(id)}
    for shape in OPEN.findall(text):
        ids |= SAID[shape]
    return ids


def test_the_modules_of_a_phone_are_found():
    assert {"static/js/panels/index.js", "static/js/prompts/index.js"} < set(reachable(ENTRY))
    assert not [path for path in reachable(ENTRY) if "/desk/" in path]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_phone_says_only_what_lies_on_its_shelf(language):
    wrongs = [
        f"{path}: {id}"
        for path in reachable(ENTRY)
        for id in sorted(named(path) - on(language, BARE) - late(language))
    ]
    told(wrongs, "a phone's sentences lie on its shelf")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(find_games()))
def test_a_game_says_only_what_lies_on_its_shelves(language, game):
    given = on(language, BARE) | on(language, game) | late(language)
    wrongs = [
        f"{path}: {id}"
        for path in files(".py", f"companion/games/{game}", "companion/core", "companion/table")
        if path not in (*PRINTED, *AT_THE_DESK)
        for id in sorted(set(LITERAL.findall(code(path))) & on(language, WHOLE) - given)
        if not TABLET.match(id)
    ]
    told(wrongs, "a game's sentences lie on its shelves")
