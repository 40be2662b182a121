"""P9, P15, P23: during floods by strangers and guests answers stay quick, seats and tablet
reconnect, and a newcomer gets a seat.

tests/web shows which part of the server limits which storm; this measures from outside.
"""

import asyncio
import random
import resource
from itertools import product
from statistics import quantiles

from companion.web.tokens import Seal, server_key
from tests.kit.rig import MIB
from tests.kit.wire.pages import Address, Browser
from tests.kit.wire.phone import Party, Phone, Refused
from tests.soak.flood import APART, RAMP_SECONDS
from tests.soak.promise import Figures, Rig, hold, trial
from tests.soak.storm_types import STORMS

QUICK_SECONDS, BACK_SECONDS, MORE_MEMORY = 0.05, 2.0, 50 * MIB
SETTLES = 4.0
"""Seconds after which a storm has its full effect."""
GUESTS = 23


@trial(
    "P23",
    "Beside storms of strangers and bad guests answers stay quick, and places are had.",
    short={
        "which": ("unread",),
        "connections": (1_000,),
        "within": 30.0,
        "room": "little_room",
        "sources": 3,
    },
    full={"which": tuple(STORMS), "connections": (6, 16, 64, 256), "seconds": 10.0, "tries": 3},
)
async def storms(
    rig: Rig,
    which: tuple[str, ...],
    connections: tuple[int, ...],
    seconds: float = 0.0,
    tries: int = 1,
    within: float = BACK_SECONDS,
    room: str = "names_without_end",
    sources: int = 13,
) -> Figures:
    """Try each storm with each number of connections; slow answers are measured `tries` times, as a
    machine may stall. `seconds`: of measuring answers. `room`: one more circumstance."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    await rig.open("names_without_end", "as_on_wire", "no_line_is_kept", room)
    figures, missed = dict[str, object](), []
    guests = [f"Guest {n:02d}" for n in range(GUESTS if seconds else 2)]
    party = await rig.party(guests, 8)
    memory = rig.memory()
    figures["quiet p99 (ms)"] = round(1000 * await p99(party, seconds))
    for name, count in product(which, connections):
        for _ in range(tries):
            async with STORMS[name](rig, count, sources) as told:
                found = await measure(rig, party, min(count * APART, RAMP_SECONDS), seconds)
            print(f"\n  {count} × {name}: {found}, {dict(told)}", end="", flush=True)
            newcomer, back, slow = found
            late = f"{count} × {name}: a newcomer after {newcomer} s, a place after {back} s"
            hold(max(newcomer, back) <= within, late)
            if slow <= QUICK_SECONDS:
                break
        else:
            missed.append(f"{count} × {name}: p99 {slow} s")
        figures[f"{count} × {name}: newcomer, back, p99 (s)"] = found
    grown = (rig.memory() - memory) / MIB
    hold(not missed, "; ".join(missed))
    hold(not seconds or grown * MIB <= MORE_MEMORY, f"{grown:.0f} MiB more memory")
    return {**figures, "more memory (MiB)": round(grown, 1)}


async def measure(rig: Rig, party: Party, ramp: float, seconds: float) -> tuple[float, ...]:
    """Seconds until a newcomer with the right QR code has a seat, until some devices with a
    half-open old socket are connected again, and the p99 of answers to others."""
    await asyncio.sleep(ramp + SETTLES)
    slow = await p99(party, seconds)
    newcomer = await join(rig, rig.address)
    back = max([await reconnect(one) for one in (*party.phones[:5], party.tablet)])
    return round(newcomer, 2), round(back, 2), round(slow, 3)


async def reconnect(phone: Phone) -> float:
    """Connect again; returns the seconds until the first picture."""
    began = asyncio.get_running_loop().time()
    while True:
        try:
            await phone.connect()
        except Refused:
            hold(asyncio.get_running_loop().time() - began < 60, "a place is refused")
            await asyncio.sleep(0.1)
        else:
            return asyncio.get_running_loop().time() - began


async def join(rig: Rig, address: Address) -> float:
    """Join with the QR code; returns the seconds for page and seat."""
    loop, browser, code = asyncio.get_running_loop(), Browser(address), rig.program.code
    path, began = f"/j/{code}?k={Seal(server_key(rig.program.folder)).door(code)}", loop.time()
    try:
        hold((opened := await browser.get(path)).status == 200, f"the page: {opened.status}")
        sat = await browser.post(path, {"name": f"New {loop.time():.6f}"})
        hold(sat.status == 303, f"the form: {sat.status}")
    except (TimeoutError, OSError) as error:
        hold(False, f"a newcomer with the right QR: {error!r}")
    return loop.time() - began


async def p99(party: Party, seconds: float) -> float:
    """Let everybody act three times a second; returns the p99 of the answers in seconds."""
    taken: list[float] = []

    async def guest(phone: Phone, seat: int) -> None:
        await asyncio.sleep(random.random() / 3)
        until = phone.wire.loop.time() + seconds
        while phone.wire.loop.time() < until:
            called = f"Guest {seat:02d} {random.randrange(1000):03d}"
            asked = phone.ask("table.rename", {"seat": seat, "called": called})
            answer = await asyncio.wait_for(asked.answer, 60)
            hold(answer["ok"], f"an honest guest was refused: {answer}")
            taken.append(asked.ended - asked.began)
            await asyncio.sleep(1 / 3)

    if not seconds:
        return 0.0
    await asyncio.gather(*(guest(phone, n) for n, phone in enumerate(party.phones, start=1)))
    return quantiles(taken, n=100)[98]
