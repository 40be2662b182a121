"""Find the classes of a game's package, so that facts and commands need no list."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pkgutil import walk_packages
from typing import TypeVar

K = TypeVar("K")


def classes_of(package: str, kind: type[K]) -> Iterator[type[K]]:
    """Every subclass of `kind` defined in a module of `package`, once. Imports all its modules."""
    for module in walk_packages(import_module(package).__path__, f"{package}."):
        import_module(module.name)
    waiting, seen = kind.__subclasses__(), set[type[K]]()
    while waiting:
        found = waiting.pop()
        if found in seen:  # by another of its bases
            continue
        seen.add(found)
        waiting += found.__subclasses__()
        if f"{found.__module__}.".startswith(f"{package}."):
            yield found


def by_name(package: str, kind: type[K], name: str, *others: type[K]) -> tuple[type[K], ...]:
    """The classes of `classes_of` and `others`, sorted by their attribute `name`; base classes of
    others are left out. Raises TypeError if two have the same name."""
    own = tuple(classes_of(package, kind))
    bases = {base for one in own for base in one.__mro__[1:]}
    found: dict[str, type[K]] = {}
    for one in (*others, *own):
        called = getattr(one, name)
        if one not in bases and found.setdefault(called, one) is not one:
            raise TypeError(f"two classes are called {called}")
    return tuple(found[called] for called in sorted(found))
