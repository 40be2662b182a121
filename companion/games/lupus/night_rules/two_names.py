"""Steps of the night in which every phone names two players (L-B11); a first name counts once the
second is given."""

from companion.core import Draft, Refusal, refuse
from companion.games.lupus.cast import step_role
from companion.games.lupus.facts.night import Proposed
from companion.games.lupus.facts.two_names import FirstNamed, SecondNamed
from companion.games.lupus.night_rules import actors
from companion.games.lupus.night_rules.agreement import confirm
from companion.games.lupus.state import LupusState

MODERATOR = 0
"""In the place of a seat: the moderator, who settles a step."""


def name(
    draft: Draft[LupusState], part: str | None, seat: int, target: int, *, by_tablet: bool
) -> Refusal | None:
    """Record one of the two names of a seat, with a part or a decoy. A third name begins again.
    `by_tablet`: the moderator names, whose tablet does not show what a decoy has named."""
    state, night = draft.state, draft.state.tonight()
    if part is not None and part in night.picks:
        return refuse("E_ALREADY_ACTED")
    first = actors.waits_for_second(night, seat)
    if first is not None and _wrong(state, part, seat, first):
        first = None  # given on the passed tablet, where every name is accepted
    if first == target:
        if part is not None or not by_tablet:
            return refuse("E_ALREADY_ACTED")
        first = None  # still offered there, so a decoy begins again
    counts = part is not None and (first is None or step_role(state, part).targets == 2)
    wrong = _wrong(state, part if counts else None, seat, target)
    if wrong is None:
        draft.record((FirstNamed if first is None else SecondNamed)(seat, target))
    return wrong


def name_on_tablet(draft: Draft[LupusState], seat: int, target: int) -> Refusal | None:
    """One of the two names on the tablet that goes round, where every name is accepted from every
    card. The same name twice begins anew."""
    if not draft.state.alive(target):
        return refuse("E_TARGET_DEAD")
    first = actors.waits_for_second(draft.state.tonight(), seat)
    draft.record((FirstNamed if first in (None, target) else SecondNamed)(seat, target))
    return None


def _wrong(state: LupusState, part: str | None, seat: int, target: int) -> Refusal | None:
    """Why the seat may not name the target, with a part or a decoy."""
    if part is not None:
        return actors.objection(state, part, actors.actors(state, part), target)
    if not state.alive(target):
        return refuse("E_TARGET_DEAD")
    return refuse("E_TARGET_SELF") if target == seat else None


def settle(draft: Draft[LupusState], part: str, target: int) -> Refusal | None:
    """One of the two names that the moderator gives for the open step."""
    night, who = draft.state.tonight(), actors.actors(draft.state, part)
    first = actors.waits_for_second(night, MODERATOR)
    if first == target:
        return refuse("E_ALREADY_ACTED")
    draft.record((FirstNamed if first is None else SecondNamed)(MODERATOR, target))
    if first is not None and who:
        confirm(draft, part, who, first, target)
    return None


def close(draft: Draft[LupusState]) -> None:
    """Close the step: a first name alone counts where one is enough."""
    for seat, first in draft.state.tonight().firsts.items():
        state = draft.state
        if actors.waits_for_second(state.tonight(), seat) is None:
            continue
        part = _settled_part(state) if seat == MODERATOR else actors.choosing_part(state, seat)
        if part is None or part in state.tonight().picks:
            continue
        role, who = step_role(state, part), actors.actors(state, part)
        if role.targets == 1 or role.one_is_enough:
            if seat == MODERATOR and who:
                confirm(draft, part, who, first)
            elif seat != MODERATOR and actors.objection(state, part, who, first) is None:
                draft.record(Proposed(part, seat, first))


def _settled_part(state: LupusState) -> str | None:
    """The open part that names two players."""
    parts = actors.open_parts(state)
    return next((part for part in parts if step_role(state, part).targets == 2), None)
