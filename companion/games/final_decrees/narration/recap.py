"""The evening told again: who won, how blame grew, the way of each decree, who stamped what."""

from __future__ import annotations

from collections.abc import Iterator

from companion.core import Fact, SeatName, SeatNames, Step, Text, fold, last_line, text
from companion.core.words.panels.base import (
    Chapter,
    Chart,
    Chronicle,
    Circle,
    Mark,
    Panel,
    Series,
    Verdict,
)
from companion.games.final_decrees.components.bids import round_lines, round_title
from companion.games.final_decrees.facts.turn import GameEnded, TurnBegan
from companion.games.final_decrees.names import decree_name, ministry_name
from companion.games.final_decrees.narration.decree_ways import ways
from companion.games.final_decrees.narration.titles import titles
from companion.games.final_decrees.state import Decree, DecreesState


def recap(state: DecreesState, steps: tuple[Step, ...]) -> tuple[Panel, ...]:
    """The panels of the story of a finished game, for everybody."""
    if state.result is None:
        return ()
    story = Chronicle(chapters=(*titles(steps), *bid_chapters(state), *_turns(steps)))
    charts = (*blame_chart(state, steps), *ways(state, steps), *stamp_chart(state))
    return (*end_panels(state), story, *charts)


def end_panels(state: DecreesState) -> tuple[Panel, ...]:
    """Who has won, and with how much blame everybody goes home."""
    result = state.result
    assert result is not None
    winners = result.winners
    title = text("decrees-win", who=SeatNames(winners), n=len(winners))
    verdict = Verdict(
        title=title if winners else text("decrees-nobody-wins"),
        emblem="game-final_decrees",
        winners=winners,
        line=text(f"decrees-over-{result.reason}"),
    )
    marks = (
        Mark(seat=seat, role=text("decrees-blame-of", n=blame), wins=seat in winners)
        for seat, blame in state.personal.items()
    )
    return verdict, Circle(marks=tuple(marks), moderator=False)


def bid_chapters(state: DecreesState) -> tuple[Chapter, ...]:
    """The rounds of bids, in their order."""
    rounds = enumerate(state.rounds, 1)
    return tuple(Chapter(round_title(number), round_lines(one)) for number, one in rounds)


def chapters(state: DecreesState) -> tuple[Chapter, ...]:
    """What the end itself still knows: the bids and the decrees."""
    bids = bid_chapters(state)
    if not state.decrees:
        return bids
    lines = tuple(_way(slot, decree) for slot, decree in enumerate(state.decrees))
    return (*bids, Chapter(text("decrees-decrees"), lines))


def _way(slot: int, decree: Decree) -> Text:
    """«Decreto 2: Branca Esecutiva, Tesoro, Marina. Promulgato»."""
    way = ministry_name(decree.path[0])
    for at in decree.path[1:]:
        way = text("decrees-way", before=way, after=ministry_name(at))
    end = "done" if decree.place is None else "open"
    name = decree_name(slot, decree)
    return text(f"decrees-way-{end}", decree=name, way=way, n=decree.done, of=len(decree.steps))


def _turns(steps: tuple[Step, ...]) -> Iterator[Chapter]:
    """Turn by turn, what was done."""
    title: Text | None = None
    lines: list[Text] = []
    number = 0
    for step in steps:
        for event in step.events:
            if isinstance(event, TurnBegan):
                if title is not None and lines:
                    yield Chapter(title, tuple(lines))
                number, lines = number + 1, []
                title = text("decrees-story-turn", n=number, who=SeatName(event.player))
            if title is not None and event.public and (line := last_line((event,))) is not None:
                lines.append(line)
    if title is not None and lines:
        yield Chapter(title, tuple(lines))


def blame_chart(state: DecreesState, steps: tuple[Step, ...]) -> tuple[Chart, ...]:
    """Personal blame of everybody at the beginning of each turn, and at the end."""
    points, values = _blame_by_turn(state, steps)
    if len(points) < 2:
        return ()
    winners = () if state.result is None else state.result.winners
    series = tuple(
        Series(tuple(value[seat] for value in values), seat, marked=seat in winners)
        for seat in state.ring
    )
    title, note = text("decrees-chart-blame"), text("decrees-chart-blame-note")
    return (Chart(title=title, points=tuple(points), series=series, style="lines", note=note),)


def _blame_by_turn(
    state: DecreesState, steps: tuple[Step, ...]
) -> tuple[list[Text], list[dict[int, int]]]:
    """The game is folded once more; every turn's beginning is a point."""
    start = DecreesState(ring=state.ring, plans=state.plans, options=state.options)
    points: list[Text] = []
    values: list[dict[int, int]] = []
    now = start
    for step in steps:
        now = fold(_evolved, now, (step,))
        for event in step.events:
            if isinstance(event, TurnBegan):
                points.append(text("decrees-point", n=len(points) + 1))
                values.append(dict(now.personal))
            elif isinstance(event, GameEnded) and points:
                points.append(text("decrees-point-end"))
                values.append(dict(now.personal))
    return points, values


def _evolved(state: DecreesState, event: object) -> DecreesState:
    return event.apply(state) if isinstance(event, Fact) else state


def stamp_chart(state: DecreesState) -> tuple[Chart, ...]:
    """Who has set how many stamps on which decree; none where nobody ever stamped."""
    points = tuple(text("decrees-nth", n=slot + 1) for slot in range(len(state.decrees)))
    series = tuple(
        Series(tuple(one.stamps.count(seat) for one in state.decrees), seat) for seat in state.ring
    )
    if not any(sum(one.values) for one in series):
        return ()
    title, note = text("decrees-chart-stamps"), text("decrees-chart-stamps-note")
    return (Chart(title=title, points=points, series=series, style="grid", note=note),)
