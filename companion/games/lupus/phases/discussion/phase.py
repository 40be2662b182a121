"""The discussion (§6.4): everybody talks until the bell."""

from __future__ import annotations

from companion.core.chance import Chance
from companion.core.command import Caller
from companion.core.game import Decision, Moment
from companion.core.kit.commands import answers
from companion.core.kit.facts import Draft
from companion.core.refusal import Refusal, refuse
from companion.core.text import SeatName, Text, text
from companion.core.words.panels.base import Awaited, Panel
from companion.core.words.prompts.base import Press, Prompt, Weight
from companion.games.lupus import votes
from companion.games.lupus.components.clock import after_the_bell, time_left
from companion.games.lupus.components.names import FLAME
from companion.games.lupus.facts.voice import SaidReady
from companion.games.lupus.options import SHORT_DISCUSSION
from companion.games.lupus.phases.day import DayPhase, Lines
from companion.games.lupus.phases.discussion.bet_form import bet_prompts
from companion.games.lupus.state import LupusState, Phase, Voice
from companion.games.lupus.voice.chair import leading
from companion.games.lupus.voice.commands import SayReady


class Discussion(DayPhase):
    """Everybody talks. With the voice they may say that they want to vote; ghosts may bet."""

    id = Phase.DISCUSSION
    follows = (Phase.NOMINATION,)
    by_hand = (Phase.OVER,)
    help_step = "discussion"
    stage_name = "lupus-stage-talk"
    voice_lasts = "`discussion_seconds`"
    voice_until = "the clock has run out, or everybody alive is ready to vote"

    def go_on(self, draft: Draft[LupusState], moment: Moment, chance: Chance) -> None:
        votes.open_nomination(draft)

    def label(self, state: LupusState, knows: bool) -> Text:
        return text("lupus-go-vote")

    def warning(self, state: LupusState, moment: Moment, knows: bool) -> Text | None:
        return text("lupus-warn-talk") if time_left(state, moment) else None

    def line(self, state: LupusState) -> Text:
        return text("lupus-line-talk")

    def lines(self, state: LupusState) -> Lines:
        return text("lupus-say-talk"), _first_vote_line(state), FLAME

    def note(self, state: LupusState, seat: int) -> tuple[Text, ...]:
        waits = state.led and seat in state.today().ready
        return (text("lupus-voice-waits" if waits else "lupus-talk-hint"),)

    def asks(self, state: LupusState, seat: int) -> tuple[Prompt, ...]:
        return bet_prompts(state, seat)

    def clock_limit(self, state: LupusState) -> int | None:
        return None if state.options.long_discussion else SHORT_DISCUSSION

    def voice_line(self, state: LupusState) -> Text:
        return text("lupus-say-all-ready" if _all_ready(state) else "lupus-say-talk")

    def restart_key(self, state: LupusState) -> bool:
        return _all_ready(state)

    def voice_due(self, state: LupusState, voice: Voice) -> float | None:
        return voice.due if _all_ready(state) else after_the_bell(state, voice)

    def voice_asks(self, state: LupusState, seat: int) -> tuple[Press, ...]:
        if seat in state.today().ready:
            return ()
        return (Press(key="voice-ready", command="say_ready", label=text("lupus-voice-ready")),)

    def voice_hands(self, state: LupusState, moment: Moment) -> tuple[Press, ...]:
        """Where some have a phone to say it with, the others say it on the shared display; where
        nobody has, the button beside the clock is the whole table's."""
        late = _without_a_say(state, moment)
        if not late or moment.phones.isdisjoint(state.living):
            return ()
        label = text("lupus-voice-ready-here", n=len(late))
        return (Press(key="ready-here", command="say_ready", label=label, weight=Weight.LINK),)

    def voice_counts(self, state: LupusState, phones: int) -> tuple[Panel, ...]:
        """How many want to vote, and never who."""
        if not phones or _all_ready(state):
            return ()
        living = state.living
        done = len(set(living) & set(state.today().ready))
        words = text("lupus-voice-ready-count", done=done, total=len(living))
        return (Awaited(done=done, total=len(living), words=words),)


@answers(SayReady)
def say_ready(state: LupusState, caller: Caller, moment: Moment) -> Decision:
    """Somebody alive has talked enough; on the shared display, all who have no phone to say it."""
    held, seat = leading(state), caller.seat
    if isinstance(held, Refusal):
        return held
    if seat is None and caller.moderator:
        told = tuple(SaidReady(one) for one in _without_a_say(state, moment))
        return told or refuse("E_ALREADY_ACTED")
    if seat is None or not state.alive(seat):
        return refuse("E_DEAD_CANNOT_VOTE")
    return refuse("E_ALREADY_ACTED") if seat in state.today().ready else (SaidReady(seat),)


def _without_a_say(state: LupusState, moment: Moment) -> tuple[int, ...]:
    """The living without a phone who are not counted as ready yet."""
    ready = state.today().ready
    return tuple(seat for seat in state.living if seat not in moment.phones and seat not in ready)


def _all_ready(state: LupusState) -> bool:
    """Whether everybody alive has said that they want to vote."""
    return set(state.living) <= set(state.today().ready)


def _first_vote_line(state: LupusState) -> Text | None:
    """The line with which the nomination will begin, as things are."""
    if state.options.simultaneous_votes:
        return text("lupus-say-vote-together")
    order = votes.electorate(state)
    return text("lupus-say-vote", who=SeatName(order[0])) if order else None
