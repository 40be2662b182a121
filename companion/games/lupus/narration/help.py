"""Help in play: the way of night and day, the rules of this table. Nothing secret comes in."""

from __future__ import annotations

from companion.core.memory import memoize
from companion.core.text import text
from companion.core.words.panels.base import Panel
from companion.core.words.panels.help import Help, InForce, terms
from companion.games.lupus.components.deck_in_play import deck_in_play
from companion.games.lupus.options import VOICE, Options
from companion.games.lupus.phase import phase_of
from companion.games.lupus.state import LupusState

STEPS = ("night", "dawn", "discussion", "nomination", "defence", "runoff")
TERMS = ("nominated", "runoff", "mauled", "lynched", "removed")


def help_in_play(state: LupusState) -> tuple[Panel, ...]:
    """While cards are out; by the phase and the house rules alone."""
    phase = phase_of(state)
    return () if phase.help_step is None else _help(phase.id, phase.help_step, state.options)


def looked_up(state: LupusState) -> tuple[Panel, ...]:
    """The cards of the deck, and help while they are out."""
    return _together(deck_in_play(state), help_in_play(state))


@memoize
def _together(deck: tuple[Panel, ...], more: tuple[Panel, ...]) -> tuple[Panel, ...]:
    return (*deck, *more)


@memoize
def _help(phase: str, step: str, options: Options) -> tuple[Panel, ...]:
    steps = STEPS if step in STEPS else (step,)
    return (
        Help(
            title=text("lupus-help-now", phase=phase),
            steps=tuple(text(f"lupus-help-step-{_way(one, options)}") for one in steps),
            at=STEPS.index(step) if step in STEPS else None,
            rules=_rules(options),
            terms=terms("lupus", *TERMS),
        ),
    )


def _way(step: str, options: Options) -> str:
    """The step as this table goes it: phones ask at night, the voice tells, votes are sealed."""
    if step == "night" and options.night_input != "pointing":
        return f"night-{options.night_input}"
    if step == "dawn" and options.moderation == VOICE:
        return "dawn-voice"
    return "nomination-sealed" if step == "nomination" and options.simultaneous_votes else step


def _rules(options: Options) -> tuple[InForce, ...]:
    order = (InForce(text("lupus-help-night-order"), own=True),) if options.night_order else ()
    plain = tuple(InForce(text(f"lupus-help-{one}")) for one in ("goal", "silence"))
    return (*plain, *order, *options.in_force())
