"""From a command to the part of the rules that answers it; the order of the refusals (§9, §12)."""

from __future__ import annotations

from companion.core.chance import Chance
from companion.core.command import Caller, Command
from companion.core.game import Decision, Moment
from companion.core.refusal import Refusal, refuse
from companion.games.cities import answers, awaiting, clocks, effects, ending, lobby, turn
from companion.games.cities import commands as do
from companion.games.cities import commands_hand as hand
from companion.games.cities import commands_match as match
from companion.games.cities.draft import Draft
from companion.games.cities.events_combat import AttackWithdrawn
from companion.games.cities.events_match import DuelDecided, DuelEnded, MatchEnded
from companion.games.cities.events_turn import OpeningClosed
from companion.games.cities.state import CitiesState, Phase, Stage, Step
from companion.games.cities.taking_back import may_reopen, may_withdraw, reopened

COMMANDS: tuple[type[Command], ...] = (
    *match.OF_THE_TABLET,
    *match.BY_ANYBODY,
    *match.AROUND,
    *do.TURN,
    *do.COMBAT,
    *hand.EFFECTS,
    *hand.CORRECTIONS,
)
IN_A_DUEL = (*do.TURN, *do.COMBAT, *hand.EFFECTS, *hand.CORRECTIONS)
PAUSES = (match.AskPause, match.ConfirmPause, match.DropPause)


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
    if isinstance(command, match.SetOption | match.SetPlayer | match.Begin):
        return lobby.choose(state, command)
    if isinstance(command, IN_A_DUEL):
        made = _in_the_duel(state, command, caller, moment.now)
        if isinstance(made, Refusal) or not any(isinstance(one, DuelEnded) for one in made):
            return made
        assert caller.seat is not None
        return DuelDecided(caller.seat), *made
    if isinstance(command, (match.Pause, *PAUSES)):
        return clocks.set_pause(state, command, caller, moment.now)
    if isinstance(command, match.Resume):
        return clocks.resume(state, moment.now)
    if isinstance(command, match.CallTime):
        return _call_time(state)
    assert caller.seat is not None
    return _around(state, command, caller.seat, moment, chance)


def _stranger(state: CitiesState, command: Command, caller: Caller) -> Refusal | None:
    """Who may ask at all: the tablet, or one of the two who play."""
    if isinstance(command, match.OF_THE_TABLET):
        allowed = caller.moderator and caller.seat is None
        return None if allowed else refuse("E_NOT_MODERATOR")
    if isinstance(command, match.BY_ANYBODY) and caller.seat is None:
        return None if caller.moderator else refuse("E_WATCHING")
    if isinstance(command, match.BY_ANYBODY) and caller.moderator:
        return refuse("E_NOT_ACTIVE")  # here the tablet speaks for itself
    if isinstance(command, hand.CorrectCounts) and not caller.moderator:
        return refuse("E_NOT_MODERATOR")
    if state.step is Step.LOBBY:
        return refuse("E_WRONG_PHASE")
    return None if caller.seat in state.players else refuse("E_WATCHING")


def _around(
    state: CitiesState, command: Command, seat: int, moment: Moment, chance: Chance
) -> Decision:
    """Decks, ready, giving up."""
    if isinstance(command, match.ConcedeMatch):
        return _concede_match(state, seat)
    if state.paused:
        return refuse("E_PAUSED")
    if isinstance(command, match.ConcedeDuel):
        return _concede_duel(state, seat, moment.now)
    if state.step is not Step.READY:
        return refuse("E_WRONG_PHASE")
    if clocks.time_is_up(state):
        return refuse("E_TIME_UP")
    if isinstance(command, match.DeclareDeck):
        return lobby.declare(state, seat, command)
    if isinstance(command, match.ListCards):
        return lobby.list_cards(state, seat, command.text)
    return lobby.press_ready(state, seat, moment.now, chance)


def _concede_match(state: CitiesState, seat: int) -> Decision:
    left = () if state.duel is None else (DuelEnded(None, "left"),)
    return *left, MatchEnded(state.other(seat), "conceded")


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


def _call_time(state: CitiesState) -> Decision:
    """M2, once the bell has rung and nothing is open (M5)."""
    if not clocks.time_is_up(state):
        return refuse("E_WRONG_PHASE")
    wrong = None if state.duel is None else _open(state)
    if wrong is not None:
        return wrong
    draft = Draft(state)
    ending.call_time(draft)
    return draft.decision


