"""A word (prompt or panel) of one game is marked and used by that game only; every word has one
JavaScript module."""

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest

from companion import core
from companion.core.words.panels.base import Panel
from companion.core.words.prompts.base import Prompt
from companion.games.registry import find_games
from companion.web.build.typescript import words
from tests.architecture.tree import fail_on, files, nodes, read

EVERY_WORD = words(Prompt) + words(Panel)
TABLE, KIT = "companion/table", "companion/core/kit"
GENERAL = {TABLE, KIT}
"""The table and the kit use words for all games."""
PRINTER = "companion/table/export/"
"""Prints every panel, and makes none."""


@cache
def taken(path: str) -> set[tuple[str, str]]:
    """(module, name) of the words that a file imports."""
    return set(words_in(nodes(path)))


def words_in(tree: Iterable[ast.AST]) -> Iterator[tuple[str, str]]:
    """(module, name) of each imported word, from its module or from `companion.core`."""
    for node in tree:
        for alias in node.names if isinstance(node, ast.ImportFrom) else ():
            module = node.module or ""
            if module == core.__name__:
                module = getattr(getattr(core, alias.name), "__module__", module)
            if module.startswith("companion.core.words."):
                yield module, alias.name


def test_a_word_is_seen_whichever_way_it_is_imported():
    direct = "from companion.core.words.prompts.amount import Amount"
    for line in (direct, "from companion.core import Amount, Text, text"):
        assert [*words_in(ast.walk(ast.parse(line)))] == [
            ("companion.core.words.prompts.amount", "Amount")
        ]


def users_of(word: type) -> set[str]:
    """The games that use a word, and the table and the kit."""
    rooms = {*GENERAL, *(f"companion/games/{game}" for game in find_games())}
    return {
        room
        for room in rooms
        for path in files(".py", room)
        if (word.__module__, word.__name__) in taken(path) and not path.startswith(PRINTER)
    }


def wrong(one_game: bool, users: set[str]) -> str:
    """The error of a word with these users; empty if there is none."""
    if not users:
        return "nobody uses it"
    alone = len(users) == 1 and not users & GENERAL
    if one_game and not alone:
        return f"it is marked as a word of one game, and is used by {sorted(users)}"
    return "one game alone uses it, and it is not marked" if alone and not one_game else ""


def test_a_game_uses_general_words_and_its_own():
    errors = [(word, wrong(word.one_game, users_of(word))) for word in EVERY_WORD]
    fail_on([f"{word.__name__}: {why}" for word, why in errors if why], "core/words/word.py")


def test_there_are_words_of_both_sorts():
    of_one = [word for word in EVERY_WORD if word.one_game]
    assert 10 < len(of_one) < len(EVERY_WORD) - 10


FIRST, SECOND = "companion/games/first", "companion/games/second"


@pytest.mark.parametrize(
    ("one_game", "right", "mistaken"),
    [
        (True, [{FIRST}], [{FIRST, SECOND}, {TABLE}, {KIT}, set()]),
        (False, [{FIRST, SECOND}, {TABLE}], [{FIRST}, set()]),
    ],
)
def test_a_wrong_mark_is_found_and_a_right_one_is_not(one_game, right, mistaken):
    assert not any(wrong(one_game, users) for users in right)
    assert all(wrong(one_game, users) for users in mistaken)


ENTRY = re.compile(r"^  (\w+): (\w+),$", re.MULTILINE)
IMPORT = re.compile(r"^import \{ (\w+) \} from \"\./(?:\w+/)?(\w+)\.js\";$", re.MULTILINE)


@pytest.mark.parametrize(("folder", "base"), [("prompts", Prompt), ("panels", Panel)])
def test_every_word_has_one_file_to_which_the_index_maps_it_and_every_file_is_a_word(folder, base):
    home, kinds = f"static/js/{folder}", {word.kind for word in words(base)}
    assert {Path(path).stem for path in files(".js", home)} - {"index"} == kinds
    index = read(f"{home}/index.js")
    homes, entries = dict(IMPORT.findall(index)), ENTRY.findall(index)
    assert {kind for kind, _ in entries} == kinds
    assert {kind: homes.get(name) for kind, name in entries} == {kind: kind for kind, _ in entries}
