"""Votes that roles give before a nomination (L-B19), and for how many a vote counts."""

from collections import Counter

from companion.core import Fact, Ring
from companion.games.lupus.cast import candidates, cast
from companion.games.lupus.state import Day, LupusState, VoteRound


class HeadStartGiven(Fact[LupusState], diary="lupus-diary-head-start"):
    """Roles have given votes before anybody votes; `votes` as in `Day.head_start`."""

    votes: tuple[tuple[str, int, int], ...]

    def apply(self, state: LupusState) -> LupusState:
        return state.with_day(head_start=self.votes)


def due_votes(state: LupusState) -> tuple[HeadStartGiven, ...]:
    """The fact of the votes that roles give today; () if they have not changed."""
    may, votes = candidates(state), list[tuple[str, int, int]]()
    for role in cast(state).values():
        votes += [(role.id, *one) for one in role.votes_given(state) if one[0] in may]
    return (HeadStartGiven(tuple(votes)),) if tuple(votes) != state.today().head_start else ()


def seats_with_votes(state: LupusState) -> Ring:
    """The seats that have votes before anybody votes, once for each vote."""
    alive = (one for one in state.today().head_start if state.alive(one[1]))
    return tuple(seat for _, seat, count in alive for _ in range(count))


def weights(state: LupusState) -> dict[int, int]:
    """As in `VoteRound`: the captain's vote counts for two (L-B20); others as their roles say."""
    office = ((state.captain, 1),) if state.captain is not None else ()
    of_roles = (one for role in cast(state).values() for one in role.extra_votes(state))
    found: dict[int, int] = {}
    for seat, more in (*office, *of_roles):
        found[seat] = found.get(seat, 1) + more
    return found


def weight(vote: VoteRound, voter: int) -> int:
    """How many votes that of `voter` counts for."""
    return vote.weights.get(voter, 1)


def counted_targets(vote: VoteRound | None) -> tuple[int | None, ...]:
    """The targets of a vote; one whose vote counts twice is there twice."""
    if vote is None:
        return ()
    return tuple(target for voter, target in vote.votes for _ in range(weight(vote, voter)))


def votes_before(day: Day) -> Counter[int]:
    """The votes before anybody voted in the nomination of that day (L-B19)."""
    return Counter(seat for _, seat, count in day.head_start for _ in range(count))


def votes_received(day: Day) -> Counter[int]:
    """All votes that each seat got in the nomination of that day, with those before the first."""
    targets = counted_targets(day.nomination)
    return votes_before(day) + Counter(one for one in targets if one is not None)
