"""The lantern: the tablet in the middle of the table while the voice moderates.

It is built from what everybody may know, and from nothing else; its holder plays. It has the
host's rights: pause, say again, thirty seconds more, somebody leaves, a person takes over.
"""

from __future__ import annotations

from companion.core.clock import Clock
from companion.core.game import Moment
from companion.core.slip import ALL, Slip
from companion.core.text import SeatName, Text, text
from companion.core.words.panels.base import Countdown, Panel, Script
from companion.core.words.prompts.base import Press, Prompt, Weight
from companion.games.lupus.phase import phase_of
from companion.games.lupus.screens import prompts_corrections, prompts_day
from companion.games.lupus.screens.words import heading
from companion.games.lupus.state import LupusState
from companion.games.lupus.told.script import script
from companion.games.lupus.voice import schedule


def lantern_slip(state: LupusState, moment: Moment) -> Slip:
    """What lies open on the table beside what everybody sees: the line that is read, its time,
    and the host's buttons. `state` is as everybody may know it."""
    return Slip(
        line=paused_line(state),
        prompts=_prompts(state, moment),
        panels=(*_spoken(state), ALL, *_counted(state)),
    )


def paused_line(state: LupusState) -> Text | None:
    """Who has asked for a moment; by night nobody but the lantern can."""
    held = state.voice
    if held is None or held.paused_at is None:
        return None
    if held.paused_by is None:
        return text("lupus-voice-paused")
    return text("lupus-voice-paused-by", who=SeatName(held.paused_by))


def _spoken(state: LupusState) -> tuple[Panel, ...]:
    line, read = schedule.said(state), script(state, Moment(0.0, frozenset(state.ring)))
    if line is None or read is None:
        return ()
    again = 0 if state.voice is None else state.voice.again
    return (Script(line=line, emblem=read.emblem, stages=read.stages, again=again),)


def _counted(state: LupusState) -> tuple[Panel, ...]:
    """The time of the step that is called, and how many want to vote."""
    held, night = state.voice, state.night
    if held is not None and night is not None and night.open_step is not None:
        length = held.due - held.until
        running = Clock(length, since=held.until)
        if held.paused_at is not None:
            running = running.paused(held.paused_at)
        return (Countdown(clock=running, label=heading(state), bell=False),)
    return phase_of(state).by_voice.counts(state)


def _prompts(state: LupusState, moment: Moment) -> tuple[Prompt, ...]:
    if not phase_of(state).has_button:
        return ()
    hands = prompts_corrections.leaving(state)
    return (pause_or_go_on(state), *_to_the_voice(state), *_by_day(state, moment), *hands)


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
    pause = pause_or_go_on(state, Weight.LINK, "quick")
    return (*phase_of(state).by_voice.asks(state, seat), pause)
