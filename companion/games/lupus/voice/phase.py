"""A phase as the voice holds it: what it says, how long it stays, what people may do meanwhile.

The law of time: how long a line lasts follows from what everybody may know and from numbers that
chance gave at the deal. It does not depend on who is alive, holds a card or has answered.
"""

from abc import abstractmethod
from collections.abc import Hashable
from functools import reduce
from typing import ClassVar

from companion.core import BasePhase, Chance, Clock, Draft, Event, Fact, Refusal, replace
from companion.core.game import Decision, Moment, Stage
from companion.core.text import SeatName, Text, text
from companion.core.words.panels.base import Panel, Script
from companion.core.words.prompts.base import Press, Prompt
from companion.games.lupus.components.names import both
from companion.games.lupus.facts.voice import LineBegun, VoiceTookTheChair, WindowAnswered
from companion.games.lupus.night_rules.actors import in_window, untapped
from companion.games.lupus.state import LupusState, Phase, Voice, before_announcement, passing
from companion.games.lupus.voice.reading import reading_seconds
from companion.games.lupus.waves import said_by_hand

DRAWS = 64
"""Numbers of chance that are kept for an evening's pauses; they are used in turn."""
SHUTTERS_SECONDS = 0.9
"""Until the wall has opened the shutters of a sealed vote (`OPENING` in wall/ballots/vote.js)."""
LEAST_PAUSE, MOST_PAUSE = 0.5, 1.5
"""A pause lasts between half and one and a half of what the table has chosen."""


class PhaseByVoice(BasePhase[LupusState]):
    """A phase with `moderation = voice`: the voice reads its line, waits, pauses and continues."""

    order = Phase
    voice_lasts: ClassVar[str] = "-"
    """For the page of timings: how long it waits after its line."""
    voice_until: ClassVar[str] = "the line was read"
    """Words on the page of timings: when it continues."""

    @abstractmethod
    def script(self, state: LupusState, moment: Moment) -> Script | None:
        """The script: the current line, and the next one if only a change could prevent it."""

    def go_blind(self, draft: Draft[LupusState], moment: Moment, chance: Chance) -> None:
        """What the button does on a tablet without secrets."""
        self.go_on(draft, moment, chance)

    def voice_line(self, state: LupusState) -> Text | None:
        """The line of the voice. `state`: as everybody may know it."""
        read = self.script(state, _heard_by(state))
        return None if read is None else read.line

    def restart_key(self, state: LupusState) -> Hashable:
        """When this value changes, the current line begins again."""
        return None

    def voice_stays(self, state: LupusState) -> float:
        """Seconds that the voice waits after its line, without the pause."""
        return 0.0

    def voice_due(self, state: LupusState, voice: Voice) -> float | None:
        """Server time when the voice continues; None: it waits."""
        return voice.due

    def voice_goes_on(self, draft: Draft[LupusState], moment: Moment, chance: Chance) -> None:
        """What the voice does when it continues."""
        self.go_blind(draft, moment, chance)

    def voice_asks(self, state: LupusState, seat: int) -> tuple[Press, ...]:
        """Prompts on the phone of the living person in `seat`."""
        return ()

    def voice_hands(self, state: LupusState, moment: Moment) -> tuple[Prompt, ...]:
        """Prompts on the shared display for seats without a phone."""
        return ()

    def voice_counts(self, state: LupusState, phones: int) -> tuple[Panel, ...]:
        """The public panels about answers. `phones`: how many of the living have one."""
        return ()

    def heard_line(self, state: LupusState) -> Text | None:
        """What the voice says now, as everybody may hear it; None: nothing.

        It is the line of a moderator with a phone in every hand. Where a step was taken back, it
        says that first, and then what a correction has brought.
        """
        if state.voice is None:
            return None
        known = before_announcement(state)
        line, said = self.voice_line(known), said_by_hand(known)
        first = (text("lupus-say-back") if state.voice.back else None, said)
        return line and reduce(both, (*(one for one in first if one), line))

    def spoken(self, state: LupusState) -> tuple[Panel, ...]:
        """The voice's line; () where a person moderates. `state`: as everybody may know it."""
        held = state.voice
        if held is None or not held.leads:
            return ()
        line, read = self.heard_line(state), self.script(state, _heard_by(state))
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

    def due(self, state: LupusState) -> float | None:
        """Server time when the game continues by itself; None: it waits, also while the tablet goes
        round, whose turns have their own time."""
        voice = state.voice
        if voice is None or not state.led or voice.paused_at is not None:
            return None
        return None if passing(state) else self.voice_due(state, voice)

    def begun(
        self, state: LupusState, now: float, *, reminded: bool = False, back: bool = False
    ) -> LineBegun:
        """The line of now, with the time that it takes."""
        voice = state.voiced()
        state = replace(state, voice=replace(voice, reminded=reminded, back=back))
        line = self.heard_line(state)
        draw = voice.draws[voice.lines % len(voice.draws)]
        usual = state.options.at_pace(state.options.pauses)
        pause = usual * (LEAST_PAUSE + (MOST_PAUSE - LEAST_PAUSE) * draw)
        reading = 0.0 if line is None else reading_seconds(line)
        return LineBegun(now, reading, round(self.voice_stays(state) + pause, 1), reminded, back)

    def announcement_seconds(self, state: LupusState) -> float:
        """Seconds that the wall takes to announce the phase, by the people known to be there."""
        return 0.0


