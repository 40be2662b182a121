"""The one simulated player of the trials: it asks until it is answered, and comes back alone."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from tests.kit.wire.phone import Gone, Phone, Refused, new_id
from tests.soak.promise import hold

AGAIN = ("E_BUSY", "E_TRY_AGAIN", "E_CANNOT_SAVE")
"""Codes after which the same command is sent again."""
FIRST, MOST = 0.3, 8.0
"""Seconds of the first and the longest wait between two tries to connect (static/js/retry.js)."""
Until = Callable[[Callable[[], bool]], Awaitable[None]]


@dataclass(eq=False)
class Player:
    """A device as a page that stays open.

    `all_ready`: cleared while a process may be away.
    """

    phone: Phone
    seat: int = 1
    all_ready: asyncio.Event | None = None
    asked: int = 0
    said: list[str] = field(default_factory=list)
    """Names that it has asked for."""
    acked: list[str] = field(default_factory=list)
    """Ids of its commands that were carried out."""
    stored: list[str] = field(default_factory=list)
    """Those of them that say something new for sure, and so stand in the log."""
    waited: list[float] = field(default_factory=list)
    """Seconds until each was answered."""
    backs: list[float] = field(default_factory=list)
    """Seconds until it was connected again, each time."""
    refused: Counter[str] = field(default_factory=Counter)
    """By status of HTTP, how often it was turned away."""
    late: Counter[str] = field(default_factory=Counter)
    """The same, of tries that began while all processes were ready."""
    connected: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def there(self) -> bool:
        """Whether it is connected, as far as is known."""
        return self.connected.is_set() and not self.phone.wire.closed.done()

    async def stay(self) -> None:
        """Come back again and again, for ever."""
        loop = asyncio.get_running_loop()
        while True:
            self.connected.set()
            await asyncio.shield(self.phone.wire.closed)
            self.connected.clear()
            began = loop.time()
            await self._come_back()
            self.backs.append(loop.time() - began)

    async def _come_back(self) -> None:
        failed = 0
        while True:
            ready = self.all_ready is not None and self.all_ready.is_set()
            try:
                await self.phone.connect()
            except (OSError, Gone, Refused, TimeoutError, ValueError) as error:
                if str(error).isdigit():
                    self.refused[str(error)] += 1
                    self.late[str(error)] += ready
                wait = min(FIRST * 2**failed, MOST) * random.uniform(0.8, 1.2)
                await asyncio.sleep(wait)
                failed += 1
            else:
                return self._shows_own_name()

    def _shows_own_name(self) -> None:
        """The name that is shown is the one that was asked for last, or the one before it."""
        seats = {one["id"]: one["name"] for one in self.phone.picture["table"]["seats"]}
        known = self.said[-2:]
        hold(
            len(known) < 2 or seats[self.seat] in known,
            f"back at the wrong picture: {seats}, not {known}",
        )

    async def insist(self, name: str, args: dict[str, Any], *, new: bool = False) -> Any:
        """Ask with one id until it is decided; the answer. `new`: it changes the table for sure."""
        id, began = new_id(), asyncio.get_running_loop().time()
        self.asked += 1
        while True:
            await self.connected.wait()
            try:
                answer = await self.phone.do(name, args, id)
            except TimeoutError:
                self.phone.drop()
                continue
            except Gone:
                await asyncio.sleep(0.02)
                continue
            hold(answer["id"] == id, f"an answer to another command: {answer}")
            if answer["ok"]:
                self.acked.append(id)
                self.stored += [id] if new else []
            if answer["ok"] or answer["code"] not in AGAIN:
                self.waited.append(asyncio.get_running_loop().time() - began)
                return answer
            await asyncio.sleep(0.25)

    async def rename(self) -> None:
        """Ask for a name that nobody has had."""
        self.said.append(f"G{self.seat:02d} {self.asked:05d}")
        wish = {"seat": self.seat, "called": self.said[-1]}
        answer = await self.insist("table.rename", wish, new=True)
        hold(answer["ok"], f"refused: {answer}")

    async def play(self, over: asyncio.Event, pace: float) -> None:
        """Act again and again, with up to so many seconds between."""
        while not over.is_set():
            await self.rename()
            await asyncio.sleep(random.uniform(0, pace))


@asynccontextmanager
async def playing(
    players: Sequence[Player], pace: float, staying: Sequence[Player] = ()
) -> AsyncIterator[Until]:
    """They play in the block, and those of `staying` only stay; what one of them finds ends it. The
    block gets a function that waits until something is so."""
    over = asyncio.Event()
    stays = [asyncio.create_task(one.stay()) for one in (*players, *staying)]
    plays = [asyncio.create_task(one.play(over, pace)) for one in players]

    async def until(reached: Callable[[], bool]) -> None:
        while not reached():
            for task in (*stays, *plays):
                if task.done():
                    task.result()
            await asyncio.sleep(0.02)

    try:
        yield until
        over.set()
        await until(lambda: all(one.done() for one in plays))
        await asyncio.gather(*plays)
    finally:
        for one in (*stays, *plays):
            one.cancel()
        await asyncio.gather(*stays, *plays, return_exceptions=True)


async def all_play(players: Sequence[Player], until: Until) -> None:
    """Until something new of each has been acknowledged."""
    before = [len(one.acked) for one in players]
    await until(lambda: all(len(p.acked) > was for p, was in zip(players, before, strict=True)))


def counted_once(players: Sequence[Player], ids: Sequence[str]) -> int:
    """How many new commands were acknowledged; each stands once among the `ids` of the log, and
    none twice."""
    log, acked = Counter(one for one in ids if one), [id for one in players for id in one.stored]
    lost = [id for id in acked if not log[id]]
    hold(not lost, f"{len(lost)} acknowledged commands are not in the log")
    hold(max(log.values(), default=1) == 1, "a command counts twice")
    return len(acked)
