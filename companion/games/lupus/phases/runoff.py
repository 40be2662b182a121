"""The runoff (§6.6): the others vote among those who have spoken."""

from __future__ import annotations

from companion.core.chance import Chance
from companion.core.game import Moment
from companion.core.kit.facts import Draft
from companion.core.seat import Ring
from companion.core.text import Text, text
from companion.core.value import replace
from companion.games.lupus import votes
from companion.games.lupus.facts.day import Condemned, LotOpened
from companion.games.lupus.phase import Ballot, Lines, LupusPhase
from companion.games.lupus.phases import defence
from companion.games.lupus.phases.mob_cards import in_a_vote
from companion.games.lupus.phases.voting import (
    by_voice,
    vote_line,
    voted_line,
    votes_missing,
    waiting,
)
from companion.games.lupus.screens.words import MOB
from companion.games.lupus.state import LupusState, Phase, Round


def _count(draft: Draft[LupusState], moment: Moment, _chance: Chance) -> None:
    """L-R3: lynched, or a second runoff among the tied, or the lot."""
    first = votes.runoff_leaders(draft.state)
    if len(first) == 1:
        draft.tell(Condemned(first[0]))
    elif len(draft.state.today().rounds) == 1:
        defence.call_speaker(draft, first, 0, moment)
    else:
        draft.tell(LotOpened(first))


def _current(state: LupusState) -> Round | None:
    rounds = state.today().rounds
    return rounds[-1] if rounds else None


def _put(state: LupusState, vote: Round) -> LupusState:
    day = state.today()
    return replace(state, day=replace(day, rounds=(*day.rounds[:-1], vote)))


def _candidates(state: LupusState) -> Ring:
    vote = _current(state)
    return state.today().nominees if vote is None else vote.candidates


def _lines(state: LupusState) -> Lines:
    return vote_line(state, "runoff", _candidates(state)), None, MOB


def _middle(state: LupusState) -> tuple[Text | None, Ring]:
    candidates = _candidates(state)
    return text("lupus-middle-nominees", n=len(candidates)), candidates


PHASE = LupusPhase(
    id=Phase.RUNOFF,
    follows=(Phase.DEFENCE, Phase.LOT, Phase.LYNCH),
    by_hand=(Phase.OVER,),
    help_step="runoff",
    why_not=votes_missing,
    go_on=_count,
    awaited=votes.voters,
    label=lambda _state, _knows: text("lupus-go-result"),
    lines=_lines,
    on_the_way="lupus-stage-runoff",
    line=lambda state: voted_line(state, "runoff"),
    note=waiting,
    mob_cards=in_a_vote("lupus-hands-mob-again"),
    shows_votes=True,
    nominated=_candidates,
    middle=_middle,
    ballot=Ballot(kind="runoff", hint="lupus-vote-runoff-hint", current=_current, put=_put),
    gone=defence.recount,
    by_voice=by_voice(_count),
)
