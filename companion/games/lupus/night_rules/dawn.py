"""The dawn (§6.3): what the night has done, where the voting starts, what is announced."""

from __future__ import annotations

from companion.core import Chance, Draft, memoize, replace
from companion.games.lupus.cast import steps
from companion.games.lupus.facts.day import DawnBroke
from companion.games.lupus.state import Day, LupusState


def is_moderator_bitten(state: LupusState) -> bool:
    """L-N4: the victim of the first night was the moderator."""
    return state.number == 1 and state.options.first_night == "moderator"


def deaths(state: LupusState) -> tuple[tuple[int, str], ...]:
    """(seat, cause) of tonight's dead, in ring order."""
    found: dict[int, str] = {}
    for id, role in steps().items():
        target = state.tonight().picks.get(id)
        if target is None or not state.alive(target):
            continue
        cause = role.harm(state, target)
        if cause is not None:
            found.setdefault(target, cause)
    return tuple((seat, found[seat]) for seat in state.ring if seat in found)


def break_dawn(draft: Draft[LupusState], chance: Chance) -> None:
    """All die together. Only the moderator's tablet shows it, until it is told."""
    dead, bitten = deaths(draft.state), is_moderator_bitten(draft.state)
    seats = tuple(seat for seat, _ in dead)
    draft.record(DawnBroke(dead, bitten, _anchor(draft.state, seats, bitten, chance)))


def before_announcement(state: LupusState) -> LupusState:
    """The state as all but the tablet know it: of an untold dawn nothing but that it is day."""
    return _without_the_dawn(state) if state.untold else state


def is_awaited(state: LupusState) -> bool:
    """Whether a dawn has broken that the voice has not told: the tablet's holder plays, and
    knows no more than all others."""
    return state.voice is not None and state.untold


@memoize
def _without_the_dawn(state: LupusState) -> LupusState:
    # One for all eyes, so that what they see alike is worked out once.
    day = state.today()
    alive = {seat: replace(state.players[seat], alive=True, death=None) for seat in day.dead}
    return replace(state, players={**state.players, **alive}, day=Day(day.number))


def _anchor(state: LupusState, dead: tuple[int, ...], bitten: bool, chance: Chance) -> int | None:
    """Where the voting order starts (§6.3): the first line that applies."""
    if bitten:
        return None
    if len(dead) > 1:
        return chance.one_of(dead)
    return dead[0] if dead else state.anchor
