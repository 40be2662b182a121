"""Deaths come in waves (§4 of the second box): who falls together, and what follows at once."""

from __future__ import annotations

from companion.core import Draft
from companion.games.lupus.cast import cast
from companion.games.lupus.facts.waves import DawnGrieved, RolesRestored, WaveFell
from companion.games.lupus.moments import Falls
from companion.games.lupus.state import LupusState


def whole(state: LupusState, falls: Falls) -> Falls:
    """The wave that begins with those deaths: with the players who die because of them."""
    found = dict(falls)
    for role in cast(state).values():
        if role.drags_as is not None:
            found |= {seat: role.drags_as for seat in role.drags(state, falls) if seat not in found}
    return found


def roll(draft: Draft[LupusState], falls: Falls, *, by_hand: bool = False) -> None:
    """Record what follows from the deaths `falls`, which are recorded already. `by_hand`: a
    correction, after which nobody is asked (L-B24)."""
    wave = whole(draft.state, falls)
    further = tuple((seat, wave[seat]) for seat in draft.state.ring if seat in wave.keys() - falls)
    deaths = [draft.state.players[seat].death for seat in falls]
    if further:
        by_day = any(death is not None and death.by_day for death in deaths)
        draft.record(WaveFell(further, by_day, by_hand))
    follow(draft, wave)


def follow(draft: Draft[LupusState], wave: Falls) -> None:
    """Record what follows from a whole wave, whose deaths are recorded already."""
    for role in cast(draft.state).values():
        draft.record(*role.after_wave(draft.state, wave))


def grieve_anew(draft: Draft[LupusState]) -> None:
    """Record who dies because of others at a dawn that was corrected before it is told (L-B24),
    and what follows, in the place of what has followed before."""
    day = draft.state.today()
    if day.turned:
        draft.record(RolesRestored())
    causes = {seat: _cause(draft.state, seat) for seat in day.dead}
    dragged = {role.drags_as for role in cast(draft.state).values()}
    because = {seat for seat, cause in causes.items() if cause in dragged}
    alone = {seat: cause for seat, cause in causes.items() if seat not in because}
    without = DawnGrieved(tuple((seat, "") for seat in because)).apply(draft.state)
    wave = whole(without, alone)
    further = {seat: wave.get(seat, "") for seat in because | wave.keys() - alone.keys()}
    changed = tuple((s, cause) for s, cause in further.items() if cause != causes.get(s, ""))
    if changed:
        draft.record(DawnGrieved(changed))
    follow(draft, wave)


def _cause(state: LupusState, seat: int) -> str:
    death = state.players[seat].death
    return "" if death is None else death.cause


def asks_the_fallen(state: LupusState) -> bool:
    """L-B15: there are fallen and living players, powers are on, and a card that shoots may be
    left. These facts are public."""
    cards = sum(count for id, count in state.deck.items() if cast(state)[id].last_shot)
    wave = () if state.day is None else state.day.wave
    return state.shots < cards and bool(wave) and state.powers and bool(state.living)
