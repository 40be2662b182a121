"""Taking back what was entered last by hand in the own turn: counted cards, a city (light mode)."""

from __future__ import annotations

from companion.core.command import Command
from companion.core.refusal import Refusal, refuse
from companion.games.cities.events_base import Fact
from companion.games.cities.events_hand import WAYS, CityGiven, CityTakenBack, CountTakenBack
from companion.games.cities.slips import Given, Slip
from companion.games.cities.state import CitiesState, City


def last_slip(state: CitiesState, seat: int) -> Slip | None:
    """What `seat` has entered last, if the cards of it still lie where they went."""
    duel = state.playing()
    last = duel.slips[-1] if duel.slips else None
    if last is None or last.by != seat:
        return None
    if isinstance(last, Given):
        return last if duel.counts[seat].graveyard >= last.discards else None
    pile = WAYS[last.way][1]
    there = pile == "field" or getattr(duel.counts[last.whose], pile) >= last.count
    return last if there else None


def take_back(state: CitiesState, _command: Command, seat: int) -> tuple[Fact, ...] | Refusal:
    """The facts of it; E_NOTHING_CHANGES where there is nothing to take back."""
    last = last_slip(state, seat)
    if last is None:
        return refuse("E_NOTHING_CHANGES")
    return (CityTakenBack(last.slot),) if isinstance(last, Given) else (CountTakenBack(),)


def given(by: int, before: City, *, conquest: bool = False, discards: int = 0) -> CityGiven:
    """The fact that this city was given by hand, and how it had been."""
    known = (before.revealed, before.capital, before.owner)
    return CityGiven(by, before.slot, *known, conquest, discards)
