"""A prompt in two movements: first one of a few ways, then one of the things that way leads to."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from companion.core.text import Text
from companion.core.value import Sparse, field
from companion.core.words.prompts.base import Prompt


class Way(Sparse):
    """One way: `args` are sent with it; one without `items` is complete by itself.

    `items`: values of the things that it leads to. `says`: what the button says once it is complete
    (variable `$name`: the thing chosen). `by`: what it does to one's own number. `again`: another
    touch of the chosen thing takes this way instead; a way that an earlier one leads to like this
    is not offered beside it.
    """

    value: str
    label: Text
    says: Text
    items: tuple[str, ...] = ()
    args: Mapping[str, Any] = field(default_factory=dict)
    by: int = 0
    again: str = ""


class Standing(Sparse):
    """One thing that a way leads to, and how the one who is asked stands in it.

    `most`: the highest number in it, which the seats `tops` have; nobody, where it is 0. `own`: the
    number of who is asked. `ahead`: by how much that is more than any other, where it is.
    """

    value: str
    label: Text
    tops: tuple[int, ...] = ()
    most: int = 0
    own: int = 0
    ahead: int = 0


class Branch(Prompt, one_game=True):
    """Choose a way, then what it leads to. The answer is the way's args and `{field: [value]}`,
    or `{field: []}` for a way without items.

    `items`: every thing once, however many ways lead to it. `first`: the way that is taken before
    anything was touched. `heads`: headings over the things, over who has most, and over the own
    numbers. `sealed`, and what happens to a draft: as in `Allocate`. `label` is completed by the
    twin with what the chosen way says (variable `$what`).
    """

    field: str = "values"
    ways: tuple[Way, ...] = ()
    items: tuple[Standing, ...] = ()
    first: str = ""
    heads: tuple[Text, ...] = ()
    sealed: bool = False

    def fillings(self, seat: int | None) -> Iterator[dict[str, Any]]:
        for way in self.ways:
            if not way.items:
                yield {**way.args, self.field: []}
            for item in way.items:
                yield {**way.args, self.field: [item]}
