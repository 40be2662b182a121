"""What a sealed answer says is read in one place: no screen and no sentence looks past it."""

import ast
from collections.abc import Iterator

from tests.architecture.tree import files, parsed, told

HOME = "companion/core/kit/rounds.py"
OPENS = {
    "final_decrees: bid": "the last bid of a round opens all of them",
    "jrc: open_papers": "the host opens the papers of a step",
    "jrc: _shown_picks": "picks that everybody makes openly, by a house rule",
    "lupus: opened": "the fact that all votes are in",
}
"""The functions of games that may open a round, and why they do."""


def reads_given(tree: ast.AST) -> Iterator[int]:
    """Lines that read `given`."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and node.attr == "given":
            yield node.lineno


def openers(tree: ast.AST) -> Iterator[str]:
    """Names of the functions that open a round."""
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef):
            calls = (node.func for node in ast.walk(function) if isinstance(node, ast.Call))
            if any(isinstance(one, ast.Attribute) and one.attr == "opened" for one in calls):
                yield function.name


def test_the_law_knows_a_look_when_it_sees_one():
    assert [*reads_given(ast.parse("state.bids.given.values()"))] == [1]
    assert [*openers(ast.parse("def peek(state):\n    return dict(state.bids.opened())"))] == [
        "peek"
    ]
    assert not [*openers(ast.parse("def fine(duel):\n    return duel.opened"))]


def test_nothing_but_the_round_itself_reads_its_answers():
    assert [*reads_given(parsed(HOME))]
    paths = [path for path in files(".py", "companion") if path != HOME]
    wrongs = [f"{path}:{line}" for path in paths for line in reads_given(parsed(path))]
    told(wrongs, "a round says `own` to its author and `opened` when the game opens it")


def test_a_round_is_opened_where_the_rules_open_it_and_nowhere_else():
    found = {
        f"{path.split('/')[2]}: {name}"
        for path in files(".py", "companion/games")
        for name in openers(parsed(path))
    }
    assert found == set(OPENS)
