"""Random tables and random legal play: every move is drawn from what the screens offer."""

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
"""Groups of prompts that a turn is made of; all others are rarely opened."""
RARE = "aside"
"""Prompts that are there at any time are answered only now and then, whatever else is done."""
EXACT = (Press, Pick, Choose)
"""Prompts whose answers are all there are: anything else is no offer."""


class Dice:
    """Chance from a seed, so that a failure can be played again."""

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
    """A game being lived: the state, its steps, the states before each, and the clock.

    `sent`: every command of a person so far. `by_seats`: the names of those that seats send.
    `habits`: by the name of a command, how gladly it is done; 1.0 is as gladly as anything else.
    """

    game: Game[Any]
    ring: tuple[int, ...]
    phones: frozenset[int]
    rng: random.Random
    state: Any
    now: float = 1000.0
    steps: list[Step] = field(default_factory=list)
    lived: list[Any] = field(default_factory=list)
    sent: list[Command] = field(default_factory=list)
    by_seats: set[str] = field(default_factory=set)
    habits: Mapping[str, float] = field(default_factory=dict)

    @property
    def moment(self) -> Moment:
        return Moment(self.now, self.phones)

    @property
    def opening(self) -> Any:
        """The state before the first step."""
        return self.lived[0] if self.lived else self.state

    @property
    def eyes(self) -> tuple[Eye, ...]:
        """Everybody who may be offered something."""
        return (MODERATOR, *(seat_eye(seat) for seat in self.ring))

    def after(self, number: int) -> "Play":
        """The game as it stood after so many steps."""
        state = self.lived[number] if number < len(self.lived) else self.state
        return replace(self, state=state, steps=self.steps[:number], lived=self.lived[:number])

    def do(self, command: Command, caller: Caller) -> Refusal | None:
        """Decide and fold; None when it was accepted."""
        chance = Dice(self.rng.random())
        decision = self.game.decide(self.state, command, caller, self.moment, chance)
        if isinstance(decision, Refusal):
            return decision
        step = Step(len(self.steps) + 1, self.now, command.name, caller.seat, decision)
        self.lived.append(self.state)
        if caller is not ALARM:
            self.sent.append(command)
        if caller.seat is not None:
            self.by_seats.add(command.name)
        self.steps.append(step)
        self.state = fold(self.game.evolve, self.state, (step,))
        return None

    def must(self, command: Command, caller: Caller = TABLET) -> None:
        """Ask for something that must be granted; by default the tablet does."""
        refusal = self.do(command, caller)
        assert refusal is None, f"{command} by {caller}: {refusal}"

    def pass_time(self, seconds: float) -> None:
        """The clock goes on; alarms ring when they fall due."""
        ring_until(self, self.now + seconds, lambda: self.do(Tick(), ALARM))


def caller_of(eye: Eye, answer: Answer) -> Caller:
    """Who is asking when this eye sends this answer."""
    if eye.seat is not None:
        return Caller(seat=eye.seat)
    return Caller(seat=answer.seat, moderator=True)


def command_of(game: Game[Any], name: str, args: Mapping[str, Any]) -> Command:
    """The command as the shell would build it: lists become tuples."""
    kind = next(kind for kind in game.commands if kind.name == name)
    return kind(**{key: _frozen(value) for key, value in args.items()})


def _frozen(value: Any) -> Any:
    return tuple(_frozen(one) for one in value) if isinstance(value, list) else value


def offers(play: Play, eye: Eye, most: int = 400) -> Iterator[Offer]:
    """What this eye's screen offers just now; house rules with all their values."""
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
    """Whether the offers of this prompt are all that may be sent with its command."""
    return isinstance(prompt, EXACT) and not isinstance(prompt, Form | Counts | Assign | Order)


def doubted(prompt: Prompt, rng: random.Random) -> bool:
    """What ends or destroys something is asked for once more, and then mostly left."""
    return bool(prompt.group) and prompt.warn is not None and rng.random() < 0.97


def in_some_order(play: Play, prompts: list[Prompt]) -> list[Prompt]:
    """Shuffled; what is done gladly at this table lies more often in front (`Play.habits`)."""
    if not play.habits:
        play.rng.shuffle(prompts)
        return prompts
    lots = [play.rng.random() ** (1 / play.habits.get(one.command, 1.0)) for one in prompts]
    return [one for _, one in sorted(zip(lots, prompts, strict=True), key=lambda pair: -pair[0])]


def random_offer(play: Play, eye: Eye) -> Offer | None:
    """One offer of this eye: first which prompt, then which answer; corrections are rare."""
    view = play.game.view(play.state, eye, play.moment)
    prompts = [one for one in view.prompts if one.closed is None and not doubted(one, play.rng)]
    if {one.group for one in prompts} == {RARE} and play.rng.random() < 0.9:
        return None
    usual = [one for one in prompts if one.group in USUAL] or prompts
    if usual and play.rng.random() < 0.97:
        prompts = usual
    for prompt in in_some_order(play, prompts):
        answers = list(islice(_answers(prompt), 400))
        if answers:
            return _offer(play, eye, prompt, play.rng.choice(answers))
    return None


def a_move(play: Play) -> Offer | None:
    """A device does something that a screen offers, perhaps after waiting for it to open."""
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


def play_on(
    play: Play, most: int = 4000, before: Callable[[], object] = lambda: None
) -> Iterator[Offer]:
    """Random legal play to the end; each offer was accepted. Fails where it does not end. `before`:
    what is done before each move."""
    for _ in range(most):
        before()
        if play.game.stage(play.state) is Stage.OVER:
            return
        offer = a_move(play)
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
    """A lobby with these people; now and then a person has no phone."""
    without = rng.random() < 0.3
    phones = frozenset(seat for seat in ring if not (without and rng.random() < 0.3))
    return Play(game, tuple(ring), phones, rng, game.open(tuple(ring), {}))


def random_ring(rng: random.Random, low: int, high: int) -> tuple[int, ...]:
    """So many people; their numbers say nothing about their places."""
    size = rng.randint(low, high)
    return tuple(rng.sample(range(1, size + 5), size))
