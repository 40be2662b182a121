"""Counting ballots: totals, ranks and ties."""

from collections import Counter
from collections.abc import Iterable

from companion.core.seat import Ring, among


def totals(targets: Iterable[int | None]) -> dict[int, int]:
    """Votes by target; abstentions (None) do not count."""
    return dict(Counter(target for target in targets if target is not None))


def leaders(ring: Ring, votes: dict[int, int], candidates: Iterable[int]) -> Ring:
    """Those of `candidates` with the most votes, in ring order; without votes all of them."""
    pool = tuple(candidates)
    most = max((votes.get(seat, 0) for seat in pool), default=0)
    return among(ring, {seat for seat in pool if votes.get(seat, 0) == most})


def at_least_second(ring: Ring, votes: dict[int, int]) -> Ring:
    """All with at least as many votes as the second rank; a tie for first fills several ranks."""
    ranked = sorted(votes.values(), reverse=True)
    if len(ranked) < 2:
        return among(ring, votes)
    return among(ring, {seat for seat, count in votes.items() if count >= ranked[1]})
