"""Facts of the votes (§6.5, §6.6)."""

from __future__ import annotations

from typing import ClassVar

from companion.core import Fact, SealedRound, SeatName, Text, replace, text
from companion.games.lupus.state import LupusState, Phase, Round


def _round(order: tuple[int, ...], candidates: tuple[int, ...], sealed: bool) -> Round:
    return Round(order, candidates, papers=SealedRound(order) if sealed else None)


def _with_vote(state: LupusState, vote: Round) -> LupusState:
    """The state with `vote` in place of the vote that is on."""
    day = state.today()
    if day.rounds:
        return replace(state, day=replace(day, rounds=(*day.rounds[:-1], vote)))
    return replace(state, day=replace(day, nomination=vote))


class NominationOpened(Fact[LupusState], diary="lupus-diary-vote"):
    """`order`: the electorate as it votes; `sealed`: all at once. Opens it anew, too (L-Q3)."""

    order: tuple[int, ...]
    candidates: tuple[int, ...]
    sealed: bool

    def apply(self, state: LupusState) -> LupusState:
        vote = _round(self.order, self.candidates, self.sealed)
        day = replace(state.today(), nomination=vote, clock=None)
        return replace(state, phase=Phase.NOMINATION, day=day)


class RunoffOpened(Fact[LupusState], diary="lupus-diary-runoff"):
    """A runoff among `candidates`; fields as in `NominationOpened`."""

    order: tuple[int, ...]
    candidates: tuple[int, ...]
    sealed: bool

    def apply(self, state: LupusState) -> LupusState:
        vote = _round(self.order, self.candidates, self.sealed)
        day = state.today()
        day = replace(day, rounds=(*day.rounds, vote), clock=None)
        return replace(state, phase=Phase.RUNOFF, day=day)


class VoteCast(Fact[LupusState]):
    """An open vote; None abstains."""

    plain: ClassVar[bool] = True
    voter: int
    target: int | None

    def apply(self, state: LupusState) -> LupusState:
        vote = state.vote()
        return _with_vote(state, replace(vote, votes=(*vote.votes, (self.voter, self.target))))

    def diary_line(self) -> Text:
        who = SeatName(self.voter)
        if self.target is None:
            return text("lupus-diary-abstains", who=who)
        return text("lupus-diary-votes", who=who, target=SeatName(self.target))


class VoteSealed(Fact[LupusState], diary="lupus-diary-sealed", who="voter"):
    """A vote that nobody sees until all are in; that it is in, everybody may know."""

    plain: ClassVar[bool] = True
    paper: ClassVar[bool] = True
    voter: int
    target: int | None

    def apply(self, state: LupusState) -> LupusState:
        vote = state.vote()
        assert vote.papers is not None
        papers = vote.papers.give(self.voter, self.target)
        return _with_vote(state, replace(vote, papers=papers))


class VotesRevealed(Fact[LupusState], diary="lupus-diary-revealed"):
    """All sealed `votes` are opened together, in voting order."""

    votes: tuple[tuple[int, int | None], ...]

    def apply(self, state: LupusState) -> LupusState:
        return _with_vote(state, replace(state.vote(), votes=self.votes, papers=None))


def opened(vote: Round) -> tuple[tuple[int, int | None], ...]:
    """What the sealed papers of a vote say, in voting order."""
    return () if vote.papers is None else vote.papers.opened(vote.order)


class VoterSkipped(Fact[LupusState], diary="lupus-diary-passed", who="voter"):
    """The moderator passes a voter over: an abstention by hand (L-V3)."""

    plain: ClassVar[bool] = True
    voter: int
    reason: str

    def apply(self, state: LupusState) -> LupusState:
        vote = state.vote()
        vote = replace(vote, skipped=(*vote.skipped, self.voter))
        if vote.papers is None:
            vote = replace(vote, votes=(*vote.votes, (self.voter, None)))
        else:
            vote = replace(vote, papers=vote.papers.give(self.voter, None))
        return _with_vote(state, vote)
