"""Who holds the chair: what may be asked of the voice, and of people while it moderates."""

from __future__ import annotations

from companion.core import Caller, Command, Decision, Moment, Refusal, answers, refuse
from companion.games.lupus.commands import Advance, Kill, Pick, Remove, Revive, SetRole, SkipStep
from companion.games.lupus.components import shared_display
from companion.games.lupus.facts.voice import (
    ChairHanded,
    SaidAgain,
    VoicePaused,
    VoiceResumed,
)
from companion.games.lupus.night_rules.dawn import before_announcement, is_awaited
from companion.games.lupus.state import LupusState
from companion.games.lupus.voice import schedule
from companion.games.lupus.voice.commands import (
    FinishSpeech,
    GiveBack,
    PauseVoice,
    ResumeVoice,
    SayAgain,
    SayReady,
    TakeOver,
)

BY_HAND = (Kill, Remove, Revive, SetRole)
WHILE_IT_LEADS = (PauseVoice, ResumeVoice, SayAgain, TakeOver, SayReady, FinishSpeech)


def objection(state: LupusState, command: Command, moment: Moment) -> Refusal | None:
    """Refuse what the voice alone does while it leads: at night nobody shortens a step, and an
    answer after its end is too late, whether the alarm has rung or not. Refuse what is asked of a
    voice that does not lead (E_WRONG_PHASE). Refuse corrections of a dawn before it is told:
    whether a player lives would be known early."""
    if isinstance(command, WHILE_IT_LEADS) and not state.led:
        return refuse("E_WRONG_PHASE")
    if is_awaited(state) and isinstance(command, BY_HAND):
        return refuse("E_DAWN_UNTOLD")
    if not (state.led and state.in_night):
        return None
    if isinstance(command, Advance | SkipStep):
        return refuse("E_VOICE_LEADS")
    due = schedule.due(state)
    if isinstance(command, Pick) and due is not None and moment.now >= due:
        return refuse("E_NOT_YOUR_STEP")
    return None


@answers(PauseVoice)
def pause(state: LupusState, caller: Caller, now: float) -> Decision:
    """All stands still. By day anybody alive may ask for it, at night the host alone: a phone
    that does would be told apart."""
    wrong = _cannot_hold_up(state, caller)
    paused = shared_display.is_paused(state)
    return wrong or (refuse("E_CLOCK_PAUSED") if paused else (VoicePaused(caller.seat, now),))


@answers(ResumeVoice)
def resume(state: LupusState, caller: Caller, now: float) -> Decision:
    """It goes on."""
    wrong = _cannot_hold_up(state, caller)
    paused = shared_display.is_paused(state)
    return wrong or ((VoiceResumed(now),) if paused else refuse("E_CLOCK_RUNS"))


@answers(SayAgain)
def say_again() -> Decision:
    """The line of now once more; the time that it has stays what it was."""
    return (SaidAgain(),)


@answers(TakeOver)
def take_over() -> Decision:
    """A person presses from now on; no secret is shown to them, for they may be playing."""
    return (ChairHanded(voice=False),)


@answers(GiveBack)
def give_back(state: LupusState) -> Decision:
    """The voice moderates again, from the line of now on."""
    held = state.voice
    return refuse("E_WRONG_PHASE") if held is None or held.leads else (ChairHanded(voice=True),)


def _cannot_hold_up(state: LupusState, caller: Caller) -> Refusal | None:
    """E_NOT_MODERATOR unless the host asks or, by day, a player who is alive as far as everybody
    knows: a refusal must not tell of a dawn early."""
    plays = not state.in_night and before_announcement(state).alive(caller.seat)
    return None if caller.moderator or plays else refuse("E_NOT_MODERATOR")
