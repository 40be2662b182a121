"""The discussion (§6.4): everybody talks until the bell."""

from __future__ import annotations

from companion.core.chance import Chance
from companion.core.game import Moment
from companion.core.kit.facts import Draft
from companion.core.text import SeatName, Text, text
from companion.core.words.panels.base import Awaited, Panel
from companion.core.words.prompts.base import Press, Weight
from companion.games.lupus import votes
from companion.games.lupus.bets import shown as bets
from companion.games.lupus.clocks import after_the_bell, time_left
from companion.games.lupus.options import SHORT_DISCUSSION
from companion.games.lupus.phase import ByVoice, Lines, LupusPhase
from companion.games.lupus.screens.words import FLAME
from companion.games.lupus.state import LupusState, Phase, Voice


def _go_on(draft: Draft[LupusState], _moment: Moment, _chance: Chance) -> None:
    votes.open_nomination(draft)


def _lines(state: LupusState) -> Lines:
    return text("lupus-say-talk"), _first_vote_line(state), FLAME


def _first_vote_line(state: LupusState) -> Text | None:
    """The line with which the nomination will begin, as things are."""
    if state.options.simultaneous_votes:
        return text("lupus-say-vote-together")
    order = votes.electorate(state)
    return text("lupus-say-vote", who=SeatName(order[0])) if order else None


def _warning(state: LupusState, moment: Moment, _knows: bool) -> Text | None:
    return text("lupus-warn-talk") if time_left(state, moment) else None


def _clock_limit(state: LupusState) -> int | None:
    return None if state.options.long_discussion else SHORT_DISCUSSION


def all_ready(state: LupusState) -> bool:
    """Whether everybody alive has said that they want to vote."""
    return set(state.living) <= set(state.today().ready)


def _says(state: LupusState) -> Text:
    return text("lupus-say-all-ready" if all_ready(state) else "lupus-say-talk")


def _asks(state: LupusState, seat: int) -> tuple[Press, ...]:
    if seat in state.today().ready:
        return ()
    return (Press(key="voice-ready", command="say_ready", label=text("lupus-voice-ready")),)


def _hands(state: LupusState, moment: Moment) -> tuple[Press, ...]:
    """Where some have a phone to say it with, the others say it on the lantern; where nobody has,
    the button beside the clock is the whole table's."""
    late = [seat for seat in state.living if seat not in moment.phones | set(state.today().ready)]
    if not late or moment.phones.isdisjoint(state.living):
        return ()
    label = text("lupus-voice-ready-here", n=len(late))
    return (Press(key="ready-here", command="say_ready", label=label, weight=Weight.LINK),)


def _counts(state: LupusState, phones: int) -> tuple[Panel, ...]:
    """How many want to vote, and never who."""
    if not phones or all_ready(state):
        return ()
    living = state.living
    done = len(set(living) & set(state.today().ready))
    words = text("lupus-voice-ready-count", done=done, total=len(living))
    return (Awaited(done=done, total=len(living), words=words),)


def _note(state: LupusState, seat: int) -> tuple[Text, ...]:
    waits = state.led and seat in state.today().ready
    return (text("lupus-voice-waits" if waits else "lupus-talk-hint"),)


def _due(state: LupusState, voice: Voice) -> float | None:
    return voice.due if all_ready(state) else after_the_bell(state, voice)


PHASE = LupusPhase(
    id=Phase.DISCUSSION,
    follows=(Phase.NOMINATION,),
    by_hand=(Phase.OVER,),
    help_step="discussion",
    go_on=_go_on,
    label=lambda _state, _knows: text("lupus-go-vote"),
    warning=_warning,
    lines=_lines,
    on_the_way="lupus-stage-talk",
    line=lambda _state: text("lupus-line-talk"),
    note=_note,
    bets=bets.asked,
    clock_limit=_clock_limit,
    by_voice=ByVoice(
        says=_says,
        also=all_ready,
        due=_due,
        asks=_asks,
        hands=_hands,
        counts=_counts,
        lasts="`discussion_seconds`",
        when="the clock has run out, or everybody alive is ready to vote",
    ),
)
