"""Help in play: the way of a turn of the campaign and its rules. No paper comes in."""

from __future__ import annotations

from companion.core.remembered import remembered
from companion.core.text import text
from companion.core.words.panels.base import Panel
from companion.core.words.panels.help import Help, InForce, terms
from companion.games.jrc.options import Options
from companion.games.jrc.state import OVER, JrcState, Phase

START = ("share", "open")
TURN = ("income", "order", "cities", "counter", "advantages", "play", "result")
PARTS = {
    Phase.ALLOCATE: ("start", "share"),
    Phase.REVEAL_ALLOCATION: ("start", "open"),
    Phase.LATE_ALLOCATE: ("start", "share"),
    Phase.METHUSELAH_ORDERS: ("orders", "order"),
    Phase.METHUSELAH_REVEAL: ("orders", "order"),
    Phase.CITY_SELECT: ("cities", "cities"),
    Phase.SEATING: ("cities", "cities"),
    Phase.COUNTER: ("counter", "counter"),
    Phase.COUNTER_REVEAL: ("counter", "counter"),
    Phase.ADVANTAGES: ("advantages", "advantages"),
    Phase.ADVANTAGES_REVEAL: ("advantages", "advantages"),
    Phase.PLAY: ("play", "play"),
    Phase.RESULT: ("play", "result"),
    Phase.CITY_END: ("end", "result"),
}
"""What a phase is called, and its step."""
TERMS = ("prince", "contested", "margin", "fund", "prey")


def help_in_play(state: JrcState) -> tuple[Panel, ...]:
    """From the first papers to the end; by the phase and the house rules alone."""
    if state.phase is Phase.LOBBY or state.phase in OVER:
        return ()
    return _help(state.phase, state.options)


@remembered
def _help(phase: Phase, options: Options) -> tuple[Panel, ...]:
    called, step = PARTS[phase]
    steps = START if step in START else TURN
    return (
        Help(
            title=text("jrc-help-now", at=called),
            steps=tuple(text(f"jrc-help-step-{one}") for one in steps),
            at=steps.index(step),
            rules=(
                *options.told(),
                InForce(text("jrc-help-kept")),
            ),
            terms=terms("jrc", *TERMS),
        ),
    )
