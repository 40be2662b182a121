"""The end check (§8) and who wins together (§7)."""

from collections.abc import Iterator

from companion.core import Draft, Ring, among
from companion.games.lupus.bets import reveal_bets
from companion.games.lupus.cast import cast, role_of
from companion.games.lupus.facts.corrections import GameEnded
from companion.games.lupus.role import Side
from companion.games.lupus.state import LupusState, Result
from companion.games.lupus.waves import asks_the_fallen


def parity(state: LupusState) -> tuple[int, int]:
    """W and H of §5: the living wolves, and all other living players."""
    living = state.living
    wolves = sum(role_of(state, seat).wolf for seat in living)
    return wolves, len(living) - wolves


def ending(state: LupusState) -> Result | None:
    """How the game ends now; None: it continues."""
    apart = [role.separate_side(state) for role in cast(state).values()]
    for role in cast(state).values():
        if first := role.wins_at_once(state):
            return Result(role.side, among(state.ring, {*first, *_with(state, apart, first)}))
    wolves, humans = parity(state)
    if 0 < wolves < humans:
        return None
    outside = {seat for seats in apart for seat in seats}
    alone = tuple(s for s in state.living if role_of(state, s).wins_alone and s not in outside)
    if alone:
        return Result(role_of(state, alone[0]).side, alone)
    for role in cast(state).values():
        if winners := role.wins_instead(state):
            return Result(str(role.second_side), winners)
    side = Side.HUMANS if wolves == 0 else Side.WOLVES
    return Result(side, tuple(s for s in side_members(state, side) if s not in outside))


def _with(state: LupusState, apart: list[Ring], winners: Ring) -> Iterator[int]:
    """Further winners beside `winners`, since they are apart from all others with one of them."""
    for seats in apart:
        if {*seats} & {*winners} and all(state.alive(seat) for seat in seats):
            yield from seats


def side_members(state: LupusState, side: str) -> tuple[int, ...]:
    """All seats of that side, dead or alive, in ring order."""
    return tuple(seat for seat in state.players if role_of(state, seat).side == side)


def check_end(draft: Draft[LupusState]) -> bool:
    """End the game if it is over; returns whether it is.

    A dawn is told before it ends the game: until then nothing does, not even a removal (§6.3); nor
    before the fallen were asked whom they take along (L-B15).
    """
    if draft.state.result is not None:
        return True
    if draft.state.untold or draft.state.shooting or asks_the_fallen(draft.state):
        return False
    result = ending(draft.state)
    if result is None:
        return False
    draft.record(*reveal_bets(draft.state), GameEnded(str(result.side), result.winners))
    return True
