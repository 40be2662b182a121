"""A panel of counters in front of the seats: what each has of everything that is counted."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from companion.core.text import Text
from companion.core.words.panels.base import Panel


@dataclass(frozen=True, slots=True)
class Counter:
    """One number and what it counts; `large`: it is read from far away. `low`: nearly gone."""

    label: Text
    value: int
    large: bool = False
    low: bool = False


@dataclass(frozen=True, slots=True)
class Tray:
    """The counters in front of one seat; `turn`: it is that one's turn."""

    seat: int
    counters: tuple[Counter, ...]
    turn: bool = False
    note: Text | None = None


@dataclass(frozen=True, kw_only=True)
class Counters(Panel, one_game=True):
    """One tray for each seat, the reader's (`own`) first."""

    kind: ClassVar[str] = "counters"
    title: Text
    trays: tuple[Tray, ...]
    own: int | None = None
