"""After each change: the garrison rule, extra time, winners of duel and match (§6, §9)."""

from collections.abc import Mapping

from companion.games.cities.components.clock import ClockStopped
from companion.games.cities.facts.combat import CityFell
from companion.games.cities.facts.match import DuelEnded, ExtraTimeBegun, MatchEnded
from companion.games.cities.state import CitiesState, Draft

DUELS_TO_WIN = 2
CITIES_BESIDES = 2
"""Beside the capital (D1)."""


def follow_up(draft: Draft, now: float) -> None:
    """Record what follows from a change; nothing while a card text is open."""
    if draft.state.duel is None or draft.duel.adjust is not None:
        return
    if not draft.state.options.light:
        duel = draft.duel  # the garrison rule (§6, C18)
        owned = [(one.slot, one.owner) for one in duel.cities if one.owner is not None]
        draft.record(*(CityFell(slot) for slot, owner in owned if not duel.there(slot, owner)))
    if draft.state.extra:
        _decide_extra(draft, now)
    elif (won := duel_won(draft.state)) is not None:
        end_duel(draft, *won, now)


def has_lost_by_deck(state: CitiesState, seat: int) -> bool:
    """Whether the seat loses because its deck ran out (D2, C13)."""
    if state.options.deckout == "cannot_draw":
        return seat in state.playing().failed
    return state.playing().counts[seat].deck <= 0


def duel_won(state: CitiesState) -> tuple[int, str] | None:
    """The winner of the duel, and how; the active player's capital is checked first (D1 to D3)."""
    duel = state.playing()
    seats = (duel.active, state.other(duel.active))
    for seat in seats:
        if duel.capital in duel.held(seat) and duel.occupied(seat) > CITIES_BESIDES:
            return seat, "capital"
    for seat in seats:
        if has_lost_by_deck(state, state.other(seat)):
            return seat, "deck"
    return None


def end_duel(draft: Draft, winner: int, how: str, now: float) -> None:
    """The duel is won; with the second one, the match (M1)."""
    held, capital = draft.duel.held(winner), draft.duel.capital
    others = tuple(slot for slot in held if slot != capital)
    draft.record(DuelEnded(winner, how, capital if capital in held else None, others))
    state = draft.state
    if state.wins[winner] >= DUELS_TO_WIN:
        draft.record(MatchEnded(winner, "conceded" if how == "conceded" else "duels"))
    elif state.options.pause_between_duels and state.runs and not state.rung:
        draft.record(ClockStopped(now))


def result_at_bell(state: CitiesState) -> tuple[int, str] | None:
    """M2: the winner if the time were over now, and why; None: play continues."""
    ahead = _leader(state.wins, state)
    if ahead is not None:
        over = state.duel is None or state.options.lead_at_bell == "ends"
        return (ahead, "wins") if over else None
    # Level: extra time decides, unless cities or conquests do already.
    counts = _leader(state.conquests, state) is not None
    if state.duel is not None:
        counts = counts and state.options.extra_time == "conquests_first"
        counts = counts or _leader(occupied(state), state) is not None
    return tie_break(state) if counts else None


def call_time(draft: Draft, now: float) -> None:
    """M2: end the time; nothing is open."""
    state = draft.state
    if (found := result_at_bell(state)) is not None:
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
    a, b = state.players
    return None if score[a] == score[b] else max(a, b, key=score.__getitem__)


def tie_break(state: CitiesState) -> tuple[int, str] | None:
    """The player who is ahead, and in what: conquests or cities held (`tiebreak` orders them)."""
    measures = [("conquests", state.conquests), ("occupied", occupied(state))]
    if state.options.tiebreak == "occupied":
        measures.reverse()
    leaders = ((_leader(score, state), how) for how, score in measures)
    return next(((leader, how) for leader, how in leaders if leader is not None), None)


def _decide_extra(draft: Draft, now: float) -> None:
    """Extra time: until the occupied cities differ; a deck that runs out loses (M2)."""
    state, duel = draft.state, draft.duel
    for seat in (duel.active, state.other(duel.active)):
        if has_lost_by_deck(state, state.other(seat)):
            _end_match(draft, seat, "deck")
            return
    leader = _leader(occupied(state), state)
    if leader is None:
        return
    if _leader(state.wins, state) is not None:
        _play_on(draft, now)
        return
    whole = state.options.extra_time_winner == "whole_match"
    ahead = _leader(state.conquests, state) if whole else None
    _end_match(draft, *((leader, "occupied") if ahead is None else (ahead, "conquests")))


def _end_match(draft: Draft, winner: int, how: str) -> None:
    if draft.state.duel is not None:
        draft.record(DuelEnded(None, "time"))
    draft.record(MatchEnded(winner, how))
