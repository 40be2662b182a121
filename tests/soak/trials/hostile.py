"""P8: rubbish does nothing, on the socket and on the page."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from dataclasses import replace

from tests.kit.rig import MIB
from tests.kit.wire.pages import Address
from tests.kit.wire.phone import Gone, Party, Phone, Refused
from tests.kit.wire.wire import Wire
from tests.soak.promise import Figures, Rig, hold, trial
from tests.soak.trials import rubbish

AT_ONCE = 8
MORE_MEMORY = 20 * MIB
GONE_SECONDS = 60.0
"""An endless head and an unanswered ping get about fifteen; the rest is for a busy machine."""


def from_other_address(address: Address, dice: random.Random) -> Address:
    """The same server from another address of this machine: limits are by address."""
    return replace(address, source=f"127.{dice.randint(1, 250)}.{dice.randint(0, 250)}.7")


@trial(
    "P8",
    "Rubbish on the socket does nothing: malformed frames, packets and commands.",
    short={"count": 8_000},
    full={"count": 1_000_000, "at_once": 16},
    least={"count": 6_000},
)
async def bad_frames(rig: Rig, count: int, at_once: int = AT_ONCE) -> Figures:
    async def throw(party: Party, number: int, dice: random.Random) -> int:
        return await throw_frames(party, number, dice)

    return await survives(rig, count, throw, at_once)


@trial(
    "P8",
    "Rubbish on the pages does nothing: malformed requests.",
    short={"count": 2_000},
    full={"count": 100_000, "at_once": 32},
    least={"count": 5_000},
)
async def bad_requests(rig: Rig, count: int, at_once: int = AT_ONCE) -> Figures:
    made: list[bytes] = []

    async def throw(party: Party, number: int, dice: random.Random) -> int:
        if number % 2_000 == 0 or not made:
            made[:] = rubbish.requests(party.tablet.code, 2_000, dice)
        address = from_other_address(party.tablet.browser.address, dice)
        asked = made[number % len(made)]
        status = (await first_bytes(address, asked))[9:12]
        hold(
            status[:1] != b"5" or status in (b"501", b"503", b"505"), f"{status!r}: {asked[:400]!r}"
        )
        return 1

    return await survives(rig, count, throw, at_once, door="close")


async def throw_frames(party: Party, number: int, dice: random.Random) -> int:
    """Send some bad frames on one socket, before or after the greeting."""
    wire = Wire(from_other_address(party.tablet.browser.address, dice), keep=8)
    said = 0
    try:
        await wire.dial()
        if number % 3:
            await wire.greet({"code": party.tablet.code, "kind": "screen"})
        while said < 8 and not wire.closed.done():
            wire.raw(rubbish.bad_frame(number * 8 + said, dice))
            said += 1
            await asyncio.sleep(0)
        await asyncio.sleep(0.01)
    except (Refused, Gone, OSError):
        pass
    finally:
        wire.drop()
    return max(said, 1)


async def first_bytes(address: Address, said: bytes) -> bytes:
    """Send these bytes; returns what comes at once, and disconnects."""
    reader, writer = await address.connect()
    try:
        writer.write(said)
        return await asyncio.wait_for(reader.read(4096), 0.3)
    except (TimeoutError, OSError):
        return b""
    finally:
        writer.transport.abort()


Throw = Callable[[Party, int, random.Random], Awaitable[int]]


async def survives(rig: Rig, count: int, throw: Throw, at_once: int, door: str = "open") -> Figures:
    """Throw so many things; then nothing has changed, no socket is left, guests are served.

    `door`: "close" where one of them might be a valid form, which would take a seat.
    """
    await rig.open()
    party = await rig.party(["Anna", "Ugo"], keep=8)
    # The first screen of a table is written down, and some of what is thrown is one.
    screen = await Phone(rig.address, rig.program.code, "screen", keep=8).connect()
    while not any(b'"table.screen"' in row for row in rig.rows()):
        await asyncio.sleep(0.02)
    screen.drop()
    assert (await party.tablet.do(f"table.{door}_door"))["ok"]
    before, sockets = rig.rows(), rig.sockets()
    await throw_all(party, min(count // 4, 4_000), throw, 1, at_once)
    await asyncio.sleep(0.5)
    memory = rig.memory()
    thrown_ = await throw_all(party, count, throw, 2, at_once)
    hold(rig.rows() == before, "something has changed")
    left, _ = await rig.until_sockets(sockets, GONE_SECONDS)
    hold(left <= sockets, f"{left} sockets are open, not {sockets}")
    grown = rig.memory() - memory
    hold(grown <= MORE_MEMORY, f"{grown / MIB:.0f} MiB more memory")
    for phone in party.phones:
        hold(await phone.time() > 0, "a guest is not served any more")
    return {"thrown": thrown_, "sockets left": 0, "more memory (MiB)": round(grown / MIB, 1)}


async def throw_all(party: Party, count: int, throw: Throw, seed: int, at_once: int) -> int:
    """Throw `count` things with `at_once` concurrent throwers."""
    flown = 0

    async def thrower(who: int) -> None:
        nonlocal flown
        dice, number = random.Random(f"{seed} {who}"), who
        while flown < count:
            more = await throw(party, number, dice)
            flown += more  # only now: others have counted meanwhile
            number += at_once

    await asyncio.gather(*(thrower(who) for who in range(at_once)))
    return flown
