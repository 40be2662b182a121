"""The lantern: the tablet in the middle of the table while the voice moderates.

It is built from what everybody may know, and from nothing else; its holder plays. It has the
host's rights: pause, say again, thirty seconds more, somebody leaves, a person takes over.
"""

from __future__ import annotations

from companion.core.game import Moment
from companion.core.text import text
from companion.core.value import replace
from companion.core.view import View
from companion.core.words.prompts.base import Press, Prompt, Weight
from companion.games.lupus.passing import screen as passing_screen
from companion.games.lupus.phase import phase_of
from companion.games.lupus.screens import prompts_corrections, prompts_day
from companion.games.lupus.state import LupusState


def lantern_view(state: LupusState, moment: Moment, wall: View) -> View:
    """The host's buttons; all else on the lantern is what everybody sees. `state` is as everybody
    may know it."""
    panels = (*passing_screen.panels(state), *wall.panels)
    return replace(wall, prompts=_prompts(state, moment), panels=panels)


def _prompts(state: LupusState, moment: Moment) -> tuple[Prompt, ...]:
    if not phase_of(state).has_button:
        return ()
    leaving = prompts_corrections.leaving(state)
    hands = () if _is_paused(state) else phase_of(state).by_voice.hands(state, moment)
    return (pause_or_go_on(state), *_to_the_voice(state), *_by_day(state, moment), *hands, *leaving)


def _is_paused(state: LupusState) -> bool:
    return state.voice is not None and state.voice.paused_at is not None


def pause_or_go_on(state: LupusState, weight: Weight = Weight.QUIET, group: str = "voice") -> Press:
    """The one button: all stands still, or goes on."""
    held = state.voice
    word = "pause" if held is None or held.paused_at is None else "resume"
    label = text(f"lupus-voice-{word}")
    return Press(
        key=f"voice-{word}", command=f"{word}_voice", label=label, weight=weight, group=group
    )


def _to_the_voice(state: LupusState) -> tuple[Press, ...]:
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


def _by_day(state: LupusState, moment: Moment) -> tuple[Prompt, ...]:
    """The clock's thirty seconds, and the votes of those who have no phone at hand."""
    if state.night is not None:
        return ()
    pausing = {"pause", "resume"}
    return tuple(one for one in prompts_day.prompts(state, moment) if one.command not in pausing)


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


def for_a_seat(state: LupusState, seat: int) -> tuple[Press, ...]:
    """By day, for somebody alive: a moment's pause; in the talk, that one wants to vote; in a
    defence, that one has finished."""
    if not state.led or not state.alive(seat):
        return ()
    pause = pause_or_go_on(state, Weight.LINK, "aside")
    return (*phase_of(state).by_voice.asks(state, seat), pause)
