"""From a command to the part of the rules that answers it; the order of the refusals (§9, §12)."""

from __future__ import annotations

from companion.core.chance import Chance
from companion.core.command import By, Caller, Command
from companion.core.game import Decision, Moment
from companion.core.kit.commands import answer, answers, refusal
from companion.core.refusal import Refusal, refuse
from companion.games.cities import clocks
from companion.games.cities import commands as do
from companion.games.cities import commands_effects as hand
from companion.games.cities import commands_match as match
from companion.games.cities.commands_base import Correction, Effect, InDuel, OfCombat, OnCharacter
from companion.games.cities.draft import Draft
from companion.games.cities.duel import combat_awaiting, ending, turn
from companion.games.cities.duel.own_undo import may_reopen, may_withdraw, reopened
from companion.games.cities.facts.combat import AttackWithdrawn
from companion.games.cities.facts.match import DuelDecided, DuelEnded, MatchEnded
from companion.games.cities.facts.turn import OpeningClosed
from companion.games.cities.state import CitiesState, Phase, Stage, Step


def decide(
    state: CitiesState, command: Command, caller: Caller, moment: Moment, chance: Chance
) -> Decision:
    """The facts that follow, or the first refusal that applies; the bell rings first (M4)."""
    state, rang = clocks.with_bell(state, moment.now)
    made = _decide(state, command, caller, moment, chance)
    return made if isinstance(made, Refusal) else (*rang, *made)


def ring(state: CitiesState, moment: Moment) -> Decision:
    """The alarm: the clock has reached zero."""
    _, rang = clocks.with_bell(state, moment.now)
    return rang or refuse("E_WRONG_PHASE")


def _decide(
    state: CitiesState, command: Command, caller: Caller, moment: Moment, chance: Chance
) -> Decision:
    wrong = _stranger(state, command, caller)
    if wrong is not None:
        return wrong
    if isinstance(command, hand.TakeBackCount) and may_reopen(state, caller.seat):
        return reopened(state, moment.now)
    if state.step is Step.OVER:
        return refuse("E_MATCH_OVER")
    if isinstance(command, InDuel):
        made = _in_the_duel(state, command, caller, moment, chance)
        if isinstance(made, Refusal) or not any(isinstance(one, DuelEnded) for one in made):
            return made
        assert caller.seat is not None
        return DuelDecided(caller.seat), *made
    wrong = refusal(command, caller, state.step) or _not_around(state, command)
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
    if state.step is Step.LOBBY:
        return refuse("E_WRONG_PHASE")
    return None if caller.seat in state.players else refuse("E_WATCHING")


def _not_around(state: CitiesState, command: Command) -> Refusal | None:
    """Why this is not the moment for decks, ready, or giving a duel up."""
    if not isinstance(command, match.Around):
        return None
    if state.paused:
        return refuse("E_PAUSED")
    if isinstance(command, match.ConcedeDuel):
        return None
    if state.step is not Step.READY:
        return refuse("E_WRONG_PHASE")
    return refuse("E_TIME_UP") if clocks.time_is_up(state) else None


@answers(match.ConcedeMatch)
def _concede_match(state: CitiesState, seat: int) -> Decision:
    left = () if state.duel is None else (DuelEnded(None, "left"),)
    return *left, MatchEnded(state.other(seat), "conceded")


@answers(match.ConcedeDuel)
def _concede_duel(state: CitiesState, seat: int, now: float) -> Decision:
    """Before the bell only (M3); an open combat is finished first."""
    if state.rung:
        return refuse("E_TIME_UP")
    if state.duel is None:
        return refuse("E_DUEL_OVER")
    wrong = _open(state)
    if wrong is not None:
        return wrong
    draft = Draft(state)
    ending.end_duel(draft, state.other(seat), "conceded", now)
    return draft.decision


@answers(match.CallTime)
def _call_time(state: CitiesState, now: float) -> Decision:
    """M2, once the bell has rung and nothing is open (M5)."""
    if not clocks.time_is_up(state):
        return refuse("E_WRONG_PHASE")
    wrong = None if state.duel is None else _open(state)
    if wrong is not None:
        return wrong
    draft = Draft(state)
    ending.call_time(draft, now)
    return draft.decision


