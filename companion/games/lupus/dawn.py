"""The dawn (§6.3): what the night has done, where the voting starts, what is announced."""

from __future__ import annotations

from companion.core.chance import Chance
from companion.games.lupus.cast import role_of
from companion.games.lupus.draft import Draft
from companion.games.lupus.events_day import DawnBroke
from companion.games.lupus.state import LupusState
from companion.games.lupus.victory import check_end


def is_moderator_bitten(state: LupusState) -> bool:
    """L-N4: the victim of the first night was the moderator."""
    return state.number == 1 and state.options.first_night == "moderator"


def deaths(state: LupusState) -> tuple[tuple[int, str], ...]:
    """(seat, cause) of tonight's dead, in ring order."""
    picks = state.tonight().picks
    found: dict[int, str] = {}
    victim = picks.get("wolves")
    if victim is not None and _bite_kills(state, victim):
        found[victim] = "mauled"
    seen = picks.get("seer")
    if seen is not None and state.alive(seen) and role_of(state, seen).dies_if_seen:
        found[seen] = "seen"
    return tuple((seat, found[seat]) for seat in state.ring if seat in found)


def _bite_kills(state: LupusState, victim: int) -> bool:
    if not state.alive(victim) or state.tonight().picks.get("bodyguard") == victim:
        return False
    return not role_of(state, victim).survives_bite


def break_dawn(draft: Draft, chance: Chance) -> None:
    """All die together, then the end check; the announcement is the moderator's."""
    dead, bitten = deaths(draft.state), is_moderator_bitten(draft.state)
    seats = tuple(seat for seat, _ in dead)
    draft.tell(DawnBroke(dead, bitten, _anchor(draft.state, seats, bitten, chance)))
    check_end(draft)


def _anchor(state: LupusState, dead: tuple[int, ...], bitten: bool, chance: Chance) -> int | None:
    """Where the voting order starts (§6.3): the first line that applies."""
    if bitten:
        return None
    if len(dead) > 1:
        return chance.one_of(dead)
    return dead[0] if dead else state.anchor
