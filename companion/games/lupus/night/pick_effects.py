"""What follows from a pick: it is confirmed, answered, and takes effect (L-N6, L-N7)."""

from __future__ import annotations

from companion.core.kit.facts import Draft
from companion.core.seat import Ring
from companion.games.lupus.cast import step
from companion.games.lupus.facts.night import Answered, Picked
from companion.games.lupus.night import actors
from companion.games.lupus.night.agreement import agreement
from companion.games.lupus.state import LupusState


def tell_answer(draft: Draft[LupusState], part: str, seats: Ring, target: int | None) -> None:
    """What those seats hear in secret, if that step answers at all."""
    answer = _answer(draft.state, part, target)
    if answer is not None:
        draft.tell(Answered(part, seats, target, answer))


def _answer(state: LupusState, part: str, target: int | None) -> str | None:
    found = step(state, part)
    return None if found is None or found.answer is None else found.answer(state, target)


def is_together(state: LupusState) -> bool:
    """Whether the one window of `together` is open."""
    return state.tonight().called == actors.TOGETHER


def confirm(draft: Draft[LupusState], part: str, who: Ring, target: int) -> None:
    """A pick is in; outside `together` it is answered and takes effect at once."""
    draft.tell(Picked(part, who, target))
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
    night, found = draft.state.tonight(), step(draft.state, part)
    assert found is not None
    who, target = night.by[part], night.picks[part]
    living = tuple(seat for seat in who if draft.state.alive(seat))
    if not living:
        return
    effect = found.effect(draft.state, living, target)
    tell_answer(draft, part, living, target)
    draft.tell(*effect)
