"""The devices of one world of a pair, and what is sent to each."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from msgspec.json import encode

from companion.core import Caller, Event, Sight, replace
from companion.table.device import A_SPECTATOR, THE_TABLET, Kind, Viewer
from companion.table.effects import Push
from companion.table.log.facts import Redone, Rewound
from companion.table.log.record import Record
from companion.table.log.replay import announced
from companion.table.pushes import EVERYBODY, beat, consequences
from companion.table.screens.present import Showing
from companion.table.state import Running, Seat, Table
from companion.web.live.devices import Device, Devices
from tests.kit.laws.lockstep import Lockstep, World

WALL, SPECTATOR, TABLET = "wall", "spectator", "tablet"
LENT = "tablet, lent"
Frame = tuple[str, str, bytes]
"""Device, event, content."""


@dataclass(frozen=True)
class Sent:
    """The frames of one push. `hidden`: nobody may know of the step. `dark`: the phones were hushed
    before and after. `actor`: the device of the seat that acted."""

    name: str
    hidden: bool = False
    dark: bool = False
    actor: str = ""
    frames: list[Frame] = field(default_factory=list)


class WorldDevices:
    """One world at a table: phones, a wall, a spectator, and the tablet where it is the eye of the
    pair (else it may show what the eye may not know)."""

    def __init__(self, steps: Lockstep, world: World) -> None:
        self.steps, self.world = steps, world
        self.sent: list[Sent] = []
        self._games = {steps.game.id: steps.game}
        seats = sorted({*world.state.ring, *steps.phones})
        self._people = {seat: Seat(seat, f"Guest {seat}", seat in steps.phones) for seat in seats}
        self._holders = {seat: phone_of(seat) for seat in seats if seat in steps.phones}
        self._frames: list[Frame] = []
        self._waiting: list[Push] = []
        self._undone = 0
        self._devices = Devices(self._on_message, self._on_frame, lambda _sid: None)
        self.viewers = {sid: Viewer(Kind.PHONE, seat) for seat, sid in self._holders.items()}
        self.viewers |= {WALL: Viewer(Kind.SCREEN), SPECTATOR: A_SPECTATOR}
        if steps.eye.moderates:
            self.viewers[TABLET] = THE_TABLET
        for sid in self.viewers:
            self._open(sid)
        self._now = self.table(world.state, world.count)
        self._show(Sent("first"), [Push(everybody=True)])

    def table(self, state: Any, count: int) -> Table:
        """The table after so many steps of the game, on which this is the state."""
        world, game = self.world, self.steps.game
        log = tuple(world.steps[:count])
        hushed = 1.0 if game.hushed(state) else None
        running = Running(
            game.id, world.opening, (), state, tuple(state.ring), log, log, hushed, opened_at=1.0
        )
        opened = tuple(number for number in world.opened if number <= count)
        running = replace(running, opened=opened)
        return Table(
            "pair",
            people=self._people,
            ring=running.ring,
            holders=self._holders,
            tablet=TABLET,
            blind=self.steps.eye.sight is Sight.BLIND,
            game=running,
            version=world.count + self._undone,
            public_version=world.public + self._undone,
            silenced=tuple(world.silenced),
        )

    def step(self, caller: Caller, name: str, events: tuple[Event, ...], *, later: bool) -> None:
        """Send what the newest step leads to. `later`: together with the next one."""
        device = TABLET if caller.moderator or caller.seat is None else phone_of(caller.seat)
        record = self._record(name, caller.seat, events, device)
        after = self.table(self.world.state, self.world.count)
        game = announced(self._now.game, after.game, record.at, self._games, screen=True)
        self._send(replace(after, game=game), record, later=later and game.announcement is None)
        if game.announcement is not None:
            self._announce(game)

    def _announce(self, game: Running) -> None:
        """All devices connect anew during the announcement; then all get the news."""
        for sid in tuple(self.viewers):
            self.reconnect(sid)
        self.flush()
        self._show(Sent("told"), [EVERYBODY], game.announcement.until)
        self._now = replace(self._now, game=replace(game, announcement=None))

    def _record(self, name: str, seat: int | None, events: Any, device: str) -> Record:
        return Record(self.world.count, self.steps.now, name, seat, tuple(events), device)

    def _send(self, after: Table, record: Record, *, later: bool = False) -> None:
        before, self._now = self._now, after
        _, effects = consequences(before, after, record, self._games)
        pushes = [one for one in effects if isinstance(one, Push)]
        if later:
            self._waiting += pushes
            return
        dark = all(one.game is not None and one.game.hushed_since for one in (before, after))
        actor = record.device if record.device in self.viewers else ""
        self._show(Sent(record.name, not record.public, dark, actor or ""), pushes)

    def undo(self, state: Any, count: int) -> None:
        """The steps after this state are taken back, and then count again."""
        for fact, (then, many) in (
            (Rewound(count, hidden=False), (state, count)),
            (Redone(0, hidden=False), (self.world.state, self.world.count)),
        ):
            self._undone += 1
            self._send(self.table(then, many), self._record(fact.wire, None, (fact,), TABLET))
            self.beat()

    def beat(self) -> None:
        """Send the beat of the night, where phones are hushed."""
        pushes = [one for one in beat(self._now, self.steps.now) if isinstance(one, Push)]
        if pushes:
            self._show(Sent("beat"), pushes)

    def reconnect(self, sid: str) -> None:
        """Close the socket of this device and open another one."""
        self._devices.remove(sid)
        self._open(sid)
        self._waiting.append(Push.connected(self.viewers[sid]))

    def lend(self, seat: int) -> None:
        """Lend the tablet to this seat."""
        sent = Sent("lent")
        showing = Showing(self._now, self.steps.now, self._games, None, self._devices.cache)
        sent.frames.append((LENT, "lent", encode(showing.lent_to(seat))))
        self.sent.append(sent)

    def flush(self) -> None:
        """Send what waits together."""
        waited, self._waiting = self._waiting, []
        if waited:
            self._show(Sent("together"), waited)

    def _open(self, sid: str) -> None:
        """Connect a device; what others are sent then is compared on its own."""
        viewer, sent = self.viewers[sid], Sent("connected")
        self._frames = sent.frames
        self._devices.add(Device(sid, viewer.kind, sid, viewer))
        if sent.frames:
            self.sent.append(sent)

    def _show(self, sent: Sent, pushes: Iterable[Push], now: float | None = None) -> None:
        self._frames = sent.frames
        kept, now = self._devices.cache, self.steps.now if now is None else now
        self._devices.show(pushes, Showing(self._now, now, self._games, None, kept))
        self.sent.append(sent)

    def _on_message(self, sid: str, name: str, content: Any) -> None:
        self._frames.append((sid, name, encode(content)))

    def _on_frame(self, sid: str, frame: bytes, _whole: Any) -> None:
        self._frames.append((sid, "view", frame))


def phone_of(seat: int) -> str:
    """The device of a seat."""
    return f"seat {seat}"
