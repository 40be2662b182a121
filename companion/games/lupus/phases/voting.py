"""What the two phases with a vote say alike: whose turn it is, how many have voted."""

from __future__ import annotations

from companion.core.refusal import Refusal, refuse
from companion.core.seat import Ring
from companion.core.text import SeatName, SeatNames, Text, text
from companion.games.lupus import votes
from companion.games.lupus.facts.vote import current_round
from companion.games.lupus.state import LupusState, Round


def votes_missing(state: LupusState, _now: float, _blind: bool) -> Refusal | None:
    """Why the vote that is on cannot be counted yet."""
    vote = current_round(state)
    if vote is None or not vote.missing:
        return None
    return refuse("E_VOTES_MISSING", who=SeatNames(vote.missing), count=len(vote.missing))


def voted_line(state: LupusState, kind: str) -> Text | None:
    """How many have voted. `kind`: "votes" or "runoff"."""
    vote = current_round(state)
    if vote is None:
        return None
    return text(f"lupus-line-{kind}", cast=len(vote.voted), of=len(vote.order))


def vote_line(state: LupusState, kind: str, candidates: Ring) -> Text:
    """What is read: whose vote it is, or that all are in. `candidates`: named, where any are."""
    vote = current_round(state)
    if vote is None or not vote.missing:
        return text(f"lupus-say-{kind}-done")
    names = {"names": SeatNames(candidates)} if candidates else {}
    if vote.papers is not None:
        return text(f"lupus-say-{kind}-together", **names)
    who = SeatName(vote.missing[0])
    if vote.voted:
        return text("lupus-say-vote-next", who=who)
    return text(f"lupus-say-{kind}", who=who, **names)


def waiting(state: LupusState, seat: int) -> tuple[Text, ...]:
    """For somebody who does not vote just now."""
    vote = current_round(state)
    if vote is None or seat in votes.whose_turn(vote):
        return ()
    if not vote.missing:
        return (text("lupus-votes-in"),)
    if seat not in vote.order:
        return (text("lupus-wait-nominee"),)
    return (_in_turn(vote, seat),)


def _in_turn(vote: Round, seat: int) -> Text:
    """Where one is in the order of an open vote."""
    now = SeatName(vote.missing[0])
    if seat in vote.missing:
        return text("lupus-wait-turn", who=now, n=vote.missing.index(seat) - 1)
    target = dict(vote.votes).get(seat)
    if target is None:
        return text("lupus-wait-voted-nobody", who=now)
    return text("lupus-wait-voted", who=now, target=SeatName(target))
