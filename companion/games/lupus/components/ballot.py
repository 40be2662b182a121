"""The question of a vote: on the phone of the voter, and on the tablet for others."""

from __future__ import annotations

from companion.core import Pick, Press, Prompt, Ring, SeatName, Weight, around, memoize, text
from companion.games.lupus import votes
from companion.games.lupus.state import LupusState


def own_ballot(state: LupusState, seat: int, hint: str) -> tuple[Pick, ...]:
    """The ballot of the seat whose turn it is. `hint`: id of what an open vote says below it."""
    vote = state.vote()
    if seat not in votes.whose_turn(vote):
        return ()
    hint = hint if vote.papers is None else "lupus-vote-hint-secret"
    which = state.number, len(state.today().rounds)
    runoff = votes.is_runoff(state)
    seats = votes.targets(state.players, state.options, vote.candidates, runoff, seat)
    return _ballot(seat, state.ring, seats, *which, hint, state.options.abstain)


@memoize
def _ballot(
    seat: int, ring: Ring, seats: Ring, day: int, rounds: int, hint: str, abstain: bool
) -> tuple[Pick]:
    """The same question, however many have voted meanwhile."""
    others = around(ring, seat)
    return (
        Pick(
            key=f"d{day}-vote-{rounds}",
            command="vote",
            label=text("lupus-vote"),
            title=text("lupus-vote-title"),
            hint=text(hint),
            ring=(*others, seat) if seat in seats else others,
            seats=seats,
            none_label=text("lupus-vote-nobody") if abstain else None,
        ),
    )


def for_others(state: LupusState) -> tuple[Prompt, ...]:
    """On the tablet, the vote of the next voter (or of all who are missing), and passing them
    over."""
    vote = state.vote()
    if not vote.missing:
        return ()
    voters = votes.whose_turn(vote)
    one = SeatName(voters[0]) if len(voters) == 1 else None
    pick = Pick(
        key=f"d{state.number}-vote-{len(state.today().rounds)}-for",
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
