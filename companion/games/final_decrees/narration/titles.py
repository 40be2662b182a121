"""The titles of a game: the stamps, and the turns in which most blame was moved."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from companion.core import Chapter, SeatName, Step, Text, alone, text, titled
from companion.games.final_decrees.facts.action import Investigated, Stamped
from companion.games.final_decrees.facts.promulgation import BlameRemoved
from companion.games.final_decrees.facts.turn import TurnBegan


def titles(steps: tuple[Step, ...]) -> tuple[Chapter, ...]:
    """One chapter, or none; only for a game that is over."""
    return titled(text("decrees-titles"), _lines(steps))


def _lines(steps: tuple[Step, ...]) -> Iterator[Text]:
    turn, last = 0, dict[int, int]()
    stamps = Counter[int]()
    lifted, taken = Counter[tuple[int, int]](), Counter[tuple[int, int]]()
    for event in (event for step in steps for event in step.events):
        if isinstance(event, TurnBegan):
            turn += 1
        elif isinstance(event, Stamped):
            stamps[event.player] += 1
            last[event.player] = turn
        elif isinstance(event, BlameRemoved):
            blame = (*event.personal, *event.ministry)
            lifted[turn, event.chooser] += sum(n for _, n in blame)
        elif isinstance(event, Investigated):
            taken[turn, event.director] += event.blame
    if most := alone(stamps):
        seat, n = most
        yield text("decrees-title-stamps", who=SeatName(seat), n=n, turn=last[seat])
    for id, counts in (("lifted", lifted), ("scapegoat", taken)):
        if found := alone(counts):
            (at, seat), n = found
            yield text(f"decrees-title-{id}", who=SeatName(seat), n=n, turn=at)
