"""A round of sealed answers: asked of several people, given one by one, opened together.

What everybody may know of a round is who has answered and who has not. Only its author may read
an answer until the game opens the round: only `own` and `opened` return answers, and a test of
the architecture holds that nothing else reads it.
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
"""Answers that lie open: (seat, answer)."""


class SealedRound(Frozen, Generic[A]):
    """A question to several seats whose answers stay sealed until they are opened."""

    asked: Ring
    """The seats whose answer is wanted."""
    given: Mapping[int, A] = field(default_factory=dict)
    """The answers by seat, in the order of arrival; a game may also take one of a seat that was not
    asked."""
    filed: frozenset[int] = frozenset()
    """Seats for which the program has answered."""

    @classmethod
    def of(cls, asked: Ring, filed: Ring, answer: A) -> SealedRound[A]:
        """A round in which the app answers for `filed`, with the same `answer`."""
        return cls(asked, dict.fromkeys(filed, answer), frozenset(filed))

    def __contains__(self, seat: object) -> bool:
        """Whether the answer of `seat` is in."""
        return seat in self.given

    @property
    def answered(self) -> Ring:
        """Who of those asked has answered."""
        return tuple(seat for seat in self.asked if seat in self.given)

    @property
    def missing(self) -> Ring:
        """Who of those asked has not answered."""
        return self.overdue()

    def overdue(self, excused: Collection[int] = ()) -> Ring:
        """Who is still waited for, where `excused` are not."""
        return tuple(one for one in self.asked if one not in self.given and one not in excused)

    @property
    def recallable(self) -> Ring:
        """Whose own answer lies there, in the order in which they came."""
        return tuple(seat for seat in self.given if seat not in self.filed)

    def refusal(self, seat: int | None, stranger: str, again: str) -> Refusal | None:
        """Why no answer of `seat` is taken. `stranger`, `again`: the codes where it is not asked,
        and where its answer is in."""
        if seat not in self.asked:
            return refuse(stranger)
        return refuse(again) if seat in self.given else None

    def give(self, seat: int, answer: A) -> SealedRound[A]:
        """With the answer of `seat`."""
        return replace(self, given={**self.given, seat: answer})

    def take_back(self, seat: int) -> SealedRound[A]:
        """Without the answer of `seat`, which is wanted again."""
        return replace(self, given={one: self.given[one] for one in self.given if one != seat})

    def excuse(self, seat: int) -> SealedRound[A]:
        """`seat` is no longer asked; its answer is destroyed unread."""
        asked = tuple(one for one in self.asked if one != seat)
        return replace(self.take_back(seat), asked=asked)

    def own(self, seat: int) -> A:
        """The answer of `seat`, for the eye of `seat` alone. Raises KeyError before it is in."""
        return self.given[seat]

    def opened(self, order: Iterable[int] | None = None) -> Shown[A]:
        """All answers, in the order of these seats, or else as they came. For the moment when the
        round is opened, and for a round that is open from the start."""
        seats = self.given if order is None else order
        return tuple((seat, self.given[seat]) for seat in seats if seat in self.given)

    def awaited(self, excused: Collection[int] = ()) -> Awaited:
        """What everybody sees of a round: how many answers are in, and whose are not."""
        left, total = self.overdue(excused), len(self.asked)
        return Awaited(done=total - len(left), total=total, missing=left)
