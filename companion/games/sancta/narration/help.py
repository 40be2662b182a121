"""Help in play: the way of a turn, the rules of this table, the words of the game."""

from __future__ import annotations

from companion.core.memory import memoize
from companion.core.text import text
from companion.core.words.panels.base import Panel
from companion.core.words.panels.help import Help, InForce, terms
from companion.games.sancta.options import ASK_ALL, Options
from companion.games.sancta.phase import phase_of
from companion.games.sancta.state import SanctaState

TERMS = ("active", "sanctuary", "rose", "advocate", "suffrage", "toll")


def help_in_play(state: SanctaState) -> tuple[Panel, ...]:
    """From the first saints to the end; by the phase, the goal and the house rules alone."""
    phase = phase_of(state)
    if phase.help_step is None:
        return ()
    return _help(phase.help_step, phase.help_steps, state.goal, state.options)


@memoize
def _help(called: str, steps: tuple[str, ...], goal: int, options: Options) -> tuple[Panel, ...]:
    target = InForce(text("sancta-help-target", n=goal), own=options.target != 0)
    die = options.die_table != ASK_ALL
    return (
        Help(
            title=text("sancta-help-now", at=called),
            steps=tuple(text(f"sancta-help-step-{one}") for one in steps),
            rules=(
                target,
                *((InForce(text("sancta-help-die-table"), own=True),) if die else ()),
                *options.in_force(),
                InForce(text("sancta-help-full")),
            ),
            terms=terms("sancta", *TERMS),
        ),
    )
