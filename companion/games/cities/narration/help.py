"""Help in play: the phases of a turn, the rules of this match, the words of the game."""

from __future__ import annotations

from companion.core.memory import memoize
from companion.core.text import text
from companion.core.words.panels.base import Panel
from companion.core.words.panels.help import Help, InForce, terms
from companion.games.cities.duel import TURN
from companion.games.cities.options import Options
from companion.games.cities.state import CitiesState

READY = ("lay", "ready")
TERMS = ("deck", "set", "garrison", "neutral", "tapped", "range", "quick")


def help_in_play(state: CitiesState) -> tuple[Panel, ...]:
    """From the first duel to the end; by the phase and the house rules alone."""
    if state.duel is not None:
        return _help(state.duel.turn_phase.value, state.options)
    return _help("ready", state.options) if state.begun and state.result is None else ()


@memoize
def _help(at: str, options: Options) -> tuple[Panel, ...]:
    steps = TURN if at in TURN else READY
    return (
        Help(
            title=text("cities-help-now", at=at),
            steps=tuple(text(f"cities-help-step-{one}") for one in steps),
            at=steps.index(at),
            rules=(
                InForce(text("cities-help-goal")),
                *options.in_force(),
            ),
            terms=terms("cities", *TERMS),
        ),
    )
