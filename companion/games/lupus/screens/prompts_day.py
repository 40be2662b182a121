"""What the moderator may do by day: the clock, votes for others."""

from __future__ import annotations

from companion.core.game import Moment
from companion.core.text import SeatName, Text, text
from companion.core.words.prompts.base import Pick, Press, Prompt, Weight
from companion.games.lupus import clocks, votes
from companion.games.lupus.facts.vote import current_round
from companion.games.lupus.state import LupusState, Round


def prompts(state: LupusState, moment: Moment) -> tuple[Prompt, ...]:
    """The clock's presses and the votes."""
    vote = current_round(state)
    voting = () if vote is None else _votes(state, vote)
    return (*clock_presses(state, moment), *voting)


def clock_presses(state: LupusState, moment: Moment) -> tuple[Press, ...]:
    """Pause or resume, thirty seconds more, end: as far as the clock lets one."""
    clock = None if state.day is None else state.day.clock
    if clock is None:
        return ()
    names = []
    if clock.remaining(moment.now) > 0:
        names = [("resume", "resume") if clock.since is None else ("pause", "pause")]
    if clocks.extension(state) > 0:
        names.append(("more_time", "more"))
    if clock.remaining(moment.now) > 0:
        names.append(("end_clock", "end"))
    ends = "speech" if state.today().speakers else "talk"
    return tuple(
        Press(
            key=f"clock-{word}",
            command=command,
            label=text(f"lupus-clock-end-{ends}" if word == "end" else f"lupus-clock-{word}"),
            weight=Weight.LINK,
            group="clock",
        )
        for command, word in names
    )


def _votes(state: LupusState, vote: Round) -> tuple[Prompt, ...]:
    """The vote of the next voter (or of all who are missing), and passing them over."""
    if not vote.missing:
        return ()
    voters = votes.voters(state)
    one = SeatName(voters[0]) if len(voters) == 1 else None
    ballot = Pick(
        key=f"d{state.number}-vote-{len(state.today().rounds)}-for",
        command="vote",
        label=text("lupus-vote"),
        title=text("lupus-vote-for-many") if one is None else text("lupus-vote-for", who=one),
        ring=state.ring,
        seats=_candidates(state, vote),
        may_be_self=state.options.self_vote and not votes.is_runoff(state),
        none_label=text("lupus-vote-nobody") if state.options.abstain else None,
        act_for=voters,
    )
    passed = Press(
        key="skip-voter",
        command="skip_voter",
        label=_passing(one),
        act_for=voters,
        warn=_abstains(one),
        weight=Weight.LINK,
        group="seat",
    )
    return ballot, passed


def _abstains(one: SeatName | None) -> Text:
    return text("lupus-skip-voter-warn") if one is None else text("lupus-skipped-warn", who=one)


def _passing(one: SeatName | None) -> Text:
    return text("lupus-skip-voter-some") if one is None else text("lupus-skip-voter", who=one)


def _candidates(state: LupusState, vote: Round) -> tuple[int, ...]:
    return tuple(seat for seat in vote.candidates if state.alive(seat))
