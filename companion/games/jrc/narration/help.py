"""Help in play: the way of a turn of the campaign and its rules. No paper comes in."""

from __future__ import annotations

from companion.core.memory import memoize
from companion.core.text import text
from companion.core.words.panels.base import Panel
from companion.core.words.panels.help import Help, InForce, terms
from companion.games.jrc.options import Options
from companion.games.jrc.phase import phase_of
from companion.games.jrc.state import JrcState

START = ("share", "open")
TURN = ("income", "order", "cities", "counter", "advantages", "play", "result")
TERMS = ("prince", "contested", "margin", "fund", "prey")


def help_in_play(state: JrcState) -> tuple[Panel, ...]:
    """From the first papers to the end; by the phase and the house rules alone."""
    phase = phase_of(state)
    if phase.help_step is None:
        return ()
    return _help(phase.help_at, phase.help_step, state.options)


@memoize
def _help(called: str, step: str, options: Options) -> tuple[Panel, ...]:
    steps = START if step in START else TURN
    return (
        Help(
            title=text("jrc-help-now", at=called),
            steps=tuple(text(f"jrc-help-step-{one}") for one in steps),
            at=steps.index(step),
            rules=(
                *options.in_force(),
                InForce(text("jrc-help-kept")),
            ),
            terms=terms("jrc", *TERMS),
        ),
    )
