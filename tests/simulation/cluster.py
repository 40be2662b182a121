"""Processes of the server, the devices of one table, and what goes wrong between them.

The processes run the server's own code (`Tables`, `TableActor`, `ClusterSync`) in virtual time over
one database in memory. Sockets are replaced by queues that keep their order, and may break.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any

from msgspec.json import decode

from companion.core.chance import Chance
from companion.table.device import Kind
from companion.table.effects import Ask
from companion.web import clock
from companion.web.addresses import Addresses
from companion.web.cluster import catch_up, sole_owner, sync
from companion.web.live import alarms, push_batcher, queue, table_actor, table_log, tables
from companion.web.live.context import Context
from companion.web.live.tables import Tables
from companion.web.store.records import CannotSave
from companion.web.tokens import Seal
from tests.simulation.database import ProcessDatabase
from tests.simulation.devices import Connection
from tests.simulation.virtual_time import (
    VirtualClock,
    VirtualEvent,
    VirtualGevent,
    VirtualLock,
    VirtualResult,
    VirtualTime,
)

SEAL = Seal("simulation")
ADDRESSES = Addresses("http://veglia.example", "127.0.0.1", 80)
HEARTBEAT = 0.5


@contextmanager
def virtual(time: VirtualTime) -> Iterator[None]:
    """Run the server's modules in this time, with chance from its seed."""
    fake, seconds = VirtualGevent(time), VirtualClock(time)
    chance, new_job = Chance(random.Random(time.random.random())), queue.Job

    def job(*what: Any, **more: Any) -> queue.Job:
        done: Any = VirtualResult(time)
        return new_job(*what, **more, done=done)

    places: list[tuple[Any, str, Any]] = [
        *(
            (one, "gevent", fake)
            for one in (alarms, push_batcher, queue, catch_up, table_log, sync)
        ),
        *((one, "time", seconds) for one in (sync, sole_owner, clock)),
        *((one, "CHANCE", chance) for one in (queue, table_actor)),
        *((one, "Job", job) for one in (catch_up, queue, table_actor)),
        (sync, "Event", lambda: VirtualEvent(time)),
        (tables, "Semaphore", lambda: VirtualLock(time)),
        (sync, "HEARTBEAT", HEARTBEAT),
    ]
    before = [getattr(one, name) for one, name, _ in places]
    try:
        for one, name, stand_in in places:
            setattr(one, name, stand_in)
        yield
    finally:
        for (one, name, _), was in zip(places, before, strict=True):
            setattr(one, name, was)


class Process:
    """One process of the server. `dead`: all its greenlets have ended."""

    def __init__(self, world: Any) -> None:
        self._world, self.dead = world, False
        self._sockets: dict[str, tuple[Connection, Any]] = {}
        self.tables: Tables | None = None
        skew = world.time.random.uniform(-2.0, 2.0)
        self._clock = clock.SharedClock(lambda: world.time.now + skew)
        world.time.at(0.0, self._start, self)

    def _start(self) -> None:
        world = self._world
        store: Any = ProcessDatabase(world.database)
        try:
            cluster = sync.ClusterSync(store, SEAL, self._clock)
        except CannotSave:  # the program ends and starts again
            world.time.at(0.5, self._start, self)
            return
        told = world.games, world.codec, store, ADDRESSES, SEAL, self._clock, cluster.since
        self.tables = tables = Tables(Context(*told))
        tables.emit, tables.show, tables.close = self._emit, self._show, self._close
        limits: Any = SimpleNamespace()
        cluster.start(tables, limits)

    def connect(self, connection: Connection, kind: Kind, token: str) -> None:
        """Open a socket, as `companion.web.live.sockets` does."""
        try:
            actor = self.tables.find(self._world.database.code)
        except CannotSave:
            return connection.closed()
        assert actor is not None, "the table is not found"
        actor.sync.recall(token)
        if connection.open:
            self._sockets[connection.sid] = (connection, actor)
            if not actor.connect(connection.sid, kind, token):
                connection.closed()

    def ask(self, connection: Connection, asked: Ask) -> None:
        """Receive a command from a socket."""
        known = self._sockets.get(connection.sid)
        if known is None:
            return connection.closed()
        reply = known[1].step(asked)
        self._world.answered(asked, reply)
        connection.send(("reply", asked.id, reply))

    def leave(self, connection: Connection) -> None:
        """Close a socket."""
        known = self._sockets.pop(connection.sid, None)
        if known is not None:
            known[1].disconnect(connection.sid)

    def _emit(self, sid: str, name: str, content: Any) -> None:
        if sid in self._sockets:
            self._sockets[sid][0].send((name, content, None))

    def _show(self, sid: str, frame: bytes, whole: Callable[[], bytes]) -> None:
        if sid in self._sockets:
            name, content = decode(_text(frame)[2:])  # behind the types of both packets
            self._sockets[sid][0].send((name, content, None))

    def _close(self, sid: str) -> None:
        if sid in self._sockets:
            self._sockets[sid][0].send(("close", None, None))


def _text(frame: bytes) -> bytes:
    """The payload of an unmasked WebSocket frame."""
    return frame[{126: 4, 127: 10}.get(frame[1], 2) :]
