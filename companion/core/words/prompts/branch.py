"""A prompt in two movements: first one of a few ways, then one of the things that way leads to."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from companion.core.text import Text
from companion.core.value import Sparse, field
from companion.core.words.prompts.base import Prompt


class Way(Sparse):
    """One way of a `Branch`: `args` are sent with it. Without `items` it is complete by itself."""

    value: str
    label: Text
    done_label: Text
    """Words of the button once the answer is complete (variable `$name`: the chosen thing)."""
    items: tuple[str, ...] = ()
    """Values of the things it leads to."""
    args: Mapping[str, Any] = field(default_factory=dict)
    by: int = 0
    """Change to the reader's own number."""
    again: str = ""
    """The way that a second touch of the chosen thing takes instead; that way is then not offered
    separately."""


class Standing(Sparse):
    """One thing that a way leads to, and where the reader stands in it."""

    value: str
    label: Text
    tops: tuple[int, ...] = ()
    most: int = 0
    """The highest number, held by the seats `tops`; 0: held by nobody."""
    own: int = 0
    """The reader's number."""
    ahead: int = 0
    """By how much the reader's number exceeds all others, if it does."""


class Branch(Prompt, one_game=True):
    """Choose a way, then what it leads to. The answer is the way's args and `{field: [value]}`, or
    `{field: []}` for a way without items.

    The browser fills in `label` with the words of the chosen way (variable `$what`).
    """

    field: str = "values"
    ways: tuple[Way, ...] = ()
    items: tuple[Standing, ...] = ()
    """All things, each once."""
    first: str = ""
    """The way selected at first."""
    heads: tuple[Text, ...] = ()
    """Headings of three columns: the things, the highest number, the reader's number."""
    sealed: bool = False
    """As in `Allocate`, also for drafts."""

    def fillings(self, seat: int | None) -> Iterator[dict[str, Any]]:
        for way in self.ways:
            if not way.items:
                yield {**way.args, self.field: []}
            for item in way.items:
                yield {**way.args, self.field: [item]}
