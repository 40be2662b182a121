"""Every name of the product is used by the product, not only by tests."""

import ast
import re
from collections.abc import Iterator, Sequence
from functools import cache

from tests.architecture.tree import fail_on, files, module_of, nodes, read
from tests.kit.new_game import blocks

ADAPTERS = "companion/web/live/transport"
CALLED_BY_A_LIBRARY = {
    "companion/web/app.py": {"log_exception"},  # Flask
    # hatchling
    "companion/web/build/hatch_build.py": {"BrowserCode", "dependencies", "initialize"},
    "companion/pocket/bridge.py": {"Bridge", "make_copy"},  # the worker of the browser
    f"{ADAPTERS}/engine.py": {"handle_request"},  # python-socketio
    f"{ADAPTERS}/gevent_adapter.py": {  # pywsgi
        *("_handle_client_error", "_sendall", "log_error", "log_request")
    },
}
"""Names that a library or the browser calls."""


def paths() -> list[str]:
    return files(".py", "companion")


@cache
def asked_of_things() -> frozenset[str]:
    """All attributes that are read, also on the page *Write a game*, and all words of templates."""
    words = {
        word for path in files(".html", "templates") for word in re.findall(r"\w+", read(path))
    }
    tutorial = [ast.parse(text) for path, text in blocks().items() if path.endswith(".py")]
    for tree in (*map(nodes, paths()), *map(ast.walk, tutorial)):
        words |= {node.attr for node in tree if _read(node, ast.Attribute)}
    return frozenset(words)


@cache
def imported() -> frozenset[tuple[str | None, str]]:
    """(module, name) of all imports."""
    return frozenset(
        (node.module, name.name)
        for path in paths()
        for node in nodes(path)
        if isinstance(node, ast.ImportFrom)
        for name in node.names
    )


def dead(path: str, tree: Sequence[ast.AST]) -> Iterator[tuple[int, str]]:
    """(line, name) of what is defined here and never used. `tree`: the module and its nodes."""
    read_here = {node.id for node in tree if _read(node, ast.Name)}
    for node in tree[0].body:
        for name in _defined(node):
            used = name in read_here or (module_of(path), name) in imported()
            if not used and name not in asked_of_things():
                yield node.lineno, name
    asked_here = {node.attr for node in tree if _read(node, ast.Attribute)}
    for node in tree:
        if isinstance(node, ast.ClassDef):
            yield from _dead_methods(node)
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            private = node.attr.startswith("_") and not node.attr.startswith("__")
            if private and node.attr not in asked_here:
                yield node.lineno, node.attr


def _read(node: ast.AST, kind: type) -> bool:
    return isinstance(node, kind) and isinstance(node.ctx, ast.Load)


def _defined(node: ast.stmt) -> Iterator[str]:
    """The names that a statement defines."""
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        names = [] if _registered(node) or _registers_itself(node) else [node.name]
    elif isinstance(node, ast.Assign | ast.AnnAssign):
        targets = node.targets if isinstance(node, ast.Assign) else [node.target]
        names = [one.id for one in targets if isinstance(one, ast.Name)]
    else:
        names = []
    yield from (name for name in names if not name.startswith("__"))


def _registered(node: ast.FunctionDef | ast.ClassDef) -> bool:
    """Whether a decorator registers it (`@routes.get("/")`, `@app.before_request`)."""
    decorators = node.decorator_list if isinstance(node, ast.FunctionDef) else []
    plain = {"property", "staticmethod", "classmethod", "setter"}
    return any(
        isinstance(one, ast.Call) or (isinstance(one, ast.Attribute) and one.attr not in plain)
        for one in decorators
    )


def _registers_itself(node: ast.FunctionDef | ast.ClassDef) -> bool:
    """Whether it registers itself: a phase has an `id`, a command `phases` or `decide`."""
    return isinstance(node, ast.ClassDef) and (
        any(one.arg == "phases" for one in node.keywords)
        or any(
            (isinstance(one, ast.FunctionDef) and one.name == "decide")
            or (isinstance(one, ast.Assign) and ast.unparse(one.targets[0]) == "id")
            for one in node.body
        )
    )


def _dead_methods(node: ast.ClassDef) -> Iterator[tuple[int, str]]:
    for inner in node.body:
        if not isinstance(inner, ast.FunctionDef) or inner.name.startswith("__"):
            continue
        if not _registered(inner) and inner.name not in asked_of_things():
            yield inner.lineno, inner.name


def test_every_name_is_used_by_the_product_itself():
    errors = [
        f"{path}:{line}: {name}"
        for path in paths()
        for line, name in dead(path, nodes(path))
        if name not in CALLED_BY_A_LIBRARY.get(path, ())
    ]
    fail_on(errors, "what nothing of the product uses is deleted")


def test_what_a_library_calls_is_still_there():
    for path, names in CALLED_BY_A_LIBRARY.items():
        assert names <= {name for _, name in dead(path, nodes(path))}, path


def test_a_dead_name_is_found():
    tree = ast.parse(
        "USED, unused_one = 1, 2\nUNUSED_NAME = USED\n\n\n"
        "class UnusedThing:\n"
        "    def __init__(self):\n        self._unused_field = 1\n\n"
        "    def unused_method(self):\n        return 1\n"
    )
    names = {name for _, name in dead("companion/nowhere.py", [*ast.walk(tree)])}
    assert names == {"UNUSED_NAME", "UnusedThing", "_unused_field", "unused_method"}
