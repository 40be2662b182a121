"""Ballots given to voters so that nobody names the own seat."""

from collections.abc import Iterable


def without_own(order: Iterable[int], ballots: list[int | None]) -> dict[int, int | None]:
    """Give the ballots to the voters so that nobody names the own seat."""
    votes: dict[int, int | None] = {}
    rest = list(ballots)

    def place(voters: list[int]) -> bool:
        if not voters:
            return not rest
        for ballot in dict.fromkeys(rest):
            if ballot != voters[0]:
                rest.remove(ballot)
                votes[voters[0]] = ballot
                if place(voters[1:]):
                    return True
                rest.append(ballot)
        return False

    assert place(list(order)), f"{ballots} cannot be given to {order}"
    return votes
