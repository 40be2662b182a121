"""What may be asked: the words that draw the buttons and that validate the answers.

Each class has one JavaScript component (`static/js/prompts/<kind>.js`). A prompt is an offer: each
answer it gives is accepted by the rules, and nothing outside the offers is.
"""

from collections.abc import Iterator, Mapping
from enum import StrEnum
from typing import Any

from companion.core.text import Text
from companion.core.value import Sparse, field
from companion.core.words.word import Word


class Bound(Sparse):
    """The counts of `values` add up to `low` to `high`, not to `but`; else `why` is shown."""

    values: tuple[str, ...]
    low: int
    high: int
    why: Text
    but: int | None = None

    def admits(self, counts: Mapping[str, int]) -> bool:
        """Whether these counts keep to it."""
        many = sum(counts.get(value, 0) for value in self.values)
        return self.low <= many <= self.high and many != self.but


class Weight(StrEnum):
    """How a prompt is drawn: the ember block (one a screen), a framed button, or a link."""

    MAIN = "main"
    QUIET = "quiet"
    LINK = "link"


class Answer(Sparse):
    """What the device sends back: the command's arguments, and the seat it acts for, if any."""

    args: Mapping[str, Any]
    seat: int | None = None


Offered = tuple[Answer, ...]
"""The answers of one prompt (`Prompt.answers`)."""


class Prompt(Word):
    """One question to one eye. The answer is `command` with `args` and what the browser adds."""

    key: str
    """Stable while the question is the same (drafts, tests)."""
    command: str
    label: Text
    args: Mapping[str, Any] = field(default_factory=dict)
    title: Text | None = None
    hint: Text | None = None
    act_for: tuple[int, ...] = ()
    """Seats that a moderator may answer for; empty on a seat's own phone."""
    opens_at: float | None = None
    """Server time from which it may be answered."""
    closed: Text | None = None
    """Why the button cannot be pressed now; it is then drawn without fill."""
    warn: Text | None = None
    """A sentence that must be confirmed before sending."""
    weight: Weight = Weight.MAIN
    group: str = ""
    """Prompts of one group stand together on the tablet («corrections»). On a phone "quick" are
    small buttons beside the main one; "aside" stands beside the title, to be pressed any time."""
    at: str | None = None
    """If set, it is asked only on the view's graph: at the node, token or arrow (`a>b`) of this id.
    "*" stands for everything that an answer of a `Route` begins with, "" for below the graph."""

    def answers(self) -> Iterator[Answer]:
        """Every answer that this prompt offers (a fair sample, where there are too many)."""
        if self.closed is None:
            for seat in self.act_for or (None,):
                for args in self.fillings(seat):
                    yield Answer({**self.args, **args}, seat)

    def fillings(self, seat: int | None) -> Iterator[dict[str, Any]]:
        """The arguments that the browser may add when answering for `seat` (None: for oneself)."""
        yield {}


class Press(Prompt):
    """A single button."""


class Pick(Prompt):
    """Choose one seat of the ring, then confirm. The answer is `{field: seat}`.

    The browser fills in `label` with the chosen name (variable `$name`).
    """

    field: str = "target"
    ring: tuple[int, ...] = ()
    """The seats to draw, clockwise from the reader's left; empty if `whole`."""
    whole: bool = False
    """Whether the seats of the view's circle are drawn."""
    seats: tuple[int, ...] = ()
    """The seats that may be chosen."""
    may_be_self: bool = True
    """Whether the acting seat may choose itself."""
    none_label: Text | None = None
    """Label of the choice «nobody», which sends null; None: it is not offered."""
    chosen: int | None = None
    """The current answer."""
    locked: bool = False
    """Whether the answer can no longer be changed; the phone looks the same as any other."""

    def fillings(self, seat: int | None) -> Iterator[dict[str, Any]]:
        if self.locked:
            return
        for target in self.seats:
            if self.may_be_self or target != seat:
                yield {self.field: target}
        if self.none_label is not None:
            yield {self.field: None}


class Item(Sparse):
    """One value that may be chosen, with its name and an emblem."""

    value: str
    label: Text
    note: Text | None = None
    emblem: str | None = None


class Choose(Prompt):
    """Choose one of a few values, then confirm. The answer is `{field: value}`."""

    field: str = "value"
    items: tuple[Item, ...] = ()
    chosen: str | None = None
    at_once: bool = False
    """Whether a touch sends it without confirming (counters, which can be counted back)."""
    secret: bool = False
    """Whether neighbours must not read it: the list closes; the choice is seen while it is held."""
    sealed: bool = False
    """Whether nobody else may see it before all are opened; hidden and kept as in `Allocate`."""

    def fillings(self, seat: int | None) -> Iterator[dict[str, Any]]:
        for item in self.items:
            yield {self.field: item.value}


class Count(Sparse):
    """One row of `Counts`: how many of `value`, between `low` and `high`."""

    value: str
    label: Text
    count: int
    low: int
    high: int
    emblem: str | None = None
    note: Text | None = None


class Counts(Prompt):
    """How many of each (a deck), changed with steppers. The answer is `{field: {value: n}}`."""

    field: str = "counts"
    rows: tuple[Count, ...] = ()
    total: int | None = None
    """The sum to reach."""
    bounds: tuple[Bound, ...] = ()
    """Further conditions; the first one that fails is shown."""

    def fillings(self, seat: int | None) -> Iterator[dict[str, Any]]:
        yield {self.field: {row.value: row.count for row in self.rows}}


class Assign(Prompt, one_game=True):
    """One value for each seat. The answer is `{field: [[seat, value], …]}`."""

    field: str = "roles"
    seats: tuple[int, ...] = ()
    items: tuple[Item, ...] = ()
    chosen: tuple[tuple[int, str], ...] = ()
    single: bool = False
    """Whether two seats cannot have the same value: giving it to another seat swaps the two."""
    every: bool = False
    """Whether every seat needs a value."""
    same: Text | None = None
    """Set if the initial `chosen` is no valid answer: the reason."""

    def fillings(self, seat: int | None) -> Iterator[dict[str, Any]]:
        """As it stands; where that is no answer, with the first two exchanged, or in order."""
        pairs = [list(pair) for pair in self.chosen]
        if self.every and not pairs:
            pairs = [[one, item.value] for one, item in zip(self.seats, self.items, strict=False)]
        if self.same and len(pairs) > 1:
            pairs[0][1], pairs[1][1] = pairs[1][1], pairs[0][1]
        if len(pairs) > 1 or not self.same:
            yield {self.field: pairs}


class Order(Prompt):
    """Put the items into an order, with buttons. The answer is `{field: [value, …]}`."""

    field: str = "order"
    items: tuple[Item, ...] = ()

    def fillings(self, seat: int | None) -> Iterator[dict[str, Any]]:
        yield {self.field: [item.value for item in self.items]}
