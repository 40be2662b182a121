"""No id of a game or a role outside its own folder; the names of tests are sentences."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from tests.architecture.tree import COMPANION, JS_COMMENT, fail_on, files, names_in, read, tree_of

COMMENTS = {
    ".js": JS_COMMENT,
    ".html": re.compile(r"\{#.*?#\}|<!--.*?-->", re.DOTALL),
}


def games() -> set[str]:
    return {entry.parent.name for entry in COMPANION.glob("games/*/__init__.py")}


def roles() -> set[str]:
    return {
        file.stem for file in COMPANION.glob("games/*/roles/*.py") if not file.stem.startswith("_")
    }


def ids() -> re.Pattern[str]:
    words = sorted(games() | roles())
    # An id ends where a word ends, so `seer` is found in "role-seer" and not in "overseer".
    return re.compile(rf"\b(?:{'|'.join(map(re.escape, words)) or '(?!)'})\b")


def test_ids_are_found():
    assert all(re.fullmatch("[a-z][a-z0-9_]*", word) for word in games() | roles())


def test_python_outside_the_games_knows_no_id():
    law, paths = ids(), files(".py", "companion/core", "companion/table", "companion/web")
    assert paths
    errors = [
        f"{path}:{line}: {found[0]!r} in {word[:60]!r}"
        for path in [*paths, "companion/games/__init__.py"]
        if Path(path).is_relative_to("companion")
        for line, word in names_in(path)
        if (found := law.search(word))
    ]
    fail_on(errors, "a game's or role's id belongs in its own folder and the locale files")


def test_the_browser_knows_no_id():
    law, errors = ids(), []
    for path in files(".js", "static") + files(".html", "templates"):
        comments = COMMENTS[Path(path).suffix]
        # Comments become empty lines, so that the numbers of the others stay true.
        text = comments.sub(lambda comment: "\n" * comment[0].count("\n"), read(path))
        for number, line in enumerate(text.splitlines(), 1):
            if match := law.search(line):
                errors.append(f"{path}:{number}: {match[0]!r} in {line.strip()[:80]}")
    fail_on(errors, "the browser speaks prompts and panels, it knows no game and no role")


ROOMS = ("tests/core", "tests/table", "tests/web", "tests/pocket")


@cache
def names() -> frozenset[str]:
    """The modules, packages, functions and classes of the product, in lower case."""
    names = set()
    for path in files(".py", "companion"):
        names |= {part.lower() for part in Path(path).with_suffix("").parts}
        names |= {
            node.name.lower()
            for node in tree_of(path).body
            if isinstance(node, ast.FunctionDef | ast.ClassDef)
        }
    return frozenset(names)


def is_stale(stem: str) -> bool:
    """Whether `test_<word>` names nothing of the product, in singular or plural."""
    word = stem.removeprefix("test_")
    one_word = stem.startswith("test_") and "_" not in word
    return one_word and not {word, word.removesuffix("s"), f"{word}s"} & names()


def test_test_files_of_one_word_are_called_like_what_they_test():
    errors = [path for path in files(".py", *ROOMS) if is_stale(Path(path).stem)]
    fail_on(errors, "a test file follows the name of what it tests")


@pytest.mark.parametrize(
    ("stem", "stale"),
    [
        ("test_replay", False),
        ("test_prompt", False),
        ("test_sweeping", True),
        ("test_playing_on", False),
        ("conftest", False),
    ],
)
def test_a_file_with_a_stale_name_is_found(stem, stale):
    assert is_stale(stem) is stale
