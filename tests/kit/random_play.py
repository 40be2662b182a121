"""Random tables and random legal play: every move is one that a screen offers."""

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import islice
from typing import Any

from companion.core.command import ALARM, TABLET, Caller, Command, Tick
from companion.core.eye import MODERATOR, Eye, seat_eye
from companion.core.game import Game, Moment, Stage
from companion.core.log import Step, fold
from companion.core.refusal import Refusal
from companion.core.words.prompts.base import (
    Answer,
    Assign,
    Choose,
    Counts,
    Order,
    Pick,
    Press,
    Prompt,
)
from companion.core.words.prompts.field import Form, Rules
from tests.kit.alarms import ring_until

USUAL = ("", "actions", "quick")
"""Groups of prompts that are usually answered."""
RARE = "aside"
"""The group of prompts that are always there, and seldom answered."""
EXACT = (Press, Pick, Choose)
"""Prompts whose `answers()` are all that they accept."""


class Dice:
    """Chance from a seed, so that a failure can be repeated."""

    def __init__(self, seed: int | str) -> None:
        self._random = random.Random(seed)

    def shuffled(self, things: Sequence[Any]) -> tuple[Any, ...]:
        return tuple(self._random.sample(list(things), len(things)))

    def one_of(self, things: Sequence[Any]) -> Any:
        return self._random.choice(list(things))

    def between(self, low: float, high: float) -> float:
        return self._random.uniform(low, high)


@dataclass(frozen=True)
class Offer:
    """One answer that an eye's screen offers: who sends what, and from when."""

    caller: Caller
    command: Command
    opens_at: float | None
    group: str
    prompt: Prompt


@dataclass
class Play:
    """A game in play. `states`: before each of the `steps`. `sent`: every command of a person so
    far. `by_seats`: the names of those that seats sent. `habits`: by the name of a command, how
    often it is chosen (1.0: as often as others).
    """

    game: Game[Any]
    ring: tuple[int, ...]
    phones: frozenset[int]
    rng: random.Random
    state: Any
    now: float = 1000.0
    steps: list[Step] = field(default_factory=list)
    states: list[Any] = field(default_factory=list)
    sent: list[Command] = field(default_factory=list)
    by_seats: set[str] = field(default_factory=set)
    habits: Mapping[str, float] = field(default_factory=dict)

    @property
    def moment(self) -> Moment:
        return Moment(self.now, self.phones)

    @property
    def opening(self) -> Any:
        """The state before the first step."""
        return self.states[0] if self.states else self.state

    @property
    def eyes(self) -> tuple[Eye, ...]:
        """All eyes that may be offered something."""
        return (MODERATOR, *(seat_eye(seat) for seat in self.ring))

    def after(self, number: int) -> "Play":
        """The game after so many steps."""
        state = self.states[number] if number < len(self.states) else self.state
        return replace(self, state=state, steps=self.steps[:number], states=self.states[:number])

    def do(self, command: Command, caller: Caller) -> Refusal | None:
        """Decide and fold; returns the refusal, if any."""
        chance = Dice(self.rng.random())
        decision = self.game.decide(self.state, command, caller, self.moment, chance)
        if isinstance(decision, Refusal):
            return decision
        step = Step(len(self.steps) + 1, self.now, command.name, caller.seat, decision)
        self.states.append(self.state)
        if caller is not ALARM:
            self.sent.append(command)
        if caller.seat is not None:
            self.by_seats.add(command.name)
        self.steps.append(step)
        self.state = fold(self.game.evolve, self.state, (step,))
        return None

    def must_do(self, command: Command, caller: Caller = TABLET) -> None:
        """Do something that must be accepted."""
        refusal = self.do(command, caller)
        assert refusal is None, f"{command} by {caller}: {refusal}"

    def pass_time(self, seconds: float) -> None:
        """Move the clock; alarms ring when they are due."""
        ring_until(self, self.now + seconds, lambda: self.do(Tick(), ALARM))


def caller_of(eye: Eye, answer: Answer) -> Caller:
    """The caller when this eye sends this answer."""
    if eye.seat is not None:
        return Caller(seat=eye.seat)
    return Caller(seat=answer.seat, moderator=True)


def command_of(game: Game[Any], name: str, args: Mapping[str, Any]) -> Command:
    """The command from its JSON: lists become tuples."""
    kind = next(kind for kind in game.commands if kind.name == name)
    return kind(**{key: _frozen(value) for key, value in args.items()})


def _frozen(value: Any) -> Any:
    return tuple(_frozen(one) for one in value) if isinstance(value, list) else value


