"""The voice moderates: which line is said, and when the game goes on by itself.

The law of time: how long a line lasts follows from what everybody may know and from numbers that
chance gave at the deal. It does not depend on who is alive, holds a card or has answered.
"""

from __future__ import annotations

from collections.abc import Hashable

from companion.core import Chance, Decision, Draft, Event, Fact, Moment, Refusal, Stage, replace
from companion.games.lupus.facts.voice import LineBegun, VoiceTookTheChair, WindowAnswered
from companion.games.lupus.night_rules.actors import TOGETHER, untapped
from companion.games.lupus.options import VOICE
from companion.games.lupus.phase import announcement_seconds, phase_of
from companion.games.lupus.state import LupusState, Voice
from companion.games.lupus.voice.reading import reading_seconds

DRAWS = 64
"""Numbers of chance that are kept for an evening's pauses; they are used in turn."""
LEAST_PAUSE, MOST_PAUSE = 0.5, 1.5
"""A pause lasts between half and one and a half of what the table has chosen."""


def spot(state: LupusState) -> Hashable:
    """Where the evening is: the voice begins a line whenever this changes."""
    night, day = state.night, state.day
    in_night = None if night is None else (night.number, night.cursor, night.closing)
    in_day = None if day is None else (day.number, day.told, day.speaker, len(day.rounds))
    phase = phase_of(state)
    return (state.phase, in_night, in_day, phase.restart_key(state), phase.said(state))


def begun(
    state: LupusState, now: float, *, reminded: bool = False, back: bool = False
) -> LineBegun:
    """The line of now, with the time that it takes."""
    voice = _voice(state)
    state = replace(state, voice=replace(voice, reminded=reminded, back=back))
    line = phase_of(state).said(state)
    draw = voice.draws[voice.lines % len(voice.draws)]
    pause = state.options.pauses * (LEAST_PAUSE + (MOST_PAUSE - LEAST_PAUSE) * draw)
    reading = 0.0 if line is None else reading_seconds(line)
    stays = phase_of(state).voice_stays(state)
    return LineBegun(now, reading, round(stays + pause, 1), reminded, back)


def due(state: LupusState) -> float | None:
    """When the game goes on by itself, in seconds of the server's time; None: it waits."""
    voice = state.voice
    if voice is None or not state.led or voice.paused_at is not None:
        return None
    return phase_of(state).voice_due(state, voice)


def go_on(draft: Draft[LupusState], moment: Moment, chance: Chance) -> None:
    """What the voice does when a line is over."""
    phase_of(draft.state).voice_goes_on(draft, moment, chance)


def followed(state: LupusState, made: Decision, moment: Moment, chance: Chance) -> Decision:
    """A decision, with the line that the voice begins after it."""
    if isinstance(made, Refusal) or not made or state.options.moderation != VOICE:
        return made
    after = _after(state, made)
    if phase_of(after).stage is not Stage.PLAY:
        return made
    draft = Draft(after)
    if after.voice is None:
        draft.record(VoiceTookTheChair(tuple(chance.between(0.0, 1.0) for _ in range(DRAWS))))
    if not draft.state.led:
        return (*made, *draft.decision)
    if _begins(state, draft.state):
        # The voice says nothing before the wall has shown it.
        at = moment.now + announcement_seconds(state, draft.state)
        draft.record(begun(draft.state, at))
    elif _has_just_answered(draft.state):
        draft.record(WindowAnswered(moment.now))
    return (*made, *draft.decision)


def _after(state: LupusState, made: tuple[Event, ...]) -> LupusState:
    for event in made:
        if isinstance(event, Fact):
            state = event.apply(state)
    return state


def _begins(before: LupusState, after: LupusState) -> bool:
    """Whether another line follows; a decision that has begun one itself is left alone."""
    if before.voice is None or not before.voice.leads:
        return True
    return before.voice.lines == _voice(after).lines and spot(before) != spot(after)


def _voice(state: LupusState) -> Voice:
    assert state.voice is not None
    return state.voice


def _has_just_answered(state: LupusState) -> bool:
    """Whether the window of the night has just got its last answer."""
    night = state.night
    if night is None or night.open_step != TOGETHER or untapped(state):
        return False
    return _voice(state).answered_at is None


def again(state: LupusState, moment: Moment, *, back: bool = False) -> tuple[Event, ...]:
    """After an undo, or when the house was away: the line of now has its time once more. `back`:
    after an undo, which by night is said."""
    if not state.led or _voice(state).paused_at is not None:
        return ()
    return (begun(state, moment.now, back=back and state.in_night),)
