"""One story: a table, what people do and what goes wrong, and what must be true afterwards.

A story follows from its seed: `run(Story.of(7))` returns the errors.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from companion.core.value import replace as replaced
from companion.table.device import Kind
from companion.table.effects import Acknowledge, Ask, Refuse
from companion.table.handle import handle
from companion.table.log.codec import Codec
from companion.table.log.fold import evolve
from companion.table.screens.present import Showing, Surroundings, viewer_of
from companion.table.state import Table
from tests.kit.playbook import FixedChance
from tests.kit.table import coin
from tests.kit.table.coin import COIN, AlarmRang, OpenHands, Peek, PickSide, SetStake, Start
from tests.kit.table.scene import QuickRoom
from tests.simulation.cluster import Process, virtual
from tests.simulation.database import Database
from tests.simulation.devices import RETRIED, Device
from tests.simulation.virtual_time import JITTER, VirtualTime

GAMES: Any = {COIN.id: COIN}
CODEC = Codec(GAMES)
CODE = "LUNA42"
LONG = 4.0
"""Seconds of trouble; after them everything works again."""
REST = 4.0
"""Seconds after which every screen must be right."""
ALARM = 2.0
CLOCK = 0.5
"""Seconds that the time of a record, which is stored after it, may differ from the database's."""
Action = tuple[float, str, int]
"""Seconds, name, and the number of a phone or process."""


@dataclass(frozen=True)
class Story:
    """What happens. `seed`: of delays and orders."""

    seed: int
    phones: int
    processes: int
    actions: tuple[Action, ...]

    @staticmethod
    def of(seed: int) -> Story:
        """The story of this seed."""
        rng = random.Random(seed)
        phones, processes = rng.randint(2, 3), rng.randint(1, 3)
        kinds = ("heads", "tails", "peek", "breaks", "crash", "trouble", "stake", "leaves")
        actions: list[Action] = [(rng.uniform(0.5, 1.5), "start", 0)]
        for _ in range(rng.randint(3, 9)):
            what = rng.choices(kinds, (4, 4, 2, 3, 1, 1, 1, 1))[0]
            actions.append((rng.uniform(0.0, LONG), what, rng.randrange(max(phones, processes))))
        if rng.random() < 0.3:
            actions.append((rng.uniform(LONG / 2, LONG), "open", 0))
        return Story(seed, phones, processes, tuple(sorted(actions)))

    def without(self, number: int) -> Story:
        """Without one action."""
        return replace(self, actions=(*self.actions[:number], *self.actions[number + 1 :]))


