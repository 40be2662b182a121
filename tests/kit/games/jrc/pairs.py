"""Pairs of campaigns that look alike to one eye: sealed papers differ, what was opened does not."""

import random
from dataclasses import dataclass
from functools import partial
from typing import Any

from companion.core import TABLET, Caller, Command, Game
from companion.games.jrc.any_step import GoOn, MarkAbsent
from companion.games.jrc.paper_phase import OpenPapers, TakeBack
from companion.games.jrc.phase import phase_of
from companion.games.jrc.phases.city_select import ChooseCities, DrawCities
from companion.games.jrc.phases.lobby import Start
from companion.games.jrc.phases.result import ApplyResult
from companion.games.jrc.phases.seating import BeginSession
from companion.games.jrc.state import JrcState, Phase
from tests.kit.games.jrc.knowledge import public, secrets
from tests.kit.laws.lockstep import Lockstep
from tests.kit.laws.paired import Opening
from tests.kit.laws.world import DeclaredKnowledge, random_eye
from tests.kit.random_play import Dice, command_of


@dataclass(frozen=True)
class Spec:
    """What a pair should be like. `until`: the phase in which it ends, papers still sealed."""

    sight: str = ""
    until: str = ""
    options: tuple[tuple[str, Any], ...] = ()
    steps: int = 0


def opening(rng: random.Random, game: Game[Any], spec: Spec) -> Opening:
    """Three or four people, with the cities and picks that chance says."""
    ring = tuple(rng.sample(range(1, 9), rng.choice((3, 3, 4))))
    eye = random_eye(rng, spec.sight, ring)
    options = {
        "city_choice": rng.choice(("agreed", "each_picks", "random")),
        "secret_pick": rng.random() < 0.8,
        "win_princes": 9,
    } | dict(spec.options)
    lobby, seed = game.open(ring, {"options": options}), str(rng.random())
    return Opening(
        eye, lobby, partial(DeclaredKnowledge, public, secrets), (Dice(seed), Dice(seed))
    )


def play(steps: Lockstep, rng: random.Random, spec: Spec) -> None:
    """From the first allocation to some step in which papers lie sealed."""
    steps.both(TABLET, Start())
    left = spec.steps or rng.randint(3, 6)
    for _ in range(90):
        if steps.a.state.round is None:
            go_on(steps, rng)
            continue
        left = max(0, left - 1)
        last = not left and (not spec.until or steps.a.state.phase == spec.until)
        write(steps, rng, last=last)
        if last and steps.a.state != steps.b.state:
            return
        left += last
        if steps.a.state.round is not None:
            steps.both(TABLET, OpenPapers())


def write(steps: Lockstep, rng: random.Random, *, last: bool) -> None:
    """Everybody writes; who is not the eye changes their mind, differently in both worlds."""
    seats = list(steps.a.state.missing)
    rng.shuffle(seats)
    for seat in seats:
        own = seat == steps.eye.seat
        for _ in range(rng.choice((0, 1, 1))):
            seal(steps, rng, seat, alike=own)
            steps.both(Caller(seat), TakeBack())
        if rng.random() < 0.04 and len(seats) > 2 and not last:
            seal(steps, rng, seat, alike=own)
            steps.both(TABLET, MarkAbsent((str(seat),)))
            if steps.a.state.round is None:
                return  # nobody was left to play with
            if steps.a.state.phase is Phase.METHUSELAH_ORDERS:
                steps.both(Caller(seat), TakeBack())
            for other in steps.a.state.missing:
                seal(steps, rng, other, alike=True)
            return
        seal(steps, rng, seat, alike=own or not last)


def seal(steps: Lockstep, rng: random.Random, seat: int, *, alike: bool) -> None:
    """A legal paper of this seat, the same in both worlds or not."""
    one = paper(steps, steps.a.state, seat, rng)
    other = one
    for _ in range(0 if alike else 5):
        if other == one:
            other = paper(steps, steps.a.state, seat, rng)
    steps.both(Caller(seat), one, other)


def paper(steps: Lockstep, state: JrcState, seat: int, rng: random.Random) -> Command:
    """One of the papers that the seat is offered."""
    (prompt,) = phase_of(state).asks(state, seat)
    answer = rng.choice(list(prompt.answers()))
    return command_of(steps.game, prompt.command, answer.args)


def go_on(steps: Lockstep, rng: random.Random) -> None:
    """The host's next step, the same in both worlds."""
    state = steps.a.state
    match state.phase:
        case Phase.CITY_SELECT if state.options.city_choice == "random":
            steps.both(TABLET, DrawCities(1))
        case Phase.CITY_SELECT:
            steps.both(TABLET, ChooseCities((rng.choice(state.cities),)))
        case Phase.SEATING:
            steps.both(TABLET, BeginSession())
        case Phase.RESULT:
            steps.both(TABLET, ApplyResult())
        case _:
            steps.both(TABLET, GoOn())
