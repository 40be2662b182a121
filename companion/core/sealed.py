"""Secret papers: written by many, opened together, nobody's before that."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Generic, TypeVar

P = TypeVar("P")


@dataclass(frozen=True)
class Sealed(Generic[P]):
    """Papers by seat. Whoever builds a view may look at `written_by` and `missing`, and at the
    one paper of the eye itself; `papers` is read only when the table is opened."""

    awaited: tuple[int, ...]
    papers: Mapping[int, P] = field(default_factory=dict)

    def with_paper(self, seat: int, paper: P) -> Sealed[P]:
        return replace(self, papers={**self.papers, seat: paper})

    def without(self, seat: int) -> Sealed[P]:
        """The paper taken back, or destroyed unread."""
        return replace(self, papers={s: p for s, p in self.papers.items() if s != seat})

    @property
    def written_by(self) -> tuple[int, ...]:
        return tuple(seat for seat in self.awaited if seat in self.papers)

    @property
    def missing(self) -> tuple[int, ...]:
        return tuple(seat for seat in self.awaited if seat not in self.papers)
