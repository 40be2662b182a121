"""What a simulated player goes by: what the own phone has shown, and what was said aloud."""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.value import Frozen, field, replace
from companion.games.lupus.cast import holders, pack, role_of
from companion.games.lupus.role import Slot
from companion.games.lupus.state import LupusState

YES = "yes"


class Talk(Frozen):
    """What everybody has heard, last on day `day`. `leader`: the seer who has come out.
    `accused`, `cleared`: whom the leader has called a wolf, or none. `drawn`: whom chance has
    named today."""

    day: int = 0
    leader: int | None = None
    accused: frozenset[int] = frozenset()
    cleared: frozenset[int] = frozenset()
    drawn: int | None = None


class Knows(Frozen):
    """What the player in `seat` knows. `fellows`: who woke with them in the first night. `pack`:
    they are wolves. `seen`: what the own looks have told, by seat."""

    seat: int
    fellows: frozenset[int] = frozenset()
    pack: bool = False
    seen: dict[int, bool] = field(default_factory=dict)


def known_to(state: LupusState, seat: int) -> Knows:
    """What `seat` may know: nothing is read here that its phone has not shown."""
    role = role_of(state, seat)
    meets = role.step_id is not None and role.words.met is not None
    fellows = holders(state, str(role.step_id)) if meets else ()
    return Knows(
        seat,
        fellows=frozenset(fellows) - {seat},
        pack=seat in pack(state),
        seen=dict(_looks(state, seat)),
    )


def _looks(state: LupusState, seat: int) -> Iterator[tuple[int, bool]]:
    """The answers to the own looks, oldest first."""
    role = role_of(state, seat)
    if role.step_id is None or role.slot is not Slot.SIGHT or not role.answers:
        return
    for night in state.all_nights:
        for answer in night.answers:
            if answer.step == role.step_id and seat in answer.seats and answer.target is not None:
                yield answer.target, answer.value == YES


def heard(state: LupusState, talk: Talk, drawn: int) -> Talk:
    """The talk of a day: a seer who has found a living wolf comes out, and tells all from then on.

    `drawn`: whom chance names today, for a table that goes by nothing else.
    """
    leader = talk.leader
    if leader is None or not state.alive(leader):
        leader = next((seat for seat in state.living if _has_found(state, seat)), None)
    if leader is None:
        return replace(talk, day=state.number, drawn=drawn)
    seen = known_to(state, leader).seen
    return Talk(
        day=state.number,
        leader=leader,
        accused=talk.accused | {seat for seat, wolf in seen.items() if wolf},
        cleared=talk.cleared | {leader} | {seat for seat, wolf in seen.items() if not wolf},
        drawn=drawn,
    )


def _has_found(state: LupusState, seat: int) -> bool:
    seen = known_to(state, seat).seen
    return any(wolf and state.alive(one) for one, wolf in seen.items())
