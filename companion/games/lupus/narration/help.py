"""Help in play: the way of night and day, as this table goes it, by public facts alone."""

from __future__ import annotations

from companion.core.kit.help import HelpPlace
from companion.core.memory import memoize
from companion.games.lupus.options import VOICE, Options

STEPS = ("night", "dawn", "discussion", "nomination", "defence", "runoff")


@memoize
def help_place(phase: str, step: str, options: Options) -> HelpPlace:
    """The place of `step` among those of a night and a day."""
    if step not in STEPS:
        return HelpPlace(phase, (step,))
    return HelpPlace(phase, tuple(_way(one, options) for one in STEPS), STEPS.index(step))


def _way(step: str, options: Options) -> str:
    """The step with the house rules: phones ask at night, the voice reads, votes are sealed."""
    if step == "night" and options.night_input != "pointing":
        return f"night-{options.night_input}"
    if step == "dawn" and options.moderation == VOICE:
        return "dawn-voice"
    return "nomination-sealed" if step == "nomination" and options.simultaneous_votes else step
