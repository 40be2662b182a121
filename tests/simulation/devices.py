"""The devices of one table and their sockets: messages keep their order, and sockets may break."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Any

from companion.core.command import Command
from companion.table.device import Kind
from companion.table.effects import Ask, Refuse
from tests.kit.wire.parts import Documents

NETWORK = 0.03
"""Seconds that a message travels at most."""
NOTICED = 0.5
"""Seconds at most until a device notices that its connection is gone."""
RETRIED = ("E_BUSY", "E_CANNOT_SAVE", "E_TRY_AGAIN")
"""Codes after which a device sends the same command again."""


class Connection:
    """A socket between a device and a process: messages arrive in order, or not at all."""

    def __init__(self, world: Any, device: Device, process: Any, sid: str) -> None:
        self._time, self._device, self.process, self.sid = world.time, device, process, sid
        self.open, self.ready = True, False
        self._down: deque[Any] = deque()
        self._up: deque[Callable[[], object]] = deque()

    def send(self, message: Any) -> None:
        """From the process to the device."""
        self._down.append(message)
        self._time.at(self._time.random.random() * NETWORK, self._arrive)

    def _arrive(self) -> None:
        message = self._down.popleft()
        if self.open:
            self._device.receive(self, *message)

    def call(self, call: Callable[[], object]) -> None:
        """From the device to the process."""
        self._up.append(call)
        late = self._time.random.random() * NETWORK
        self._time.at(late, lambda: self._up.popleft()(), self.process)

    def closed(self) -> None:
        """The process has closed it."""
        self.send(("close", None, None))

    def disconnect(self) -> None:
        """Cut the connection; device and process notice it later."""
        if not self.open:
            return
        self.open = False
        for call, process in (
            (lambda: self._device.lost(self), None),
            (lambda: self.process.leave(self), self.process),
        ):
            self._time.at(self._time.random.random() ** 3 * NOTICED, call, process)


class Device:
    """A phone or the tablet: connects to any process, and repeats commands until answered."""

    def __init__(self, world: Any, kind: Kind, token: str) -> None:
        self._world, self.kind, self.token = world, kind, token
        self.parts = Documents()
        self.waiting: dict[str, Ask] = {}
        self.connection: Connection | None = None
        self.newest = 0
        """The version of the table that it shows."""
        self.here = True
        """Whether it connects again when its connection is gone."""
        self._number = 0
        world.time.at(0.0, self.connect)

    def connect(self) -> None:
        """Open a socket to a living process."""
        world = self._world
        if not self.here:
            return
        living = [one for one in world.processes if not one.dead and one.tables is not None]
        if not living:
            world.time.at(0.1, self.connect)
            return
        self._number += 1
        process = world.time.random.choice(living)
        self.parts = Documents()
        sid = f"{self.token}.{self._number}"
        self.connection = found = Connection(world, self, process, sid)
        found.call(lambda: process.connect(found, self.kind, self.token))

    def disconnect(self) -> None:
        """Cut the connection, if there is one."""
        if self.connection is not None:
            self.connection.disconnect()

    def do(self, command: Command) -> None:
        """Send a command, until it is answered."""
        asked = Ask(self.token, self.kind, self._world.new_id(), command)
        self.waiting[asked.id] = asked
        self._world.note_asked(asked)
        self._send(asked)

    def _send(self, asked: Ask) -> None:
        found = self.connection
        if found is not None and found.ready:
            found.call(lambda: found.process.ask(found, asked))

    def receive(self, connection: Connection, name: str, content: Any, reply: Any) -> None:
        """A message has arrived."""
        if connection is not self.connection:
            return
        if name == "view":
            self.parts.receive(content)
            if self.parts.version < self.newest and not self._world.database.failed_recently:
                self._world.wrong.append(f"{self.token} is shown an older table than before")
            self.newest = self.parts.version
            if not connection.ready:
                connection.ready = True
                for asked in tuple(self.waiting.values()):
                    self._send(asked)
        elif name == "close":
            connection.disconnect()
        elif name == "reply" and content in self.waiting:
            if isinstance(reply, Refuse) and reply.refusal.code in RETRIED:
                self._world.time.at(0.2, lambda: self._again(content))
            else:
                del self.waiting[content]

    def _again(self, id: str) -> None:
        if id in self.waiting:
            self._send(self.waiting[id])

    def lost(self, connection: Connection) -> None:
        """The connection is gone."""
        if connection is self.connection:
            self.connection = None
            self._world.time.at(0.05, self.connect)
