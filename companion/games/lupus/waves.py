"""Deaths come in waves (§4 of the second box): who falls together, and what follows at once."""

from __future__ import annotations

from companion.core import Draft
from companion.games.lupus.cast import cast
from companion.games.lupus.facts.waves import WaveFell
from companion.games.lupus.moments import Falls
from companion.games.lupus.state import LupusState


def whole(state: LupusState, falls: Falls) -> Falls:
    """The wave that begins with those deaths: with the players who die because of them."""
    found = dict(falls)
    for role in cast(state).values():
        for seat, cause in role.drags(state, falls):
            found.setdefault(seat, cause)
    return found


def roll(draft: Draft[LupusState], falls: Falls) -> None:
    """Record what follows from the deaths `falls`, which are recorded already."""
    wave = whole(draft.state, falls)
    further = tuple((seat, wave[seat]) for seat in draft.state.ring if seat in wave.keys() - falls)
    deaths = [draft.state.players[seat].death for seat in falls]
    if further:
        by_day = any(death is not None and death.by_day for death in deaths)
        draft.record(WaveFell(further, by_day))
    for role in cast(draft.state).values():
        draft.record(*role.after_wave(draft.state, wave))