def paused_line(state: LupusState) -> Text | None:
    """Who has asked for the pause; at night only the shared display can."""
    held = state.voice
    if held is None or held.paused_at is None:
        return None
    if held.paused_by is None:
        return text("lupus-voice-paused")
    return text("lupus-voice-paused-by", who=SeatName(held.paused_by))


def _heard_by(state: LupusState) -> Moment:
    """A moment with phones as a line is worded: everybody has one, unless the tablet goes round."""
    if state.night is None or not state.options.passes:
        return Moment(0.0, frozenset(state.ring))
    return Moment(0.0, state.night.phones)


def _step_clock(state: LupusState, held: Voice) -> Clock | None:
    """By night, the time of the step that is called: the schedule's, and no answer's."""
    night = state.night
    if night is None or night.open_step is None or passing(state) is not None:
        return None
    running = Clock(held.due - held.until, since=held.until)
    return running if held.paused_at is None else running.paused(held.paused_at)


def announcement_seconds(before: LupusState, after: LupusState) -> float:
    """See `Game.announcement_seconds`."""
    then, now = PhaseByVoice.of(before), PhaseByVoice.of(after)
    if then is not now or before.untold != after.untold:
        return now.announcement_seconds(after)
    return SHUTTERS_SECONDS if _sealed(before) and not _sealed(after) else 0.0


def _sealed(state: LupusState) -> bool:
    vote = None if state.day is None else state.day.last_vote
    return vote is not None and vote.papers is not None


def _spot(state: LupusState) -> Hashable:
    """A key of the current point of the evening: the voice begins a line whenever it changes."""
    night, day = state.night, state.day
    in_night = None if night is None else (night.number, night.cursor, night.closing)
    in_day = None if day is None else (day.number, day.told, day.speaker, day.last_vote_key)
    phase = PhaseByVoice.of(state)
    return (state.phase, in_night, in_day, phase.restart_key(state), phase.heard_line(state))


def followed(state: LupusState, made: Decision, moment: Moment, chance: Chance) -> Decision:
    """A decision, with the line that the voice begins after it."""
    if isinstance(made, Refusal) or not made:
        return made
    after = state
    for event in made:
        if isinstance(event, Fact):
            after = event.apply(after)
    if PhaseByVoice.of(after).stage is not Stage.PLAY:
        return made
    draft = Draft(after)
    if after.voice is None:
        draft.record(VoiceTookTheChair(tuple(chance.between(0.0, 1.0) for _ in range(DRAWS))))
    if not draft.state.led:
        return (*made, *draft.decision)
    all_in = in_window(draft.state) and not untapped(draft.state)
    if _begins(state, draft.state):
        # The voice says nothing before the wall has shown it.
        at = moment.now + announcement_seconds(state, draft.state)
        draft.record(PhaseByVoice.of(draft.state).begun(draft.state, at))
    elif all_in and draft.state.voiced().answered_at is None:
        draft.record(WindowAnswered(moment.now))
    return (*made, *draft.decision)


def _begins(before: LupusState, after: LupusState) -> bool:
    """Whether another line follows; a decision that has begun one itself is left alone."""
    if before.voice is None or not before.voice.leads:
        return True
    return before.voice.lines == after.voiced().lines and _spot(before) != _spot(after)


def again(state: LupusState, moment: Moment, *, back: bool = False) -> tuple[Event, ...]:
    """After an undo, or when the house was away: the line of now has its time once more. `back`:
    after an undo, which by night is said."""
    if not state.led or state.voiced().paused_at is not None:
        return ()
    return (PhaseByVoice.of(state).begun(state, moment.now, back=back and state.in_night),)
