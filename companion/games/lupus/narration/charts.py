"""The story of a game in pictures: votes day by day, suspicion over time."""

from __future__ import annotations

from collections import Counter

from companion.core import Chart, Series, Text, text, totals
from companion.games.lupus.cast import role_of
from companion.games.lupus.state import Day, LupusState, Night

LINES_AT_MOST = 9
"""More lines than these nobody can tell apart."""


def votes_chart(state: LupusState) -> tuple[Chart, ...]:
    """The nominations of each day; wolves are marked. None where nobody ever voted."""
    days = [day for day in state.all_days if day.nomination is not None and day.nomination.votes]
    if not days:
        return ()
    counts = [_nominations(day) for day in days]
    series = tuple(
        Series(
            tuple(count.get(seat, 0) for count in counts),
            seat,
            marked=role_of(state, seat).wolf,
        )
        for seat in state.ring
        if any(seat in count for count in counts)
    )
    points = tuple(text("lupus-day", n=day.number) for day in days)
    title, note = text("lupus-chart-votes"), text("lupus-chart-votes-note")
    return (Chart(title=title, points=points, series=series, style="grid", note=note),)


def _nominations(day: Day) -> dict[int, int]:
    votes = () if day.nomination is None else day.nomination.votes
    return totals(target for _, target in votes)


def suspicion_chart(state: LupusState) -> tuple[Chart, ...]:
    """Who was suspected when, in per cent of the answers: phones by night, votes by
    day. None where there is nothing to compare."""
    points, shares = _suspicions(state)
    if len(points) < 2:
        return ()
    peak = {seat: max(share.get(seat, 0) for share in shares) for seat in state.ring}
    wolves = [seat for seat in state.ring if role_of(state, seat).wolf]
    others = sorted(set(state.ring) - set(wolves), key=lambda seat: -peak[seat])
    # A wolf whom nobody ever suspected is drawn: that is a story, too.
    shown = [*wolves, *(seat for seat in others if peak[seat] > 0)][:LINES_AT_MOST]
    series = tuple(
        Series(tuple(share.get(seat, 0) for share in shares), seat, marked=seat in wolves)
        for seat in state.ring
        if seat in shown
    )
    title, note = text("lupus-chart-suspicion"), text("lupus-chart-suspicion-note")
    return (Chart(title=title, points=tuple(points), series=series, style="lines", note=note),)


def _suspicions(state: LupusState) -> tuple[list[Text], list[dict[int, int]]]:
    """The points in time at which anything was said, and the shares (per cent) by seat."""
    points: list[Text] = []
    shares: list[dict[int, int]] = []
    days = {day.number: day for day in state.all_days}
    for night in state.all_nights:
        _add(points, shares, text("lupus-night", n=night.number), _by_night(night))
        day = days.get(night.number)
        if day is not None:
            _add(points, shares, text("lupus-day", n=day.number), _nominations(day))
    return points, shares


def _by_night(night: Night) -> dict[int, int]:
    """The last suspicion of each phone counts."""
    return dict(Counter({seat: target for _, seat, target in night.suspicions}.values()))


def _add(
    points: list[Text], shares: list[dict[int, int]], point: Text, counts: dict[int, int]
) -> None:
    whole = sum(counts.values())
    if whole:
        points.append(point)
        shares.append({seat: round(100 * count / whole) for seat, count in counts.items()})
