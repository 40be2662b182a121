"""Whether the players who share a step of the night agree on a target (L-N3, L-N5)."""

from __future__ import annotations

from companion.core import Frozen, Refusal, refuse, totals
from companion.games.lupus.night_rules.actors import actors, definition, missing, open_parts
from companion.games.lupus.state import LupusState


class Agreement(Frozen):
    """Of the players who share a step. `open`: some have chosen, and nothing is settled yet."""

    target: int | None = None
    open: bool = False


def agreement(state: LupusState, part: str, *, without_absent: bool = False) -> Agreement:
    """What the step would be closed with (L-N3, L-N5): a pick, nobody, or not yet anything.

    `without_absent`: players who have not chosen do not count.
    """
    night = state.tonight()
    if part in night.picks:
        return Agreement(night.picks[part])
    if part in night.settled:
        return Agreement(night.settled[part])
    who = actors(state, part)
    shown = [night.proposals[seat] for seat in who if seat in night.proposals]
    if not shown:
        return Agreement()
    votes = totals(shown)
    ranked = sorted(votes, key=lambda target: -votes[target])
    absent = 0 if without_absent else len(who) - len(shown)
    if definition(state, part).outvotes(state):
        rest = absent + (votes[ranked[1]] if len(ranked) > 1 else 0)
        return Agreement(ranked[0]) if votes[ranked[0]] > rest else Agreement(open=True)
    alike = len(ranked) == 1 and absent == 0
    return Agreement(ranked[0]) if alike else Agreement(open=True)


def disagreement(state: LupusState) -> Refusal | None:
    """E_NO_AGREEMENT, where an open step cannot be closed because its actors differ."""
    if any(agreement(state, part).open for part in open_parts(state)):
        return refuse("E_NO_AGREEMENT")
    return None


def is_complete(state: LupusState) -> bool:
    """Whether everybody has answered in the open window, and all who share agree (§10)."""
    return (
        bool(open_parts(state))
        and next(missing(state), None) is None
        and disagreement(state) is None
    )
