"""The base class of the phases that wait for public answers: votes, and a captain's word."""

from companion.core import Chance, Draft, Moment, SeatName, Text, text
from companion.games.lupus.phases.day import DayPhase
from companion.games.lupus.state import LupusState


class Asking(DayPhase):
    """The voice asks a silent player once more, and then goes on without an answer (L-B14)."""

    voice_lasts = "`vote_seconds`, and half of it after the reminder"

    def reminder(self, state: LupusState) -> Text:
        return text("lupus-say-remind-word", who=SeatName(self.awaited(state)[0]))

    def unanswered(self, draft: Draft[LupusState], moment: Moment, chance: Chance) -> None:
        """What follows without an answer, or after the last one."""
        self.go_on(draft, moment, chance)

    def voice_line(self, state: LupusState) -> Text:
        reminded = state.voice is not None and state.voice.reminded
        return self.reminder(state) if reminded else self.lines(state)[0]

    def voice_waits(self, state: LupusState) -> float:
        if state.voice is None or not self.awaited(state):
            return 0.0
        seconds = state.options.at_pace(state.options.vote_seconds)
        return seconds / 2 if state.voice.reminded else seconds

    def voice_continue(self, draft: Draft[LupusState], moment: Moment, chance: Chance) -> None:
        if self.awaited(draft.state) and not draft.state.active_voice().reminded:
            draft.record(self.begin_line(draft.state, moment.now, reminded=True))
        else:
            self.unanswered(draft, moment, chance)
