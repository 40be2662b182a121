"""Two worlds in step: hidden facts may differ, what one eye is shown may not (promise P1)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, ClassVar, Self

from msgspec.json import encode

from companion.core.command import ALARM, Caller, Command, Tick
from companion.core.eye import PUBLIC, Eye, Sight
from companion.core.game import Game, Moment, Stage
from companion.core.log import Step, fold
from companion.core.refusal import Refusal
from companion.core.value import replace
from companion.core.view import View
from companion.table.export.copies import NotNow, copied
from companion.table.screens.desk import diary
from companion.table.screens.way_back import undo_offer
from companion.table.state import Running, Table
from tests.kit.laws.world import Diverged, Leak, World, difference, opens_answer, public_parts

LONGEST = 5000
"""The most commands and alarms of a pair; more mean that it never ends."""


class Endless(AssertionError):
    """The driver of a pair goes on although its commands are refused."""


@dataclass
class Lockstep:
    """Both worlds, the one eye, and the clock that they share.

    `unoffered`: tries commands that nobody was offered, now and then (see `unoffered_trier`).
    `tried`: how many led to the same in both worlds, and how many to something that the eye may
    tell apart. `asked`: how many commands and alarms the worlds were asked to decide.
    """

    unoffered_every: ClassVar[int] = 5
    """Unoffered commands are tried at one of so many looks."""
    game: Game[Any]
    eye: Eye
    worlds: tuple[World, World]
    phones: frozenset[int]
    now: float = 1000.0
    compared: int = 0
    ended: str = ""
    unoffered: Callable[[Lockstep], None] | None = None
    tried: Counter[str] = field(default_factory=Counter)
    asked: int = 0

    def play(self, moves: Callable[[], object]) -> Self:
        """Make these moves, until the eye may know a difference (which `ended` then names)."""
        try:
            self.start()
            moves()
        except Diverged as end:
            self.ended = f"{getattr(self.a.state, 'phase', '')}: {end}"
        return self

    def start(self) -> None:
        """The first look."""
        self.open()
        self.compare()

    def open(self) -> None:
        """Take the states as the openings of both worlds."""
        for world in self.worlds:
            world.opening = world.state
            world.knowledge.note(world.state)

    @property
    def a(self) -> World:
        return self.worlds[0]

    @property
    def b(self) -> World:
        return self.worlds[1]

    @property
    def moment(self) -> Moment:
        return Moment(self.now, self.phones)

    def caller(self, seat: int) -> Caller:
        """The phone of this seat, or the tablet for it where it has none."""
        return Caller(seat, moderator=seat not in self.phones)

    def decide(self, world: World, caller: Caller, command: Command) -> tuple[Any, Refusal | None]:
        """The events of a command in a world, or its refusal; nothing is changed. A tablet is blind
        where the eye is. Raises Endless."""
        if caller.moderator and self.eye.sight is Sight.BLIND:
            caller = replace(caller, blind=True)
        made = self.game.decide(world.state, command, caller, self.moment, world.chance)
        self.asked += 1
        if self.asked >= LONGEST:
            raise Endless(
                f"{self.game.id}: a pair that does not end. Its driver (tests/kit/games/"
                f"{self.game.id}/pairs.py) does not look at what `both` and `only` return: "
                f"{command} led to {made}"
            )
        if isinstance(made, Refusal):
            return (), made
        return made, None

    def both(self, caller: Caller, in_a: Command, in_b: Command | None = None) -> Refusal | None:
        """Do the same (or a similar) command in both worlds. Raises Leak, Diverged."""
        commands = (in_a, in_a if in_b is None else in_b)
        made = [self.decide(w, caller, c) for w, c in zip(self.worlds, commands, strict=True)]
        refusals = [refusal for _, refusal in made]
        self.check_refusals(f"{caller} {in_a}", refusals, known=self.seen_by(caller))
        if refusals[0] is not None:
            return refusals[0]
        for world, command, (events, _) in zip(self.worlds, commands, made, strict=True):
            self._apply(world, caller, command, events)
        self.compare()
        return None

    def unlike(self, seat: int, in_a: Command, in_b: Command) -> Refusal | None:
        """A seat does something else in each world; the eye's own does `in_a` in both."""
        return self.both(self.caller(seat), in_a, in_a if seat == self.eye.seat else in_b)

    def seen_by(self, caller: Caller) -> bool:
        """Whether the eye is the caller, so that it knows the answer."""
        if self.eye.seat is not None:
            return caller.seat == self.eye.seat
        return caller.moderator and self.eye.moderates

    def check_refusals(self, what: str, refusals: list[Refusal | None], *, known: bool) -> None:
        """Raises Leak where the worlds answer differently and the eye knows the answer, else
        Diverged."""
        if refusals[0] != refusals[1]:
            unequal = f"{what}: {refusals[0]} in one world, {refusals[1]} in the other"
            raise Leak(unequal) if known else Diverged(unequal)

    def only(self, world: World, caller: Caller, command: Command) -> Refusal | None:
        """Do a hidden command in one world only."""
        events, refusal = self.decide(world, caller, command)
        if refusal is None:
            self._apply(world, caller, command, events)
            self.compare()
        return refusal

    def wait(self, seconds: float) -> None:
        """Time passes in both; alarms ring when they fall due."""
        until = self.now + seconds
        while True:
            alarms = [at for w in self.worlds if (at := self.game.wakes_at(w.state)) is not None]
            if not alarms or min(alarms) > until:
                break
            self.now = max(self.now, min(alarms))
            for world in self.worlds:
                at = self.game.wakes_at(world.state)
                if at is not None and at <= self.now:
                    events, refusal = self.decide(world, ALARM, Tick())
                    assert refusal is None, f"the alarm was refused: {refusal}"
                    self._apply(world, ALARM, Tick(), events)
            self.compare()
        self.now = until
        self.compare()

    def _apply(self, world: World, caller: Caller, command: Command, events: Any) -> None:
        world.count += 1
        world.public += any(event.public for event in events)
        step = Step(world.count, self.now, command.name, caller.seat, events)
        if opens_answer(self.game, world.state, events):
            world.opened = (*world.opened, world.count)
        world.state = fold(self.game.evolve, world.state, (step,))
        if all(event.silent for event in events):
            world.silenced.append(world.count)
        world.steps.append(step)
        world.keep_snapshot()
        world.knowledge.note(world.state)

    def view(self, world: World, eye: Eye) -> View:
        """The view of an eye, built once for each state and time, with a table's memory."""
        if world.shown_of is not world.state or world.shown_at != self.now:
            world.shown_of, world.shown_at, world.shown = world.state, self.now, {}
        if eye not in world.shown:
            wall = None if eye == PUBLIC else self.view(world, PUBLIC)
            asked = world.state, eye, self.moment, wall
            world.shown[eye] = world.cache.memory.run(self.game.view, *asked)
        return world.shown[eye]

    def version(self, world: World) -> int:
        """The number of steps that the eye's devices count."""
        return world.tablet_count if self.eye.moderates else world.public

    def desk(self, world: World) -> list[Any]:
        """What the tablet shows beside the view: the diary, and the offered undo."""
        table, games = self.table(world), {self.game.id: self.game}
        return [list(diary(table, games, world.cache)), undo_offer(table, games)]

    def table(self, world: World) -> Table:
        """The table on which this world's game lies."""
        if world.table is not None:
            return world.table
        log = tuple(world.steps)
        begun = self.game.id, world.opening, (), world.state, (), log, log
        running = Running(*begun, opened=world.opened, opened_at=1.0, snapshots=world.snapshots)
        return Table(
            "pair",
            blind=self.eye.sight is Sight.BLIND,
            game=running,
            silenced=tuple(world.silenced),
            keeps_evenings=True,
            version=world.count,
            public_version=world.public,
        )

    def copy(self, world: World) -> Any:
        """The copy that the host may make now, or None."""
        try:
            return copied(self.table(world), {self.game.id: self.game})
        except NotNow:
            return None

    def compare(self) -> None:
        """Compare what the eye is shown. Raises Leak, Diverged."""
        self.look()
        for part, values in public_parts(self):
            self._equal(f"the {part}: ", values)
        shown = [(self.version(world), self.view(world, self.eye)) for world in self.worlds]
        # Equal views give equal bytes; that this is so is looked at now and then.
        if shown[0] != shown[1] or self.compared % 8 == 0:
            frames = [encode(one, order="sorted") for one in shown]
            if frames[0] != frames[1]:
                raise Leak(difference(*map(bytes.decode, frames)))
        if self.eye.moderates:
            self._equal("", [self.desk(world) for world in self.worlds])
            self._equal("the copy: ", [self.copy(world) for world in self.worlds])
        if self.unoffered is not None and self.compared % self.unoffered_every == 0:
            self.unoffered(self)

    def look(self) -> None:
        """Raises Diverged where the eye may tell the worlds apart now."""
        if any(self.game.stage(world.state) is Stage.OVER for world in self.worlds):
            raise Diverged("over: everything may be told")
        if self.a.knowledge.known() != self.b.knowledge.known():
            raise Diverged("the eye may know a difference")
        self.compared += 1

    def _equal(self, name: str, values: list[Any]) -> None:
        """Raises Leak where the two values differ."""
        if values[0] != values[1]:
            raise Leak(name + difference(*(encode(one).decode() for one in values)))
