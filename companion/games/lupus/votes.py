"""The votes (§6.5, §6.6): their facts, the voting order, legal targets, and the nominees."""

from collections.abc import Mapping
from typing import Any

from companion.core import Draft, Fact, Refusal, SealedRound, SeatName, Text, refuse, replace, text
from companion.core.seat import Ring, after, among
from companion.core.tally import at_least_second, leaders, totals
from companion.games.lupus import head_start
from companion.games.lupus.cast import barred_seats, candidates, nominating_role
from companion.games.lupus.options import Options
from companion.games.lupus.state import LupusState, Phase, Player, VoteRound


class VoteOpened(Fact[LupusState]):
    """A vote begins, or begins again."""

    order: tuple[int, ...]
    """The seats that vote, in order."""
    candidates: tuple[int, ...]
    sealed: bool
    """Whether all vote at once, in secret."""

    def round(self, weights: Mapping[int, int]) -> VoteRound:
        """The vote that begins. `weights`: as in `VoteRound`."""
        papers = SealedRound[int | None](self.order) if self.sealed else None
        return VoteRound(self.order, self.candidates, weights, papers=papers).counted()


class NominationOpened(VoteOpened, diary="lupus-diary-vote"):
    """The nomination; it may be opened anew (L-Q3)."""

    def apply(self, state: LupusState) -> LupusState:
        nomination = self.round(head_start.weights(state))
        return state.with_day(Phase.NOMINATION, nomination=nomination, clock=None)


class RunoffOpened(VoteOpened, diary="lupus-diary-runoff"):
    """A runoff among `candidates`."""

    def apply(self, state: LupusState) -> LupusState:
        rounds = (*state.today().rounds, self.round(head_start.weights(state)))
        return state.with_day(Phase.RUNOFF, rounds=rounds, clock=None)


def _with_vote(state: LupusState, **changes: Any) -> LupusState:
    vote, day = replace(state.vote(), **changes).counted(), state.today()
    if day.rounds:
        return state.with_day(rounds=(*day.rounds[:-1], vote))
    if day.nomination is not None:
        return state.with_day(nomination=vote)
    return state.with_day(elections=(*day.elections[:-1], vote))


class VoteCast(Fact[LupusState], plain=True):
    """An open vote; None abstains."""

    voter: int
    target: int | None

    def apply(self, state: LupusState) -> LupusState:
        return _with_vote(state, votes=(*state.vote().votes, (self.voter, self.target)))

    def diary_line(self) -> Text:
        who = SeatName(self.voter)
        if self.target is None:
            return text("lupus-diary-abstains", who=who)
        return text("lupus-diary-votes", who=who, target=SeatName(self.target))


class VoteSealed(Fact[LupusState], plain=True, paper=True, diary="lupus-diary-sealed", who="voter"):
    """A vote that nobody sees until all are in; that it is in, everybody may know."""

    voter: int
    target: int | None

    def apply(self, state: LupusState) -> LupusState:
        papers = state.vote().papers
        assert papers is not None
        return _with_vote(state, papers=papers.give(self.voter, self.target))


class VotesRevealed(Fact[LupusState], diary="lupus-diary-revealed"):
    """All sealed `votes` are opened together, in voting order."""

    votes: tuple[tuple[int, int | None], ...]

    def apply(self, state: LupusState) -> LupusState:
        return _with_vote(state, votes=self.votes, papers=None)


class VoterSkipped(Fact[LupusState], plain=True, diary="lupus-diary-passed", who="voter"):
    """The moderator passes a voter over: an abstention by hand (L-V3)."""

    voter: int
    reason: str

    def apply(self, state: LupusState) -> LupusState:
        vote = state.vote()
        skipped = (*vote.skipped, self.voter)
        if vote.papers is None:
            return _with_vote(state, skipped=skipped, votes=(*vote.votes, (self.voter, None)))
        return _with_vote(state, skipped=skipped, papers=vote.papers.give(self.voter, None))


def reveal_when_all_in(draft: Draft[LupusState]) -> Draft[LupusState]:
    """With the votes of a sealed vote revealed, where all are in."""
    vote = draft.state.vote()
    if vote.papers is not None and not vote.missing:
        draft.record(VotesRevealed(vote.papers.opened(vote.order)))
    return draft


def has_ghost_vote(state: LupusState, player: Player) -> bool:
    """Whether a dead player votes in today's nomination (option `ghosts`, L-Q1)."""
    death = player.death
    if not state.options.ghosts or death is None or player.gone:
        return False
    first_day = death.number + (state.options.ghost_vote_from == "next_day")
    return state.number >= first_day


