"""A phase with a vote: people vote in turn, or all at once with sealed papers (§6.5, §6.6)."""

from collections.abc import Hashable, Mapping
from typing import ClassVar

from companion.core import Chance, Decision, Draft, Moment, Refusal, Ring, around, memoize, refuse
from companion.core.command import By, Caller, Command
from companion.core.text import SeatName, SeatNames, Text, labelled, text
from companion.core.words.prompts.base import Pick, Press, Prompt, Weight
from companion.games.lupus import votes
from companion.games.lupus.commands import VOTES
from companion.games.lupus.components.names import MOB
from companion.games.lupus.facts.voice import VoicePaused
from companion.games.lupus.options import Options
from companion.games.lupus.phases.asking import Asking
from companion.games.lupus.phases.day import DayLines, in_a_vote
from companion.games.lupus.state import LupusState, Player, VoteRound


class Voting(Asking):
    """Everybody who may vote names one of the candidates; then the votes are counted."""

    kind: ClassVar[str]
    """How the ids of its messages call it: "vote" or "runoff"."""
    public_line: ClassVar[str]
    """Id of the sentence on how many have voted."""
    open_hint: ClassVar[str]
    """Id of the hint below an open vote on a phone."""
    sealed_hint: ClassVar[str] = "lupus-vote-hint-secret"
    """The same below a sealed vote."""
    by_cards: ClassVar[str]
    """Id of the sentence on how to vote with real cards or fingers."""
    shows_votes = True
    voice_until = "everybody has voted; a silent voter is asked once more, then passed over"

    def candidates(self, state: LupusState) -> Ring:
        """The seats that the opening line names; () where every seat may be voted for."""
        return ()

    def vote(self, state: LupusState) -> VoteRound:
        return state.vote()

    def awaited(self, state: LupusState) -> Ring:
        return state.vote().whose_turn

    def why_not(self, state: LupusState, now: float, blind: bool) -> Refusal | None:
        missing = state.vote().missing
        if not missing:
            return None
        return refuse("E_VOTES_MISSING", who=SeatNames(missing), count=len(missing))

    def line(self, state: LupusState) -> Text:
        vote = state.vote()
        return text(self.public_line, cast=vote.cast, of=len(vote.order))

    def lines(self, state: LupusState) -> DayLines:
        return self._read(state), None, MOB

    def _read(self, state: LupusState) -> Text:
        vote, named = state.vote(), self.candidates(state)
        if not vote.missing:
            return text(f"lupus-say-{self.kind}-done")
        names = {"names": SeatNames(named)} if named else {}
        if vote.papers is not None:
            return text(f"lupus-say-{self.kind}-together", **names)
        who = SeatName(vote.missing[0])
        if vote.cast:
            return text(f"lupus-say-{self.kind}-next", who=who)
        return text(f"lupus-say-{self.kind}", who=who, **names)

    def mob_cards(self, state: LupusState) -> tuple[Text, ...]:
        return in_a_vote(state, self.by_cards)

    def asks(self, state: LupusState, seat: int) -> tuple[Prompt, ...]:
        sealed = state.vote().papers is not None
        return _own_ballot(state, seat, self.sealed_hint if sealed else self.open_hint)

    def table_prompts(self, state: LupusState, moment: Moment) -> tuple[Prompt, ...]:
        return (*super().table_prompts(state, moment), *_for_others(state))

    def note(self, state: LupusState, seat: int) -> tuple[Text, ...]:
        vote = state.vote()
        if seat in vote.whose_turn:
            return ()
        if not vote.missing:
            return (text("lupus-votes-in"),)
        if vote.papers is not None:
            id = "lupus-wait-secret" if seat in vote.order else "lupus-wait-others-secret"
            return (text(id, n=len(vote.missing)),)
        if seat not in vote.order:
            return (text("lupus-wait-nominee" if seat in vote.candidates else "lupus-wait-out"),)
        return (_in_turn(vote, seat),)

    def reminder(self, state: LupusState) -> Text:
        vote = state.vote()
        if not vote.missing:
            return text("lupus-say-nobody-answers")
        if vote.papers is not None:
            return text("lupus-say-remind-all")
        return text("lupus-say-remind", who=SeatName(vote.missing[0]))

    def restart_key(self, state: LupusState) -> Hashable:
        """The next voter; a sealed vote asks all at once: a vote that comes in changes nothing."""
        vote = state.vote()
        if not vote.missing:
            return ()
        return True if vote.papers is not None else vote.missing[:1]

    def voice_continue(self, draft: Draft[LupusState], moment: Moment, chance: Chance) -> None:
        """Where all voters were passed over, ask whether the players are still there, and pause."""
        if _nobody_answers(draft.state) and not draft.state.active_voice().reminded:
            draft.record(self.begin_line(draft.state, moment.now, reminded=True))
            draft.record(VoicePaused(None, moment.now))
        else:
            super().voice_continue(draft, moment, chance)

    def unanswered(self, draft: Draft[LupusState], moment: Moment, chance: Chance) -> None:
        """The silent voter is passed over; the votes are counted once all are in."""
        vote = draft.state.vote()
        if not vote.missing:
            self.go_on(draft, moment, chance)
        elif vote.papers is not None:
            votes.skip_all_voters(draft, "")
        else:
            draft.record(votes.VoterSkipped(vote.missing[0], ""))


