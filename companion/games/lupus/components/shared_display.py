"""The shared display: the tablet in the middle of the table while the voice moderates.

It is built from what everybody may know; its holder plays. It has the host's rights: pause, say
again, thirty seconds more, a player leaves, a person takes over.
"""

from __future__ import annotations

from collections.abc import Iterable

from companion.core import Press, Prompt, Weight, text
from companion.games.lupus.state import LupusState

PAUSING = ("pause", "resume")
"""Commands of the clock that the pause of the voice takes the place of."""


def is_paused(state: LupusState) -> bool:
    """Whether the voice moderates, and stands still."""
    return state.voice is not None and state.voice.paused_at is not None


def buttons(state: LupusState, by_hand: Iterable[Prompt]) -> tuple[Prompt, ...]:
    """Pause, say again, take over. `by_hand`: what the phase has on any tablet."""
    rest = tuple(one for one in by_hand if one.command not in PAUSING)
    return (pause_or_go_on(state), *_to_the_voice(), *rest)


def pause_or_go_on(state: LupusState, weight: Weight = Weight.QUIET, group: str = "voice") -> Press:
    """The one button: all stands still, or goes on."""
    word = "resume" if is_paused(state) else "pause"
    label = text(f"lupus-voice-{word}")
    return Press(
        key=f"voice-{word}", command=f"{word}_voice", label=label, weight=weight, group=group
    )


def _to_the_voice() -> tuple[Press, ...]:
    return (
        Press(
            key="voice-again",
            command="say_again",
            label=text("lupus-voice-again"),
            weight=Weight.QUIET,
            group="voice",
        ),
        Press(
            key="voice-take-over",
            command="take_over",
            label=text("lupus-voice-take-over"),
            warn=text("lupus-voice-take-over-warn"),
            weight=Weight.LINK,
            group="corrections",
        ),
    )


def give_back(state: LupusState) -> tuple[Press, ...]:
    """For a person who has taken over."""
    if state.voice is None or state.voice.leads:
        return ()
    return (
        Press(
            key="voice-give-back",
            command="give_back",
            label=text("lupus-voice-give-back"),
            weight=Weight.QUIET,
            group="voice",
        ),
    )
