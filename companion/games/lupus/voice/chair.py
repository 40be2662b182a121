"""Who holds the chair: what may be asked of the voice, and of people while it moderates."""

from __future__ import annotations

from companion.core.command import Caller, Command
from companion.core.game import Decision, Moment
from companion.core.kit.commands import answers
from companion.core.refusal import Refusal, refuse
from companion.games.lupus.commands import Advance, Kill, Pick, Remove, Revive, SetRole, SkipStep
from companion.games.lupus.facts.voice import (
    ChairHanded,
    SaidAgain,
    VoicePaused,
    VoiceResumed,
)
from companion.games.lupus.night_rules.dawn import before_the_news, is_awaited
from companion.games.lupus.state import LupusState, Voice
from companion.games.lupus.voice import schedule
from companion.games.lupus.voice.commands import (
    GiveBack,
    PauseVoice,
    ResumeVoice,
    SayAgain,
    TakeOver,
)

BY_HAND = (Kill, Remove, Revive, SetRole)


def objection(state: LupusState, command: Command, moment: Moment) -> Refusal | None:
    """What the voice alone does while it leads: at night nobody shortens a step, and whoever
    answers after its end is too late, whether the alarm has rung or not. Nobody corrects a dawn
    before it is told: whether somebody lives would be known early."""
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
    held = leading(state)
    if isinstance(held, Refusal):
        return held
    if not _may_hold_up(state, caller):
        return refuse("E_NOT_MODERATOR")
    if held.paused_at is not None:
        return refuse("E_CLOCK_PAUSED")
    return (VoicePaused(caller.seat, now),)


@answers(ResumeVoice)
def resume(state: LupusState, caller: Caller, now: float) -> Decision:
    """It goes on."""
    held = leading(state)
    if isinstance(held, Refusal):
        return held
    if not _may_hold_up(state, caller):
        return refuse("E_NOT_MODERATOR")
    return refuse("E_CLOCK_RUNS") if held.paused_at is None else (VoiceResumed(now),)


@answers(SayAgain)
def say_again(state: LupusState) -> Decision:
    """The line of now once more; the time that it has stays what it was."""
    held = leading(state)
    return held if isinstance(held, Refusal) else (SaidAgain(),)


@answers(TakeOver)
def take_over(state: LupusState) -> Decision:
    """A person presses from now on; no secret is shown to them, for they may be playing."""
    held = leading(state)
    return held if isinstance(held, Refusal) else (ChairHanded(voice=False),)


@answers(GiveBack)
def give_back(state: LupusState) -> Decision:
    """The voice moderates again, from the line of now on."""
    held = state.voice
    if held is None or held.leads:
        return refuse("E_WRONG_PHASE")
    return (ChairHanded(voice=True),)


def _may_hold_up(state: LupusState, caller: Caller) -> bool:
    """The host always; by day whoever is alive, as far as everybody knows: a dawn that was not
    told yet is not told by a refusal."""
    if caller.moderator:
        return True
    return not state.in_night and before_the_news(state).alive(caller.seat)


def leading(state: LupusState) -> Voice | Refusal:
    """The voice, where it leads."""
    if state.voice is None or not state.led:
        return refuse("E_WRONG_PHASE")
    return state.voice
