"""From a command to the part of the rules that answers it; the order of the refusals (§9, §12)."""

from __future__ import annotations

from companion.core import By, Caller, Chance, Command, Decision, Moment, Refusal, Tick, refuse
from companion.core.kit.commands import answer, refusal
from companion.games.cities.commands import Around, InDuel
from companion.games.cities.components.card_counting import TakeBackCount
from companion.games.cities.components.clock import with_bell
from companion.games.cities.components.duel_end import may_reopen, reopened
from companion.games.cities.facts.match import DuelDecided, DuelEnded
from companion.games.cities.facts.turn import OpeningClosed
from companion.games.cities.phase import phase_of
from companion.games.cities.phases.combat import WithdrawAttack
from companion.games.cities.phases.duel import DuelPhase
from companion.games.cities.state import CitiesState


def decide(
    state: CitiesState, command: Command, caller: Caller, moment: Moment, chance: Chance
) -> Decision:
    """The facts that follow, or the first refusal that applies; the bell rings first (M4)."""
    state, rang = with_bell(state, moment.now)
    if isinstance(command, Tick):
        return rang or refuse("E_WRONG_PHASE")
    made = _decide(state, command, caller, moment, chance)
    return made if isinstance(made, Refusal) else (*rang, *made)


def _decide(
    state: CitiesState, command: Command, caller: Caller, moment: Moment, chance: Chance
) -> Decision:
    wrong = _stranger(state, command, caller)
    if wrong is not None:
        return wrong
    if isinstance(command, TakeBackCount) and may_reopen(state, caller.seat):
        return reopened(state, moment.now)
    if state.result is not None:
        return refuse("E_MATCH_OVER")
    if isinstance(command, InDuel):
        made = _in_the_duel(state, command, caller, moment, chance)
        if isinstance(made, Refusal) or not any(isinstance(one, DuelEnded) for one in made):
            return made
        assert caller.seat is not None
        return DuelDecided(caller.seat), *made
    if state.paused and isinstance(command, Around):
        return refuse("E_PAUSED")
    wrong = refusal(command, caller, state.phase)
    wrong = wrong or phase_of(state).refuses(state, command, caller.seat)
    return wrong or answer(state, command, caller, moment, chance)


def _stranger(state: CitiesState, command: Command, caller: Caller) -> Refusal | None:
    """Who may ask at all: the tablet, or one of the two who play."""
    if not command.by.admits(caller):
        return refuse("E_NOT_MODERATOR")
    if command.by is By.HOST:
        return None
    if command.by is By.ANYBODY and caller.moderator:
        # here the tablet speaks for itself
        return None if caller.seat is None else refuse("E_NOT_ACTIVE")
    if command.by is By.ANYBODY and caller.seat is None:
        return refuse("E_WATCHING")
    if not state.begun:
        return refuse("E_WRONG_PHASE")
    return None if caller.seat in state.players else refuse("E_WATCHING")


def _in_the_duel(
    state: CitiesState, command: InDuel, caller: Caller, moment: Moment, chance: Chance
) -> Decision:
    if state.duel is None:
        return refuse("E_DUEL_OVER" if state.past else "E_WRONG_PHASE")
    if state.paused:
        return refuse("E_PAUSED")
    phase, seat = phase_of(state), caller.seat
    assert isinstance(phase, DuelPhase)
    assert seat is not None
    if phase.closes_opening(state, command, seat):
        closed = OpeningClosed(opened=False)
        made = _in_the_duel(closed.apply(state), command, caller, moment, chance)
        return made if isinstance(made, Refusal) else (closed, *made)
    late = isinstance(command, WithdrawAttack)  # its answer says whether it comes too late
    wrong = None if late else phase.refuses(state, command, seat)
    return wrong or answer(state, command, caller, moment, chance)
