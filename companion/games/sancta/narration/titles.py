"""The titles of a game of saints: counted in the story, with the turn where it was one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from companion.core import Chapter, SeatName, Text, alone, text, titled
from companion.games.sancta.state import SanctaState, StoryLine


def titles(state: SanctaState) -> tuple[Chapter, ...]:
    """One chapter, or none; only for a game that is over."""
    return titled(text("sancta-titles"), _lines(state))


def _lines(state: SanctaState) -> Iterator[Text]:
    for id in ("cancelled", "trial"):
        did = Counter(_who(one) for one in state.story if one.text.id == f"sancta-told-{id}")
        if found := alone(did):
            who, n = found
            yield text(f"sancta-title-{id}", who=who, n=n)
    done = (one for one in state.story if one.text.id == "sancta-told-completed")
    if best := alone(Counter((one.turn, _who(one)) for one in done)):
        (turn, who), n = best
        yield text("sancta-title-grace", turn=turn, who=who, n=n)


def _who(line: StoryLine) -> SeatName:
    who = line.text.params["who"]
    assert isinstance(who, SeatName)
    return who
