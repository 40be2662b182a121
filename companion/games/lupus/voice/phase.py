"""A phase as the voice holds it: what it says, how long it stays, what people may do meanwhile."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Hashable
from typing import ClassVar

from companion.core import BasePhase, Chance, Clock, Draft, Moment, SeatName, Text, text
from companion.core.words.panels.base import Panel, Script
from companion.core.words.prompts.base import Press, Prompt
from companion.games.lupus.components.names import both
from companion.games.lupus.night_rules.dawn import before_announcement
from companion.games.lupus.night_rules.pass_and_play import passes, passing
from companion.games.lupus.state import LupusState, Voice


class PhaseByVoice(BasePhase[LupusState]):
    """A phase with `moderation = voice`. The voice reads the line of the phase, waits, pauses and
    goes on."""

    voice_lasts: ClassVar[str] = "-"
    """For the page of timings: how long it waits after its line."""
    voice_until: ClassVar[str] = "the line was read"
    """For the page of timings: when it goes on."""

    @abstractmethod
    def script(self, state: LupusState, moment: Moment) -> Script | None:
        """What the moderator reads aloud: the line for now, and the next line where it is certain.
        That line is a promise: when the game goes on as it stands, it is read next."""

    def go_blind(self, draft: Draft[LupusState], moment: Moment, chance: Chance) -> None:
        """What the button does on a tablet that knows no secrets."""
        self.go_on(draft, moment, chance)

    def voice_line(self, state: LupusState) -> Text | None:
        """What the voice says. `state`: as everybody may know it."""
        read = self.script(state, _heard_by(state))
        return None if read is None else read.line

    def restart_key(self, state: LupusState) -> Hashable:
        """When this value changes, the current line begins again."""
        return None

    def voice_stays(self, state: LupusState) -> float:
        """Seconds that the voice waits after its line, without the pause."""
        return 0.0

    def voice_due(self, state: LupusState, voice: Voice) -> float | None:
        """When the voice goes on (seconds of the server's time); None: it waits."""
        return voice.due

    def voice_goes_on(self, draft: Draft[LupusState], moment: Moment, chance: Chance) -> None:
        """What the voice does when it goes on."""
        self.go_blind(draft, moment, chance)

    def voice_asks(self, state: LupusState, seat: int) -> tuple[Press, ...]:
        """What it asks of the living person in `seat`, on the own phone."""
        return ()

    def voice_hands(self, state: LupusState, moment: Moment) -> tuple[Prompt, ...]:
        """What the shared display asks of seats without a phone."""
        return ()

    def voice_counts(self, state: LupusState, phones: int) -> tuple[Panel, ...]:
        """What everybody sees of the answers. `phones`: how many of the living have one."""
        return ()

    def said(self, state: LupusState) -> Text | None:
        """What the voice says now, as everybody may hear it; None: nothing.

        It is the line of a moderator with a phone in every hand. Where a step was taken back, it
        says that first.
        """
        if state.voice is None:
            return None
        line = self.voice_line(before_announcement(state))
        return line if line is None or not state.voice.back else both(text("lupus-say-back"), line)

    def spoken(self, state: LupusState) -> tuple[Panel, ...]:
        """The line that the voice says now; () where a person moderates. `state`: as everybody may
        know it."""
        held = state.voice
        if held is None or not held.leads:
            return ()
        line, read = self.said(state), self.script(state, _heard_by(state))
        if line is None or read is None:
            return ()
        return (
            Script(
                line=line,
                emblem=read.emblem,
                stages=read.stages,
                again=held.again,
                clock=_step_clock(state, held),
                held=held.paused_at is not None,
            ),
        )


def paused_line(state: LupusState) -> Text | None:
    """Who has asked for a moment; by night nobody but the shared display can."""
    held = state.voice
    if held is None or held.paused_at is None:
        return None
    if held.paused_by is None:
        return text("lupus-voice-paused")
    return text("lupus-voice-paused-by", who=SeatName(held.paused_by))


def _heard_by(state: LupusState) -> Moment:
    """What a line says of phones: all have one, unless the tablet goes round."""
    if state.night is None or not passes(state):
        return Moment(0.0, frozenset(state.ring))
    return Moment(0.0, state.night.phones)


def _step_clock(state: LupusState, held: Voice) -> Clock | None:
    """By night, the time of the step that is called: the schedule's, and no answer's."""
    night = state.night
    if night is None or night.open_step is None or passing(state) is not None:
        return None
    running = Clock(held.due - held.until, since=held.until)
    return running if held.paused_at is None else running.paused(held.paused_at)
