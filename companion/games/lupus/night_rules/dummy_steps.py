"""Dummy steps (called although nobody acts in them), and the duration of all steps.

Where the voice moderates, every step has the same time (`NightPhase.voice_waits` in phases/night).
"""

from companion.core import Chance
from companion.games.lupus.night_rules import actors
from companion.games.lupus.state import LupusState

DUMMY_SECONDS = (6.0, 12.0)
"""L-N1: how long a step takes whose role nobody living has, as chance says."""


def is_dummy(state: LupusState, part: str) -> bool:
    """Whether nobody living acts in the step, so that it is only called for show (L-N1)."""
    return not actors.actors(state, part)


def least_seconds(state: LupusState) -> float:
    """The shortest time of a step; eyes that point need none (§10)."""
    options = state.options
    return 0.0 if options.dark else options.at_pace(options.min_step_seconds)


def duration(state: LupusState, called: str, chance: Chance) -> float:
    """Seconds before the close of a step is offered (L-N1, §10)."""
    least = least_seconds(state)
    if actors.TOGETHER in state.tonight().order or not is_dummy(state, called):
        return least
    return max(least, state.options.at_pace(chance.between(*DUMMY_SECONDS)))


def closes_at(state: LupusState, *, blind: bool) -> float:
    """Server time from which the open step may be closed.

    A blind moderator waits for the minimum time of every step, because the length of a dummy step
    would reveal that its holder is dead (L-N1).
    """
    night = state.tonight()
    return night.opened_at + least_seconds(state) if blind else night.close_at
