"""The discussion (§6.4): everybody talks until the bell."""

from __future__ import annotations

from companion.core.chance import Chance
from companion.core.game import Moment
from companion.core.kit.facts import Draft
from companion.core.text import SeatName, Text, text
from companion.games.lupus import votes
from companion.games.lupus.clocks import time_left
from companion.games.lupus.options import SHORT_DISCUSSION
from companion.games.lupus.phase import Lines, LupusPhase
from companion.games.lupus.screens.words import FLAME
from companion.games.lupus.state import LupusState, Phase


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
    note=lambda _state, _seat: (text("lupus-talk-hint"),),
    clock_limit=_clock_limit,
)
