"""One of two worlds that are played in step, and what an eye may know about it."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, field
from typing import Any, Protocol

from companion.core.chance import Chance
from companion.core.eye import Eye
from companion.core.log import Step
from companion.table.screens.view_cache import Kept
from companion.table.state import Table

SIGHTS = ("seat", "seat", "seat", "public", "moderator", "blind")
"""Kinds of eyes from which a pair draws its own."""


class Leak(AssertionError):
    """The eye was shown a difference that it may not know."""


class Diverged(Exception):
    """From here on the eye may know a difference."""


class Mind(Protocol):
    """What an eye may know, written down independently of the views (one a world)."""

    def note(self, state: Any) -> None:
        """Something has happened: learn from the new state what the rules show this eye."""

    def known(self) -> Hashable:
        """Everything learnt so far, and what is public now."""


class LastState:
    """Of a mind that learns nothing that has to be remembered: an eye and the newest state."""

    def __init__(self, eye: Eye) -> None:
        self.eye = eye
        self.state: Any = None

    def note(self, state: Any) -> None:
        self.state = state


class Fixed:
    """Chance that says the same in both worlds."""

    def shuffled(self, things: Any) -> tuple[Any, ...]:
        return tuple(things)

    def one_of(self, things: Any) -> Any:
        return things[0]

    def between(self, low: float, high: float) -> float:
        return low


@dataclass
class World:
    """One of the two games."""

    name: str
    state: Any
    chance: Chance
    mind: Mind
    opening: Any = None
    steps: list[Step] = field(default_factory=list)
    silenced: list[int] = field(default_factory=list)
    count: int = 0
    public: int = 0
    opened: tuple[int, ...] = ()
    kept: Kept = field(default_factory=Kept)
    table: Table | None = None
    """The table after steps were taken back; None: it follows from the steps."""

    @property
    def told(self) -> int:
        """The steps that a tablet can count."""
        return self.count - len(self.silenced)


def difference(one: str, other: str) -> str:
    """Where two frames part, with a little before and after."""
    at = next((n for n, pair in enumerate(zip(one, other, strict=False)) if pair[0] != pair[1]), 0)
    window = slice(max(0, at - 160), at + 160)
    return f"the eye can tell the worlds apart:\n  A …{one[window]}…\n  B …{other[window]}…"
