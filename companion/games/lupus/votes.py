"""Who votes, in which order, for whom; and who is nominated (§6.5, §6.6)."""

from __future__ import annotations

from collections.abc import Mapping

from companion.core import Draft, Refusal, Ring, after, among, memoize, refuse
from companion.core.tally import at_least_second, leaders, totals
from companion.games.lupus.cast import nominating
from companion.games.lupus.facts.vote import (
    NominationOpened,
    RunoffOpened,
    VoterSkipped,
    VotesRevealed,
    opened,
)
from companion.games.lupus.options import Options
from companion.games.lupus.state import LupusState, Player, Round


def has_ghost_vote(state: LupusState, player: Player) -> bool:
    """Whether a dead player votes in today's nomination (option `ghosts`, L-Q1)."""
    death = player.death
    if not state.options.ghosts or death is None or death.cause == "removed":
        return False
    first_day = death.number + (state.options.ghost_vote_from == "next_day")
    return state.number >= first_day


def electorate(state: LupusState) -> Ring:
    """Who votes in NOMINATION, in voting order (L-V1, L-V2)."""
    chosen = {
        seat
        for seat, player in state.players.items()
        if player.alive or has_ghost_vote(state, player)
    }
    return among(after(state.ring, state.anchor), chosen)


def runoff_electorate(state: LupusState) -> Ring:
    """Who votes in the next runoff, in voting order (L-R2 to L-R4)."""
    day = state.today()
    order = among(after(state.ring, state.anchor), state.living)
    if not day.rounds:
        others = tuple(seat for seat in order if seat not in day.nominees)
        everyone = not others and state.options.all_nominated == "everyone_votes"
        return order if everyone else others
    first = day.rounds[0].order
    dropped = state.options.dropped_nominees_vote
    return tuple(seat for seat in order if seat in first or (dropped and seat not in day.speakers))


def open_nomination(draft: Draft[LupusState]) -> None:
    """The nomination begins, or begins anew (L-Q3)."""
    state = draft.state
    sealed = state.options.simultaneous_votes
    draft.record(NominationOpened(electorate(state), state.living, sealed))


def open_runoff(draft: Draft[LupusState], order: Ring) -> None:
    """A runoff among the nominees who have just spoken."""
    state = draft.state
    sealed = state.options.simultaneous_votes
    draft.record(RunoffOpened(order, state.today().speakers, sealed))


@memoize
def whose_turn(vote: Round) -> Ring:
    """Who may vote in it just now."""
    return vote.missing if vote.papers is not None else vote.missing[:1]


@memoize
def targets(
    players: Mapping[int, Player], options: Options, candidates: Ring, runoff: bool, voter: int
) -> Ring:
    """Whom the voter may name: it depends on nothing that happens while people vote."""
    living = (seat for seat, player in players.items() if player.alive)
    asked = players, options, candidates, runoff, voter
    return tuple(seat for seat in living if _target_refusal(*asked, seat) is None)


def is_runoff(state: LupusState) -> bool:
    """Whether the vote that is on is a runoff."""
    return bool(state.today().rounds)


def vote_refusal(state: LupusState, voter: int, target: int | None) -> Refusal | None:
    """Why that vote is not taken, in the order of §12."""
    vote = state.vote()
    asked = state.players, state.options, vote.candidates, is_runoff(state), voter
    return voter_refusal(state, voter) or _target_refusal(*asked, target)


def voter_refusal(state: LupusState, voter: int) -> Refusal | None:
    """Why that voter gives no vote now, whatever it is."""
    vote = state.vote()
    if voter not in vote.order:
        living = state.alive(voter)
        return refuse("E_NOMINEE_CANNOT_VOTE" if living else "E_DEAD_CANNOT_VOTE")
    if voter in vote.voted:
        return refuse("E_ALREADY_VOTED")
    if vote.papers is None and voter != vote.missing[0]:
        return refuse("E_NOT_YOUR_TURN")
    return None


def _target_refusal(
    players: Mapping[int, Player],
    options: Options,
    candidates: Ring,
    runoff: bool,
    voter: int,
    target: int | None,
) -> Refusal | None:
    if target is None:
        return None if options.abstain else refuse("E_ABSTAIN")
    if target not in players or not players[target].alive:
        return refuse("E_TARGET_DEAD")
    # L-R4: nominees who vote in their own runoff never vote for themselves.
    if target == voter and ((runoff and voter in candidates) or not options.self_vote):
        return refuse("E_SELF_VOTE")
    return None if target in candidates else refuse("E_NOT_NOMINATED")


def skip_all_voters(draft: Draft[LupusState], reason: str) -> None:
    """Everybody who has not voted yet is passed over."""
    for voter in draft.state.vote().missing:
        draft.record(VoterSkipped(voter, reason))
    if draft.state.vote().papers is not None:
        draft.record(VotesRevealed(opened(draft.state.vote())))


def marked(state: LupusState) -> int | None:
    """Whom a role brings among the nominees today, if anybody (L-V5)."""
    role = nominating()
    return None if role is None else role.nominates(state)


def base_nominees(state: LupusState) -> Ring:
    """N0 of L-V4."""
    return at_least_second(state.ring, _nomination_votes(state))


def nominees(state: LupusState) -> Ring:
    """The nominees and the player marked by a role (L-V5), in ring order."""
    base, mark = base_nominees(state), marked(state)
    if mark is None or mark in base:
        return base
    votes = _nomination_votes(state)
    first = leaders(state.ring, votes, votes) if votes else ()
    return among(state.ring, {mark, *first})


def _nomination_votes(state: LupusState) -> dict[int, int]:
    vote = state.today().nomination
    return {} if vote is None else totals(target for _, target in vote.votes)


def runoff_leaders(state: LupusState) -> Ring:
    """Who has the most votes in the runoff that is on; all candidates if nobody voted (L-R3)."""
    vote = state.vote()
    return leaders(state.ring, totals(target for _, target in vote.votes), vote.candidates)