def _own_ballot(state: LupusState, seat: int, hint: str) -> tuple[Pick, ...]:
    """The ballot of the seat whose turn it is. `hint`: id of the sentence below it."""
    vote = state.vote()
    if seat not in vote.whose_turn:
        return ()
    which = state.ring, state.number, state.today().last_vote_key, hint
    return _ballot(*votes.asked(state, seat), *which)


@memoize  # 15 µs a ballot, of up to 24 in a sealed vote
def _ballot(
    players: Mapping[int, Player],
    options: Options,
    candidates: Ring,
    runoff: bool,
    seat: int,
    ring: Ring,
    day: int,
    vote: int,
    hint: str,
) -> tuple[Pick]:
    """The prompt for a vote; the same however many have voted meanwhile."""
    others = around(ring, seat)
    seats = votes.targets((players, options, candidates, runoff, seat))
    return (
        Pick(
            key=f"d{day}-vote-{vote}",
            command="vote",
            **labelled("lupus-vote", "title"),
            hint=text(hint),
            ring=(*others, seat) if seat in seats else others,
            seats=seats,
            none_label=text("lupus-vote-nobody") if options.abstain else None,
        ),
    )


def _for_others(state: LupusState) -> tuple[Prompt, ...]:
    """On the tablet: the vote of the next voter, or of all who are missing; passing them over."""
    vote = state.vote()
    if not vote.missing:
        return ()
    voters = vote.whose_turn
    one = SeatName(voters[0]) if len(voters) == 1 else None
    pick = Pick(
        key=f"d{state.number}-vote-{state.today().last_vote_key}-for",
        command="vote",
        label=text("lupus-vote"),
        title=text("lupus-vote-for-many") if one is None else text("lupus-vote-for", who=one),
        ring=state.ring,
        seats=tuple(seat for seat in vote.candidates if state.alive(seat)),
        may_be_self=state.options.self_vote and not votes.is_runoff(state),
        none_label=text("lupus-vote-nobody") if state.options.abstain else None,
        act_for=voters,
    )
    passed = Press(
        key="skip-voter",
        command="skip_voter",
        label=text("lupus-skip-voter", who=one) if one else text("lupus-skip-voter-some"),
        act_for=voters,
        warn=text("lupus-skipped-warn", who=one) if one else text("lupus-skip-voter-warn"),
        weight=Weight.LINK,
        group="seat",
    )
    return pick, passed


class Vote(Command, phases=VOTES):
    """Nomination or runoff: the seat's vote; None abstains."""

    target: int | None

    def decide(self, state: LupusState, caller: Caller) -> Decision:
        voter = caller.seat
        if voter is None:
            return refuse("E_NOT_YOUR_TURN")
        if wrong := votes.vote_refusal(state, voter, self.target):
            return wrong
        fact = votes.VoteCast if state.vote().papers is None else votes.VoteSealed
        return votes.reveal_when_all_in(Draft(state).record(fact(voter, self.target))).decision


class SkipVoter(Command, by=By.TABLET, phases=VOTES):
    """Votes, tablet for a voter: pass over a voter who does not answer (L-V3)."""

    reason: str = ""

    def decide(self, state: LupusState, caller: Caller) -> Decision:
        voter = caller.seat
        if voter is None:
            return refuse("E_NOT_YOUR_TURN")
        wrong, skipped = votes.voter_refusal(state, voter), votes.VoterSkipped(voter, self.reason)
        return wrong or votes.reveal_when_all_in(Draft(state).record(skipped)).decision


def _nobody_answers(state: LupusState) -> bool:
    """Whether all were passed over: the voice must not go on without players."""
    vote, first = state.vote(), not state.today().rounds
    return first and bool(vote.order) and set(vote.skipped) == set(vote.order)


def _in_turn(vote: VoteRound, seat: int) -> Text:
    """The reader's position in the order of an open vote."""
    now = SeatName(vote.missing[0])
    if seat in vote.missing:
        return text("lupus-wait-turn", who=now, n=vote.missing.index(seat) - 1)
    target = dict(vote.votes).get(seat)
    if target is None:
        return text("lupus-wait-voted-nobody", who=now)
    return text("lupus-wait-voted", who=now, target=SeatName(target))
