"""What may be asked: the words that draw the buttons and that validate the answers.

Each class has one JavaScript twin in `static/js/prompts/<kind>.js`. A prompt is an offer: every
answer it gives is accepted by the rules, and nothing outside the offers is.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import StrEnum
from typing import Any

from companion.core.text import Text
from companion.core.value import Sparse, field
from companion.core.words.bound import Bound
from companion.core.words.word import Word


class Weight(StrEnum):
    """How a prompt is drawn: the ember block (one a screen), a framed button, or a link."""

    MAIN = "main"
    QUIET = "quiet"
    LINK = "link"


class Answer(Sparse):
    """What the device sends back: the command's arguments, and the seat it acts for, if any."""

    args: Mapping[str, Any]
    seat: int | None = None


class Prompt(Word):
    """One question to one eye. The answer is `command` with `args` and what the twin adds.

    `key` is stable while the question is the same one (drafts, tests). `act_for`: a moderator
    answers for one of these seats; empty on a seat's own phone. `opens_at`: not before this
    point of the server's time. `closed`: why the button cannot be pressed now (it is drawn
    without fill). `warn`: a sentence to confirm before it is sent. `group`: prompts of the same
    group belong together on the tablet («corrections»). On a phone those of the group "quick" are
    small buttons at the thumb, beside the one great one; those of the group "aside", which may be
    pressed at any time, stand beside the title and take no room. `at`: it is asked on the view's
    graph, and nowhere else: at the thing of this id (a node, a token, an arrow `a>b`). "*": at
    every thing that the answers of a `Route` begin with. "": under the whole graph.
    """

    key: str
    command: str
    label: Text
    args: Mapping[str, Any] = field(default_factory=dict)
    title: Text | None = None
    hint: Text | None = None
    act_for: tuple[int, ...] = ()
    opens_at: float | None = None
    closed: Text | None = None
    warn: Text | None = None
    weight: Weight = Weight.MAIN
    group: str = ""
    at: str | None = None

    def answers(self) -> Iterator[Answer]:
        """Every answer that this prompt offers (a fair sample, where there are too many)."""
        if self.closed is None:
            for seat in self.act_for or (None,):
                for args in self.fillings(seat):
                    yield Answer({**self.args, **args}, seat)

    def fillings(self, seat: int | None) -> Iterator[dict[str, Any]]:
        """The arguments that the twin may add when `seat` (None: oneself) is acted for."""
        yield {}


class Press(Prompt):
    """A single button."""


class Pick(Prompt):
    """Choose one seat of the ring, then confirm. The answer is `{field: seat}`.

    `ring`: the seats drawn, in the order to draw them (clockwise from the reader's left), or
    `whole`: those of the view's circle, which are not said twice.
    `seats`: those that may be chosen. `may_be_self`: whether the acting seat may choose itself.
    `none_label`: where set, «nobody» may be chosen too and sends null.
    `chosen`: what is in already. `locked`: it can no longer be changed (drawn alike, so that
    a phone that may change its answer looks like one that may not).
    `label` is completed by the twin with the chosen name (variable `$name`).
    """

    field: str = "target"
    ring: tuple[int, ...] = ()
    whole: bool = False
    seats: tuple[int, ...] = ()
    may_be_self: bool = True
    none_label: Text | None = None
    chosen: int | None = None
    locked: bool = False

    def fillings(self, seat: int | None) -> Iterator[dict[str, Any]]:
        if self.locked:
            return
        for target in self.seats:
            if self.may_be_self or target != seat:
                yield {self.field: target}
        if self.none_label is not None:
            yield {self.field: None}


class Item(Sparse):
    """One value that may be chosen, with what it is called and an emblem of the sprite."""

    value: str
    label: Text
    note: Text | None = None
    emblem: str | None = None


class Choose(Prompt):
    """Choose one of a few values, then confirm. The answer is `{field: value}`.

    `at_once`: a touch sends it without confirming (counters, which can be counted back).
    `secret`: neighbours must not read the answer: the list closes with the tap, and what was
    chosen is seen only while it is held. `sealed`: nobody else may see it before all are opened:
    it covers itself, and the device keeps what is chosen, as in `Allocate`.
    """

    field: str = "value"
    items: tuple[Item, ...] = ()
    chosen: str | None = None
    at_once: bool = False
    secret: bool = False
    sealed: bool = False

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
    """How many of each (a deck), changed with steppers. The answer is `{field: {value: n}}`.

    `total`: what they should add up to. The first of the `bounds` that they break is said, too."""

    field: str = "counts"
    rows: tuple[Count, ...] = ()
    total: int | None = None
    bounds: tuple[Bound, ...] = ()

    def fillings(self, seat: int | None) -> Iterator[dict[str, Any]]:
        yield {self.field: {row.value: row.count for row in self.rows}}


class Assign(Prompt, one_game=True):
    """One value for each seat. The answer is `{field: [[seat, value], …]}`.

    `single`: no value may be given to two: the two seats swap their values. `every`: no
    seat may be left without. `same`: what is `chosen` at first is no answer, and this is why.
    """

    field: str = "roles"
    seats: tuple[int, ...] = ()
    items: tuple[Item, ...] = ()
    chosen: tuple[tuple[int, str], ...] = ()
    conflicts: tuple[int, ...] = ()
    single: bool = False
    every: bool = False
    same: Text | None = None

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
