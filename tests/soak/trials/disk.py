"""P10: a database that is locked, full or read-only is said, never hidden, and nothing is lost."""

from __future__ import annotations

import asyncio
import contextlib
import resource
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AbstractContextManager, contextmanager

from tests.kit.wire.party import Party
from tests.kit.wire.phone import Phone, names, new_id
from tests.soak.player import AGAIN
from tests.soak.promise import Figures, Rig, hold, trial

SAID_SECONDS, ON_SECONDS, LOOK_SECONDS = 2.0, 1.0, 0.5


@contextmanager
def locked(rig: Rig) -> Iterator[None]:
    """Another program holds the lock."""
    other = sqlite3.connect(rig.program.database, isolation_level=None)
    with contextlib.closing(other):
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


@contextmanager
def full(rig: Rig) -> Iterator[None]:
    """No file may grow, as on a disk without room."""
    sizes = [file.stat().st_size for file in rig.program.folder.iterdir()]
    limits = resource.prlimit(rig.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(rig.pid, resource.RLIMIT_FSIZE, (min(sizes), limits[1]))
    yield
    resource.prlimit(rig.pid, resource.RLIMIT_FSIZE, limits)


@contextmanager
def read_only(rig: Rig) -> Iterator[None]:
    """The circumstance `read_only_at_will` lets SQLite refuse every write while the mark lies."""
    mark = rig.program.folder / "read-only"
    mark.touch()
    yield
    mark.unlink()


TROUBLES = {"locked": locked, "full": full, "read-only": read_only}


@trial(
    "P10",
    "A locked, full or read-only database is said, never hidden; the evening goes on by itself.",
    short={"held": {"locked": [2.5], "full": [1.5], "read-only": [1.5]}, "busy": 20},
    full={
        "held": {
            "locked": [0.1, 0.5, 1.0, 2.0, 5.0, 15.0, 60.0],
            "full": [0.5, 5.0, 20.0],
            "read-only": [0.5, 5.0, 20.0],
        }
    },
    least={"held": {"locked": [2.5]}, "busy": 3},
)
async def trouble(rig: Rig, held: dict[str, list[float]], busy: int = 1) -> Figures:
    """`busy`: how many times slower a machine may be that others use, too."""
    await rig.open("read_only_at_will", "names_without_end")
    async with await rig.party(f"Guest {n}" for n in range(1, 7)) as party:

        async def one(sort: str, seconds: float) -> tuple[float, float]:
            found = await one_trouble(party, sort, TROUBLES[sort](rig), seconds, busy, rig.rows)
            kept = {seat.name for seat in rig.folded().people.values()}
            hold({*wanted(sort, seconds)} <= kept, "one is missing")
            return found

        return await all_troubles(held, one)


async def all_troubles(
    held: dict[str, list[float]], one: Callable[[str, float], Awaitable[tuple[float, float]]]
) -> Figures:
    """Each sort of trouble for so many seconds; the slowest of all."""
    found = [await one(sort, seconds) for sort, times in held.items() for seconds in times]
    said, on = (round(max(some), 2) for some in zip(*found, strict=True))
    return {"times": len(found), "slowest said (s)": said, "slowest on (s)": on}


def wanted(sort: str, seconds: float) -> list[str]:
    """The names that all ask for in this trouble."""
    return [f"{sort} {seat} {seconds:g}" for seat in range(1, 7)]


async def one_trouble(
    party: Party,
    sort: str,
    trouble: AbstractContextManager[None],
    seconds: float,
    busy: int,
    rows: Callable[[], object] = lambda: None,
    beside: Callable[[], Awaitable[None]] | None = None,
) -> tuple[float, float]:
    """After how long it was said, and how long after its end all was saved. `rows`: what is stored.
    `beside`: what is done meanwhile."""
    loop = asyncio.get_running_loop()
    party.tablet.trouble.clear()
    with trouble:
        before, began = rows(), loop.time()
        wishes = insisting(party, wanted(sort, seconds))
        # A spectator is served meanwhile: the waiting holds up nobody else.
        looks = asyncio.create_task(slowest_look(party.tablet, seconds))
        more = asyncio.ensure_future(beside()) if beside is not None else None
        said = await told_of_it(party.tablet, seconds, busy)
        if said is not None and more is None:
            ready = await party.tablet.browser.get("/readyz")
            hold(ready.status == 503, f"{sort}: said to be ready, and nothing is saved")
        slowest = await looks
        await none_done(wishes, sort)
        hold(rows() == before, f"{sort}: written after all")
        if more is not None:
            await more
    hold(seconds < SAID_SECONDS or said is not None, f"{sort} for {seconds} s: never said")
    took = (said or began) - began
    hold(took <= SAID_SECONDS * busy, f"{sort}: said after {took:.1f} s")
    hold(slowest <= LOOK_SECONDS * busy, f"{sort}: everybody was held up for {slowest:.2f} s")
    over = loop.time()
    await asyncio.gather(*wishes)
    on = loop.time() - over
    hold(on <= ON_SECONDS * busy, f"{sort}: went on only {on:.2f} s after it was over")
    if said is not None:
        fine = await told(party.tablet, {"text": None}, ON_SECONDS * busy)
        hold(fine is not None, f"{sort}: the tablet was not told that it is over")
    await party.tablet.see(lambda picture: names(picture) == wanted(sort, seconds))
    return took, on


def insisting(party: Party, called: list[str]) -> list[asyncio.Task[None]]:
    """Each guest asks for one of these names, until it is acknowledged."""
    asked = enumerate(zip(party.phones, called, strict=True), start=1)
    return [asyncio.create_task(insist(phone, seat, name)) for seat, (phone, name) in asked]


async def none_done(wishes: list[asyncio.Task[None]], sort: str) -> None:
    """All of these still wait. Raises Broken, and what one has failed with."""
    for one in wishes:
        if one.done():
            await one
            hold(False, f"{sort}: acknowledged, and nothing is saved")


async def told_of_it(tablet: Phone, seconds: float, busy: int) -> float | None:
    """When the tablet was told that nothing can be saved, after so many seconds at least: as long
    as the trouble lasts, which on a machine that is `busy` is until it is said."""
    loop = asyncio.get_running_loop()
    until = loop.time() + seconds
    said = await told(
        tablet,
        {"text": {"t": "E_CANNOT_SAVE"}},
        seconds if seconds < SAID_SECONDS else max(seconds, SAID_SECONDS * busy),
    )
    await asyncio.sleep(max(0.0, until - loop.time()))
    return said


async def insist(phone: Phone, seat: int, called: str) -> None:
    """Until it is acknowledged; as the page does it, only less patient."""
    id = new_id()
    while True:
        answer = await phone.do("table.rename", {"seat": seat, "called": called}, id, seconds=90)
        if answer["ok"]:
            return
        hold(answer["code"] in AGAIN, f"refused for good: {answer}")
        await asyncio.sleep(0.3)


async def told(tablet: Phone, what: object, seconds: float) -> float | None:
    """When the tablet was told this; None: not within so many seconds."""
    loop = asyncio.get_running_loop()
    until = loop.time() + seconds
    while loop.time() < until:
        if what in tablet.trouble:
            return loop.time()
        await asyncio.sleep(0.02)
    return None


async def slowest_look(phone: Phone, seconds: float) -> float:
    """The longest that an answer about the time has taken meanwhile."""
    loop = asyncio.get_running_loop()
    slowest, until = 0.0, loop.time() + seconds - 0.25
    while loop.time() < until:
        asked = phone.wire.ask("time", {})
        await asked.answer
        slowest = max(slowest, asked.ended - asked.began)
        await asyncio.sleep(0.25)
    return slowest