def _open(state: CitiesState) -> Refusal | None:
    """What is under way and must be finished first."""
    duel = state.playing()
    if duel.adjust is not None:
        return refuse("E_ADJUST_OPEN")
    if duel.combat is not None:
        return refuse("E_COMBAT_OPEN")
    return refuse("E_DISCARD_DUE", cards=duel.due) if duel.due else None


def _in_the_duel(
    state: CitiesState, command: Command, caller: Caller, moment: Moment, chance: Chance
) -> Decision:
    if state.duel is None:
        return refuse("E_DUEL_OVER" if state.past else "E_WRONG_PHASE")
    seat = caller.seat
    assert seat is not None
    if not state.paused and _passes_over_opening(state, command, seat):
        closed = OpeningClosed(opened=False)
        made = _in_the_duel(closed.apply(state), command, caller, moment, chance)
        return made if isinstance(made, Refusal) else (closed, *made)
    wrong = _not_in_the_duel(state, command, seat)
    return wrong or answer(state, command, caller, moment, chance)


def _not_in_the_duel(state: CitiesState, command: Command, seat: int) -> Refusal | None:
    """The first of §9 and §12 that speaks against it."""
    duel = state.playing()
    if state.paused:
        return refuse("E_PAUSED")
    if isinstance(command, do.WithdrawAttack):
        return None
    if awaited(state, type(command), seat):
        who = combat_awaiting.asked(state) if duel.adjust is None else duel.adjust
        return _tracked(state, command) if seat == who else refuse("E_NOT_ACTIVE")
    wrong = _late_or_open(state)
    if wrong is not None or isinstance(command, Correction):
        return wrong
    if isinstance(command, OfCombat) or seat != duel.active:
        return refuse("E_WRONG_PHASE" if seat == duel.active else "E_NOT_ACTIVE")
    if isinstance(command, Effect):
        return _not_counted(state, command) or _tracked(state, command)
    return turn.wrong_phase(state, type(command))


def _late_or_open(state: CitiesState) -> Refusal | None:
    return refuse("E_TIME_UP") if clocks.time_is_up(state) else _open(state)


def _passes_over_opening(state: CitiesState, command: Command, seat: int) -> bool:
    """Light mode: a player who goes on without answering the opening has put no card into play."""
    duel = state.playing()
    if not state.options.light or seat != duel.active or duel.phase is not Phase.OPENING:
        return False
    if awaited(state, type(command), seat) or _late_or_open(state) is not None:
        return False
    main = (do.EndMain, do.AttackCity, do.TakeCity, hand.BeginAdjust, hand.GiveCity)
    return isinstance(command, main)


@answers(do.WithdrawAttack)
def _withdraw(state: CitiesState, seat: int) -> Decision:
    if seat != state.playing().active:
        return refuse("E_NOT_ACTIVE")
    return (AttackWithdrawn(),) if may_withdraw(state) else refuse("E_TOO_LATE")


def awaited(state: CitiesState, kind: type[Command], seat: int) -> bool:
    """Whether the open combat or effect waits for a command of this kind, from any player."""
    duel = state.playing()
    if duel.adjust is not None:
        return issubclass(kind, Effect)
    if duel.combat is not None and duel.combat.stage is Stage.DEFENCE and kind is hand.BeginAdjust:
        return seat == combat_awaiting.asked(state)
    return combat_awaiting.awaits(state, kind)


def _not_counted(state: CitiesState, command: Command) -> Refusal | None:
    """Outside an open adjust an effect is only what is counted with one tap."""
    phase = state.playing().phase
    counted = isinstance(command, hand.TakeBackCount)
    counted |= isinstance(command, hand.MoveCards) and not command.theirs
    by_hand = isinstance(command, hand.GiveCity) and state.options.light
    if counted and phase is Phase.FINAL:
        return None
    if phase is not Phase.MAIN:
        return refuse("E_WRONG_PHASE")
    if counted or by_hand or isinstance(command, hand.BeginAdjust):
        return None
    return refuse("E_ADJUST_FIRST")


def _tracked(state: CitiesState, command: Command) -> Refusal | None:
    by_character = isinstance(command, OnCharacter)
    return refuse("E_NOT_TRACKED") if by_character and state.options.light else None
