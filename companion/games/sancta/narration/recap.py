"""The story of a game: the diary's line of each step, the chapters, the race to the Rose."""

from collections import Counter
from collections.abc import Iterator
from itertools import groupby
from operator import attrgetter

from companion.core import SeatName, SeatNames, Text, leader, text, titles_chapter
from companion.core.words.panels.base import Chapter, Chart, Chronicle, Panel, Verdict, series_of
from companion.games.sancta.components.roses import board
from companion.games.sancta.narration.pictures import pictures
from companion.games.sancta.state import SanctaState, StoryLine


def rose_full(state: SanctaState) -> bool:
    """Whether a winner's Rose is full: a player left alone wins without."""
    return any(len(state.players[seat].rose) >= state.goal for seat in state.winners)


def verdict(state: SanctaState) -> Verdict:
    """The player whose Rose is full."""
    return Verdict(
        title=text("sancta-verdict", who=SeatNames(state.winners), n=len(state.winners)),
        emblem="game-sancta",
        winners=state.winners,
        line=text(
            "sancta-verdict-rose" if rose_full(state) else "sancta-verdict-alone", n=state.goal
        ),
    )


def chapters(state: SanctaState) -> tuple[Chapter, ...]:
    """One chapter a turn."""
    found: list[Chapter] = []
    for number, group in groupby(state.story, key=attrgetter("turn")):
        lines = tuple(group)
        seat = lines[-1].seat
        title = text("sancta-setup")
        if number and seat is not None:
            title = text("sancta-chapter", n=number, who=SeatName(seat))
        found.append(Chapter(title, tuple(line.text for line in lines)))
    return tuple(found)


COUNTED = {
    "stopped": "sancta-told-cancelled",
    "trials": "sancta-told-trial",
    "suffrages": "sancta-told-suffrage",
    "substitutions": "sancta-told-substituted",
}
"""What the story counts, with the id of the sentence that occurs each time."""


CANCELLED = ("sancta-told-cancelled", "sancta-told-cancelled-die")
VOIDED = ("sancta-told-void", "sancta-told-voided")


def valid_lines(state: SanctaState) -> list[StoryLine]:
    """The story without the cancels that the host has voided."""
    lines: list[StoryLine] = []
    for line in state.story:
        if line.text.id in VOIDED:
            cancels = [at for at, one in enumerate(lines) if one.text.id in CANCELLED]
            del lines[cancels[-1]]
        lines.append(line)
    return lines


def totals(state: SanctaState) -> tuple[Chapter, ...]:
    """How often beatitudes were stopped, trials passed and so on; no line for 0."""
    seen = Counter(one.text.id for one in valid_lines(state))
    lines = tuple(
        text(f"sancta-sum-{what}", n=seen[id]) for what, id in COUNTED.items() if seen[id]
    )
    return (Chapter(text("sancta-sums"), lines),) if lines else ()


def race_chart(state: SanctaState) -> tuple[Chart, ...]:
    """Finished saints of everybody, turn by turn."""
    if len(state.race) < 2:
        return ()
    points = tuple(text("sancta-turn-number", n=n) for n in range(len(state.race)))
    series = series_of([dict(one) for one in state.race], state.ring, state.winners)
    return (Chart(title=text("sancta-race"), points=points, series=series),)


def recap(state: SanctaState) -> tuple[Panel, ...]:
    """The panels of the story of a finished game, for everybody."""
    titles = titles_chapter(text("sancta-titles"), _titles(state))
    story = Chronicle(chapters=(*titles, *totals(state), *chapters(state)))
    return (verdict(state), board(state, None), story, *pictures(state), *race_chart(state))


def _titles(state: SanctaState) -> Iterator[Text]:
    for id in ("cancelled", "trial"):
        lines = (one for one in valid_lines(state) if one.text.id == f"sancta-told-{id}")
        did = Counter(map(_who_did, lines))
        if found := leader(did):
            who, n = found
            yield text(f"sancta-title-{id}", who=who, n=n)
    done = (one for one in state.story if one.text.id == "sancta-told-completed")
    if best := leader(Counter((one.turn, _who_did(one)) for one in done)):
        (turn, who), n = best
        yield text("sancta-title-grace", turn=turn, who=who, n=n)


def _who_did(line: StoryLine) -> SeatName:
    who = line.text.params["who"]
    assert isinstance(who, SeatName)
    return who
