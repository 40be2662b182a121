"""No module of companion imports itself by way of others, not even for a type or inside a function.

In a circle no module can be read, tested or moved without all the others.
"""

import ast
from collections.abc import Iterator, Mapping
from graphlib import CycleError, TopologicalSorter

from tests.architecture.tree import files, imports, module_of, parsed, told


def named_in_strings(path: str) -> Iterator[str]:
    """The modules that a file imports by a name in a string."""
    for node in ast.walk(parsed(path)):
        if isinstance(node, ast.Call) and "import_module" in ast.unparse(node.func):
            yield from (one.value for one in node.args if isinstance(one, ast.Constant))


def imported() -> dict[str, set[str]]:
    """What each module of companion imports of companion."""
    paths = {module_of(path): path for path in files(".py", "companion")}
    return {
        module: {*(name for _, name in imports(path)), *named_in_strings(path)} & paths.keys()
        for module, path in paths.items()
    }


def circle(graph: Mapping[str, set[str]]) -> list[str]:
    """One circle of imports, if there is one; its first module is its last, too."""
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as found:
        return found.args[1]
    return []


def test_no_module_imports_itself_by_way_of_others():
    graph = imported()
    assert len(graph) > 200
    told(circle(graph)[:-1], "these import each other in a circle")


def test_a_circle_is_found():
    assert circle({"a": {"b"}, "b": {"c"}, "c": set()}) == []
    assert set(circle({"a": {"b"}, "b": {"c"}, "c": {"a"}})) == {"a", "b", "c"}
