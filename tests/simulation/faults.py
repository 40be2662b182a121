"""Seeded faults about order and time: each is put into the server's code, and a story must notice.

A fault is a name, the place (object and attribute), and what stands there instead.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from companion.core.command import ALARM, Tick
from companion.table import handle as handling
from companion.table.decide import _decided
from companion.table.effects import Outcome
from companion.web.cluster.sync import ClusterSync
from companion.web.live.devices import Devices
from companion.web.live.queue import Decided, decided, reply_of
from companion.web.live.table_actor import TableActor
from tests.simulation.database import Database


@dataclass(frozen=True)
class Fault:
    """`stand_in` stands at `owner.name` while the fault is put."""

    owner: Any
    name: str
    stand_in: Any

    @contextmanager
    def put(self) -> Iterator[None]:
        """The server has the fault."""
        before = vars(self.owner)[self.name]
        setattr(self.owner, self.name, self.stand_in)
        try:
            yield
        finally:
            setattr(self.owner, self.name, before)


def _written_over(self: Database, number: int, written: Any) -> None:
    self.log[number - 1 :] = written


def _answers_first(self: Any, jobs: Any) -> None:
    for job, outcome in decided(jobs, self.table, self.now).served:
        job.done.set(reply_of(outcome))
    serve(self, jobs)


def _any_alarm(table: Any, now: float, chance: Any, games: Any) -> Any:
    if table.game is None:
        return ()
    return _decided(table, table.game, Tick(), ALARM, now, chance, games)


def _adds(self: Devices, places: Any) -> bool:
    return connected_elsewhere(self, {**self.elsewhere, **places})


def _reads_silently(self: Any) -> None:
    for outcome in self._log.news(self.table) or ():
        self.table = outcome.table


serve = TableActor._serve
connected_elsewhere = Devices.connected_elsewhere
FAULTS = {
    "a record with a number that exists is written over it": Fault(
        Database, "append", _written_over
    ),
    "a command is acknowledged before it is stored": Fault(TableActor, "_serve", _answers_first),
    "an alarm is taken though its time has not come": Fault(handling, "alarm", _any_alarm),
    "a refusal is not compared with the store": Fault(
        Decided, "needs_look", property(lambda self: False)
    ),
    "what is connected elsewhere never expires": Fault(Devices, "connected_elsewhere", _adds),
    "nobody polls": Fault(ClusterSync, "_poll", lambda self: None),
    "steps of others move no screen here": Fault(TableActor, "_read_on", _reads_silently),
    "a socket is shown the table that lies in memory": Fault(
        TableActor, "catch_up", lambda self: None
    ),
    "a command that comes again is decided again": Fault(
        handling, "_known", lambda table, asked: None
    ),
    "no alarm is set after a restart": Fault(
        handling, "resume", lambda table, began, now, games: Outcome(table)
    ),
}