def offers(play: Play, eye: Eye, most: int = 400) -> Iterator[Offer]:
    """What this eye's screen offers now; house rules with all their values."""
    for prompt in play.game.view(play.state, eye, play.moment).prompts:
        for answer in islice(_answers(prompt), most):
            yield _offer(play, eye, prompt, answer)


def _offer(play: Play, eye: Eye, prompt: Prompt, answer: Answer) -> Offer:
    command = command_of(play.game, prompt.command, answer.args)
    return Offer(caller_of(eye, answer), command, prompt.opens_at, prompt.group, prompt)


def _answers(prompt: Prompt) -> Iterator[Answer]:
    yield from prompt.answers()
    if isinstance(prompt, Rules) and prompt.closed is None:
        for rule in prompt.rules:
            values: list[Any] = [item.value for item in rule.items]
            if rule.sort == "switch":
                values = [False, True]
            elif rule.sort == "number":
                values = [rule.low, rule.high]
            for value in values:
                yield Answer({**prompt.args, "option": rule.id, "value": value})


def is_exact(prompt: Prompt) -> bool:
    """Whether the answers of this prompt are all that it accepts."""
    return isinstance(prompt, EXACT) and not isinstance(prompt, Form | Counts | Assign | Order)


def too_risky(prompt: Prompt, rng: random.Random) -> bool:
    """Whether to leave out a prompt that ends or destroys something (nearly always)."""
    return bool(prompt.group) and prompt.warn is not None and rng.random() < 0.97


def shuffled(play: Play, prompts: list[Prompt]) -> list[Prompt]:
    """The prompts in random order; `Play.habits` come first more often."""
    if not play.habits:
        play.rng.shuffle(prompts)
        return prompts
    lots = [play.rng.random() ** (1 / play.habits.get(one.command, 1.0)) for one in prompts]
    return [one for _, one in sorted(zip(lots, prompts, strict=True), key=lambda pair: -pair[0])]


def random_offer(play: Play, eye: Eye) -> Offer | None:
    """One random offer of this eye: first a prompt, then an answer; corrections are rare."""
    view = play.game.view(play.state, eye, play.moment)
    prompts = [one for one in view.prompts if one.closed is None and not too_risky(one, play.rng)]
    if {one.group for one in prompts} == {RARE} and play.rng.random() < 0.9:
        return None
    usual = [one for one in prompts if one.group in USUAL] or prompts
    if usual and play.rng.random() < 0.97:
        prompts = usual
    for prompt in shuffled(play, prompts):
        answers = list(islice(_answers(prompt), 400))
        if answers:
            return _offer(play, eye, prompt, play.rng.choice(answers))
    return None


def random_move(play: Play) -> Offer | None:
    """A random offer of a phone or the tablet; None: none, or time has passed until it opens."""
    eyes = [seat_eye(play.rng.choice(play.ring)), MODERATOR]
    if play.rng.random() < 0.5:
        eyes.reverse()
    for eye in eyes:
        offer = random_offer(play, eye)
        if offer is not None:
            if offer.opens_at is not None and offer.opens_at > play.now:
                play.pass_time(offer.opens_at - play.now)
                return None
            return offer
    return None


def play_to_end(
    play: Play, most: int = 4000, before: Callable[[], object] = lambda: None
) -> Iterator[Offer]:
    """Random legal play to the end, which yields each offer after it was accepted. Fails if it does
    not end. `before`: called before each move."""
    for _ in range(most):
        before()
        if play.game.stage(play.state) is Stage.OVER:
            return
        offer = random_move(play)
        if offer is None:
            play.pass_time(play.rng.choice((0.5, 2.0, 7.0)))
            continue
        refusal = play.do(offer.command, offer.caller)
        assert refusal is None, f"offered and refused: {offer.command} by {offer.caller}: {refusal}"
        yield offer
        if play.rng.random() < 0.2:
            play.pass_time(play.rng.choice((1.0, 5.0, 40.0)))
    raise AssertionError(f"{play.game.id}: no end after {most} moves (seed in the test's name)")


def open_table(game: Game[Any], ring: Sequence[int], rng: random.Random) -> Play:
    """A lobby with these people, some of them without a phone."""
    without = rng.random() < 0.3
    phones = frozenset(seat for seat in ring if not (without and rng.random() < 0.3))
    return Play(game, tuple(ring), phones, rng, game.open(tuple(ring), {}))


def random_ring(rng: random.Random, low: int, high: int) -> tuple[int, ...]:
    """A ring of `low` to `high` seats, with random numbers."""
    size = rng.randint(low, high)
    return tuple(rng.sample(range(1, size + 5), size))
