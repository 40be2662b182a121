"""A panel of how likely each end of a game is, as many games that were played have shown."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from companion.core.text import Text
from companion.core.words.panels.base import Panel


@dataclass(frozen=True, slots=True)
class Share:
    """How many games of a hundred end so. `marked`: of the side that is drawn apart."""

    label: Text
    value: int
    marked: bool = False


@dataclass(frozen=True, slots=True)
class Chances:
    """The shares of all ends, drawn as one bar to scale; `label`: how the games were played."""

    label: Text
    shares: tuple[Share, ...]


@dataclass(frozen=True, kw_only=True)
class Odds(Panel, one_game=True):
    """Who will win, before anybody plays: never anything about a game that is being played."""

    kind: ClassVar[str] = "odds"
    title: Text
    bars: tuple[Chances, ...] = ()
    notes: tuple[Text, ...] = ()
