"""After every change: the garrison rule, extra time, who has won the duel or the match (§6, §9)."""

from __future__ import annotations

from companion.games.cities.draft import Draft
from companion.games.cities.facts.city import CityFell
from companion.games.cities.facts.clock import ClockStopped
from companion.games.cities.facts.match import DuelEnded, ExtraTimeBegun, MatchEnded
from companion.games.cities.state import CitiesState, Duel, Step

DUELS_TO_WIN = 2
CITIES_BESIDES = 2
"""Beside the capital (D1)."""


def settle(draft: Draft, now: float) -> None:
    """What follows from a change; nothing while the text of a card is being worked through."""
    if draft.state.step is not Step.DUEL or draft.duel.adjust is not None:
        return
    if not draft.state.options.light:
        draft.tell(*(CityFell(slot) for slot in ungarrisoned(draft.duel)))
    if draft.state.extra:
        _decide_extra(draft)
        return
    won = duel_won(draft.state)
    if won is not None:
        end_duel(draft, *won, now)


def ungarrisoned(duel: Duel) -> tuple[int, ...]:
    """Slots with an owner of whom no living character stands there (§6, C18)."""
    return tuple(
        city.slot
        for city in duel.cities
        if city.owner is not None and not duel.there(city.slot, city.owner)
    )


def rules_capital(duel: Duel, seat: int) -> bool:
    """D1: the capital and at least two other cities at the same time."""
    capital = duel.capital
    if capital is None or duel.city(capital).owner != seat:
        return False
    return duel.occupied(seat) > CITIES_BESIDES


def decked(state: CitiesState, seat: int) -> bool:
    """D2: the deck has run out (C13)."""
    if state.options.deckout == "cannot_draw":
        return seat in state.playing().failed
    return state.playing().counts[seat].deck <= 0


def duel_won(state: CitiesState) -> tuple[int, str] | None:
    """Who has won the duel now, and how; the active player's capital comes first (D3)."""
    duel = state.playing()
    seats = (duel.active, state.other(duel.active))
    for seat in seats:
        if rules_capital(duel, seat):
            return seat, "capital"
    for seat in seats:
        if decked(state, state.other(seat)):
            return seat, "deck"
    return None


def end_duel(draft: Draft, winner: int, how: str, now: float) -> None:
    """The duel is won; with the second one, the match (M1)."""
    draft.tell(DuelEnded(winner, how, *held(draft.duel, winner)))
    state = draft.state
    if state.wins[winner] >= DUELS_TO_WIN:
        draft.tell(MatchEnded(winner, "conceded" if how == "conceded" else "duels"))
        return
    clock = state.clock
    stops = state.options.pause_between_duels and clock is not None and clock.since is not None
    if stops and not state.rung:
        draft.tell(ClockStopped(now))


def held(duel: Duel, seat: int) -> tuple[int | None, tuple[int, ...]]:
    """The cities of `seat`: the slot of the capital, if it is among them, and the others."""
    mine = [city.slot for city in duel.cities if city.owner == seat]
    capital = duel.capital if duel.capital in mine else None
    return capital, tuple(slot for slot in mine if slot != capital)


def at_the_bell(state: CitiesState) -> tuple[int, str] | None:
    """M2: who wins if the time is over now, and by what; None: there is extra time."""
    a, b = state.players
    if state.wins[a] != state.wins[b]:
        return (a if state.wins[a] > state.wins[b] else b), "wins"
    return tie_break(state) if _comes_to_a_count(state) else None


def call_time(draft: Draft) -> None:
    """M2: the time is over and nothing is open."""
    found = at_the_bell(draft.state)
    if found is None:
        draft.tell(ExtraTimeBegun())
    else:
        _end_match(draft, *found)


def _comes_to_a_count(state: CitiesState) -> bool:
    """Whether cities and conquests decide now, without extra time."""
    a, b = state.players
    totals_differ = state.conquests[a] != state.conquests[b]
    if state.duel is None:
        return totals_differ
    if state.duel.occupied(a) != state.duel.occupied(b):
        return True
    return totals_differ and state.options.extra_time == "conquests_first"


def tie_break(state: CitiesState) -> tuple[int, str] | None:
    """Who is ahead, and in what: total conquests and cities occupied now, as `tiebreak` says."""
    held = {seat: state.duel.occupied(seat) if state.duel else 0 for seat in state.players}
    measures = [("conquests", dict(state.conquests)), ("occupied", held)]
    if state.options.tiebreak == "occupied":
        measures.reverse()
    a, b = state.players
    for how, score in measures:
        if score[a] != score[b]:
            return (a if score[a] > score[b] else b), how
    return None


def _decide_extra(draft: Draft) -> None:
    """Extra time: until the occupied cities differ; a deck that runs out loses (M2)."""
    state = draft.state
    duel = draft.duel
    for seat in (duel.active, state.other(duel.active)):
        if decked(state, state.other(seat)):
            _end_match(draft, seat, "deck")
            return
    a, b = state.players
    if duel.occupied(a) == duel.occupied(b):
        return
    found = tie_break(state)
    assert found is not None
    _end_match(draft, *found)


def _end_match(draft: Draft, winner: int, how: str) -> None:
    if draft.state.duel is not None:
        draft.tell(DuelEnded(None, "time"))
    draft.tell(MatchEnded(winner, how))
