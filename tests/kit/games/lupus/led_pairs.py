"""Pairs of evenings that the voice leads: hidden facts may differ, what is said and when may not.

The clock of both worlds is the server's: the next moment of the schedule must be the same in both,
to the millisecond, whoever has died, holds what, or has answered.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any

from companion.core.command import TABLET, Caller
from companion.core.game import Game
from companion.games.lupus import commands as do
from companion.games.lupus.state import Phase
from companion.games.lupus.voice.commands import FinishSpeech, PauseVoice, ResumeVoice, SayReady
from tests.kit.games.lupus import pairs
from tests.kit.games.lupus.days import cast, running
from tests.kit.games.lupus.nights import make, taps
from tests.kit.games.lupus.plans import Plan, plan_night
from tests.kit.laws.lockstep import Diverged, Leak, Lockstep

RULES = {
    "moderation": "voice",
    "step_seconds": 40,
    "window_seconds": 60,
    "min_step_seconds": 8,
    "pauses": 4,
}
"""Steps that are longer than the latest answer of a pair, so that the plans of a night are kept."""
STANDS_STILL = 400


@dataclass
class Timed(Lockstep):
    """Two worlds whose schedules are compared, too. A frame has no number of steps in it: the
    lantern shows none."""

    def compare(self) -> None:
        super().compare()
        alarms = [self.game.wakes_at(world.state) for world in self.worlds]
        if alarms[0] != alarms[1]:
            raise Leak(f"{self.a.state.phase}: on at {alarms[0]} or at {alarms[1]}")


def play(rng: random.Random, game: Game[Any], *, night: str, sight: str) -> Lockstep:
    """One pair with the voice, from the deal to where the eye may know a difference."""
    options = tuple((RULES | {"night_input": night, "deal_mode": "digital"}).items())
    wishes = pairs.Wishes(sight=sight, options=options, days=2)
    steps = pairs.pair(rng, game, wishes, begun=begun)
    try:
        for _ in range(wishes.days):
            _night(steps, rng)
            _day(steps, rng)
    except Diverged as end:
        steps.ended = f"{steps.a.state.phase} {steps.a.state.number}: {end}"
    return steps


def begun(steps: Lockstep) -> Lockstep:
    """The cards are dealt and seen, and the night falls by itself."""
    timed = Timed(steps.game, steps.eye, steps.worlds, frozenset(steps.a.state.ring))
    timed.start()
    timed.both(TABLET, do.Deal())
    for seat in steps.a.state.ring:
        timed.both(Caller(seat), do.Look())
    _until(timed, lambda: timed.a.state.phase is Phase.NIGHT)
    return timed


def _until(steps: Lockstep, there: Any) -> None:
    for _ in range(STANDS_STILL):
        if there():
            return
        _on(steps)
    raise AssertionError(f"the voice stands still in {steps.a.state.phase}")


def _on(steps: Lockstep) -> None:
    """To the next moment of the schedule; somebody always touches a lantern that has stopped."""
    due = steps.game.wakes_at(steps.a.state)
    if due is None:
        steps.both(TABLET, ResumeVoice())
    else:
        steps.wait(max(0.0, due - steps.now))


def _night(steps: Lockstep, rng: random.Random) -> None:
    plans = _plans(steps, rng)
    while steps.a.state.phase is Phase.NIGHT:
        called = steps.a.state.night.cursor
        if steps.a.state.night.open_step is not None:
            for tap in sorted(taps(steps, rng, plans), key=lambda tap: tap.at):
                steps.wait(max(0.0, tap.at - steps.now))
                night = steps.a.state.night
                if night is not None and night.cursor == called:
                    make(steps, tap)
            if rng.random() < 0.1 and steps.a.state.phase is Phase.NIGHT:
                _pause(steps, TABLET)
        _on(steps)


def _plans(steps: Lockstep, rng: random.Random) -> tuple[Plan, Plan]:
    """In which everybody answers: who does not lengthens the window, and all may hear that."""
    for _ in range(20):
        plans = plan_night(steps, rng)
        if None not in (*plans[0].values(), *plans[1].values()):
            return plans
    raise Diverged("somebody would not answer")


def _pause(steps: Lockstep, caller: Caller) -> None:
    if steps.both(caller, PauseVoice()) is None:
        steps.wait(7)
        steps.both(caller, ResumeVoice())


def _day(steps: Lockstep, rng: random.Random) -> None:
    for _ in range(STANDS_STILL):
        state = steps.a.state
        if state.phase is Phase.NIGHT:
            return
        vote = running(state)
        if vote is not None and vote.missing and rng.random() < 0.9:
            steps.wait(rng.choice((0.5, 3.0)))
            if running(steps.a.state) == vote:
                cast(steps, rng, vote)
            continue
        if rng.random() < 0.05:
            _pause(steps, Caller(state.living[0]))
        if state.phase is Phase.DISCUSSION:
            for seat in state.living:
                steps.both(Caller(seat), SayReady())
        if state.phase is Phase.DEFENCE and rng.random() < 0.5:
            day = state.today()
            steps.both(Caller(day.speakers[day.speaker]), FinishSpeech())
        else:
            _on(steps)
    raise AssertionError("the day never ends")
