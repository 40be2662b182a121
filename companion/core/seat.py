"""The ring: seat numbers in clockwise order; the next place is to the LEFT of a seat."""

from __future__ import annotations

from collections.abc import Container

Ring = tuple[int, ...]
"""Seat ids in clockwise order. An id stays a person's own; the place in the ring may change."""


def after(ring: Ring, seat: int | None) -> Ring:
    """The whole ring clockwise, beginning at the left of `seat`, which comes last.

    `None` is the moderator, who sits between the last place and the first.
    """
    if seat is None:
        return ring
    place = ring.index(seat) + 1
    return ring[place:] + ring[:place]


def among(ring: Ring, chosen: Container[int]) -> Ring:
    """The part of the ring that is in `chosen`, still in ring order."""
    return tuple(seat for seat in ring if seat in chosen)


def around(ring: Ring, seat: int) -> Ring:
    """The others as `seat` sees them: clockwise from the left-hand neighbour."""
    return after(ring, seat)[:-1]
