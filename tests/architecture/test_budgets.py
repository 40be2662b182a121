"""Files and functions stay small enough to hold in the head; exceptions name their reason."""

import ast
from collections import Counter
from math import ceil

import pytest

from tests.architecture.tree import files, parsed, read, settings, told

BUDGETS = settings()["budgets"]
EXCEPTIONS = BUDGETS["exceptions"]
KINDS = {
    ".py": BUDGETS["python_file_lines"],
    ".js": BUDGETS["javascript_file_lines"],
    ".css": BUDGETS["stylesheet_lines"],
}


def allowed(place: str, budget: int) -> int:
    return EXCEPTIONS.get(place, {}).get("lines", budget)


def functions(path: str) -> dict[str, int]:
    """Return the lines of every function of a file, its docstring not counted, by dotted name."""
    found: dict[str, int] = {}

    def look(node: ast.AST, outer: str) -> None:
        for child in ast.iter_child_nodes(node):
            name = outer
            if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                name = f"{outer}.{child.name}".lstrip(".")
                if not isinstance(child, ast.ClassDef):
                    found[name] = length(child)
            look(child, name)

    look(parsed(path), "")
    return found


def length(function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    lines = (function.end_lineno or function.lineno) - function.lineno + 1
    if ast.get_docstring(function, clean=False) is None:
        return lines
    docstring = function.body[0]
    return lines - ((docstring.end_lineno or docstring.lineno) - docstring.lineno + 1)


@pytest.mark.parametrize("suffix", KINDS)
def test_files_keep_their_budget(suffix):
    wrongs = [
        f"{path}: {lines} lines, {allowed(path, KINDS[suffix])} allowed"
        for path in files(suffix)
        if (lines := len(read(path).splitlines())) > allowed(path, KINDS[suffix])
    ]
    told(wrongs, f"{suffix} files have at most {KINDS[suffix]} lines")


def test_a_folder_of_a_game_holds_no_more_files_than_a_reader_can_look_through():
    lying = Counter(path.rpartition("/")[0] for path in files(".py", "companion/games"))
    # a file of `roles` is looked for by its name, and there is no end of roles
    del lying["companion/games/lupus/roles"]
    crowded = [folder for folder, many in lying.items() if many > BUDGETS["python_folder_files"]]
    told(crowded, "files of a game lie in folders by its concepts")


def test_functions_keep_their_budget():
    budget = BUDGETS["python_function_lines"]
    wrongs = [
        f"{place}: {lines} lines, {allowed(place, budget)} allowed"
        for path in files(".py")
        for name, lines in functions(path).items()
        if lines > allowed(place := f"{path}::{name}", budget)
    ]
    told(wrongs, f"functions have at most {budget} lines")


def test_nine_in_ten_functions_are_short():
    lengths = sorted(n for path in files(".py", "companion") for n in functions(path).values())
    assert lengths, "no function was found in companion/"
    p90 = lengths[ceil(len(lengths) * 0.9) - 1]
    assert p90 <= BUDGETS["python_function_lines_p90"], f"p90 of {len(lengths)} functions is {p90}"


def test_exceptions_are_needed_and_say_why():
    wrongs = []
    for place, exception in EXCEPTIONS.items():
        path, _, name = place.partition("::")
        if path not in files(""):
            wrongs.append(f"{place}: no such file")
        elif name and name not in functions(path):
            wrongs.append(f"{place}: no such function")
        elif len(exception.get("reason", "")) < 20:
            wrongs.append(f"{place}: no reason")
    told(wrongs, "an exception names a file or function that exists, and why")
