"""The running game, one step forward or back.

An undo folds again from the last snapshot, not from the beginning.
"""

from bisect import bisect_right
from collections.abc import Iterable
from operator import attrgetter
from typing import Any

from companion.core import log
from companion.core.event import RingChanged
from companion.core.game import Game, Stage
from companion.core.kit.answers_shown import first_shown
from companion.core.log import Reapply, Rewind, Step
from companion.core.seat import Ring
from companion.core.value import replace
from companion.games.registry import Games
from companion.table.state import Announcement, Running, Undone

SNAPSHOT_EVERY = 32
UNSTAGED_SECONDS = 0.6
"""What an announcement takes where nothing stages it."""
BY_UNDO = ("table.undo", "table.redo")
"""Names of the steps that go back and forth."""
_NUMBER = attrgetter("number")


def apply_step(running: Running, step: Step, games: Games) -> Running:
    """The game after one more step."""
    game, state, opens = games[running.id], running.state, False
    for event in step.events:
        opens = opens or any(question.public for question, _ in game.shown_answers(state, event))
        state = game.evolve(state, event)
    ring = _ring_after(running.ring, (step,))
    steps = (*running.steps, step)
    snapshots = running.snapshots
    if len(steps) % SNAPSHOT_EVERY == 0:
        snapshots = (*snapshots, (len(steps), state, ring))
    undone = () if _is_new(step) else running.undone
    starts = running.seen and _starts_game(game, running.state, state)
    return replace(
        running,
        seen={} if starts else running.seen,
        state=state,
        ring=ring,
        log=(*running.log, step),
        steps=steps,
        undone=undone,
        opened=(*running.opened, step.number) if opens else running.opened,
        snapshots=snapshots,
    )


def announced(before: Running, after: Running, at: float, games: Games, *, screen: bool) -> Running:
    """The game `after` a new step, with its announcement if the moment has one. It takes its time
    if there is a public `screen`, or if the tablet is one because the voice moderates."""
    game = games[after.id]
    seconds = game.announcement_seconds(before.state, after.state)
    if not screen and not game.blindfolds(before.state):
        seconds = min(seconds, UNSTAGED_SECONDS)
    news = Announcement(replace(before, announcement=None), at + seconds) if seconds else None
    return replace(after, announcement=news)


def _starts_game(game: Game[Any], before: Any, after: Any) -> bool:
    """Whether the step starts the game, so that all questions are new."""
    return game.stage(before) is Stage.LOBBY and game.stage(after) is not Stage.LOBBY


def _is_new(step: Step) -> bool:
    """Whether nothing can be redone after this step. A silent step does not count: a change of the
    tablet's offers would reveal it."""
    if any(isinstance(event, RingChanged) for event in step.events):
        return True  # other people play
    return step.name not in BY_UNDO and not all(event.silent for event in step.events)


def back_to(running: Running, number: int, games: Games) -> Running:
    """The game after the step with this number; its `log` keeps all entries."""
    steps = running.steps[: bisect_right(running.steps, number, key=_NUMBER)]
    snapshots = tuple(one for one in running.snapshots if one[0] <= len(steps))
    many, state, ring = snapshots[-1] if snapshots else (0, running.opening, running.opening_ring)
    rest = steps[many:]
    return replace(
        running,
        state=log.fold(games[running.id].evolve, state, rest),
        ring=_ring_after(ring, rest),
        steps=steps,
        opened=tuple(one for one in running.opened if one <= number),
        snapshots=snapshots,
        announcement=None,
    )


def rewound(running: Running, number: int, at: float, to: int, games: Games) -> Running:
    """The game after an undo to step `to`, in record `number`; shown answers stay known."""
    gone = Undone(number, to, running.steps[bisect_right(running.steps, to, key=_NUMBER) :])
    back = back_to(running, to, games)
    log = (*running.log, Rewind(number, at, to))
    seen = {**first_shown(games[running.id], back.state, gone.steps), **running.seen}
    return replace(back, log=log, undone=(*running.undone, gone), seen=seen)


def redone(running: Running, number: int, at: float, games: Games) -> Running:
    """The game after the newest undo was redone, in record `number`: exactly the steps from before
    the undo. Facts that came with the undo are dropped, and so are silent steps since."""
    last = running.undone[-1]
    again = back_to(running, last.to, games)
    for step in last.steps:
        again = apply_step(again, step, games)
    log = (*running.log, Reapply(number, at, last.number))
    return replace(again, log=log, undone=running.undone[:-1], seen=running.seen)


def _ring_after(ring: Ring, steps: Iterable[Step]) -> Ring:
    for step in steps:
        for event in step.events:
            if isinstance(event, RingChanged):
                ring = event.ring
    return ring
