"""A word of the language between rules and browsers: what may be asked, or what may be shown."""

from typing import ClassVar

from companion.core.value import SparseByName, snake_case


class Word(SparseByName, tag_field="kind"):
    """A prompt or a panel. The JavaScript module of the same `kind` draws it."""

    kind: ClassVar[str]
    one_game: ClassVar[bool] = False
    """Whether only one game uses it, as a test checks. Core does not know which."""
    known: bool = False
    """Whether everybody may know that it is there and what it says. The default is secret."""

    @staticmethod
    def tag_name(_module: str, name: str) -> str:
        """Its `kind`."""
        return snake_case(name)

    @classmethod
    def configure(cls, *, one_game: bool = False) -> None:
        cls.one_game = one_game
