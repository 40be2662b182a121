"""The first checks of §12; then the function that answers a command decides."""

from __future__ import annotations

from companion.core import Caller, Chance, Command, Decision, Draft, Moment, refuse
from companion.core.kit.commands import answer, refusal
from companion.games.lupus import corrections
from companion.games.lupus.commands import Pick, Settle
from companion.games.lupus.night_rules import call_order
from companion.games.lupus.night_rules import pass_and_play as turns
from companion.games.lupus.phase import phase_of
from companion.games.lupus.state import LupusState
from companion.games.lupus.voice import chair, schedule


def decide(
    state: LupusState, command: Command, caller: Caller, moment: Moment, chance: Chance
) -> Decision:
    """The facts that follow, or the first refusal of §12 that applies."""
    over = "E_GAME_OVER" if state.result is not None else ""
    wrong = refusal(command, caller, phase_of(state).asked_as, over)
    if wrong is not None:
        return wrong
    if caller.blind and isinstance(command, (Pick, Settle)) and not _in_turn(state, caller):
        # Every other answer would depend on roles and picks that this tablet does not see.
        return refuse("E_BLIND")
    wrong = chair.objection(state, command, moment)
    return wrong or answer(state, command, caller, moment, chance)


def _in_turn(state: LupusState, caller: Caller) -> bool:
    """Whether the tablet is in the hands of that seat, which may tap any name (`pass_and_play`)."""
    return caller.seat is not None and caller.seat == turns.holder(state)


def alarm_at(state: LupusState) -> float | None:
    """The end of a turn at the tablet that goes round, or of the window of `night_input = together`
    once all have answered (§10). With the voice: of its line, or of the moment after a correction
    by hand."""
    ends = turns.ends_at(state)
    if ends is None and state.led:
        ends = schedule.due(state)
    elif ends is None:
        ends = phase_of(state).ends_at(state)
    checked = None if state.voice is None or state.result else state.voice.ends_at
    return min((at for at in (ends, checked) if at is not None), default=None)


def ring_alarm(state: LupusState, moment: Moment, chance: Chance) -> Decision:
    """The window of `together` ends by itself, a turn at the tablet too, and with the voice
    everything does, also a game that a correction has ended; an alarm that is out of date does
    nothing."""
    draft = Draft(state)
    if corrections.tick(draft, moment):
        return draft.decision
    turns.tick(draft, moment)
    due = schedule.due(draft.state)
    if due is not None and moment.now >= due:
        schedule.go_on(draft, moment, chance)
    elif call_order.is_window_over(draft.state, moment.now):
        call_order.close(draft, moment)
    return draft.decision
