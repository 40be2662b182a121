"""Pairs of matches that differ in what is written of the decks, in nothing else (promise P1)."""

import random
from dataclasses import dataclass
from functools import partial
from itertools import islice
from typing import Any

from companion.core import TABLET, Caller, Command, Game, SetOption, Stage
from companion.core.eye import seat_eye
from companion.games.cities.phases.decks import DeclareDeck, ListCards, Ready
from companion.games.cities.phases.lobby import Begin
from tests.kit.games.cities.knowledge import public, secrets
from tests.kit.games.cities.tables import random_options
from tests.kit.laws.lockstep import Diverged, Lockstep
from tests.kit.laws.paired import Opening
from tests.kit.laws.world import DeclaredKnowledge, random_eye
from tests.kit.random_play import command_of

CARDS = ("Drago", "Elfo", "Orco", "Mago", "Torre", "Ponte", "Fabbro", "Lupa", "Corvo", "Serpe")
MOVES = 60


@dataclass(frozen=True)
class Spec:
    """What a pair should be like; everything not said is left to chance. `minutes`: until the
    bell."""

    sight: str = ""
    minutes: int = 90


def a_list(rng: random.Random) -> str:
    """Some cards, of which nobody has too many."""
    names = rng.sample(CARDS, rng.randint(1, 8))
    return ", ".join(f"{rng.randint(1, 3)} {name}{rng.choice(('', '', '*'))}" for name in names)


def opening(rng: random.Random, game: Game[Any], spec: Spec) -> Opening:
    """Two who play, now and then with one who watches."""
    players = tuple(rng.sample(range(1, 9), 2))
    ring = (*players, *([9] if rng.random() < 0.3 else []))
    eye = random_eye(rng, spec.sight, ring)
    return Opening(eye, game.open(ring, {}), partial(DeclaredKnowledge, public, secrets))


def play(steps: Lockstep, rng: random.Random, spec: Spec) -> None:
    """From the lobby into the second duel or to wherever chance leads."""
    players = steps.a.state.ring[:2]
    for id, value in random_options(rng).items():
        steps.both(TABLET, SetOption(id, value))
    steps.both(TABLET, SetOption("minutes", spec.minutes))
    steps.both(TABLET, Begin())
    for seat in players:
        steps.both(Caller(seat), DeclareDeck({"main": 60, "side": 10}))
        _write(steps, rng, seat)
    for seat in players:
        steps.both(Caller(seat), Ready())
    for _ in range(MOVES):
        _move(steps, rng, players)


def _write(steps: Lockstep, rng: random.Random, seat: int) -> None:
    """A list that only its owner may tell apart."""
    steps.unlike(seat, ListCards(a_list(rng)), ListCards(a_list(rng)))


def _move(steps: Lockstep, rng: random.Random, players: tuple[int, ...]) -> None:
    """Something that a player's screen offers in both worlds; lists are written anew."""
    if steps.game.stage(steps.a.state) is Stage.OVER:
        raise Diverged("over")
    steps.wait(rng.choice((0.0, 3.0, 20.0)))
    for seat in rng.sample(players, 2):
        command = _offered(steps, rng, seat)
        if isinstance(command, ListCards):
            _write(steps, rng, seat)
            return
        if command is not None:
            refusal = steps.both(Caller(seat), command)
            assert refusal is None, f"{command}: {refusal}"
            return


def _offered(steps: Lockstep, rng: random.Random, seat: int) -> Command | None:
    view = steps.game.view(steps.a.state, seat_eye(seat), steps.moment)
    never = ("concede_match", "concede_duel") if rng.random() < 0.95 else ("concede_match",)
    prompts = [one for one in view.prompts if one.closed is None and one.command not in never]
    if not prompts:
        return None
    prompt = rng.choice(prompts)
    answers = list(islice(prompt.answers(), 200))
    if not answers:
        return None
    return command_of(steps.game, prompt.command, rng.choice(answers).args)
