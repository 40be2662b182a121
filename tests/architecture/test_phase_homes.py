"""Nobody asks which phase is on but the phase itself: there are no ladders."""

import ast
from collections.abc import Iterator

import pytest

from companion.games.registry import find_games
from tests.architecture.tree import files, parsed, told

GAMES = tuple(game for game in find_games() if files(".py", f"companion/games/{game}/phases"))
"""Every game that has phases."""


def ladders(path: str) -> Iterator[int]:
    """Lines where a phase is compared, looked for among others, or matched."""
    yield from ladders_in(parsed(path))


def ladders_in(tree: ast.AST) -> Iterator[int]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare):
            if any(_is_a_phase(one) for one in (node.left, *node.comparators)):
                yield node.lineno
        elif isinstance(node, ast.Match) and _is_a_phase(node.subject):
            yield node.subject.lineno
        elif isinstance(node, ast.Dict) and any(_is_a_phase(key) for key in node.keys if key):
            yield node.lineno


def _is_a_phase(node: ast.expr) -> bool:
    """`state.phase`, `phase`, `Phase.LOT`, or a display of such."""
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
    assert all([*ladders_in(ast.parse(one))] for one in wrong)
    right = ("replace(state, phase=Phase.LOT)", "phase_of(state).line(state)", "phase.skip is None")
    assert not any([*ladders_in(ast.parse(one))] for one in right)


def outside(game: str) -> list[str]:
    """The files of a game that hold no phase."""
    home = f"companion/games/{game}"
    return [path for path in files(".py", home) if not path.startswith(f"{home}/phases/")]


@pytest.mark.parametrize("game", GAMES)
def test_no_phase_is_asked_for_outside_its_record(game):
    told(
        [f"{path}:{line}" for path in outside(game) for line in ladders(path)],
        "what differs from phase to phase stands in phases/, one file each",
    )


def test_the_law_reads_the_files_of_all_games():
    assert all(outside(game) for game in GAMES)
    assert sum(len(outside(game)) for game in GAMES) > 100
