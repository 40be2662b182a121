"""What everybody may hear and see of the voice that moderates: its line, its time, a pause."""

from __future__ import annotations

from companion.core.clock import Clock
from companion.core.text import SeatName, Text, text
from companion.core.words.panels.base import Panel, Script
from companion.games.lupus.passing.turns import passing
from companion.games.lupus.phase import phase_of
from companion.games.lupus.state import LupusState
from companion.games.lupus.told.script import script
from companion.games.lupus.voice import schedule


def paused_line(state: LupusState) -> Text | None:
    """Who has asked for a moment; by night nobody but the lantern can."""
    held = state.voice
    if held is None or held.paused_at is None:
        return None
    if held.paused_by is None:
        return text("lupus-voice-paused")
    return text("lupus-voice-paused-by", who=SeatName(held.paused_by))


def spoken(state: LupusState) -> tuple[Panel, ...]:
    """The line that the voice says now; () where a person moderates. `state` as all know it."""
    held = state.voice
    if held is None or not held.leads:
        return ()
    line, read = schedule.said(state), script(state, schedule.heard_by(state))
    if line is None or read is None:
        return ()
    clock = _clock(state)
    return (
        Script(
            line=line,
            emblem=read.emblem,
            stages=read.stages,
            again=held.again,
            clock=clock,
            held=held.paused_at is not None,
        ),
    )


def _clock(state: LupusState) -> Clock | None:
    """By night, the time of the step that is called: the schedule's, and no answer's."""
    held, night = state.voice, state.night
    if held is None or night is None or night.open_step is None or passing(state) is not None:
        return None
    running = Clock(held.due - held.until, since=held.until)
    return running if held.paused_at is None else running.paused(held.paused_at)


def counted(state: LupusState, phones: int) -> tuple[Panel, ...]:
    """What the phase counts while the voice moderates. `phones`: of the living."""
    return phase_of(state).by_voice.counts(state, phones) if state.led else ()
