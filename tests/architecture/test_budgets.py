"""Files and functions stay small enough to hold in the head."""

import ast
import tomllib
from collections import Counter
from math import ceil

import pytest

from tests.architecture.tree import fail_on, files, nodes, read

BUDGETS = tomllib.loads(read("pyproject.toml"))["tool"]["veglia"]["budgets"]
KINDS = {
    ".py": BUDGETS["python_file_lines"],
    ".js": BUDGETS["javascript_file_lines"],
    ".css": BUDGETS["stylesheet_lines"],
}


def functions(*under: str) -> dict[str, int]:
    """Return the lines of every function, its docstring not counted, by file and name."""
    return {
        f"{path}:{node.lineno}: {node.name}": length(node)
        for path in files(".py", *under)
        for node in nodes(path)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    }


def length(function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    lines = (function.end_lineno or function.lineno) - function.lineno + 1
    if ast.get_docstring(function, clean=False) is None:
        return lines
    docstring = function.body[0]
    return lines - ((docstring.end_lineno or docstring.lineno) - docstring.lineno + 1)


@pytest.mark.parametrize("suffix", KINDS)
def test_files_keep_their_budget(suffix):
    lengths = {path: len(read(path).splitlines()) for path in files(suffix)}
    errors = [f"{path}: {lines} lines" for path, lines in lengths.items() if lines > KINDS[suffix]]
    fail_on(errors, f"{suffix} files have at most {KINDS[suffix]} lines")


@pytest.mark.parametrize(("under", "budget"), [("companion", "product"), ("tests", "test")])
def test_the_code_gets_smaller(under, budget):
    lines = sum(len(read(path).splitlines()) for path in files(".py", under))
    most = BUDGETS[f"python_{budget}_lines"]
    assert 0 < lines <= most, f"{under}/ has {lines} lines of Python, {most} at most"


def test_a_folder_of_a_game_holds_no_more_files_than_a_reader_can_look_through():
    lying = Counter(path.rpartition("/")[0] for path in files(".py", "companion/games"))
    # a file of `roles` is looked for by its name, and there is no end of roles
    del lying["companion/games/lupus/roles"]
    crowded = [folder for folder, many in lying.items() if many > BUDGETS["python_folder_files"]]
    fail_on(crowded, "files of a game lie in folders by its concepts")


def test_functions_keep_their_budget():
    budget = BUDGETS["python_function_lines"]
    errors = [f"{place}: {lines} lines" for place, lines in functions().items() if lines > budget]
    fail_on(errors, f"functions have at most {budget} lines")


def test_nine_in_ten_functions_are_short():
    lengths = sorted(functions("companion").values())
    assert lengths, "no function was found in companion/"
    p90 = lengths[ceil(len(lengths) * 0.9) - 1]
    assert p90 <= BUDGETS["python_function_lines_p90"], f"p90 of {len(lengths)} functions is {p90}"
