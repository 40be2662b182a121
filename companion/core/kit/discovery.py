"""Find the classes of a game's package, so that facts and commands need no list."""

from importlib import import_module
from pkgutil import walk_packages
from typing import TypeVar

K = TypeVar("K")


def find_classes(package: str, kind: type[K], name: str, *others: type[K]) -> tuple[type[K], ...]:
    """Every subclass of `kind` defined in a module of `package`, and `others`, sorted by their
    attribute `name`; base classes of others are left out. Imports all modules of the package.
    Raises TypeError if two have the same name."""
    for module in walk_packages(import_module(package).__path__, f"{package}."):
        import_module(module.name)
    subclasses = kind.__subclasses__()
    for one in subclasses:
        subclasses += one.__subclasses__()
    own = [one for one in subclasses if f"{one.__module__}.".startswith(f"{package}.")]
    bases = {base for one in own for base in one.__mro__[1:]}
    found: dict[str, type[K]] = {}
    for one in (*others, *own):
        called = getattr(one, name)
        if one not in bases and found.setdefault(called, one) is not one:
            raise TypeError(f"two classes are called {called}")
    return tuple(found[called] for called in sorted(found))
