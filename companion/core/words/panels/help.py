"""A panel of help in play: what is done now, the rules of this table, the words of the game."""

from companion.core.text import Text, text
from companion.core.value import Sparse
from companion.core.words.panels.base import Panel


class InForce(Sparse):
    """A rule that this table plays by, as one sentence."""

    words: Text
    own: bool = False
    """Whether it is a house rule that was changed."""


class Term(Sparse):
    """A word of the game, and what it means in a few words."""

    name: Text
    means: Text


class Help(Panel):
    """Help on the current part of the game; it is the same for every eye."""

    title: Text
    """Name of the part of the game."""
    steps: tuple[Text, ...]
    at: int | None = None
    """Index of the current step; None: all steps are current."""
    rules: tuple[InForce, ...] = ()
    terms: tuple[Term, ...] = ()


def terms(family: str, *ids: str) -> tuple[Term, ...]:
    """The words `<family>-word-<id>`, each with its `<family>-word-<id>-means`."""
    return tuple(Term(text(f"{family}-word-{id}"), text(f"{family}-word-{id}-means")) for id in ids)
