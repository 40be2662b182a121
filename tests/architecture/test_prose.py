"""Every module says what it is for, and nothing half-done is left in the text."""

import ast
import re

from tests.architecture.tree import files, parsed, read, text_files, told

LATER = re.compile("|".join(rf"\b{mark}\b" for mark in ("TO" + "DO", "FIX" + "ME", "XX" + "X")))
NAMED = re.compile(r"\bdecisions/(\d{4}-[\w-]+\.md)")


def test_python_modules_open_with_a_sentence():
    paths = [path for path in files(".py") if read(path)]  # an empty __init__.py says nothing
    assert len(paths) > 10
    wrongs = []
    for path in paths:
        opening = (ast.get_docstring(parsed(path)) or "").split("\n\n")[0]
        if not opening.endswith((".", "?", "!")):
            wrongs.append(f"{path}: {opening.splitlines()[:1] or 'no docstring'}")
    told(wrongs, "a module's docstring opens with one sentence on what it is for")


def test_javascript_modules_open_with_a_sentence():
    wrongs = [path for path in files(".js") if not read(path).startswith(("//", "/*"))]
    told(wrongs, "a JavaScript module opens with a comment on what it is for")


def test_nothing_is_left_for_later():
    wrongs = [
        f"{path}:{number}: {line.strip()[:80]}"
        for path in text_files()
        if not path.endswith("package-lock.json")
        for number, line in enumerate(read(path).splitlines(), 1)
        if LATER.search(line)
    ]
    told(wrongs, "what is not done is an issue, not a mark in the text")


def test_every_decision_has_a_number_of_its_own_and_is_found_where_it_is_named():
    decisions = [path.rpartition("/")[2] for path in files(".md") if "/decisions/" in path]
    numbers = [name[:4] for name in decisions]
    wrongs = [name for name in decisions if numbers.count(name[:4]) > 1]
    for path in text_files():
        wrongs += [f"{path}: {name}" for name in NAMED.findall(read(path)) if name not in decisions]
    told(wrongs, "a decision is named by a number that no other has")