def _open(state: CitiesState) -> Refusal | None:
    """What is under way and must be finished first."""
    duel = state.playing()
    if duel.adjust is not None:
        return refuse("E_ADJUST_OPEN")
    if duel.combat is not None:
        return refuse("E_COMBAT_OPEN")
    return refuse("E_DISCARD_DUE", cards=duel.due) if duel.due else None


def _in_the_duel(state: CitiesState, command: Command, caller: Caller, now: float) -> Decision:
    if state.duel is None:
        return refuse("E_DUEL_OVER" if state.past else "E_WRONG_PHASE")
    if state.paused:
        return refuse("E_PAUSED")
    seat = caller.seat
    assert seat is not None
    if isinstance(command, do.WithdrawAttack):
        return _withdraw(state, seat)
    if awaited(state, type(command), seat):
        return _awaited(state, command, seat, now)
    wrong = refuse("E_TIME_UP") if clocks.time_is_up(state) else _open(state)
    if wrong is not None:
        return wrong
    if _passes_over_opening(state, command, seat):
        closed = OpeningClosed(opened=False)
        made = _in_the_duel(closed.apply(state), command, caller, now)
        return made if isinstance(made, Refusal) else (closed, *made)
    if isinstance(command, hand.CORRECTIONS):
        return effects.correct(state, command, seat, now)
    if isinstance(command, do.COMBAT) or seat != state.duel.active:
        own = seat == state.duel.active
        return refuse("E_WRONG_PHASE" if own else "E_NOT_ACTIVE")
    if isinstance(command, hand.EFFECTS):
        return _effect(state, command, seat, now)
    return turn.take_turn(state, command, now)


def _passes_over_opening(state: CitiesState, command: Command, seat: int) -> bool:
    """Light mode: whoever goes on without a word about the opening has put no card into play."""
    duel = state.playing()
    if not state.options.light or seat != duel.active or duel.phase is not Phase.OPENING:
        return False
    main = (do.EndMain, do.AttackCity, do.TakeCity, hand.BeginAdjust, hand.GiveCity)
    return isinstance(command, main)


def _withdraw(state: CitiesState, seat: int) -> Decision:
    if seat != state.playing().active:
        return refuse("E_NOT_ACTIVE")
    return (AttackWithdrawn(),) if may_withdraw(state) else refuse("E_TOO_LATE")


def awaited(state: CitiesState, kind: type[Command], seat: int) -> bool:
    """Whether what is open waits for a command of this kind (whoever sends it)."""
    duel = state.playing()
    if duel.adjust is not None:
        return kind in hand.EFFECTS
    if duel.combat is not None and duel.combat.stage is Stage.DEFENCE and kind is hand.BeginAdjust:
        return seat == awaiting.asked(state)
    return awaiting.awaits(state, kind)


def _awaited(state: CitiesState, command: Command, seat: int, now: float) -> Decision:
    duel = state.playing()
    who = awaiting.asked(state) if duel.adjust is None else duel.adjust
    if seat != who:
        return refuse("E_NOT_ACTIVE")
    if isinstance(command, hand.EFFECTS):
        return _tracked(state, command) or effects.carry_out(state, command, seat, now)
    return answers.answer(state, command, now)


def _effect(state: CitiesState, command: Command, seat: int, now: float) -> Decision:
    """An effect outside an open adjust: only what is counted with one tap."""
    phase = state.playing().phase
    counted = isinstance(command, hand.TakeBackCount)
    counted |= isinstance(command, hand.MoveCards) and not command.theirs
    by_hand = isinstance(command, hand.GiveCity) and state.options.light
    if counted and phase is Phase.FINAL:
        return effects.carry_out(state, command, seat, now)
    if phase is not Phase.MAIN:
        return refuse("E_WRONG_PHASE")
    if not (counted or by_hand or isinstance(command, hand.BeginAdjust)):
        return refuse("E_ADJUST_FIRST")
    return _tracked(state, command) or effects.carry_out(state, command, seat, now)


def _tracked(state: CitiesState, command: Command) -> Refusal | None:
    by_character = isinstance(command, hand.ON_CHARACTERS)
    return refuse("E_NOT_TRACKED") if by_character and state.options.light else None
