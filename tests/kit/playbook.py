"""The scene language: a game is played by sentences, and every sentence is checked.

    scene = Scene(GAME, ring=(1, 2, 3))
    scene.by(3).vote(4)                           # must be accepted
    scene.by(3).vote(5).refuses("E_ALREADY_VOTED")
    scene.tablet.advance().gives("DayBroke")      # accepted, and this event is among the facts
    scene.tablet.on_behalf_of(3).vote(4)
    scene.by(3).look().vote(4).by(5).vote(3)      # sentences of one actor, then of the next one
    scene.by(1, 2, 6).vote(3)                     # of each of them, in this order

Chance is scripted: `scene.chance.deal(…)`, `scene.chance.draw(…)`, `scene.chance.pause(…)`. Time
stands still unless `scene.wait(seconds)` moves it. A refusal that no `.refuses` expects fails the
test at the next sentence, at the next look at the scene, or at the end of the test.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Self

from companion.core.command import ALARM, Caller, Command, Tick
from companion.core.event import Event
from companion.core.eye import MODERATOR, Eye, seat_eye
from companion.core.game import Decision, Game, Moment
from companion.core.log import Entry, Reapply, Rewind, Step, fold
from companion.core.refusal import Refusal
from companion.core.value import payload
from companion.core.view import View
from tests.kit.alarms import ring_until

_open_scenes: list[Scene] = []


def standing(log: Iterable[Entry]) -> tuple[Step, ...]:
    """The steps of a log that no undo has taken back, in order."""
    steps: list[Step] = []
    before: dict[int, list[Step]] = {}
    for entry in log:
        if isinstance(entry, Rewind):
            before[entry.number] = list(steps)
            while steps and steps[-1].number > entry.to:
                steps.pop()
        elif isinstance(entry, Reapply):
            steps = before[entry.undo]
        else:
            steps.append(entry)
    return tuple(steps)


class FixedChance:
    """Scripted chance; by default the first choice, the lowest number, the order unchanged."""

    def __init__(self) -> None:
        self._deals: deque[tuple[Any, ...]] = deque()
        self._draws: deque[Any] = deque()
        self._pauses: deque[float] = deque()

    def deal(self, *things: Any) -> None:
        """The order of the next shuffle, of exactly these things."""
        self._deals.append(things)

    def draw(self, *things: Any) -> None:
        """The results of the next draws."""
        self._draws.extend(things)

    def pause(self, *seconds: float) -> None:
        """The next numbers between limits."""
        self._pauses.extend(seconds)

    def shuffled(self, things: Sequence[Any]) -> tuple[Any, ...]:
        if not self._deals:
            return tuple(things)
        order = self._deals.popleft()
        assert sorted(order) == sorted(things), f"scripted {order}, but shuffled was {things}"
        return order

    def one_of(self, things: Sequence[Any]) -> Any:
        if not self._draws:
            return things[0]
        drawn = self._draws.popleft()
        assert drawn in things, f"scripted {drawn}, but the draw was among {things}"
        return drawn

    def between(self, low: float, high: float) -> float:
        number = self._pauses.popleft() if self._pauses else low
        assert low <= number <= high, f"scripted {number}, but the limits were {low} … {high}"
        return number


class Outcome:
    """The decision on one sentence; another one may follow, of the same actor or the next.

    `then`: the scene, for a sentence of its own: `scene.by(3).vote(4).then.wait(5)`.
    """

    def __init__(self, sentence: str, decision: Decision, scene: Scene, *callers: Caller) -> None:
        self.sentence, self.decision, self.callers = sentence, decision, callers
        self.then: Any = scene
        self.expected = not isinstance(decision, Refusal)

    @property
    def events(self) -> tuple[Event, ...]:
        assert not isinstance(self.decision, Refusal), f"{self.sentence} → {self.decision}"
        return self.decision

    def gives(self, *names: str) -> Outcome:
        """Accepted, and events of these classes are among the facts, in this order."""
        happened = [type(event).__name__ for event in self.events]
        rest = iter(happened)
        assert all(name in rest for name in names), f"{self.sentence} gave {happened}"
        return self

    def refuses(self, code: str) -> Outcome:
        """Refused with this code (the state is untouched: laws/)."""
        self.expected = True
        assert isinstance(self.decision, Refusal), f"{self.sentence} was accepted, not {code}"
        assert self.decision.code == code, f"{self.sentence} → {self.decision.code}, not {code}"
        return self

    def __getattr__(self, name: str) -> Any:
        """The next actor (`by`, `tablet`), or the next sentence of the same one."""
        who = self.then if name in ("by", "tablet") else Actor(self.then, *self.callers)
        return getattr(who, name)


class Actor:
    """Seats or the tablet, with commands as methods: `scene.by(3).vote(4)`."""

    def __init__(self, scene: Scene, *callers: Caller) -> None:
        self._scene = scene
        self._callers = callers

    def on_behalf_of(self, *seats: int) -> Actor:
        """The tablet acts for these seats."""
        return Actor(self._scene, *(Caller(seat=seat, moderator=True) for seat in seats))

    def __getattr__(self, name: str) -> Callable[..., Outcome]:
        kind = self._scene.command(name)

        def speak(*values: Any, **named: Any) -> Outcome:
            given = {**dict(zip(kind.__struct_fields__, values, strict=False)), **named}
            outcome = [self._scene.play(kind(**given), one) for one in self._callers][-1]
            outcome.callers = self._callers
            return outcome

        return speak


class Scene:
    """One game in play, with its log, a clock that is moved by hand, and scripted chance."""

    def __init__(self, game: Game[Any], ring: Iterable[int], kept: Any = None) -> None:
        self.game = game
        self.ring = tuple(ring)
        self.phones = frozenset(self.ring)
        self.now = 1000.0
        self.chance = FixedChance()
        self.opening = game.open(self.ring, kept or {})
        self.log: list[Entry] = []
        self._state = self.opening
        self._last: Outcome | None = None
        _open_scenes.append(self)

    def command(self, name: str) -> type[Command]:
        """The command of this game with this name on the wire, without the game's own prefix."""
        known = {kind.name.rpartition(".")[2]: kind for kind in self.game.commands}
        assert name in known, f"no command {name!r}; there are {sorted(known)}"
        return known[name]

    @property
    def moment(self) -> Moment:
        return Moment(self.now, self.phones)

    @property
    def state(self) -> Any:
        self.settle()
        return self._state

    @property
    def steps(self) -> tuple[Step, ...]:
        """The steps that stand."""
        return standing(self.log)

    @property
    def tablet(self) -> Actor:
        return Actor(self, Caller(moderator=True))

    def by(self, *seats: int) -> Actor:
        """The phones of these seats."""
        return Actor(self, *(Caller(seat=seat) for seat in seats))

    def having(self, **options: Any) -> Self:
        """The tablet sets these house rules."""
        for option, value in options.items():
            self.tablet.set_option(option, value)
        return self

    def play(self, command: Command, caller: Caller) -> Outcome:
        """Decide, append to the log, fold."""
        self.settle()
        decision = self.game.decide(self._state, command, caller, self.moment, self.chance)
        self._last = Outcome(f"{caller}: {command}", decision, self, caller)
        if not isinstance(decision, Refusal):
            number = self.log[-1].number + 1 if self.log else 1
            step = Step(number, self.now, command.name, caller.seat, decision)
            self.log.append(step)
            self._state = fold(self.game.evolve, self._state, (step,))
        return self._last

    def settle(self) -> None:
        """Fail if the last sentence was refused and no `refuses` expected it."""
        if self._last is not None:
            last, self._last = self._last, None
            assert last.expected, f"{last.sentence} was refused: {last.decision}"

    def wait(self, seconds: float) -> Self:
        """Time passes; an alarm that falls due rings at its own time."""
        ring_until(self, self.now + seconds, lambda: self.play(Tick(), ALARM))
        return self

    def undo(self, steps: int = 1) -> Self:
        """Take back the last `steps` steps."""
        self.settle()
        stand = self.steps
        assert 0 < steps <= len(stand), f"only {len(stand)} steps to take back"
        kept = stand[-steps - 1].number if steps < len(stand) else 0
        self.log.append(Rewind(self.log[-1].number + 1, self.now, kept))
        self._state = fold(self.game.evolve, self.opening, self.steps)
        return self

    def view(self, who: Eye | int = MODERATOR) -> View:
        """The view of an eye (a number is a seat)."""
        eye = seat_eye(who) if isinstance(who, int) else who
        return self.game.view(self.state, eye, self.moment)

    def sees(self, who: Eye | int = MODERATOR) -> Any:
        """The view of an eye as JSON."""
        return payload(self.view(who))

    def prompts(self, who: Eye | int = MODERATOR) -> dict[str, Any]:
        """The prompts an eye is offered, by the command they send (the last one of each)."""
        return {prompt.command: prompt for prompt in self.view(who).prompts}


def settle_all() -> None:
    """At the end of a test: check the last sentence of every scene."""
    scenes, _open_scenes[:] = list(_open_scenes), []
    for scene in scenes:
        scene.settle()
