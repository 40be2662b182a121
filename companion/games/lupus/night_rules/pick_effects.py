"""What follows from a pick: it is confirmed, answered, and takes effect (L-N6, L-N7)."""

from __future__ import annotations

from companion.core import Draft, Ring
from companion.games.lupus.facts.night import Answered, Picked
from companion.games.lupus.night_rules import actors
from companion.games.lupus.night_rules.actors import definition
from companion.games.lupus.night_rules.agreement import agreement
from companion.games.lupus.state import LupusState


def tell_answer(draft: Draft[LupusState], part: str, seats: Ring, target: int | None) -> None:
    """Those seats get their secret answers, if that step answers at all; equal ones as one."""
    role, heard = definition(draft.state, part), dict[str, Ring]()
    for seat in seats:
        value = role.answer(draft.state, seat, target)
        if value is not None:
            heard[value] = (*heard.get(value, ()), seat)
    draft.record(*(Answered(part, who, target, value) for value, who in heard.items()))


def is_together(state: LupusState) -> bool:
    """Whether the one window of `together` is open."""
    return state.tonight().called == actors.TOGETHER


def confirm(draft: Draft[LupusState], part: str, who: Ring, target: int) -> None:
    """A pick is in; outside `together` it is answered and takes effect at once."""
    draft.record(Picked(part, who, target))
    if not is_together(draft.state):
        resolve(draft, part)


def confirm_agreed(draft: Draft[LupusState], part: str, *, without_absent: bool = False) -> None:
    """The target on which the actors of a step agree is confirmed; `without_absent`: actors who
    have not chosen are passed over."""
    agreed = agreement(draft.state, part, without_absent=without_absent)
    if agreed.target is not None and part not in draft.state.tonight().picks:
        confirm(draft, part, actors.actors(draft.state, part), agreed.target)


def resolve(draft: Draft[LupusState], part: str) -> None:
    """The answer to a confirmed pick, then its effect (L-N6, L-N7)."""
    night = draft.state.tonight()
    who, target = night.by[part], night.picks[part]
    living = tuple(seat for seat in who if draft.state.alive(seat))
    if not living:
        return
    effect = definition(draft.state, part).effect(draft.state, living, target)
    tell_answer(draft, part, living, target)
    draft.record(*effect)