class World:
    """The running story. `wrong`: its errors."""

    def __init__(self, story: Story) -> None:
        self.story, self.time = story, VirtualTime(story.seed)
        self.games, self.codec = GAMES, CODEC
        self.wrong: list[str] = []
        self._ids = iter(range(1, 1_000_000))
        self._asked: dict[str, int] = {}
        tokens, log = _opening(story.phones)
        self.database = Database(self.time, CODE, log)
        self._tables: list[Table] = [Table(code=CODE)]
        self.processes = [Process(self) for _ in range(story.processes)]
        self.phones = [Device(self, Kind.PHONE, token) for token in tokens]
        self.tablet = Device(self, Kind.TABLET, "tablet-1")
        for at, what, whom in story.actions:
            self.time.at(at, lambda what=what, whom=whom: self._act(what, whom))

    @property
    def devices(self) -> tuple[Device, ...]:
        """All of them."""
        return *self.phones, self.tablet

    def new_id(self) -> str:
        """The id of a command."""
        return f"{next(self._ids):032x}"

    def tables(self) -> Sequence[Table]:
        """The table after each record that is stored; the first is before them all."""
        while len(self._tables) <= len(self.database.log):
            record = self.codec.load(self.database.log[len(self._tables) - 1])
            self._tables.append(evolve(self._tables[-1], record, self.games))
        return self._tables

    def note_asked(self, asked: Ask) -> None:
        """Note when a command was sent first."""
        self._asked[asked.id] = len(self.database.log)

    def answered(self, asked: Ask, reply: Acknowledge | Refuse | None) -> None:
        """Check the answer of a process against what is stored."""
        now = self.tables()
        if isinstance(reply, Acknowledge):
            if asked.id not in now[-1].answered.get(asked.device or "", {}):
                self.wrong.append(f"{asked.command.name} is acknowledged and not stored")
        elif isinstance(reply, Refuse) and reply.refusal.code not in RETRIED:
            since = self._asked[asked.id]
            if not any(self._refuses(one, asked, reply.refusal.code) for one in now[since:]):
                self.wrong.append(f"{asked.command.name} is refused for what is not so")

    def _refuses(self, table: Table, asked: Ask, code: str) -> bool:
        outcome = handle(table, asked, table.acted_at, FixedChance(), self.games)
        return any(isinstance(one, Refuse) and one.refusal.code == code for one in outcome.effects)

    def _act(self, what: str, whom: int) -> None:
        phone = self.phones[whom % len(self.phones)]
        match what:
            case "start":
                self.tablet.do(Start())
            case "open":
                self.tablet.do(OpenHands())
            case "stake":
                self.tablet.do(SetStake(2 + whom))
            case "heads" | "tails":
                phone.do(PickSide(what))
            case "peek":
                phone.do(Peek())
            case "breaks":
                self.devices[whom % len(self.devices)].disconnect()
            case "leaves":
                phone.here = False
                phone.disconnect()
            case "crash":
                self._crash(whom % len(self.processes))
            case "trouble":
                self.database.trouble = 0.4
                self.time.at(0.5, self.database.works)

    def _crash(self, number: int) -> None:
        process = self.processes[number]
        if process.dead:
            return
        process.dead = True
        for device in self.devices:
            if device.connection is not None and device.connection.process is process:
                device.disconnect()
        self.time.at(0.5, lambda: self._restart(number))

    def _restart(self, number: int) -> None:
        self.processes[number] = Process(self)

    def look(self) -> None:
        """Check everything at the end."""
        table = self.tables()[-1]
        for device in self.devices:
            if device.here:
                self._compare(device, table)
        ids = [(one.device, one.id) for one in self._records() if one.id]
        if len(ids) != len(set(ids)):
            self.wrong.append("a command counts twice")
        rang = sum(isinstance(e, AlarmRang) for one in self._records() for e in one.events)
        if rang > 1:
            self.wrong.append("the alarm has rung twice")
        times = zip(self._records(), self.database.stored_at, strict=False)
        if any(abs(one.at - at) > CLOCK for one, at in times if one.at >= 0):
            self.wrong.append("a record has another time than the database")
        running = table.game
        if running is not None and running.state.alarm is not None:
            self.wrong.append("the alarm has not rung")

    def _compare(self, device: Device, table: Table) -> None:
        """Compare what a device shows with the table."""
        if device.waiting:
            self.wrong.append(f"{device.token} has no answer")
        viewer: Any = viewer_of(table, device.kind, device.token)
        around = Surroundings(self._seats())
        true: Any = Showing(table, self.time.now, self.games, around).to(viewer)
        seen = _picture(device)
        for name in ("view", "table", "me"):
            if seen.get(name) != true[name]:
                self.wrong.append(f"{device.token} shows another {name} than there is")
        if device.kind is Kind.TABLET:
            for name in ("connected", "diary"):
                if seen.get("desk", {}).get(name) != true["desk"][name]:
                    self.wrong.append(f"the tablet shows another list of {name}")

    def _records(self) -> list[Any]:
        return [self.codec.load(one) for one in self.database.log]

    def _seats(self) -> frozenset[int]:
        """The seats whose phone is connected."""
        table = self.tables()[-1]
        found = (table.seat_of(one.token) for one in self.phones if one.here)
        return frozenset(seat for seat in found if seat is not None)


@cache
def _opening(phones: int) -> tuple[tuple[str, ...], tuple[bytes, ...]]:
    """The tokens of so many phones that have sat down, and the log of their table."""
    room = QuickRoom(GAMES, code=CODE)
    tokens = tuple(str(one.token) for one in room.guests(phones))
    room.with_coin()
    return tokens, tuple(CODEC.dump(replaced(one, at=-10.0)) for one in room.records)


def _picture(device: Device) -> Any:
    try:
        return device.parts.picture()
    except KeyError:
        return {}


def run(story: Story) -> list[str]:
    """Run the story; returns its errors."""
    before, coin.ALARM_SECONDS = coin.ALARM_SECONDS, ALARM
    try:
        world = World(story)
        with virtual(world.time):
            world.time.run(LONG)
            world.database.works()
            world.time.at(REST, world.look)
            world.time.run(LONG + REST + JITTER)
    finally:
        coin.ALARM_SECONDS = before
    return sorted({*world.wrong, *world.time.errors})


def shortest(story: Story) -> Story:
    """The story with only the actions that it needs to fail."""
    number = 0
    while number < len(story.actions):
        less = story.without(number)
        if run(less):
            story = less
        else:
            number += 1
    return story
