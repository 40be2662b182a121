"""Every house rule is obeyed by some code: one that nothing reads would be an empty promise. Each
of its values says whether it is printed, a reading of a silent text, or the house's own."""

import ast
from importlib import import_module
from pathlib import PurePosixPath

import pytest

from companion.core.kit.option import Number, Origin, Switch
from tests.architecture.tree import files, read
from tests.kit.laws.games import GAMES

SAID_ONLY = "help.py"
"""What names a rule without doing anything by it."""


def rules_read(game: str) -> set[str]:
    """Return the names of all attributes that the rules of a game read."""
    return {
        node.attr
        for path in files(".py", f"companion/games/{game}")
        if PurePosixPath(path).name != SAID_ONLY
        for node in ast.walk(ast.parse(read(path)))
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Load)
    }


@pytest.mark.parametrize("game", GAMES)
def test_every_house_rule_is_read_by_the_rules(game):
    options = import_module(f"companion.games.{game}.options").Options
    ids = set(options.__struct_fields__)
    assert ids
    assert ids - rules_read(game) == set()


def test_a_rule_that_nothing_reads_would_be_noticed():
    assert "no_such_rule" not in rules_read("lupus")
    assert "mob_cards" in rules_read("lupus")


@pytest.mark.parametrize("game", GAMES)
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
