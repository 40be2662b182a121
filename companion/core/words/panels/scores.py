"""A panel of one number a seat, large enough for the room."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from companion.core.text import Text
from companion.core.words.panels.base import Panel


@dataclass(frozen=True, slots=True)
class Score:
    """What lies in front of one seat. `change`: what the last step added or took; `leads`: the
    best so far; `turn`: it is that one's turn; `note`: a few words below."""

    seat: int
    value: int
    note: Text | None = None
    change: int = 0
    leads: bool = False
    turn: bool = False


@dataclass(frozen=True, kw_only=True)
class Scores(Panel, one_game=True):
    """One number a seat, in ring order; `own`: the reader's. `lead`: what leading means."""

    kind: ClassVar[str] = "scores"
    title: Text
    lead: Text
    scores: tuple[Score, ...]
    own: int | None = None
