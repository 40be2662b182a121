"""Pairs of evenings with the voice: hidden facts may differ, spoken lines and times may not.

The clock of both worlds is the server's: the next moment of the schedule must be the same in both,
to the millisecond, regardless of deaths, cards and answers. Players without a phone get
the tablet at night, and by day they vote on it and say that the talk may end.
"""

import random
from dataclasses import dataclass
from typing import Any

from companion.core import TABLET, Caller, Command, Game, Refusal, replace
from companion.games.lupus.options import CLASSIC, WORLD
from companion.games.lupus.state import Phase, passing
from tests.kit.games.lupus import pairs
from tests.kit.games.lupus.commands import do
from tests.kit.games.lupus.days import answer, cast_vote, current_vote
from tests.kit.games.lupus.nights import Tap, part_of, play_tap, seen_alike, taps
from tests.kit.games.lupus.plans import PASS, Plan, plan_night
from tests.kit.laws.lockstep import Diverged, Leak, Lockstep, World

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
    """Two worlds whose schedules are compared, too."""

    def decide(self, world: World, caller: Caller, command: Command) -> tuple[Any, Refusal | None]:
        """The shared display has the host's rights, and no knowledge."""
        return super().decide(world, replace(caller, blind=caller.moderator), command)

    def compare(self) -> None:
        super().compare()
        alarms = [self.game.wakes_at(world.state) for world in self.worlds]
        if alarms[0] != alarms[1]:
            raise Leak(f"{self.a.state.phase}: on at {alarms[0]} or at {alarms[1]}")


def play(
    rng: random.Random, game: Game[Any], *, night: str, sight: str, deck: tuple[str, ...] = ()
) -> Lockstep:
    """One pair with the voice, from the deal to where the eye may know a difference. `deck`: of
    the second box, with a captain; (): of the first one, drawn by chance."""
    options = {**RULES, "night_input": night, "deal_mode": "digital"}
    if deck:
        options |= {"deck_rule": "free", "captain": "elected"}
    phones = 1.0 if night == "phones" else rng.choice((1.0, 0.6, 0.0))
    spec = pairs.Spec(
        sight=sight, options=tuple(options.items()), days=2, phones=phones, deck=deck,
        box=WORLD if deck else CLASSIC,
    )  # fmt: skip
    steps = pairs.opening(rng, game, spec).worlds(game, Timed)
    steps.unoffered = None
    return steps.play(lambda: _evening(steps, rng, spec.days))


def _evening(steps: Lockstep, rng: random.Random, days: int) -> None:
    """The cards are dealt and seen, and the night falls by itself."""
    pairs.deal(steps)
    _until(steps, lambda: steps.a.state.phase is Phase.NIGHT)
    for _ in range(days):
        _night(steps, rng)
        _day(steps, rng)


def _until(steps: Lockstep, there: Any) -> None:
    for _ in range(STANDS_STILL):
        if there():
            return
        _to_next_alarm(steps)
    raise AssertionError(f"the voice stands still in {steps.a.state.phase}")


def _to_next_alarm(steps: Lockstep) -> None:
    """Let time pass until the next alarm; a stopped voice is resumed by hand."""
    due = steps.game.wakes_at(steps.a.state)
    if due is None:
        steps.both(TABLET, do.ResumeVoice())
    else:
        steps.wait(max(0.0, due - steps.now))


def _night(steps: Lockstep, rng: random.Random) -> None:
    plans = _plans(steps, rng)
    while steps.a.state.phase is Phase.NIGHT:
        called = steps.a.state.night.cursor
        if steps.a.state.night.open_step is not None:
            own = (tap for tap in taps(steps, rng, plans) if not tap.caller.moderator)
            for tap in sorted(own, key=lambda tap: tap.at):
                steps.wait(max(0.0, tap.at - steps.now))
                night = steps.a.state.night
                if night is not None and night.cursor == called:
                    play_tap(steps, tap)
            if rng.random() < 0.1 and steps.a.state.phase is Phase.NIGHT:
                _pause(steps, TABLET)
        _pass_tablet_round(steps, rng, plans)
        night = steps.a.state.night
        if night is not None and night.cursor == called:
            _to_next_alarm(steps)


def _pass_tablet_round(steps: Lockstep, rng: random.Random, plans: tuple[Plan, Plan]) -> None:
    """The tablet is taken and answered; now and then nobody takes it, or it is returned."""
    for _ in range(STANDS_STILL):
        found = passing(steps.a.state)
        if found is None or found.turn is None:
            return
        seat = found.turn
        if rng.random() < 0.95:
            steps.both(steps.caller(seat), do.TakeDevice())
            if rng.random() < 0.1:
                steps.wait(2)
                steps.both(TABLET, do.ReturnDevice())
                continue
            if steps.a.state.night.open_step is not None:
                _answer_in_hand(steps, rng, seat, plans)
        _to_next_alarm(steps)
    raise AssertionError("the tablet goes round for ever")


def _answer_in_hand(
    steps: Lockstep, rng: random.Random, seat: int, plans: tuple[Plan, Plan]
) -> None:
    """Pick the planned name, sometimes after another one. What the eye sees (its own answer, that
    of its pack) is alike."""
    living = steps.a.state.living
    wanted: list[int] = []
    for world, plan in zip(steps.worlds, plans, strict=True):
        part = part_of(world, seat)
        wanted.append(plan[part] or PASS if part in plan else rng.choice(living))
    if not steps.eye.moderates and seen_alike(steps, seat):
        wanted[1] = wanted[0]
    first = rng.choice(living)
    for in_a, in_b in ([first, first], wanted) if rng.random() < 0.3 else (wanted,):
        steps.wait(round(rng.uniform(1, 8), 1))
        play_tap(steps, Tap(steps.now, None, steps.caller(seat), (in_a, in_b)))


def _plans(steps: Lockstep, rng: random.Random) -> tuple[Plan, Plan]:
    """Plans in which everybody answers, as a missing answer lengthens the window audibly."""
    for _ in range(20):
        plans = plan_night(steps, rng)
        if None not in (*plans[0].values(), *plans[1].values()):
            return plans
    raise Diverged("somebody would not answer")


def _pause(steps: Lockstep, caller: Caller) -> None:
    if steps.both(caller, do.PauseVoice()) is None:
        steps.wait(7)
        steps.both(caller, do.ResumeVoice())


def _day(steps: Lockstep, rng: random.Random) -> None:
    for _ in range(STANDS_STILL):
        state = steps.a.state
        if state.phase is Phase.NIGHT:
            return
        vote = current_vote(state)
        if vote is not None and vote.missing and rng.random() < 0.9:
            steps.wait(rng.choice((0.5, 3.0)))
            if current_vote(steps.a.state) == vote:
                cast_vote(steps, rng, vote)
            continue
        if rng.random() < 0.05:
            _pause(steps, steps.caller(state.living[0]))
        answer(steps, rng)
        if state.phase is Phase.DISCUSSION:
            for seat in state.living:
                steps.both(Caller(seat) if seat in steps.phones else TABLET, do.SayReady())
        if state.phase is Phase.DEFENCE and rng.random() < 0.5:
            day = state.today()
            steps.both(steps.caller(day.speakers[day.speaker]), do.FinishSpeech())
        else:
            _to_next_alarm(steps)
    raise AssertionError("the day never ends")
