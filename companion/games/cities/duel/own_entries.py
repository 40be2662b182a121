"""What a player enters by hand with a touch, so that a slip can be taken back."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Counted:
    """Cards that were counted: who counted, whose they are, the way, how many, a failed draw."""

    by: int
    whose: int
    way: str
    count: int
    failed: bool = False


@dataclass(frozen=True, slots=True)
class Given:
    """A city given by hand (light mode): by whom, how it had been before (`revealed`, `capital`,
    `owner`), whether it was a `conquest`, and how many `discards` that cost."""

    by: int
    slot: int
    revealed: bool
    capital: bool | None
    owner: int | None
    conquest: bool = False
    discards: int = 0


Slip = Counted | Given


def without_cities(slips: Iterable[Slip]) -> tuple[Slip, ...]:
    """What may still be taken back once others had their say about the cities."""
    return tuple(one for one in slips if isinstance(one, Counted))


def without_cards_of(slips: Iterable[Slip], seat: int) -> tuple[Slip, ...]:
    """What may still be taken back once the cards of `seat` have been counted anew: nothing that
    was counted for them before, nor a city that cost them discards."""
    return tuple(one for one in slips if not _counts_for(one, seat))


def _counts_for(slip: Slip, seat: int) -> bool:
    if isinstance(slip, Counted):
        return slip.whose == seat
    return slip.by == seat and slip.discards > 0
