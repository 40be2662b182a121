"""The titles of a game that is over: what was remarkable, with the night or day it comes from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from companion.core import OFTEN, Chapter, SeatName, SeatNames, Text, alone, text, titled
from companion.games.lupus.cast import pack_step, role_of, shields
from companion.games.lupus.nights_and_days import Day, Night, Round
from companion.games.lupus.role import Side
from companion.games.lupus.state import LupusState


def titles(state: LupusState) -> tuple[Chapter, ...]:
    """One chapter, or none where nothing was remarkable; only for a game that is over."""
    return titled(text("lupus-titles"), _lines(state))


def _lines(state: LupusState) -> Iterator[Text]:
    yield from _most_suspected(state)
    yield from _best_nose(state)
    yield from _never_named(state)
    yield from _most_silent(state)
    yield from _turning_vote(state)
    days = {day.number: day for day in state.all_days}
    for night in state.all_nights:
        yield from _bite(state, night, days.get(night.number))


def _nominations(state: LupusState) -> list[tuple[int, int]]:
    """(voter, target) of every vote in the nominations that is no abstention."""
    rounds = (day.nomination for day in state.all_days if day.nomination is not None)
    return [(voter, to) for vote in rounds for voter, to in vote.votes if to is not None]


def _most_suspected(state: LupusState) -> Iterator[Text]:
    """Who got the most votes in all nominations, if that is one person."""
    yield from _alone("suspected", Counter(target for _, target in _nominations(state)))


def _best_nose(state: LupusState) -> Iterator[Text]:
    """Who of the humans named a wolf most often."""
    hits = Counter(
        voter
        for voter, target in _nominations(state)
        if role_of(state, target).wolf and role_of(state, voter).side == Side.HUMANS
    )
    yield from _alone("nose", hits)


def _alone(id: str, counts: Counter[int]) -> Iterator[Text]:
    if most := alone(counts):
        yield text(f"lupus-title-{id}", who=SeatName(most[0]), n=most[1])


def _most_silent(state: LupusState) -> Iterator[Text]:
    """Who named nobody in most of the nominations."""
    rounds = (day.nomination for day in state.all_days if day.nomination is not None)
    silent = (voter for vote in rounds for voter, target in vote.votes if target is None)
    yield from _alone("silent", Counter(silent))


def _never_named(state: LupusState) -> Iterator[Text]:
    """Wolves who never got a vote, in all the nominations there were."""
    votes = _nominations(state)
    named = {target for _, target in votes}
    unseen = tuple(
        seat for seat in state.players if role_of(state, seat).wolf and seat not in named
    )
    if votes and unseen:
        yield text("lupus-title-unnamed", who=SeatNames(unseen), n=len(unseen))


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


def _ahead_for_good(vote: Round, lynched: int | None) -> int | None:
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
    if day.moderator_bitten or target not in day.dead:
        return
    if any(target == last for last in _named_by_all(night)):
        yield text("lupus-title-saved-by-nobody", target=SeatName(target), n=night.number)


def _named_by_all(night: Night) -> Iterator[int]:
    """The players whom more than half of the decoys of that night named."""
    last = {seat: target for _, seat, target in night.suspicions}
    for target, count in Counter(last.values()).items():
        if 2 * count > len(last) and count >= OFTEN:
            yield target
