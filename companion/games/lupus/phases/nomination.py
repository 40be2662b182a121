"""The nomination (§6.5): everybody names a suspect, and the most named are the nominees."""

from __future__ import annotations

from companion.core.chance import Chance
from companion.core.game import Moment
from companion.core.kit.facts import Draft
from companion.core.text import text
from companion.core.value import replace
from companion.games.lupus import votes
from companion.games.lupus.facts.day import NomineesNamed
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
    """The nominees are named; a role's mark is announced first (L-V5)."""
    mark = votes.marked(draft.state)
    draft.tell(NomineesNamed(votes.nominees(draft.state), mark))
    if mark is None:
        defence.begin(draft, moment)


def _put(state: LupusState, vote: Round) -> LupusState:
    return replace(state, day=replace(state.today(), nomination=vote))


def _lines(state: LupusState) -> Lines:
    return vote_line(state, "vote", ()), None, MOB


PHASE = LupusPhase(
    id=Phase.NOMINATION,
    follows=(Phase.MARK, Phase.DEFENCE, Phase.LYNCH),
    by_hand=(Phase.OVER,),
    help_step="nomination",
    why_not=votes_missing,
    go_on=_count,
    awaited=votes.voters,
    label=lambda _state, _knows: text("lupus-go-nominees"),
    lines=_lines,
    on_the_way="lupus-stage-vote",
    line=lambda state: voted_line(state, "votes"),
    note=waiting,
    mob_cards=in_a_vote("lupus-hands-mob-vote"),
    shows_votes=True,
    ballot=Ballot(
        kind="vote",
        hint="lupus-vote-hint",
        current=lambda state: state.today().nomination,
        put=_put,
    ),
    gone=lambda draft, _seat, _moment: votes.open_nomination(draft),
    returned=votes.open_nomination,
    by_voice=by_voice(_count),
)
