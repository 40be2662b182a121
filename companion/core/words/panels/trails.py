"""A panel of things on their way: the stops behind each, the next one, and where it is now."""

from __future__ import annotations

from typing import Literal

from companion.core.text import Text
from companion.core.value import Sparse
from companion.core.words.panels.base import Panel


class Stop(Sparse):
    """One stop. `state`: "done", "next" or "later". `seat`: who saw to it, where that is known."""

    label: Text
    state: Literal["done", "next", "later"]
    seat: int | None = None


class Trail(Sparse):
    """One thing: its stops in order, and in words where it is. `over`: it has arrived. `id`: that
    of the token of a graph which it is, if there is one."""

    label: Text
    stops: tuple[Stop, ...]
    place: Text
    over: bool = False
    id: str = ""


class Trails(Panel, one_game=True):
    """Several things on their way."""

    title: Text
    trails: tuple[Trail, ...]
