"""A panel of things on their way: the stops behind each, the next one, and where it is now."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from companion.core.text import Text
from companion.core.words.panels.base import Panel


@dataclass(frozen=True, slots=True)
class Stop:
    """One stop. `state`: "done", "next" or "later"; `seat`: who saw to it, where that is known."""

    label: Text
    state: Literal["done", "next", "later"]
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Trail:
    """One thing: its stops in order, and in words where it is. `over`: it has arrived. `id`: that
    of the token of a graph which it is, if there is one."""

    label: Text
    stops: tuple[Stop, ...]
    place: Text
    over: bool = False
    id: str = ""


@dataclass(frozen=True, kw_only=True)
class Trails(Panel, one_game=True):
    """Several things on their way."""

    kind: ClassVar[str] = "trails"
    title: Text
    trails: tuple[Trail, ...]
