"""A panel of help in play: what is done now, the rules of this table, the words of the game."""

from __future__ import annotations

from companion.core.text import Text, text
from companion.core.value import Sparse
from companion.core.words.panels.base import Panel


class InForce(Sparse):
    """A rule that this table plays by, as one sentence. `own`: a house rule that was changed."""

    words: Text
    own: bool = False


class Term(Sparse):
    """A word of the game, and what it means in a few words."""

    name: Text
    means: Text


class Help(Panel):
    """The same for every eye, so it follows from public facts alone.

    `title`: what part of the game this is. `steps`: how that part goes on. `at`: the index of
    the step that is being played, None where all of them belong to now.
    """

    title: Text
    steps: tuple[Text, ...]
    at: int | None = None
    rules: tuple[InForce, ...] = ()
    terms: tuple[Term, ...] = ()


def terms(family: str, *ids: str) -> tuple[Term, ...]:
    """The words `<family>-word-<id>`, each with its `<family>-word-<id>-means`."""
    return tuple(Term(text(f"{family}-word-{id}"), text(f"{family}-word-{id}-means")) for id in ids)
