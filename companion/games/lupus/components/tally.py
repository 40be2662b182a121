"""The votes of the day on the table."""

from __future__ import annotations

from companion.core.text import text
from companion.core.words.panels.base import Ballot, Tally
from companion.games.lupus.state import LupusState, Round


def tally(state: LupusState, vote: Round, *, on: bool) -> Tally:
    """The votes of `vote` in the order given. `on`: whether it goes on still."""
    rounds = len(state.today().rounds)
    title = text("lupus-tally-runoff", n=rounds) if rounds else text("lupus-tally-nomination")
    in_turn = on and vote.papers is None
    return Tally(
        title=title,
        ballots=tuple(_ballot(vote, *one, led=state.voice is not None) for one in vote.votes),
        expected=len(vote.order),
        cast=len(vote.voted),
        next_voter=next(iter(vote.missing), None) if in_turn else None,
    )


def _ballot(vote: Round, voter: int, target: int | None, *, led: bool) -> Ballot:
    passed = text("lupus-ballot-silent" if led else "lupus-ballot-skipped")
    note = passed if voter in vote.skipped else None
    return Ballot(voter, target, note)
