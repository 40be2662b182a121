"""Docstrings and comments are plain, every module opens with one, and nothing half-done is left."""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from functools import cache

import pytest

from tests.architecture.tree import (
    JS_COMMENT,
    fail_on,
    files,
    lines_with,
    nodes,
    read,
    text_files,
    tree_of,
)

LATER = re.compile("|".join(rf"\b{mark}\b" for mark in ("TO" + "DO", "FIX" + "ME", "XX" + "X")))
RIDDLES = re.compile(
    r"\b(whoever|those\s+who|what\s+is\s+for|of\s+it|such\s+a\s+one|any\s+more|somebody"
    r"|nobody's)\b",
    re.IGNORECASE,
)
SENTENCE_ENDS = re.compile(r"[.?!](?=\s|$)|\n\s*\n|\n\s*[-*|]")
SMALL_WORDS = frozenset(
    re.findall(
        r"\w+",
        "a an the of and or is are it its in on at to for with by as what that this which one be "
        "was has have from all some so each",
    )
)
NAMED = re.compile(r"\bdecisions/(\d{4}-[\w-]+\.md)")


def test_python_modules_open_with_a_sentence():
    paths = [path for path in files(".py") if read(path)]  # an empty __init__.py says nothing
    assert len(paths) > 10
    errors = []
    for path in paths:
        opening = (ast.get_docstring(tree_of(path)) or "").split("\n\n")[0]
        if not opening.endswith((".", "?", "!")):
            errors.append(f"{path}: {opening.splitlines()[:1] or 'no docstring'}")
    fail_on(errors, "a module's docstring opens with one sentence on what it is for")


@cache
def prose(path: str) -> tuple[tuple[int, str, str], ...]:
    """(line, text, owner) of each docstring and comment; the owner of comments and fields is ""."""
    return tuple(_prose(path))


def _prose(path: str) -> Iterator[tuple[int, str, str]]:
    text = read(path)
    if path.endswith("js"):
        for comment in JS_COMMENT.finditer(text):
            yield text.count("\n", 0, comment.start()) + 1, comment[0], ""
        return
    for node in nodes(path):
        body = getattr(node, "body", ())  # of an expression (lambda) it is no list
        for place, statement in enumerate(body if isinstance(body, list) else ()):
            if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
                owner = getattr(node, "name", "") if place == 0 else ""
                yield statement.lineno, str(statement.value.value), owner
    if "#" not in text:
        return
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string, ""


def riddles(text: str) -> list[str]:
    """The unclear words of `text`, and its chains of semicolons."""
    plain = re.sub(r"`[^`]*`", "``", text)
    chains = [one.strip() for one in SENTENCE_ENDS.split(plain) if one.count(";") > 1]
    return [*(found[0] for found in RIDDLES.finditer(plain)), *chains]


def repeats(name: str, text: str) -> bool:
    """Whether `text` has no word of its own beside those of `name`."""
    return not set(_stems(text)) - set(_stems(name))


def _stems(text: str) -> Iterator[str]:
    for word in re.findall(r"[A-Z]?[a-z]+|[A-Z]+|\d+", text):
        if word.lower() not in SMALL_WORDS:
            yield re.sub(r"(?<=...)(ing|ed|es|s|e)$", "", word.lower())


def test_docstrings_and_comments_are_plain():
    errors = [
        f"{path}:{line}: {' · '.join(found)}"
        for path in files(".py", "companion", "tests") + files("js", "static/js", "tests")
        for line, text, _ in prose(path)
        if (found := riddles(text))
    ]
    fail_on(errors, "a docstring or comment says plainly what a thing is, one fact a sentence")


def test_no_docstring_only_repeats_the_name():
    errors = [
        f"{path}:{line}: {name}: {text}"
        for path in files(".py", "companion")
        for line, text, name in prose(path)
        if name and repeats(name, text)
    ]
    fail_on(errors, "a docstring says more than the name")


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Whoever asks.", ["Whoever"]),
        ("Deleted by those\nwho wrote.", ["those\nwho"]),
        ("`a`: one; `b`: two; three.", ["``: one; ``: two; three"]),
        ("`a`: one; two. `b`: three; four.", []),
        ("The answer to a command.", []),
    ],
)
def test_riddles_are_found(text, found):
    assert riddles(text) == found


def test_a_repeated_name_is_found():
    assert repeats("AnswersOpened", "The answers are opened.")
    assert not repeats("AnswersOpened", "A round is over: its answers are shown.")


def test_javascript_modules_open_with_a_sentence():
    errors = [path for path in files(".js") if not read(path).startswith(("//", "/*"))]
    fail_on(errors, "a JavaScript module opens with a comment on what it is for")


def test_nothing_is_left_for_later():
    paths = [path for path in text_files() if not path.endswith("package-lock.json")]
    fail_on(lines_with(LATER, paths), "what is not done is an issue, not a mark in the text")


def test_every_decision_has_a_number_of_its_own_and_is_found_where_it_is_named():
    decisions = [path.rpartition("/")[2] for path in files(".md") if "/decisions/" in path]
    numbers = [name[:4] for name in decisions]
    errors = [name for name in decisions if numbers.count(name[:4]) > 1]
    for path in text_files():
        errors += [f"{path}: {name}" for name in NAMED.findall(read(path)) if name not in decisions]
    fail_on(errors, "a decision is named by a number that no other has")
