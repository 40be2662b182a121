"""How the rules of games are written: only phases compare phases, sealed answers are read in one
place, every house rule is used, and each value of one says where it comes from.
"""

import ast
from collections.abc import Iterable, Iterator, Mapping
from importlib import import_module
from pathlib import PurePosixPath

import pytest

from companion.core.kit.option import Number, Origin, Switch
from companion.games.registry import find_games
from tests.architecture.tree import fail_on, files, nodes
from tests.kit.laws.games import proof

WITH_PHASES = tuple(game for game in find_games() if files(".py", f"companion/games/{game}/phases"))
EVERY_GAME = pytest.mark.parametrize("game", find_games())
ROUNDS = "companion/core/kit/rounds.py"
SAID_ONLY = "help.py"
"""The file that names rules without using them."""


def nodes_of(text: str) -> list[ast.AST]:
    return [*ast.walk(ast.parse(text))]


def ladders(tree: Iterable[ast.AST]) -> Iterator[int]:
    """Lines where a phase is compared, matched, or a key."""
    for node in tree:
        if isinstance(node, ast.Compare):
            if any(_is_a_phase(one) for one in (node.left, *node.comparators)):
                yield node.lineno
        elif isinstance(node, ast.Match) and _is_a_phase(node.subject):
            yield node.subject.lineno
        elif isinstance(node, ast.Dict) and any(_is_a_phase(key) for key in node.keys if key):
            yield node.lineno


def _is_a_phase(node: ast.expr) -> bool:
    """`state.phase`, `phase`, `Phase.LOT`, or a tuple, list or set of these."""
    if isinstance(node, ast.Tuple | ast.List | ast.Set):
        return any(_is_a_phase(one) for one in node.elts)
    if isinstance(node, ast.Name):
        return node.id == "phase"
    if isinstance(node, ast.Attribute):
        named = isinstance(node.value, ast.Name) and node.value.id == "Phase"
        return named or node.attr == "phase"
    return False


def test_the_law_knows_a_ladder_when_it_sees_one():
    wrong = ("state.phase is Phase.LOT", "x in (Phase.LOT,)", "phase == 'lot'", "{Phase.LOT: 1}")
    assert all([*ladders(nodes_of(one))] for one in wrong)
    right = ("replace(state, phase=Phase.LOT)", "phase_of(state).line(state)", "phase.skip is None")
    assert not any([*ladders(nodes_of(one))] for one in right)


def outside(game: str) -> list[str]:
    """The files of a game outside `phases/`."""
    home = f"companion/games/{game}"
    return [path for path in files(".py", home) if not path.startswith(f"{home}/phases/")]


@pytest.mark.parametrize("game", WITH_PHASES)
def test_no_phase_is_asked_for_outside_its_record(game):
    fail_on(
        [f"{path}:{line}" for path in outside(game) for line in ladders(nodes(path))],
        "what differs from phase to phase stands in phases/, one file each",
    )


def test_the_law_reads_the_files_of_all_games():
    assert all(outside(game) for game in WITH_PHASES)
    assert sum(len(outside(game)) for game in WITH_PHASES) > 100


def reads_given(tree: Iterable[ast.AST]) -> Iterator[int]:
    """Lines that read `given`."""
    for node in tree:
        if isinstance(node, ast.Attribute) and node.attr == "given":
            yield node.lineno


def openers(tree: Iterable[ast.AST]) -> Iterator[str]:
    """The functions that open a round; of a command, its class."""
    classes = [node for node in tree if isinstance(node, ast.ClassDef)]
    commands = {id(one): node.name for node in classes for one in node.body}
    for function in tree:
        if isinstance(function, ast.FunctionDef):
            calls = (node.func for node in ast.walk(function) if isinstance(node, ast.Call))
            if any(isinstance(one, ast.Attribute) and one.attr == "opened" for one in calls):
                yield commands[id(function)] if (function.name == "decide") else function.name


def test_the_law_knows_a_look_when_it_sees_one():
    assert [*reads_given(nodes_of("state.bids.given.values()"))] == [1]
    assert [*openers(nodes_of("def peek(state):\n    return dict(state.bids.opened())"))] == [
        "peek"
    ]
    assert not [*openers(nodes_of("def fine(duel):\n    return duel.opened"))]


def test_nothing_but_the_round_itself_reads_its_answers():
    assert [*reads_given(nodes(ROUNDS))]
    paths = [path for path in files(".py", "companion") if path != ROUNDS]
    errors = [f"{path}:{line}" for path in paths for line in reads_given(nodes(path))]
    fail_on(errors, "a round says `own` to its author and `opened` when the game opens it")


def test_a_round_is_opened_where_the_rules_open_it_and_nowhere_else():
    errors = []
    for game in find_games():
        paths = files(".py", f"companion/games/{game}")
        opened = {name for path in paths for name in openers(nodes(path))}
        named = getattr(proof(game, "knowledge"), "OPENS", {})
        errors += [f"{game}: {error}" for error in unlike(opened, named)]
    law = "a function that opens a round is named, with its reason, in OPENS of the game's proofs"
    fail_on(errors, law)


def unlike(opened: set[str], named: Mapping[str, str]) -> Iterator[str]:
    """Functions that open a round and are not listed, and the other way round."""
    yield from (f"{name} opens a round" for name in sorted(opened - named.keys()))
    yield from (f"{name} opens none" for name in sorted(named.keys() - opened))
    yield from (f"{name} has no reason" for name, reason in named.items() if not reason)


def test_an_opener_that_nobody_named_is_found():
    assert [*unlike({"peek"}, {})] == ["peek opens a round"]
    assert [*unlike(set(), {"bid": "all bids are in"})] == ["bid opens none"]
    assert [*unlike({"bid"}, {"bid": ""})] == ["bid has no reason"]
    assert not [*unlike({"bid"}, {"bid": "all bids are in"})]


def rules_read(game: str) -> set[str]:
    """Return the names of all attributes that the rules of a game read."""
    return {
        node.attr
        for path in files(".py", f"companion/games/{game}")
        if PurePosixPath(path).name != SAID_ONLY
        for node in nodes(path)
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Load)
    }


@EVERY_GAME
def test_every_house_rule_is_read_by_the_rules(game):
    options = import_module(f"companion.games.{game}.options").Options
    ids = set(options.__struct_fields__)
    assert ids
    assert ids - rules_read(game) == set()


def test_a_rule_that_nothing_reads_would_be_noticed():
    assert "no_such_rule" not in rules_read("lupus")
    assert "mob_cards" in rules_read("lupus")


@EVERY_GAME
def test_every_value_of_every_house_rule_says_where_it_comes_from(game):
    for option in import_module(f"companion.games.{game}.options").Options.asked.values():
        match option:
            case Number():
                values = range(option.low, option.high + 1)
            case Switch():
                values = (False, True)
            case _:
                values = tuple(option.values)
        assert {type(option.origin(value)) for value in values} == {Origin}, option.id
