"""A player undoes the own last entry: cards, a city given by hand, an attack, a duel's end."""

from __future__ import annotations

from companion.core.command import Command
from companion.core.game import Decision
from companion.core.kit.facts import Fact
from companion.core.refusal import Refusal, refuse
from companion.core.value import replace
from companion.games.cities.draft import Draft
from companion.games.cities.duel.own_entries import Given, OwnEntry
from companion.games.cities.facts.city import CityGiven, CityTakenBack
from companion.games.cities.facts.clock import ClockStarted
from companion.games.cities.facts.effects import WAYS, CountTakenBack
from companion.games.cities.facts.match import DuelReopened
from companion.games.cities.state import CitiesState, City, Stage


def last_entry(state: CitiesState, seat: int) -> OwnEntry | None:
    """What `seat` has entered last, if the cards of it still lie where they went."""
    duel = state.playing()
    last = duel.own_entries[-1] if duel.own_entries else None
    if last is None or last.by != seat:
        return None
    if isinstance(last, Given):
        return last if duel.counts[seat].graveyard >= last.discards else None
    pile = WAYS[last.way][1]
    there = pile == "field" or getattr(duel.counts[last.whose], pile) >= last.count
    return last if there else None


def take_back(
    state: CitiesState, _command: Command, seat: int
) -> tuple[Fact[CitiesState], ...] | Refusal:
    """The facts of it; E_NOTHING_CHANGES where there is nothing to take back."""
    last = last_entry(state, seat)
    if last is None:
        return refuse("E_NOTHING_CHANGES")
    return (CityTakenBack(last.slot),) if isinstance(last, Given) else (CountTakenBack(),)


def given(by: int, before: City, *, conquest: bool = False, discards: int = 0) -> CityGiven:
    """The fact that this city was given by hand, and how it had been."""
    known = (before.revealed, before.capital, before.owner)
    return CityGiven(by, before.slot, *known, conquest, discards)


def may_withdraw(state: CitiesState) -> bool:
    """Whether the attack may still be withdrawn: the defence has not answered in any way."""
    duel = state.playing()
    combat = duel.combat
    if combat is None or combat.before is None or duel.adjust is not None or combat.won:
        return False
    if combat.stage not in (Stage.REVEAL, Stage.DEFENCE):
        return False
    before = combat.before
    for id in combat.attackers:
        before = before.with_character(replace(before.characters[id], tapped=True))
    return (duel.counts, duel.characters) == (before.counts, before.characters)


def may_reopen(state: CitiesState, seat: int | None) -> bool:
    """Whether `seat` may take back the step that has just ended the duel."""
    ended = state.ended
    if state.duel is not None or ended is None or ended.before is None or state.paused:
        return False
    return seat is not None and ended.by == seat and not state.extra


def reopened(state: CitiesState, now: float) -> Decision:
    """The duel goes on as before that step; so does the clock, if it stood between two duels."""
    draft = Draft(state).tell(DuelReopened())
    clock = draft.state.clock
    if not state.paused and not state.rung and clock is not None and clock.since is None:
        draft.tell(ClockStarted(now))
    return draft.decision
