"""What several commands of the city game say alike: a character as it is typed in, a place."""

from __future__ import annotations

from dataclasses import dataclass

from companion.core.command import Command


@dataclass(frozen=True)
class TypedIn(Command):
    """The name and the values of a character, as its card says them."""

    called: str
    power: int
    hp: int
    range: int


@dataclass(frozen=True)
class TypedCard(TypedIn):
    """The same, and whether it is Quick: "yes" or "no"."""

    quick: str


@dataclass(frozen=True)
class Placing(Command):
    """A character, by its id, and a city (slot 1–5)."""

    character: int
    slot: int
