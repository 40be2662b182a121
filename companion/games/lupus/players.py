"""Invented cards, and the players with their cards and deaths."""

from typing import Protocol

from companion.core import Frozen
from companion.games.lupus.options import WORLD


class Custom(Frozen):
    """An invented card: `slot` 1–3 makes its role id `custom1`…`custom3`."""

    slot: int
    name: str
    text: str
    counts_as: str
    """"human" or "wolf"."""
    seer_answer: str
    """"yes" or "no"."""
    medium_answer: str
    """"yes" or "no"."""
    night_step: str
    """"none", "own" (a step of its own) or "with_wolves" (a wolf of the pack)."""

    @property
    def id(self) -> str:
        return f"custom{self.slot}"


class KnowsCards(Protocol):
    """Anything with invented cards: a state, or `Invented`."""

    @property
    def customs(self) -> tuple[Custom, ...]: ...
    @property
    def box(self) -> str: ...


class Invented(Frozen):
    """The invented cards of a table: enough to find the role of an id."""

    customs: tuple[Custom, ...] = ()
    box: str = WORLD


class Death(Frozen):
    """How and when a player died."""

    cause: str
    """One of `cast.causes`."""
    number: int
    """Number of the night or, if `by_day`, of the day."""
    by_day: bool


class Player(Frozen):
    """One seat in play."""

    seat: int
    dealt: str | None = None
    """The card; None until it is dealt or entered."""
    role: str | None = None
    """The current role, which may change."""
    alive: bool = True
    death: Death | None = None
    looked: bool = False
    """Whether the player has seen the card."""
    turned: int | None = None
    """Number of the night in which a mythomaniac changed role."""
    told: tuple[tuple[str, tuple[int, ...]], ...] = ()
    """Further lines on the card: (name of the line, the seats that it names)."""
    knows: tuple[int, ...] = ()
    """Seats met in a shared step of the night (§9)."""

    @property
    def gone(self) -> bool:
        """Whether the player went home: dead for the others, and no ghost."""
        return self.death is not None and self.death.cause == "removed"
