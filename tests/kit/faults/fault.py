"""Faults and circumstances that can be put into the running program, each by its name.

A fault is what a hurried hand might do to the product; `caught_by` names the trial that has to
notice. A circumstance is no fault (slow storage); it has no trial.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Fault:
    """`put` replaces something in the running program; `told` says what is wrong then."""

    name: str
    told: str
    put: Callable[[], None]
    caught_by: str = ""


ALL: dict[str, Fault] = {}


def fault(caught_by: str = "") -> Callable[[Callable[[], None]], Callable[[], None]]:
    """Enter the decorated function under its own name; its docstring says what is wrong."""

    def enter(put: Callable[[], None]) -> Callable[[], None]:
        assert put.__name__ not in ALL, put.__name__
        ALL[put.__name__] = Fault(put.__name__, (put.__doc__ or "").strip(), put, caught_by)
        return put

    return enter


def swap(owner: Any, name: str, new: Any) -> Any:
    """Put `new` in the place of an attribute that must exist; what was there before."""
    old = getattr(owner, name)
    setattr(owner, name, new)
    return old


def faults() -> list[Fault]:
    """Those that a trial has to notice."""
    return [one for one in ALL.values() if one.caught_by]