def electorate(state: LupusState) -> Ring:
    """The seats that vote in NOMINATION, in voting order (L-V1, L-V2)."""
    players = state.players.items()
    chosen = {seat for seat, one in players if one.alive or has_ghost_vote(state, one)}
    return among(after(state.ring, state.anchor), chosen - barred_seats(state))


def runoff_electorate(state: LupusState) -> Ring:
    """The seats that vote in the next runoff, in voting order (L-R2 to L-R4)."""
    day = state.today()
    order = among(after(state.ring, state.anchor), candidates(state))
    if not day.rounds:
        others = tuple(seat for seat in order if seat not in day.nominees)
        everyone = not others and state.options.all_nominated == "everyone_votes"
        return order if everyone else others
    first = day.rounds[0].order
    dropped = state.options.dropped_nominees_vote
    return tuple(seat for seat in order if seat in first or (dropped and seat not in day.speakers))


def open_nomination(draft: Draft[LupusState]) -> None:
    """The nomination begins, or begins anew (L-Q3)."""
    state, sealed = draft.state, draft.state.options.simultaneous_votes
    draft.record(*head_start.due_votes(state))
    draft.record(NominationOpened(electorate(state), candidates(state), sealed))


Asked = tuple[Mapping[int, Player], Options, Ring, bool, int]


def asked(state: LupusState, voter: int) -> Asked:
    """What the targets of a voter depend on; none changes during a vote."""
    return state.players, state.options, state.vote().candidates, is_runoff(state), voter


def targets(asked: Asked) -> Ring:
    """The seats that the voter may name."""
    living = (seat for seat, player in asked[0].items() if player.alive)
    return tuple([seat for seat in living if _target_refusal(asked, seat) is None])


def is_runoff(state: LupusState) -> bool:
    """Whether the current vote is a runoff, in which nobody votes for oneself (L-R4, L-B20)."""
    day = state.today()
    return bool(day.rounds) or (day.nomination is None and len(day.elections) > 1)


def vote_refusal(state: LupusState, voter: int, target: int | None) -> Refusal | None:
    """Why that vote is refused, in the order of §12."""
    return voter_refusal(state, voter) or _target_refusal(asked(state, voter), target)


def voter_refusal(state: LupusState, voter: int) -> Refusal | None:
    """Why that voter cannot vote now, for anybody."""
    vote = state.vote()
    if voter not in vote.order:
        living = state.alive(voter)
        return refuse("E_NOMINEE_CANNOT_VOTE" if living else "E_DEAD_CANNOT_VOTE")
    if voter not in vote.missing:
        return refuse("E_ALREADY_VOTED")
    if vote.papers is None and voter != vote.missing[0]:
        return refuse("E_NOT_YOUR_TURN")
    return None


def _target_refusal(asked: Asked, target: int | None) -> Refusal | None:
    players, options, candidates, runoff, voter = asked
    if target is None:
        return None if options.abstain else refuse("E_ABSTAIN")
    if target not in players or not players[target].alive:
        return refuse("E_TARGET_DEAD")
    # L-R4: nominees who vote in their own runoff never vote for themselves.
    if target == voter and ((runoff and voter in candidates) or not options.self_vote):
        return refuse("E_SELF_VOTE")
    return None if target in candidates else refuse("E_NOT_NOMINATED")


def skip_all_voters(draft: Draft[LupusState], reason: str) -> None:
    """Pass over everybody who has not voted yet."""
    reveal_when_all_in(
        draft.record(*(VoterSkipped(voter, reason) for voter in draft.state.vote().missing))
    )


def marked(state: LupusState) -> int | None:
    """The seat that a role nominates today, if any (L-V5)."""
    role = nominating_role()
    mark = None if role is None else role.nominates(state)
    return mark if mark in candidates(state) else None


def nominees(state: LupusState) -> Ring:
    """The nominees (L-V4) and the player marked by a role (L-V5), in ring order."""
    vote, mark = state.today().nomination, marked(state)
    votes = totals((*head_start.seats_with_votes(state), *head_start.counted_targets(vote)))
    base = at_least_second(state.ring, votes)
    if mark is None or mark in base:
        return base
    first = leaders(state.ring, votes, votes) if votes else ()
    return among(state.ring, {mark, *first})


def runoff_leaders(state: LupusState) -> Ring:
    """The seats with the most votes in the runoff; all candidates if nobody voted (L-R3)."""
    vote = state.vote()
    return leaders(state.ring, totals(head_start.counted_targets(vote)), vote.candidates)
