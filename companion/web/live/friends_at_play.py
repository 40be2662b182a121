"""Plays the imaginary friends of a rehearsal while its tablet is connected to this process."""

from typing import Protocol

import gevent

from companion.table.device import Kind
from companion.table.effects import Ask, Refuse
from companion.table.friends import FriendsPlay
from companion.table.state import Table
from companion.web.live.context import Context
from companion.web.live.devices import Devices
from companion.web.live.queue import Reply
from companion.web.random_source import CHANCE

LOOKS_AT_MOST = 15_000
"""How often the friends of one table look for something to do: two hours. Then they stop."""


class Actor(Protocol):
    """What the friends need of their TableActor, which imports this module."""

    table: Table
    devices: Devices
    closed: bool

    def now(self) -> float:
        """Server time in seconds."""

    def step(self, asked: Ask, /) -> Reply | None:
        """Carry out a command. The reply goes to its sender."""


class FriendsAtPlay:
    """The friends of one table: one look at a time, each a step like that of any device."""

    def __init__(self, actor: Actor, context: Context) -> None:
        self._actor = actor
        self._play = FriendsPlay(context.codec, context.games, CHANCE)
        self._looks_left = LOOKS_AT_MOST
        self._at_work: gevent.Greenlet | None = None

    def begin(self) -> None:
        """Play if this is a rehearsal; called when a device connects."""
        if self._actor.table.rehearsal and not self._at_work:
            self._at_work = gevent.spawn(self._run)

    def _run(self) -> None:
        while self._looks_left and not self._actor.closed:
            self._looks_left -= 1
            gevent.sleep(self._play.pause(self._actor.table))
            if not any(one.kind is Kind.TABLET for one in self._actor.devices.by_sid.values()):
                return
            asked = self._play.next(self._actor.table, self._actor.now())
            if asked is not None and isinstance(self._actor.step(asked), Refuse):
                self._play.forget()
