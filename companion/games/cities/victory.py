"""After every change: the garrison rule, extra time, who has won the duel or the match (§6, §9)."""

from __future__ import annotations

from collections.abc import Mapping

from companion.games.cities.duel import Duel
from companion.games.cities.facts.city import CityFell
from companion.games.cities.facts.clock import ClockStopped
from companion.games.cities.facts.match import DuelEnded, ExtraTimeBegun, MatchEnded
from companion.games.cities.state import CitiesState, Draft

DUELS_TO_WIN = 2
CITIES_BESIDES = 2
"""Beside the capital (D1)."""


def settle(draft: Draft, now: float) -> None:
    """What follows from a change; nothing while the text of a card is being worked through."""
    if draft.state.duel is None or draft.duel.adjust is not None:
        return
    if not draft.state.options.light:
        draft.record(*(CityFell(slot) for slot in ungarrisoned(draft.duel)))
    if draft.state.extra:
        _decide_extra(draft, now)
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
    draft.record(DuelEnded(winner, how, *held(draft.duel, winner)))
    state = draft.state
    if state.wins[winner] >= DUELS_TO_WIN:
        draft.record(MatchEnded(winner, "conceded" if how == "conceded" else "duels"))
        return
    clock = state.clock
    stops = state.options.pause_between_duels and clock is not None and clock.since is not None
    if stops and not state.rung:
        draft.record(ClockStopped(now))


def held(duel: Duel, seat: int) -> tuple[int | None, tuple[int, ...]]:
    """The cities of `seat`: the slot of the capital, if it is among them, and the others."""
    mine = [city.slot for city in duel.cities if city.owner == seat]
    capital = duel.capital if duel.capital in mine else None
    return capital, tuple(slot for slot in mine if slot != capital)


def at_the_bell(state: CitiesState) -> tuple[int, str] | None:
    """M2: who wins if the time is over now, and by what; None: play goes on."""
    ahead = _leader(state.wins, state)
    if ahead is not None:
        over = state.duel is None or state.options.lead_at_bell == "ends"
        return (ahead, "wins") if over else None
    return tie_break(state) if _comes_to_a_count(state) else None


def call_time(draft: Draft, now: float) -> None:
    """M2: the time is over and nothing is open."""
    state = draft.state
    if (found := at_the_bell(state)) is not None:
        _end_match(draft, *found)
    elif _leader(state.wins, state) is not None:
        _play_on(draft, now)
    else:
        draft.record(ExtraTimeBegun())


def _play_on(draft: Draft, now: float) -> None:
    """`lead_at_bell = plays_on`: more cities win the running duel; then conquests count."""
    leader = _leader(occupied(draft.state), draft.state)
    if leader is not None:
        end_duel(draft, leader, "cities", now)
        if draft.state.result is not None:
            return
        if (found := tie_break(draft.state)) is not None:
            _end_match(draft, *found)
            return
    if not draft.state.extra:
        draft.record(ExtraTimeBegun())


def occupied(state: CitiesState) -> dict[int, int]:
    """How many cities each player occupies now; none between two duels."""
    return {seat: state.duel.occupied(seat) if state.duel else 0 for seat in state.players}


def _leader(score: Mapping[int, int], state: CitiesState) -> int | None:
    """Return the player with more, if there is one."""
    a, b = state.players
    return None if score[a] == score[b] else max(a, b, key=score.__getitem__)


def _comes_to_a_count(state: CitiesState) -> bool:
    """Whether cities and conquests decide now, without extra time."""
    totals_differ = _leader(state.conquests, state) is not None
    if state.duel is None:
        return totals_differ
    if _leader(occupied(state), state) is not None:
        return True
    return totals_differ and state.options.extra_time == "conquests_first"


def tie_break(state: CitiesState) -> tuple[int, str] | None:
    """Who is ahead, and in what: total conquests and cities occupied now, as `tiebreak` says."""
    measures = [("conquests", state.conquests), ("occupied", occupied(state))]
    if state.options.tiebreak == "occupied":
        measures.reverse()
    for how, score in measures:
        if (leader := _leader(score, state)) is not None:
            return leader, how
    return None


def _decide_extra(draft: Draft, now: float) -> None:
    """Extra time: until the occupied cities differ; a deck that runs out loses (M2)."""
    state = draft.state
    duel = draft.duel
    for seat in (duel.active, state.other(duel.active)):
        if decked(state, state.other(seat)):
            _end_match(draft, seat, "deck")
            return
    leader = _leader(occupied(state), state)
    if leader is None:
        return
    if _leader(state.wins, state) is not None:
        _play_on(draft, now)
        return
    whole = tie_break(state) if state.options.extra_time_winner == "whole_match" else None
    _end_match(draft, *(whole or (leader, "occupied")))


def _end_match(draft: Draft, winner: int, how: str) -> None:
    if draft.state.duel is not None:
        draft.record(DuelEnded(None, "time"))
    draft.record(MatchEnded(winner, how))
