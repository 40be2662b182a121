"""The diary, and the recap: who won, all cards, the story, two charts."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from companion.core import Event, Param, SeatName, Step, Text, Tick, among, last_line, text, totals
from companion.core.words.panels.base import Chapter, Chart, Chronicle, Panel, series_of
from companion.games.lupus.cast import role_of
from companion.games.lupus.components.names import role_name
from companion.games.lupus.components.ring import end_ring
from companion.games.lupus.facts import corrections as by_hand
from companion.games.lupus.facts.day import DawnBroke
from companion.games.lupus.facts.night import NightFell, StepOpened
from companion.games.lupus.facts.voice import ChairHanded, LineBegun
from companion.games.lupus.head_start import votes_received
from companion.games.lupus.narration.pictures import pictures
from companion.games.lupus.narration.story import chapters
from companion.games.lupus.narration.titles import medals
from companion.games.lupus.phases.over import final_verdict
from companion.games.lupus.state import Day, LupusState
from companion.games.lupus.votes import VoterSkipped

FOLLOWERS = frozenset({"lupus-diary-looked"})
"""Diary lines that are only undone with the step before them."""
GATHERED = {
    id: f"{id}-many" for id in ("lupus-diary-looked", "lupus-diary-answer", "lupus-diary-voice")
}
"""Diary lines of several seats in a row, shown and undone as one line."""
BY_HAND: Mapping[type[Event], str] = {
    by_hand.PlayerRemoved: "remove",
    by_hand.PlayerKilled: "kill",
    by_hand.PlayerRevived: "revive",
    by_hand.RoleSet: "role",
    VoterSkipped: "voter",
    by_hand.StepSkipped: "skip",
    by_hand.DawnAmended: "",
}
"""By fact of a correction: the ending of the id of its sentence."""
FIRST = (
    StepOpened,
    by_hand.PlayerRemoved,
    by_hand.PlayerKilled,
    by_hand.PlayerRevived,
    by_hand.RoleSet,
)
"""Facts whose diary line stands for their whole step."""


def diary_line(step: Step) -> Text | None:
    """The line of the tablet's diary for `step`: of its last fact that has one. No line contains a
    secret.

    A call has the same line whether or not a player gets an answer at once (medium), and a
    correction is described as it was requested, whatever follows from it (L-Q4). That the voice
    continues is said if nothing else has happened.
    """
    alone = [event for event in step.events if isinstance(event, FIRST)]
    line = last_line(alone or step.events)
    if line is None and any(isinstance(event, LineBegun) for event in step.events):
        return text("lupus-diary-voice")
    return line


def recap(state: LupusState, steps: tuple[Step, ...]) -> tuple[Panel, ...]:
    """The panels of the story of a finished game, for everybody."""
    verdict = final_verdict(state)
    if verdict is None:
        return ()
    story = (*chapters(state, full=True), *_corrections(state, steps), *_chair(state, steps))
    return (
        verdict,
        end_ring(state),
        Chronicle(chapters=story),
        *pictures(state),
        *medals(state),
        *_votes_chart(state),
        *_suspicion_chart(state),
    )


def _corrections(state: LupusState, steps: tuple[Step, ...]) -> tuple[Chapter, ...]:
    hands = (step for step in steps if step.name != Tick.name)  # the voice has no hand
    lines = tuple(
        text("lupus-story-hand", when=when, what=_what(state, event))
        for when, event in _moments(steps, hands)
        if type(event) in BY_HAND
    )
    return (Chapter(text("lupus-story-hands"), lines),) if lines else ()


def _chair(state: LupusState, steps: tuple[Step, ...]) -> tuple[Chapter, ...]:
    """That the voice has moderated, and who took over when."""
    if state.voice is None:
        return ()
    to = {True: text("lupus-story-chair-back"), False: text("lupus-story-chair-person")}
    handed = (
        text("lupus-story-hand", when=when, what=to[event.voice])
        for when, event in _moments(steps, steps)
        if isinstance(event, ChairHanded)
    )
    lines = (text("lupus-story-chair-voice"), *handed)
    return (Chapter(text("lupus-story-chair"), lines),)


def _moments(steps: Iterable[Step], wanted: Iterable[Step]) -> Iterator[tuple[Text, Event]]:
    when, number, numbers = text("lupus-deal"), 1, {step.number for step in wanted}
    for step in steps:
        for event in step.events:
            if isinstance(event, NightFell):
                when, number = text("lupus-night", n=event.number), event.number
            elif isinstance(event, DawnBroke):
                when = text("lupus-day", n=number)
            elif step.number in numbers:
                yield when, event


def _what(state: LupusState, event: Any) -> Text:
    """«Pia è andata via («treno»)»; the reason only where one was given."""
    kind = BY_HAND[type(event)]
    params: dict[str, Param] = {"why": f" ({event.reason})" if event.reason else ""}
    if isinstance(event, by_hand.DawnAmended):
        kind = "kill" if event.cause else "revive"
    if isinstance(event, by_hand.RoleSet):
        params["role"] = role_name(state, event.role)
    if not isinstance(event, by_hand.StepSkipped):
        params["who"] = SeatName(event.voter if isinstance(event, VoterSkipped) else event.seat)
    return text(f"lupus-story-hand-{kind}", **params)


LINES_AT_MOST = 9
"""The most lines of a chart."""


def _votes_chart(state: LupusState) -> tuple[Chart, ...]:
    """The nominations of each day; wolves are marked. None where nobody ever voted."""
    days = [day for day in state.all_days if day.nomination is not None and day.nomination.votes]
    if not days:
        return ()
    counts = [votes_received(day) for day in days]
    named = [seat for seat in state.ring if any(seat in count for count in counts)]
    series = series_of(counts, named, [seat for seat in named if role_of(state, seat).wolf])
    points = tuple(text("lupus-day", n=day.number) for day in days)
    title, note = text("lupus-chart-votes"), text("lupus-chart-votes-note")
    return (Chart(title=title, points=points, series=series, style="grid", note=note),)


def _nominations(day: Day) -> dict[int, int]:
    votes = () if day.nomination is None else day.nomination.votes
    return totals(target for _, target in votes)


def _suspicion_chart(state: LupusState) -> tuple[Chart, ...]:
    """Who was suspected when, in per cent of the answers (phones by night, votes by day)."""
    shares_by_point = tuple(_suspicions(state))
    if len(shares_by_point) < 2:
        return ()
    points, shares = zip(*shares_by_point, strict=True)
    peak = {seat: max(share.get(seat, 0) for share in shares) for seat in state.ring}
    wolves = [seat for seat in state.ring if role_of(state, seat).wolf]
    others = sorted(set(state.ring) - set(wolves), key=lambda seat: -peak[seat])
    # Wolves are drawn even if nobody ever suspected them.
    shown = [*wolves, *(seat for seat in others if peak[seat] > 0)][:LINES_AT_MOST]
    series = series_of(shares, among(state.ring, shown), wolves)
    title, note = text("lupus-chart-suspicion"), text("lupus-chart-suspicion-note")
    return (Chart(title=title, points=points, series=series, style="lines", note=note),)


def _suspicions(state: LupusState) -> Iterator[tuple[Text, dict[int, int]]]:
    """By point in time with any answers: the shares (per cent) by seat."""
    for night, day in state.nights_with_days:
        named = dict(Counter(night.last_suspicions.values()))
        shares_by_point = [(text("lupus-night", n=night.number), named)]
        if day is not None:
            shares_by_point.append((text("lupus-day", n=day.number), _nominations(day)))
        for point, counts in shares_by_point:
            if whole := sum(counts.values()):
                yield point, {seat: round(100 * n / whole) for seat, n in counts.items()}
