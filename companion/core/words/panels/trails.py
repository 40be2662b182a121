"""A panel of things on their way: the stops behind each, the next one, and where it is now."""

from __future__ import annotations

from typing import Literal

from companion.core.text import Text
from companion.core.value import Sparse
from companion.core.words.panels.base import Panel


class Stop(Sparse):
    """One stop of a trail."""

    label: Text
    state: Literal["done", "next", "later"]
    seat: int | None = None
    """Who completed it, if known."""


class Trail(Sparse):
    """One thing on its way: its stops in order, and its place in words."""

    label: Text
    stops: tuple[Stop, ...]
    place: Text
    over: bool = False
    """Whether it has arrived."""
    id: str = ""
    """Id of its token on a graph, if it has one."""
    arrival: tuple[Text, ...] = ()
    """If it has just arrived, for a page of its own on the public screen: which one it is, where
    it arrived, and, if anything follows, what and a remark on that."""


class Trails(Panel, one_game=True):
    """Several things on their way."""

    title: Text
    trails: tuple[Trail, ...]
