"""Seeded faults, as data: the tables of `*.toml` beside this file.

    [name_of_the_fault]
    "module:Class.function" = "an expression"     # replaces it; `original`: what stood there
    "module:function" = ["this", "that"]          # in the function's source, which has it once
    noticed_by = "the trial, or the test, that must fail"

Several places that are replaced alike stand in one key, and `*` is any end of a name. An expression
sees the names of the module and of `stand_ins`; one that begins with `def stand_in` is a function.
A key without a colon is a file of the project that programs read (deploy/). A circumstance (slow
storage) is no fault: it has no `noticed_by`. All else in a table is for the test that must fail.
"""

import ast
import inspect
import tomllib
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache, partial
from importlib import import_module
from pathlib import Path
from textwrap import dedent
from types import CodeType, FunctionType
from typing import Any

ROOT = Path(__file__).resolve().parents[3]
HERE = Path(__file__).parent


class TargetMissing(Exception):
    """The code that a fault replaces has another name now, or another text."""


@dataclass(frozen=True)
class Fault:
    """`places`: what is replaced by what. `noticed_by`: empty for a circumstance."""

    name: str
    noticed_by: str
    places: dict[str, Any]
    given: dict[str, Any]

    def inject(self) -> Callable[[], None]:
        """Inject it into this process; returns a function that removes it. Raises TargetMissing."""
        with ExitStack() as undo:
            for where, what in self.places.items():
                if ":" not in where:
                    faulty_file(where, (self.name,))
                for one in where.split() if ":" in where else ():
                    for owner, name, module in _targets(one):
                        undo.callback(_replace(owner, name, module, one, what))
            return undo.pop_all().close

    @contextmanager
    def injected(self) -> Iterator[None]:
        """Inject it for the duration of a `with`."""
        remove = self.inject()
        try:
            yield
        finally:
            remove()


@cache
def all_faults() -> dict[str, Fault]:
    """All faults and circumstances, by name."""
    found: dict[str, Fault] = {}
    for file in sorted(HERE.glob("*.toml")):
        for name, table in tomllib.loads(file.read_text(encoding="utf-8")).items():
            assert name not in found, name
            by = table.pop("noticed_by", "")
            places = {key: table[key] for key in table if ":" in key or "/" in key}
            given = {key: table[key] for key in table if key not in places}
            found[name] = Fault(name, by, places, given)
    return found


def faults(noticed_by: str = "*") -> list[Fault]:
    """The faults that this trial or test (a pattern) has to notice."""
    every = all_faults().values()
    return [one for one in every if one.noticed_by and fnmatchcase(one.noticed_by, noticed_by)]


def faulty_file(file: str, names: Iterable[str]) -> str:
    """The text of a file of the project, changed by those of these faults that concern it."""
    text = (ROOT / file).read_text()
    for name in names:
        if file in all_faults()[name].places:
            this, that = all_faults()[name].places[file]
            if this not in text:
                raise TargetMissing(f"{name}: «{this}» is not in {file}")
            text = text.replace(this, that)
    return text


def _replace_once(text: str, edits: list[str], where: str) -> str:
    """The text after `edits`: old, new, old, new … Each old one stands there once."""
    for this, that in zip(edits[::2], edits[1::2], strict=True):
        if text.count(this) != 1:
            raise TargetMissing(f"{where}: «{this}» stands there {text.count(this)} times")
        text = text.replace(this, that)
    return text


def _targets(where: str) -> list[tuple[Any, str, Any]]:
    """(owner, name, module) of each attribute that `where` names."""
    module_name, _, path = where.partition(":")
    module = owner = import_module(module_name)
    *outer, last = path.split(".")
    for one in outer:
        owner = getattr(owner, one, None)
    names = [one for one in dir(owner) if fnmatchcase(one, last)] if "*" in last else [last]
    if not names or not all(hasattr(owner, one) for one in names):
        raise TargetMissing(where)
    return [(owner, one, module) for one in names]


def _replace(owner: Any, name: str, module: Any, where: str, what: Any) -> Callable[[], None]:
    from tests.kit.faults import stand_ins

    original = vars(owner)[name] if name in vars(owner) else getattr(owner, name)
    if isinstance(what, list):
        function = _unwrap(original)
        before, function.__code__ = function.__code__, _recompile(function, where, what)
        return partial(setattr, function, "__code__", before)
    names = {**vars(module), **vars(stand_ins), "original": original}
    if what.startswith("def "):
        exec(what, names)
        new = names["stand_in"]
    else:
        new = eval(f"({dedent(what)})", names)
    own = name in vars(owner)
    setattr(owner, name, new)
    return partial(setattr, owner, name, original) if own else partial(delattr, owner, name)


def _unwrap(found: Any) -> FunctionType:
    """The function in a property, a class method, a decorated function."""
    for layer in ("fget", "func", "__func__"):
        found = getattr(found, layer, None) or found
    return inspect.unwrap(found)


def _recompile(function: FunctionType, where: str, edits: list[str]) -> CodeType:
    """The code of the function, compiled from its source with these edits."""
    code = function.__code__
    lines = Path(code.co_filename).read_text(encoding="utf-8").splitlines(keepends=True)
    source, name = "".join(lines), function.__qualname__
    tree, first = ast.parse(source), code.co_firstlineno
    (node,) = (one for one in ast.walk(tree) if _first_line(one) == first)
    own = slice(node.lineno - 1, node.end_lineno)
    lines[own] = [_replace_once("".join(lines[own]), edits, where)]
    whole = [compile("".join(lines), code.co_filename, "exec", dont_inherit=True)]
    for one in whole:
        whole += [const for const in one.co_consts if isinstance(const, CodeType)]
    return next(one for one in whole if one.co_qualname == name)


def _first_line(node: ast.AST) -> int:
    """The line of a function's first decorator, as `co_firstlineno`; 0: no function."""
    if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        return 0
    return min([one.lineno for one in node.decorator_list], default=node.lineno)
