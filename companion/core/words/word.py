"""A word of the language between rules and browsers: what may be asked, or what may be shown."""

from __future__ import annotations

from typing import ClassVar


class Word:
    """A prompt or a panel, with one JavaScript twin of its `kind`.

    `one_game`: only one game has a use for it (`class Die(Panel, one_game=True)`). A second game
    that takes it up takes the mark away. Which game that is, no word says: core knows none.
    """

    kind: ClassVar[str]
    one_game: ClassVar[bool] = False

    def __init_subclass__(cls, *, one_game: bool = False) -> None:
        super().__init_subclass__()
        cls.one_game = one_game
