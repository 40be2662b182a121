"""What a sealed answer says is read in one place: no screen and no sentence looks past it."""

import ast
from collections.abc import Iterator, Mapping
from importlib import import_module
from types import ModuleType

from companion.games.registry import find_games
from tests.architecture.tree import files, parsed, told

HOME = "companion/core/kit/rounds.py"


def reads_given(tree: ast.AST) -> Iterator[int]:
    """Lines that read `given`."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and node.attr == "given":
            yield node.lineno


def openers(tree: ast.AST) -> Iterator[str]:
    """Names of the functions that open a round; of a command, its class."""
    classes = [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    commands = {id(one): node.name for node in classes for one in node.body}
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef):
            calls = (node.func for node in ast.walk(function) if isinstance(node, ast.Call))
            if any(isinstance(one, ast.Attribute) and one.attr == "opened" for one in calls):
                decides = function.name == "decide"
                yield commands[id(function)] if decides else function.name


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
    told(
        [
            f"{game}: {wrong}"
            for game in find_games()
            for wrong in unlike(opening(game), getattr(knowledge(game), "OPENS", {}))
        ],
        "a function that opens a round is named, with its reason, in OPENS of the game's proofs",
    )


def opening(game: str) -> set[str]:
    """Names of the functions of a game that open a round."""
    paths = files(".py", f"companion/games/{game}")
    return {name for path in paths for name in openers(parsed(path))}


def unlike(found: set[str], named: Mapping[str, str]) -> Iterator[str]:
    """What is opened and not named, and what is named and not opened."""
    yield from (f"{name} opens a round" for name in sorted(found - named.keys()))
    yield from (f"{name} opens none" for name in sorted(named.keys() - found))
    yield from (f"{name} has no reason" for name, reason in named.items() if not reason)


def knowledge(game: str) -> ModuleType:
    """The proofs of a game that say what each eye may know."""
    return import_module(f"tests.kit.games.{game}.knowledge")


def test_an_opener_that_nobody_named_is_found():
    assert [*unlike({"peek"}, {})] == ["peek opens a round"]
    assert [*unlike(set(), {"bid": "all bids are in"})] == ["bid opens none"]
    assert [*unlike({"bid"}, {"bid": ""})] == ["bid has no reason"]
    assert not [*unlike({"bid"}, {"bid": "all bids are in"})]
