"""Help in play: the way of a turn, the rules of this table, the words of the game."""

from __future__ import annotations

from companion.core.remembered import remembered
from companion.core.text import text
from companion.core.words.panels.base import Panel
from companion.core.words.panels.help import Help, InForce, terms
from companion.games.sancta.options import ASK_ALL, Options
from companion.games.sancta.state import Phase, SanctaState

PARTS = {
    Phase.SETUP: ("setup", ("first", "five")),
    Phase.TURN: ("turn", ("draw", "source", "task", "free", "end")),
}
"""What a phase is called, and how it goes on."""
TERMS = ("active", "sanctuary", "rose", "advocate", "suffrage", "toll")


def help_in_play(state: SanctaState) -> tuple[Panel, ...]:
    """From the first saints to the end; by the phase, the goal and the house rules alone."""
    return _help(state.phase, state.goal, state.options) if state.phase in PARTS else ()


@remembered
def _help(phase: Phase, goal: int, options: Options) -> tuple[Panel, ...]:
    called, steps = PARTS[phase]
    target = InForce(text("sancta-help-target", n=goal), own=options.target != 0)
    die = options.die_table != ASK_ALL
    return (
        Help(
            title=text("sancta-help-now", at=called),
            steps=tuple(text(f"sancta-help-step-{one}") for one in steps),
            rules=(
                target,
                *((InForce(text("sancta-help-die-table"), own=True),) if die else ()),
                *options.told(),
                InForce(text("sancta-help-full")),
            ),
            terms=terms("sancta", *TERMS),
        ),
    )
