"""The tablet goes from hand to hand at night, to people without a phone (§10): whose turn, how
long. Everything here follows from public facts: who is alive, who has a phone, the time.
"""

from __future__ import annotations

from companion.core import Caller, Decision, Draft, Moment, Refusal, Ring, answers, refuse
from companion.games.lupus.commands import PassOver, ReturnDevice, TakeDevice
from companion.games.lupus.facts.pass_and_play import (
    DevicePassed,
    DeviceReturned,
    DeviceTaken,
    PassingBegun,
)
from companion.games.lupus.night_rules.actors import TOGETHER
from companion.games.lupus.state import LupusState, Passing

READ_SECONDS = 8.0
"""The second window asks nothing, but nobody reads a line that was never seen in less."""

FIRST_NIGHT_SECONDS = 10.0
"""So much longer is a turn of the first night: nobody has held the tablet before."""


def passes(state: LupusState) -> bool:
    """Whether the tablet goes to people without a phone, who point at nobody then."""
    return state.options.passes


def passing(state: LupusState) -> Passing | None:
    """How the tablet goes round just now; None where it does not, or all have had it."""
    found = None if state.night is None or not state.in_night else state.night.passing
    return found if found is not None and found.turn is not None else None


def holder(state: LupusState) -> int | None:
    """Who has the tablet in hand, and time to answer or to read."""
    found = passing(state)
    return None if found is None or found.since is None else found.turn


def turn_seconds(state: LupusState) -> float:
    """How long each player has the tablet; the same for every role and every answer."""
    if state.tonight().closing:
        return max(READ_SECONDS, float(state.options.min_step_seconds))
    first = FIRST_NIGHT_SECONDS if state.number == 1 else 0.0
    return state.options.step_seconds + first


def ends_at(state: LupusState) -> float | None:
    """When the turn of now is over by itself. With the voice nobody is waited for without end,
    and in a pause nothing runs."""
    found, voice = passing(state), state.voice
    if found is None or (voice is not None and voice.paused_at is not None):
        return None
    if found.since is not None:
        return found.since + turn_seconds(state)
    return found.sent + state.options.window_seconds if state.led else None


def without_phone(state: LupusState, moment: Moment) -> Ring:
    """The living to whom the tablet goes, in ring order."""
    if not passes(state):
        return ()
    return tuple(seat for seat in state.living if seat not in moment.phones)


def begin(draft: Draft[LupusState], moment: Moment) -> None:
    """The tablet starts its round, also anew, where a player has no phone; `together` only."""
    if draft.state.tonight().called != TOGETHER:
        return
    seats = without_phone(draft.state, moment)
    if seats or draft.state.tonight().passing is not None:
        draft.record(PassingBegun(seats, moment.now))


def pass_on(draft: Draft[LupusState], moment: Moment) -> None:
    """To the next who is alive and still has no phone."""
    now = passing(draft.state)
    while now is not None and now.turn is not None:
        draft.record(DevicePassed(now.turn, moment.now))
        now = passing(draft.state)
        if now is not None and now.turn in without_phone(draft.state, moment):
            return


def go_on_without_the_gone(draft: Draft[LupusState], moment: Moment) -> None:
    """A player has left while lines are read: the turn begins anew, or the next one begins."""
    now = passing(draft.state)
    if now is not None and now.turn not in without_phone(draft.state, moment):
        pass_on(draft, moment)
    else:
        draft.record(*covered(draft.state, moment))


def tick(draft: Draft[LupusState], moment: Moment) -> None:
    """The turn of now is over, if its time is."""
    over = ends_at(draft.state)
    if over is not None and moment.now >= over:
        pass_on(draft, moment)


def covered(state: LupusState, moment: Moment) -> tuple[DeviceReturned, ...]:
    """After an undo, or when the house was away: covered, and the turn begins anew."""
    return () if passing(state) is None else (DeviceReturned(moment.now),)


def _on_its_way(state: LupusState) -> Passing | Refusal:
    """The turn that has not begun."""
    found = passing(state)
    if found is None:
        return refuse("E_WRONG_PHASE")
    return refuse("E_ALREADY_ACTED") if found.since is not None else found


@answers(TakeDevice)
def take(state: LupusState, caller: Caller, now: float) -> Decision:
    """Only the seat that is named; nobody can look at who that is."""
    found = _on_its_way(state)
    if isinstance(found, Refusal):
        return found
    if caller.seat is None or caller.seat != found.turn:
        return refuse("E_NOT_YOUR_TURN")
    if state.voice is not None and state.voice.paused_at is not None:
        return refuse("E_CLOCK_PAUSED")
    return (DeviceTaken(caller.seat, now),)


@answers(ReturnDevice)
def give_back(state: LupusState, now: float) -> Decision:
    """The tablet was in the wrong hands. What was tapped meanwhile is tapped anew."""
    return refuse("E_WRONG_PHASE") if holder(state) is None else (DeviceReturned(now),)


@answers(PassOver)
def pass_over(state: LupusState, moment: Moment) -> Decision:
    """A player is not there. One who has taken the tablet keeps it for the whole turn."""
    found = _on_its_way(state)
    if isinstance(found, Refusal):
        return found
    draft = Draft(state)
    pass_on(draft, moment)
    return draft.decision
