"""Who may import whom: core <- games <- table <- pocket and web, and nobody the other way."""

import ast
import sys

from tests.architecture.tree import files, imports, module_of, parsed, told

PURE = ("core", "games", "table")
"""Each may import itself and those before it."""
SHELLS = ("pocket", "web")
"""Each may import itself and the pure rooms, and not the other shell."""
OF_THE_SHELL = {"__main__": "web", "__init__": "core"}
PATCHERS = {"companion/__main__.py", "companion/web/__main__.py"}
IMPURE = {
    *("asyncio", "datetime", "http", "io", "logging", "os", "pathlib", "random", "secrets"),
    *("select", "shutil", "signal", "socket", "sqlite3", "subprocess", "tempfile", "threading"),
    *("time", "urllib", "uuid", "zoneinfo"),
}
"""Ways to a clock, to chance or to the world: rules get these as arguments."""
FINDER = "companion/games/__init__.py"
"""Finds the games by itself, so it looks at folders."""


def room_of(module: str) -> str | None:
    parts = [*module.split("."), "__init__"]
    return OF_THE_SHELL.get(parts[1], parts[1]) if parts[0] == "companion" else None


def test_the_rooms_are_there():
    rooms = {room_of(module_of(path)) for path in files(".py", "companion")}
    assert rooms == {*PURE, *SHELLS}


def test_no_room_imports_a_later_one():
    wrongs = [
        f"{path}:{line}: {room_of(module_of(path))} imports {module}"
        for path in files(".py", "companion")
        for line, module in imports(path)
        if (room := room_of(module)) and room not in known_to(room_of(module_of(path)) or "core")
    ]
    told(wrongs, "core <- games <- table <- pocket and web, never the other way")


def known_to(room: str) -> tuple[str, ...]:
    """The rooms that this one may import."""
    return (*PURE, room) if room in SHELLS else PURE[: PURE.index(room) + 1]


def test_no_game_imports_another_game():
    wrongs = [
        f"{path}:{line}: imports {module}"
        for path in files(".py", "companion/games")
        if path.count("/") > 2
        for line, module in imports(path)
        if room_of(module) == "games"
        and not f"{module}.".startswith(".".join(path.split("/")[:3]) + ".")
    ]
    told(wrongs, "a game's folder imports core and itself")


def test_only_the_shell_knows_other_libraries_than_msgspec():
    wrongs = [
        f"{path}:{line}: imports {module}"
        for path in files(".py", *(f"companion/{room}" for room in (*PURE, "pocket")))
        for line, module in imports(path)
        if module.split(".")[0] not in {*sys.stdlib_module_names, "companion", "msgspec"}
    ]
    told(
        wrongs,
        "core, games, table and pocket import the standard library and msgspec only",
    )


def test_rules_have_no_clock_no_chance_no_io():
    wrongs = [
        f"{path}:{line}: imports {module}"
        for path in files(".py", "companion/core", "companion/games", "companion/table")
        for line, module in imports(path)
        if module.split(".")[0] in IMPURE and path != FINDER
    ]
    told(wrongs, "`now` and chance come in as arguments, effects go out as values")


def test_only_main_patches_for_gevent():
    wrongs = [
        f"{path}:{node.lineno}"
        for path in files(".py", "companion", "tests")
        if path not in PATCHERS
        for node in ast.walk(parsed(path))
        if (isinstance(node, ast.Attribute) and node.attr in {"patch_all", "patch_socket"})
        or (isinstance(node, ast.ImportFrom) and node.module == "gevent.monkey")
    ]
    told(wrongs, "only __main__ patches; tests run the server as a process of its own")


def test_main_patches_before_it_does_anything_else():
    mains = [path for path in PATCHERS if path in files("__main__.py", "companion")]
    for path in mains:
        docstring, first, second, *_ = parsed(path).body
        assert isinstance(docstring, ast.Expr), f"{path} opens with a docstring"
        assert ast.unparse(first) in {"from gevent import monkey", "import gevent.monkey"}, path
        assert ast.unparse(second).endswith("monkey.patch_all()"), path


def test_the_package_itself_imports_nothing():
    assert imports("companion/__init__.py") == [], "it is loaded before __main__ can patch"
