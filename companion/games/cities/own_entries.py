"""What a player has entered by hand in this turn: the last entry can be undone."""

from __future__ import annotations

from collections.abc import Iterable

from companion.core.value import Frozen


class Counted(Frozen):
    """Cards that were counted: who counted, whose they are, the way, how many, a failed draw."""

    by: int
    whose: int
    way: str
    count: int
    failed: bool = False


class Given(Frozen):
    """A city given by hand (light mode): by whom, how it had been before (`revealed`, `capital`,
    `owner`), whether it was a `conquest`, and how many `discards` that cost."""

    by: int
    slot: int
    revealed: bool
    capital: bool | None
    owner: int | None
    conquest: bool = False
    discards: int = 0


OwnEntry = Counted | Given


def without_cities(own_entries: Iterable[OwnEntry]) -> tuple[OwnEntry, ...]:
    """What may still be taken back once others had their say about the cities."""
    return tuple(one for one in own_entries if isinstance(one, Counted))


def without_cards_of(own_entries: Iterable[OwnEntry], seat: int) -> tuple[OwnEntry, ...]:
    """What may still be taken back once the cards of `seat` have been counted anew: nothing that
    was counted for them before, nor a city that cost them discards."""
    return tuple(one for one in own_entries if not _counts_for(one, seat))


def _counts_for(entry: OwnEntry, seat: int) -> bool:
    if isinstance(entry, Counted):
        return entry.whose == seat
    return entry.by == seat and entry.discards > 0
