"""The titles of a game that is over: what was remarkable, with the night or day it comes from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from companion.core import OFTEN, Chapter, SeatName, SeatNames, Text, alone, text, titled
from companion.games.lupus.cast import pack_step, role_of, shields
from companion.games.lupus.nights_and_days import Day, Night, VoteRound
from companion.games.lupus.role import Side
from companion.games.lupus.state import LupusState


def titles(state: LupusState) -> tuple[Chapter, ...]:
    """One chapter, or none where nothing was remarkable; only for a game that is over."""
    return titled(text("lupus-titles"), _lines(state))


def _lines(state: LupusState) -> Iterator[Text]:
    """Who got the most votes in all nominations, who of the humans named a wolf most often, wolves
    who never got a vote, who named nobody most often; a vote and the bites that decided."""
    rounds = (day.nomination for day in state.all_days if day.nomination is not None)
    votes = [vote for one in rounds for vote in one.votes]
    named = [(voter, target) for voter, target in votes if target is not None]
    wolves = {seat for seat in state.players if role_of(state, seat).wolf}
    hits = (voter for voter, target in named if target in wolves)
    yield from _alone("suspected", (target for _, target in named))
    yield from _alone("nose", (one for one in hits if role_of(state, one).side == Side.HUMANS))
    unseen = tuple(seat for seat in state.players if seat in wolves - {to for _, to in named})
    if named and unseen:
        yield text("lupus-title-unnamed", who=SeatNames(unseen), n=len(unseen))
    yield from _alone("silent", (voter for voter, target in votes if target is None))
    yield from _turning_vote(state)
    days = {day.number: day for day in state.all_days}
    for night in state.all_nights:
        yield from _bite(state, night, days.get(night.number))


def _alone(id: str, acts: Iterable[int]) -> Iterator[Text]:
    """The title of the one who did most of these `acts`."""
    if most := alone(Counter(acts)):
        yield text(f"lupus-title-{id}", who=SeatName(most[0]), n=most[1])


def _turning_vote(state: LupusState) -> Iterator[Text]:
    """The vote of the last lynching after which its victim was ahead for good."""
    day = next((day for day in reversed(state.all_days) if day.lynched is not None), None)
    if day is None or day.lynched == day.drawn:
        return
    vote = day.rounds[-1] if day.rounds else day.nomination
    voter = None if vote is None else _ahead_for_good(vote, day.lynched)
    if voter is not None and day.lynched is not None:
        who, target = SeatName(voter), SeatName(day.lynched)
        yield text("lupus-title-turning", who=who, target=target, n=day.number)


def _ahead_for_good(vote: VoteRound, lynched: int | None) -> int | None:
    counts: Counter[int] = Counter()
    turned: int | None = None
    for voter, target in vote.votes:
        if target is None:
            continue
        counts[target] += 1
        others = max((n for seat, n in counts.items() if seat != lynched), default=0)
        if lynched is None or counts[lynched] <= others:
            turned = None
        elif turned is None:
            turned = voter
    return turned


def _bite(state: LupusState, night: Night, day: Day | None) -> Iterator[Text]:
    """A victim who was saved, or whom more than half suspected and no shield covered."""
    target = night.picks.get(pack_step())
    if target is None or day is None:
        return
    for role in shields(night, target):
        who, n = SeatNames(night.by.get(str(role.step_id), ())), night.number
        yield text("lupus-title-saved", who=who, target=SeatName(target), n=n)
        return
    last = {seat: suspect for _, seat, suspect in night.suspicions}
    count = list(last.values()).count(target)
    lost = target in day.dead and not day.moderator_bitten
    if lost and count >= OFTEN and 2 * count > len(last):
        yield text("lupus-title-saved-by-nobody", target=SeatName(target), n=night.number)
