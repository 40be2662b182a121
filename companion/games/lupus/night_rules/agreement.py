"""Whether the players who share a step of the night agree on a target (L-N3, L-N5), and what
follows from a pick: it is confirmed, answered, and takes effect (L-N6, L-N7)."""

from collections import Counter

from companion.core import Draft, Frozen, Refusal, Ring, refuse
from companion.games.lupus.cast import step_role
from companion.games.lupus.facts.night import Answered, Picked
from companion.games.lupus.facts.two_names import Paired
from companion.games.lupus.night_rules.actors import TOGETHER, actors, missing, open_parts
from companion.games.lupus.state import LupusState, Night


class Agreement(Frozen):
    """How far the players who share a step agree."""

    target: int | None = None
    second: int | None = None
    open: bool = False
    """Whether some have chosen and nothing is settled yet."""


def agreement(state: LupusState, part: str, *, without_absent: bool = False) -> Agreement:
    """The result with which the step would be closed (L-N3, L-N5): a pick, nobody, or none yet.

    `without_absent`: players who have not chosen do not count.
    """
    night = state.tonight()
    if part in night.picks:
        return Agreement(night.picks[part], night.pairs.get(part))
    if part in night.settled:
        return Agreement(night.settled[part])
    who = actors(state, part)
    two = step_role(state, part).targets == 2
    shown = [_names(night, seat, two) for seat in who if seat in night.proposals]
    if not shown:
        return Agreement()
    votes = Counter(shown)
    ranked = sorted(votes, key=lambda target: -votes[target])
    absent = 0 if without_absent else len(who) - len(shown)
    if step_role(state, part).decides_by_majority(state):
        rest = absent + (votes[ranked[1]] if len(ranked) > 1 else 0)
        return _on(ranked[0]) if votes[ranked[0]] > rest else Agreement(open=True)
    alike = len(ranked) == 1 and absent == 0
    return _on(ranked[0]) if alike else Agreement(open=True)


def _on(names: tuple[int, ...]) -> Agreement:
    """Agreed on one name, or on two."""
    return Agreement(names[0], names[1] if len(names) > 1 else None)


def _names(night: Night, seat: int, two: bool) -> tuple[int, ...]:
    """The proposal of a seat; `two`: with its second name, in any order."""
    named = {night.proposals[seat]}
    if two and seat in night.seconds:
        named.add(night.seconds[seat])
    return tuple(sorted(named))


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


def give_answer(draft: Draft[LupusState], part: str, seats: Ring, target: int | None) -> None:
    """Give those seats their secret answers, if that step has answers; equal ones as one fact."""
    role, heard = step_role(draft.state, part), dict[str, Ring]()
    for seat in seats:
        value = role.answer(draft.state, seat, target)
        if value is not None:
            heard[value] = (*heard.get(value, ()), seat)
    draft.record(*(Answered(part, who, target, value) for value, who in heard.items()))


def is_together(state: LupusState) -> bool:
    """Whether the one window of `together` is open."""
    return state.tonight().called == TOGETHER


def confirm(
    draft: Draft[LupusState], part: str, who: Ring, target: int, second: int | None = None
) -> None:
    """Record a confirmed pick; outside `together` it is answered and takes effect at once."""
    draft.record(Picked(part, who, target))
    if second is not None:
        draft.record(Paired(part, second))
    if not is_together(draft.state):
        resolve(draft, part)


def confirm_agreed(draft: Draft[LupusState], part: str, *, without_absent: bool = False) -> None:
    """Confirm the target on which the actors of a step agree; `without_absent`: who have chosen."""
    agreed = agreement(draft.state, part, without_absent=without_absent)
    if agreed.target is not None and part not in draft.state.tonight().picks:
        confirm(draft, part, actors(draft.state, part), agreed.target, agreed.second)


def resolve(draft: Draft[LupusState], part: str) -> None:
    """The answer to a confirmed pick, then its effect (L-N6, L-N7). The pick of a player who has
    left stands, but nobody is answered (L-Q2)."""
    night = draft.state.tonight()
    who, target = night.by[part], night.picks[part]
    living = tuple(seat for seat in who if draft.state.alive(seat))
    effect = step_role(draft.state, part).effect(draft.state, who, target)
    give_answer(draft, part, living, target)
    draft.record(*effect)
