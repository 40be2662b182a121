"""The ring: seat numbers in clockwise order. The next place is to the LEFT of a seat."""

from collections.abc import Container

Ring = tuple[int, ...]
"""Seat ids in clockwise order. A person keeps the id; the place in the ring may change."""


def after(ring: Ring, seat: int | None) -> Ring:
    """The ring clockwise from the left of `seat`, which comes last. `None` is the moderator, who
    sits between the last place and the first."""
    if seat is None:
        return ring
    place = ring.index(seat) + 1
    return ring[place:] + ring[:place]


def among(ring: Ring, chosen: Container[int]) -> Ring:
    """The seats of the ring that are in `chosen`, in ring order."""
    return tuple(seat for seat in ring if seat in chosen)


def around(ring: Ring, seat: int) -> Ring:
    """The other seats as `seat` sees them: clockwise from the left-hand neighbour."""
    return after(ring, seat)[:-1]
