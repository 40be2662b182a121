"""Prompts of several taps: a few values, a list in order, things of a graph, a way and its end."""

from collections.abc import Iterator, Mapping
from typing import Any

from companion.core.text import Text
from companion.core.value import Sparse, field
from companion.core.words.prompts.base import Item, Prompt
from companion.core.words.prompts.field import Field


class Several(Prompt):
    """Choose from `least` to `most` of the items, then confirm. The answer is `{field: [value…]}`.

    The browser fills in `label` with the chosen names (variable `$names`).
    """

    field: str = "values"
    items: tuple[Item, ...] = ()
    chosen: tuple[str, ...] = ()
    least: int = 1
    most: int = 1
    times: int = 1
    """How often each item may be chosen."""
    ordered: bool = True
    """Whether the order of the taps counts and is shown."""

    def fillings(self, seat: int | None) -> Iterator[dict[str, Any]]:
        """A fair sample: first, middle and last run of each length, and the first repeated."""
        values = [item.value for item in self.items]
        for length in range(self.least, min(self.most, len(values)) + 1):
            for start in sorted({0, (len(values) - length) // 2, len(values) - length}):
                yield {self.field: values[start : start + length]}
        if self.times > 1:
            yield {self.field: values[:1] * self.times}


class Sequence(Prompt, one_game=True):
    """Tap things in sequence, each as often as needed, at most `most` in all.

    The answer is `{field: [value, …]}`, and `{name.id: words}` if the list has a name.
    """

    field: str = "values"
    items: tuple[Item, ...] = ()
    chosen: tuple[str, ...] = ()
    most: int = 1
    name: Field | None = None

    def fillings(self, seat: int | None) -> Iterator[dict[str, Any]]:
        """As it stands, and each thing alone."""
        named = {} if self.name is None else {self.name.id: self.name.value or ""}
        if self.chosen:
            yield {**named, self.field: list(self.chosen)}
        for item in self.items:
            yield {**named, self.field: [item.value]}


class Route(Prompt, one_game=True):
    """Tap one thing, then perhaps another that it leads to; only legal ones can be tapped.

    Things are named as on the view's graph: a node by its id, an arrow as `a>b`; all others are
    `items`. The browser fills in `label` with the choice (variables `$first` and `$second`).
    """

    fields: tuple[str, ...] = ("first", "second")
    """Names of the arguments for the taps, in order."""
    ways: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """By first thing: the second ones it leads to; empty: it is complete by itself."""
    items: tuple[Item, ...] = ()
    marks: Mapping[str, tuple[str, Text]] = field(default_factory=dict)
    """By first thing: the second one that is selected at first, and a note beside it. Variable
    `$marked` is 1 while it is selected."""

    def fillings(self, seat: int | None) -> Iterator[dict[str, Any]]:
        for first, seconds in self.ways.items():
            if not seconds:
                yield {self.fields[0]: first}
            for second in seconds:
                yield {self.fields[0]: first, self.fields[1]: second}


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
    """The way that a second touch of the chosen thing takes; it is not offered separately."""


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
