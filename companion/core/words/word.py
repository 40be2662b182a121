"""A word of the language between rules and browsers: what may be asked, or what may be shown."""

from __future__ import annotations

from typing import ClassVar

from companion.core.value import SparseByName, snake_case


class Word(SparseByName, tag_field="kind"):
    """A prompt or a panel, with one JavaScript twin of its `kind`: the name of its class.

    `one_game`: only one game has a use for it (`class Die(Panel, one_game=True)`). A second game
    that takes it up takes the mark away. Which game that is, no word says: core knows none.
    `known`: everybody at the table may know that it is there and what it says; it is secret where
    nothing is said.
    """

    kind: ClassVar[str]
    one_game: ClassVar[bool] = False
    known: bool = False

    @staticmethod
    def tag_name(_module: str, name: str) -> str:
        """Its `kind`."""
        return snake_case(name)

    @classmethod
    def declared(cls, *, one_game: bool = False) -> None:
        cls.one_game = one_game
