"""A test file of one word is called like what it tests; every other one says its topic in words."""

import ast
from functools import cache
from pathlib import Path

import pytest

from tests.architecture.tree import files, parsed, told

ROOMS = ("tests/core", "tests/table", "tests/web", "tests/pocket")


@cache
def names() -> frozenset[str]:
    """Modules, packages, functions and classes of the product, in lower case."""
    found = set()
    for path in files(".py", "companion"):
        found |= {part.lower() for part in Path(path).with_suffix("").parts}
        found |= {
            node.name.lower()
            for node in parsed(path).body
            if isinstance(node, ast.FunctionDef | ast.ClassDef)
        }
    return frozenset(found)


def is_stale(stem: str) -> bool:
    """Whether `test_<word>` names nothing of the product, in singular or plural."""
    word = stem.removeprefix("test_")
    one_word = stem.startswith("test_") and "_" not in word
    return one_word and not {word, word.removesuffix("s"), f"{word}s"} & names()


def test_test_files_of_one_word_are_called_like_what_they_test():
    wrongs = [path for path in files(".py", *ROOMS) if is_stale(Path(path).stem)]
    told(wrongs, "a test file follows the name of what it tests")


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
