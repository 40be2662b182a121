"""Each word has one meaning: companion/glossary.md lists them, and no two classes share a name."""

import ast
import re
from collections import defaultdict
from functools import cache
from pathlib import Path

import pytest

from tests.architecture.tree import fail_on, files, names_in, read, tree_of

PAGE = "companion/glossary.md"
ROW = re.compile(r"^\| (?P<word>[^|`]+) \| (?P<means>[^|]*) \|(?: (?P<owner>[^|]*) ?\|)?$", re.M)
GENERAL = ("companion/core", "companion/table", "companion/web", "companion/pocket")
UNUSED = "Words that we do not use"
IN_GAMES = "General names that a game's command or fact has, too"
WRITTEN = {("companion/table/log", "told")}
"""Names in the log, by folder, which follow no rename (`SeatShown.told`)."""
CLASS = re.compile(r"[A-Z][a-z][A-Za-z]*")


def sections() -> dict[str, list[re.Match[str]]]:
    """The rows of each table of the page, by its title."""
    parts = re.split(r"^## (.+)$", read(PAGE), flags=re.MULTILINE)[1:]
    tables = zip(parts[::2], parts[1::2], strict=True)
    return {title: list(ROW.finditer(text))[1:] for title, text in tables}


def classes(path: str) -> set[str]:
    """The classes and type aliases of a module."""
    names = set()
    for node in tree_of(path).body:
        if isinstance(node, ast.ClassDef):
            names.add(node.name)
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            names |= {one.id for one in targets if isinstance(one, ast.Name)}
    return {name for name in names if CLASS.fullmatch(name)}


def inherits(path: str, name: str) -> bool:
    """Whether a class inherits from one with the same name."""
    made = (node for node in tree_of(path).body if isinstance(node, ast.ClassDef))
    bases = [base for node in made if node.name == name for base in node.bases]
    return any(re.search(rf"\b{name}\b", ast.unparse(base)) for base in bases)


@cache
def owners() -> dict[str, list[str]]:
    """The modules that define each class name, without subclasses of the same name."""
    owners = defaultdict(list)
    for path in files(".py", "companion"):
        for name in classes(path):
            if not inherits(path, name):
                owners[name].append(path)
    return dict(owners)


def is_general(path: str) -> bool:
    return path.startswith(tuple(f"{room}/" for room in GENERAL))


def in_a_game() -> set[str]:
    """General names that a game uses for another class."""
    return {
        f"{name} {path.split('/')[2]}"
        for name, made in owners().items()
        if any(map(is_general, made))
        for path in made
        if not is_general(path)
    }


def test_the_page_has_words_in_every_section():
    assert len(sections()) == 5
    assert all(len(rows) > 2 for rows in sections().values())


def test_every_word_stands_once():
    words = [row["word"] for title, rows in sections().items() if title != IN_GAMES for row in rows]
    fail_on(sorted({word for word in words if words.count(word) > 1}), "one meaning a word")


def test_the_owner_of_each_word_is_where_the_page_says():
    errors = []
    for rows in sections().values():
        for row in rows:
            if owner := (row["owner"] or "").strip(" `"):
                path, _, name = owner.partition(":")
                path = f"companion/{path}"
                if not Path(path).is_file() or name not in classes(path):
                    errors.append(f"{row['word']}: {owner}")
    fail_on(errors, "a word's owner exists")


def test_no_two_general_classes_share_a_name():
    general = {name: [path for path in made if is_general(path)] for name, made in owners().items()}
    shared = [f"{name}: {made}" for name, made in general.items() if len(made) > 1]
    fail_on(shared, "one meaning a word")


def test_general_names_of_a_games_commands_and_facts_are_listed():
    listed = {
        f"{word} {game}"
        for row in sections()[IN_GAMES]
        for word in row["word"].split(", ")
        for game in row["means"].partition(":")[0].split(", ")
    }
    fail_on(sorted(in_a_game() ^ listed), "listed and not used, or used and not listed")


@pytest.mark.parametrize("row", sections()[UNUSED], ids=lambda row: row["word"])
def test_a_word_that_we_do_not_use_names_nothing(row):
    words = "|".join(row["word"].split(", "))
    unused = re.compile(rf"(?:^|_)(?:{words})(?:e?s)?(?:_|$)", re.IGNORECASE)
    errors = [path for path in files(".py", *GENERAL) if unused.search(Path(path).stem)]
    for path in files(".py", *GENERAL):
        names = ((line, name) for line, name in names_in(path) if name.isidentifier())
        errors += [
            f"{path}:{line}: {name}"
            for line, name in names
            if unused.search(name) and (str(Path(path).parent), name) not in WRITTEN
        ]
    fail_on(sorted(set(errors)), f"not {row['word']}, but {row['means']}")
