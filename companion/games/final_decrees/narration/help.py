"""Help in play: the way of a turn, the rules of this table. No bid comes in."""

from __future__ import annotations

from companion.core import Help, InForce, Panel, memoize, terms, text
from companion.games.final_decrees.options import Options
from companion.games.final_decrees.phase import phase_of
from companion.games.final_decrees.state import DecreesState

PLAIN = ("goal", "end", "less")
TERMS = ("blame", "control", "forward", "stamp", "promulgated", "executive", "stagnation")


def help_in_play(state: DecreesState) -> tuple[Panel, ...]:
    """From the first bids to the end; by the phase and the house rules alone."""
    phase = phase_of(state)
    if phase.help_step is None:
        return ()
    return _help(phase.help_step, phase.help_steps, state.options)


@memoize
def _help(called: str, steps: tuple[str, ...], options: Options) -> tuple[Panel, ...]:
    plain = tuple(InForce(text(f"decrees-help-{one}")) for one in PLAIN)
    return (
        Help(
            title=text("decrees-help-now", at=called),
            steps=tuple(text(f"decrees-help-step-{one}") for one in steps),
            rules=(*plain, *options.in_force()),
            terms=terms("decrees", *TERMS),
        ),
    )
