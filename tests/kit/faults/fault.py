"""Seeded faults, as data: the tables of `*.toml` beside this file.

    [name_of_the_fault]
    "module:Class.function" = "an expression"     # it stands there instead; `was`: what stood there
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


class NoSuchPlace(Exception):
    """What a fault replaces is called otherwise now, or has another text."""


@dataclass(frozen=True)
class Fault:
    """`places`: what is replaced by what. `noticed_by`: empty for a circumstance."""

    name: str
    noticed_by: str
    places: dict[str, Any]
    given: dict[str, Any]

    def put(self) -> Callable[[], None]:
        """Put it into this process; what takes it out again. Raises NoSuchPlace."""
        with ExitStack() as undo:
            for where, what in self.places.items():
                if ":" not in where:
                    spoilt(where, (self.name,))
                for one in where.split() if ":" in where else ():
                    for owner, name, module in _found(one):
                        undo.callback(_put(owner, name, module, one, what))
            return undo.pop_all().close

    @contextmanager
    def there(self) -> Iterator[None]:
        """The code has the fault."""
        take_out = self.put()
        try:
            yield
        finally:
            take_out()


@cache
def everything() -> dict[str, Fault]:
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
    """Those that something has to notice: this trial or test file, or any."""
    every = everything().values()
    return [one for one in every if one.noticed_by and fnmatchcase(one.noticed_by, noticed_by)]


def spoilt(file: str, put: Iterable[str]) -> str:
    """The text of a file of the project, with those of these faults in it that concern it."""
    text = (ROOT / file).read_text()
    for name in put:
        if file in everything()[name].places:
            this, that = everything()[name].places[file]
            if this not in text:
                raise NoSuchPlace(f"{name}: «{this}» is not in {file}")
            text = text.replace(this, that)
    return text


def _edited(text: str, edits: list[str], where: str) -> str:
    """The text, with each odd one of `edits` instead of the one before it."""
    for this, that in zip(edits[::2], edits[1::2], strict=True):
        if text.count(this) != 1:
            raise NoSuchPlace(f"{where}: «{this}» stands there {text.count(this)} times")
        text = text.replace(this, that)
    return text


def _found(where: str) -> list[tuple[Any, str, Any]]:
    """Each attribute that is meant: whose it is, its name, and the module."""
    module_name, _, path = where.partition(":")
    module = owner = import_module(module_name)
    *outer, last = path.split(".")
    for one in outer:
        owner = getattr(owner, one, None)
    names = [one for one in dir(owner) if fnmatchcase(one, last)] if "*" in last else [last]
    if not names or not all(hasattr(owner, one) for one in names):
        raise NoSuchPlace(where)
    return [(owner, one, module) for one in names]


def _put(owner: Any, name: str, module: Any, where: str, what: Any) -> Callable[[], None]:
    from tests.kit.faults import stand_ins

    was = vars(owner)[name] if name in vars(owner) else getattr(owner, name)
    if isinstance(what, list):
        function = _function(was)
        before, function.__code__ = function.__code__, _compiled(function, where, what)
        return partial(setattr, function, "__code__", before)
    names = {**vars(module), **vars(stand_ins), "was": was}
    if what.startswith("def "):
        exec(what, names)
        new = names["stand_in"]
    else:
        new = eval(f"({dedent(what)})", names)
    own = name in vars(owner)
    setattr(owner, name, new)
    return partial(setattr, owner, name, was) if own else partial(delattr, owner, name)


def _function(found: Any) -> FunctionType:
    """The function in a property, a class method, a decorated function."""
    for layer in ("fget", "func", "__func__"):
        found = getattr(found, layer, None) or found
    return inspect.unwrap(found)


def _compiled(function: FunctionType, where: str, edits: list[str]) -> CodeType:
    """Its code, from its source with these edits."""
    code = function.__code__
    lines = Path(code.co_filename).read_text(encoding="utf-8").splitlines(keepends=True)
    source, name = "".join(lines), function.__qualname__
    (node,) = (one for one in ast.walk(ast.parse(source)) if _begins(one) == code.co_firstlineno)
    own = slice(node.lineno - 1, node.end_lineno)
    lines[own] = [_edited("".join(lines[own]), edits, where)]
    whole = [compile("".join(lines), code.co_filename, "exec", dont_inherit=True)]
    for one in whole:
        whole += [const for const in one.co_consts if isinstance(const, CodeType)]
    return next(one for one in whole if one.co_qualname == name)


def _begins(node: ast.AST) -> int:
    """The line where a function begins with its decorators, as its code says; 0: it is none."""
    if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        return 0
    return min([one.lineno for one in node.decorator_list], default=node.lineno)
