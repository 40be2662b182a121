"""What several commands of the city game say alike: a character as it is typed in, a place."""

from __future__ import annotations

from companion.core.command import Command


class InDuel(Command):
    """Of the two who play, in a duel."""


class OfTurn(InDuel):
    """A step of the active player's turn (§5, §6)."""


class OfCombat(InDuel):
    """An answer that an open combat, or its discards, wait for (§7)."""


class Effect(InDuel):
    """What the text of a card does (§9)."""


class OnCharacter(Effect):
    """Only where characters are kept track of."""


class Correction(InDuel):
    """What was entered wrongly."""


class TypedIn(Command):
    """The name and the values of a character, as its card says them."""

    called: str
    power: int
    hp: int
    range: int


class TypedCard(TypedIn):
    """The same, and whether it is Quick: "yes" or "no"."""

    quick: str


class Placing(Command):
    """A character, by its id, and a city (slot 1–5)."""

    character: int
    slot: int
