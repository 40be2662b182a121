"""The shared display: the tablet in the middle of the table while the voice moderates.

It shows public facts only, because its holder plays, but has the host's buttons: pause, repeat the
line, thirty seconds more, a player leaves, a person takes over.
"""

from collections.abc import Iterable

from companion.core import By, Caller, Command, Decision, Moment, Note, Refusal, Ring, refuse
from companion.core.text import SeatNames, Text, text
from companion.core.words.prompts.base import Press, Prompt, Weight
from companion.games.lupus.commands import ToTheVoice
from companion.games.lupus.facts.day import ClockResumed
from companion.games.lupus.facts.voice import ChairHanded, SaidAgain, VoicePaused, VoiceResumed
from companion.games.lupus.state import LupusState, before_announcement

PAUSING = ("pause", "resume")
"""Commands of the clock that the voice's pause replaces."""


def is_paused(state: LupusState) -> bool:
    """Whether the voice moderates and is paused."""
    return state.voice is not None and state.voice.paused_at is not None


def buttons(state: LupusState, by_hand: Iterable[Prompt]) -> tuple[Prompt, ...]:
    """Pause, say again, take over. `by_hand`: prompts of the phase on any tablet."""
    rest = tuple(one for one in by_hand if one.command not in PAUSING)
    warn = text("lupus-voice-take-over-warn")
    return (
        pause_or_go_on(state),
        _press("again", "say_again"),
        _press("take-over", "take_over", Weight.LINK, "corrections", warn),
        *rest,
    )


def pause_or_go_on(state: LupusState, weight: Weight = Weight.QUIET, group: str = "voice") -> Press:
    """The button that pauses the game, or continues it."""
    word = "resume" if is_paused(state) else "pause"
    return _press(word, f"{word}_voice", weight, group)


def give_back() -> Press:
    """The button by which a person who took over gives back to the voice."""
    return _press("give-back", "give_back")


def _press(
    word: str,
    command: str,
    weight: Weight = Weight.QUIET,
    group: str = "voice",
    warn: Text | None = None,
) -> Press:
    key, label = f"voice-{word}", text(f"lupus-voice-{word}")
    return Press(key=key, command=command, label=label, warn=warn, weight=weight, group=group)


def blind_notes(state: LupusState, moment: Moment, pointing: str, people: Ring) -> tuple[Note, ...]:
    """Why a blind moderator cannot lead the night; (): nothing prevents it. `pointing`: id of the
    sentence for a night without phones. `people`: who may have to choose at night."""
    if state.options.dark:
        return (_hidden(text(pointing)),)
    seats = moment.without_phone(people)
    if not seats or state.options.passes:
        return ()
    return (_hidden(text("lupus-blind-night", who=SeatNames(seats), n=len(seats))),)


def _hidden(line: Text) -> Note:
    return Note(lines=(line,), tone="warning", offer="table.set_blind")


class PauseVoice(ToTheVoice, by=By.ANYBODY):
    """With the voice: pause the game. By day anybody alive may, at night only the host."""

    def decide(self, state: LupusState, caller: Caller, now: float) -> Decision:
        wrong = _cannot_hold_up(state, caller)
        paused = is_paused(state)
        return wrong or (refuse("E_CLOCK_PAUSED") if paused else (VoicePaused(caller.seat, now),))


class ResumeVoice(ToTheVoice, by=By.ANYBODY):
    """With the voice: continue the game."""

    def decide(self, state: LupusState, caller: Caller, now: float) -> Decision:
        wrong = _cannot_hold_up(state, caller)
        paused = is_paused(state)
        return wrong or ((VoiceResumed(now),) if paused else refuse("E_CLOCK_RUNS"))


class SayAgain(ToTheVoice, by=By.HOST):
    """With the voice, shared display: the line once more."""

    def decide(self) -> Decision:
        return (SaidAgain(),)


class TakeOver(ToTheVoice, by=By.HOST):
    """With the voice, shared display: a person moderates from now on."""

    def decide(self) -> Decision:
        """No secret is shown to the person who moderates then, because they may be playing."""
        return (ChairHanded(voice=False),)


class GiveBack(Command, by=By.HOST):
    """With the voice, shared display: the voice moderates again."""

    def decide(self, state: LupusState, now: float) -> Decision:
        """A clock that was paused runs again: nobody else would continue it."""
        held, clock = state.voice, None if state.day is None else state.day.clock
        if held is None or held.leads:
            return refuse("E_WRONG_PHASE")
        stands = clock is not None and clock.since is None and clock.remaining(now) > 0
        return (ChairHanded(voice=True), *((ClockResumed(now),) if stands else ()))


def _cannot_hold_up(state: LupusState, caller: Caller) -> Refusal | None:
    """E_NOT_MODERATOR, except for the host and, by day, for a player who is alive as far as
    everybody knows: a refusal must not reveal the dawn early."""
    plays = not state.in_night and before_announcement(state).alive(caller.seat)
    return None if caller.moderator or plays else refuse("E_NOT_MODERATOR")
