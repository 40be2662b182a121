"""A phase that the voice moderates: its line, how long it waits, what people may do meanwhile.

How long a line lasts depends on public facts and on random numbers drawn at the deal, never on who
is alive, holds a card or has answered.
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
from companion.games.lupus.components.names import joined
from companion.games.lupus.facts.voice import LineBegun, VoiceTookTheChair, WindowAnswered
from companion.games.lupus.night_rules.actors import in_window, unanswered
from companion.games.lupus.state import LupusState, Phase, Voice, before_announcement, passing
from companion.games.lupus.voice.reading import reading_seconds
from companion.games.lupus.waves import correction_line

DRAWS = 64
"""How many random numbers are drawn for an evening's pauses; they are used in turn."""
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
    """For the page of timings: when it continues."""

    @abstractmethod
    def script(self, state: LupusState, moment: Moment) -> Script | None:
        """The script: the current line, and the next one if only a change could prevent it."""

    def go_on_blind(self, draft: Draft[LupusState], moment: Moment, chance: Chance) -> None:
        """Go on where the tablet knows no secrets."""
        self.go_on(draft, moment, chance)

    def voice_line(self, state: LupusState) -> Text | None:
        """The line of the voice. `state`: as everybody may know it."""
        read = self.script(state, _listeners(state))
        return None if read is None else read.line

    def restart_key(self, state: LupusState) -> Hashable:
        """When this value changes, the current line begins again."""
        return None

    def voice_waits(self, state: LupusState) -> float:
        """Seconds that the voice waits after its line, without the pause."""
        return 0.0

    def voice_continues_at(self, state: LupusState, voice: Voice) -> float | None:
        """Server time when the voice continues; None: it waits."""
        return voice.due

    def voice_continue(self, draft: Draft[LupusState], moment: Moment, chance: Chance) -> None:
        """Go on as the voice does."""
        self.go_on_blind(draft, moment, chance)

    def voice_phone_prompts(self, state: LupusState, seat: int) -> tuple[Press, ...]:
        """Prompts on the phone of the living person in `seat`."""
        return ()

    def voice_display_prompts(self, state: LupusState, moment: Moment) -> tuple[Prompt, ...]:
        """Prompts on the shared display for seats without a phone."""
        return ()

    def voice_panels(self, state: LupusState, phones: int) -> tuple[Panel, ...]:
        """The public panels about answers. `phones`: how many of the living have one."""
        return ()

    def spoken_line(self, state: LupusState) -> Text | None:
        """What the voice says now, built from public facts; None: nothing.

        It is worded as if everybody had a phone. After an undo it says that first, and then what a
        correction has caused.
        """
        if state.voice is None:
            return None
        known = before_announcement(state)
        line, said = self.voice_line(known), correction_line(known)
        first = (text("lupus-say-back") if state.voice.back else None, said)
        return line and reduce(joined, (*(one for one in first if one), line))

    def voice_script(self, state: LupusState) -> tuple[Panel, ...]:
        """The script of the voice; () where a person moderates. `state`: as all may know it."""
        held = state.voice
        if held is None or not held.leads:
            return ()
        line, read = self.spoken_line(state), self.script(state, _listeners(state))
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

    def continues_at(self, state: LupusState) -> float | None:
        """Server time when the game continues by itself; None: it waits, also while the tablet goes
        round, whose turns have their own time."""
        voice = state.voice
        if voice is None or not state.voice_leads or voice.paused_at is not None:
            return None
        return None if passing(state) else self.voice_continues_at(state, voice)

    def begin_line(
        self, state: LupusState, now: float, *, reminded: bool = False, back: bool = False
    ) -> LineBegun:
        """The fact that the current line begins, with the time that it takes."""
        voice = state.active_voice()
        state = replace(state, voice=replace(voice, reminded=reminded, back=back))
        line = self.spoken_line(state)
        draw = voice.draws[voice.lines % len(voice.draws)]
        usual = state.options.at_pace(state.options.pauses)
        pause = usual * (LEAST_PAUSE + (MOST_PAUSE - LEAST_PAUSE) * draw)
        reading = 0.0 if line is None else reading_seconds(line)
        return LineBegun(now, reading, round(self.voice_waits(state) + pause, 1), reminded, back)

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


def _listeners(state: LupusState) -> Moment:
    """The moment for which a line is worded: all have a phone, unless the tablet goes round."""
    if state.night is None or not state.options.passes:
        return Moment(0.0, frozenset(state.ring))
    return Moment(0.0, state.night.phones)


def _step_clock(state: LupusState, held: Voice) -> Clock | None:
    """At night, the scheduled time of the called step, whatever is answered."""
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


def _position(state: LupusState) -> Hashable:
    """A key of the point that the game is at: when it changes, the voice begins a line."""
    night, day = state.night, state.day
    in_night = None if night is None else (night.number, night.cursor, night.closing)
    in_day = None if day is None else (day.number, day.told, day.speaker, day.last_vote_key)
    phase = PhaseByVoice.of(state)
    return (state.phase, in_night, in_day, phase.restart_key(state), phase.spoken_line(state))


def with_voice_line(state: LupusState, made: Decision, moment: Moment, chance: Chance) -> Decision:
    """The decision `made`, with the line that the voice begins after it."""
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
    if not draft.state.voice_leads:
        return (*made, *draft.decision)
    all_in = in_window(draft.state) and not unanswered(draft.state)
    if _needs_line(state, draft.state):
        # The voice says nothing before the wall has shown it.
        at = moment.now + announcement_seconds(state, draft.state)
        draft.record(PhaseByVoice.of(draft.state).begin_line(draft.state, at))
    elif all_in and draft.state.active_voice().answered_at is None:
        draft.record(WindowAnswered(moment.now))
    return (*made, *draft.decision)


def _needs_line(before: LupusState, after: LupusState) -> bool:
    """Whether the voice has to begin a line; not if the decision has begun one itself."""
    if before.voice is None or not before.voice.leads:
        return True
    same_line = before.voice.lines == after.active_voice().lines
    return same_line and _position(before) != _position(after)


def restart_line(state: LupusState, moment: Moment, *, back: bool = False) -> tuple[Event, ...]:
    """Begin the current line again, after an undo (`back`, said at night) or a restart."""
    if not state.voice_leads or state.active_voice().paused_at is not None:
        return ()
    return (PhaseByVoice.of(state).begin_line(state, moment.now, back=back and state.in_night),)
