"""Imports go core <- games <- table <- pocket and web, never the other way, and never in a circle.

Private names of the libraries under our sockets, and the patches of gevent, are imported only where
pyproject.toml allows it (`banned-api`); what an adapter uses of them is on its list.
"""

import ast
import inspect
import re
import sys
import tomllib
from collections.abc import Iterator, Mapping
from graphlib import CycleError, TopologicalSorter

import pytest

from companion.web.live.transport import gevent_adapter, socketio_adapter
from tests.architecture.tree import fail_on, files, imports, module_of, nodes, read, tree_of

PURE = ("core", "games", "table")
"""Each may import itself and those before it."""
SHELLS = ("pocket", "web")
"""Each may import itself and the pure rooms."""
OF_THE_SHELL = {"__main__": "web", "__init__": "core"}
IMPURE = {
    *("asyncio", "datetime", "http", "io", "logging", "os", "pathlib", "random", "secrets"),
    *("select", "shutil", "signal", "socket", "sqlite3", "subprocess", "tempfile", "threading"),
    *("time", "urllib", "uuid", "zoneinfo"),
}
"""Modules with a clock, chance or I/O, which rules get as arguments."""
FINDER = "companion/games/__init__.py"
"""It finds the games, so it reads folders."""


def room_of(module: str) -> str | None:
    parts = [*module.split("."), "__init__"]
    return OF_THE_SHELL.get(parts[1], parts[1]) if parts[0] == "companion" else None


def test_the_rooms_are_there():
    assert {room_of(module_of(path)) for path in files(".py", "companion")} == {*PURE, *SHELLS}


def test_no_room_imports_a_later_one():
    errors = [
        f"{path}:{line}: {room_of(module_of(path))} imports {module}"
        for path in files(".py", "companion")
        for line, module in imports(path)
        if (room := room_of(module)) and room not in known_to(room_of(module_of(path)) or "core")
    ]
    fail_on(errors, "core <- games <- table <- pocket and web, never the other way")


def known_to(room: str) -> tuple[str, ...]:
    """The rooms that this one may import."""
    return (*PURE, room) if room in SHELLS else PURE[: PURE.index(room) + 1]


def test_no_game_imports_another_game():
    errors = [
        f"{path}:{line}: imports {module}"
        for path in files(".py", "companion/games")
        if path.count("/") > 2
        for line, module in imports(path)
        if room_of(module) == "games"
        and not f"{module}.".startswith(".".join(path.split("/")[:3]) + ".")
    ]
    fail_on(errors, "a game's folder imports core and itself")


def test_only_the_shell_knows_other_libraries_than_msgspec():
    errors = [
        f"{path}:{line}: imports {module}"
        for path in files(".py", *(f"companion/{room}" for room in (*PURE, "pocket")))
        for line, module in imports(path)
        if module.split(".")[0] not in {*sys.stdlib_module_names, "companion", "msgspec"}
    ]
    fail_on(errors, "core, games, table and pocket import the standard library and msgspec only")


def test_rules_have_no_clock_no_chance_no_io():
    errors = [
        f"{path}:{line}: imports {module}"
        for path in files(".py", "companion/core", "companion/games", "companion/table")
        for line, module in imports(path)
        if module.split(".")[0] in IMPURE and path != FINDER
    ]
    fail_on(errors, "`now` and chance come in as arguments, effects go out as values")


def test_main_patches_before_it_does_anything_else():
    docstring, first, second, *_ = tree_of("companion/__main__.py").body
    assert isinstance(docstring, ast.Expr)
    assert ast.unparse(first) in {"from gevent import monkey", "import gevent.monkey"}
    assert ast.unparse(second).endswith("monkey.patch_all()")


def test_the_package_itself_imports_nothing():
    assert imports("companion/__init__.py") == [], "it is loaded before __main__ can patch"


def named_in_strings(path: str) -> Iterator[str]:
    """The modules that a file imports by `import_module`."""
    for node in nodes(path) if "import_module" in read(path) else ():
        if isinstance(node, ast.Call) and "import_module" in ast.unparse(node.func):
            yield from (one.value for one in node.args if isinstance(one, ast.Constant))


def imported() -> dict[str, set[str]]:
    """The imports of each module of companion within companion."""
    paths = {module_of(path): path for path in files(".py", "companion")}
    return {
        module: {*(name for _, name in imports(path)), *named_in_strings(path)} & paths.keys()
        for module, path in paths.items()
    }


def circle(graph: Mapping[str, set[str]]) -> list[str]:
    """A circle of imports, if there is one; the first module is also the last."""
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as found:
        return found.args[1]
    return []


def test_no_module_imports_itself_by_way_of_others():
    graph = imported()
    assert len(graph) > 200
    fail_on(circle(graph)[:-1], "these import each other in a circle")


def test_a_circle_is_found():
    assert circle({"a": {"b"}, "b": {"c"}, "c": set()}) == []
    assert set(circle({"a": {"b"}, "b": {"c"}, "c": {"a"}})) == {"a", "b", "c"}


@pytest.mark.parametrize(
    "adapter", [gevent_adapter, socketio_adapter], ids=lambda one: one.__name__.rpartition(".")[2]
)
def test_what_an_adapter_uses_is_on_its_list(adapter):
    tree = nodes(f"{adapter.__name__.replace('.', '/')}.py")
    lists = tomllib.loads(read("tests/web/sockets/unpromised.toml"))
    listed = set(re.findall(r"\w+", " ".join(lists[adapter.__name__.rpartition(".")[2]])))
    own = {node.name for node in tree if isinstance(node, ast.FunctionDef)}
    own |= {node.value for node in tree if isinstance(node, ast.Constant)}
    attributes = {node.attr for node in tree if isinstance(node, ast.Attribute)}
    private = {name for name in attributes if re.match("_[a-z]", name)}
    fail_on(sorted(private - own - listed), "a private name is used and not on the list")
    overridden = {
        name
        for kind in vars(adapter).values()
        if inspect.isclass(kind) and kind.__module__ == adapter.__name__
        for name in vars(kind)
        if not name.startswith("__") and any(name in vars(base) for base in kind.__mro__[1:])
    }
    fail_on(sorted(overridden - listed), "a method of a library is overridden and not on the list")
