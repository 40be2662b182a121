"""Rounds of sealed answers: several people answer one by one, and all are opened together.

Everybody may know who has answered. Only the author may read an answer before the round is opened:
`own` and `opened` are the only methods that return answers, and an architecture test checks that
nothing else reads them.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Generic, TypeVar

from companion.core.refusal import Refusal, refuse
from companion.core.seat import Ring
from companion.core.value import Frozen, field, replace
from companion.core.words.panels.base import Awaited

A = TypeVar("A")
Shown = tuple[tuple[int, A], ...]
"""Opened answers: (seat, answer)."""


class SealedRound(Frozen, Generic[A]):
    """A question to several seats whose answers stay sealed until they are opened."""

    asked: Ring
    """The seats whose answer is wanted."""
    given: Mapping[int, A] = field(default_factory=dict)
    """The answers by seat, in the order of arrival; a game may take some of others, too."""
    filed: frozenset[int] = frozenset()
    """Seats for which the program has answered."""

    @classmethod
    def of(cls, asked: Ring, filed: Ring, answer: A) -> SealedRound[A]:
        """A round in which the program has already given `answer` for the seats `filed`."""
        return cls(asked, dict.fromkeys(filed, answer), frozenset(filed))

    def __contains__(self, seat: object) -> bool:
        return seat in self.given

    @property
    def answered(self) -> Ring:
        return tuple(seat for seat in self.asked if seat in self.given)

    @property
    def missing(self) -> Ring:
        return self.overdue()

    def overdue(self, excused: Collection[int] = ()) -> Ring:
        """The seats still awaited; those in `excused` are not."""
        return tuple(one for one in self.asked if one not in self.given and one not in excused)

    @property
    def recallable(self) -> Ring:
        """The seats that have answered themselves, in the order of arrival."""
        return tuple(seat for seat in self.given if seat not in self.filed)

    def refusal(self, seat: int | None, stranger: str, again: str) -> Refusal | None:
        """Why `seat` may not answer; None: it may. `stranger`: the code if it is not asked,
        `again`: the code if it has answered."""
        if seat not in self.asked:
            return refuse(stranger)
        return refuse(again) if seat in self.given else None

    def give(self, seat: int, answer: A) -> SealedRound[A]:
        return replace(self, given={**self.given, seat: answer})

    def take_back(self, seat: int) -> SealedRound[A]:
        """The round without the answer of `seat`, which may answer again."""
        return replace(self, given={one: self.given[one] for one in self.given if one != seat})

    def excuse(self, seat: int) -> SealedRound[A]:
        """The round without `seat`; its answer is deleted unread."""
        asked = tuple(one for one in self.asked if one != seat)
        return replace(self.take_back(seat), asked=asked)

    def own(self, seat: int) -> A:
        """The answer of `seat`, for that seat's eye only. Raises KeyError if there is none."""
        return self.given[seat]

    def opened(self, order: Iterable[int] | None = None) -> Shown[A]:
        """All answers in the order of these seats or else of arrival, once the round is opened."""
        seats = self.given if order is None else order
        return tuple((seat, self.given[seat]) for seat in seats if seat in self.given)

    def awaited(self, excused: Collection[int] = ()) -> Awaited:
        """The panel that everybody sees: how many have answered, and who has not."""
        left, total = self.overdue(excused), len(self.asked)
        return Awaited(done=total - len(left), total=total, missing=left)
