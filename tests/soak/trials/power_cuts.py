"""P4: acknowledged means kept, and counted once, whenever the power goes."""

from __future__ import annotations

import asyncio
import random

from tests.soak.player import Player, counted_once, playing
from tests.soak.promise import Figures, Rig, hold, trial

PHONES = 24
BACK_SECONDS = 3.0


@trial(
    "P4",
    "Acknowledged means kept; counted once: power cuts at random points while 24 phones play.",
    short={"cuts": 4, "busy": 20},
    full={"cuts": 200},
    least={"cuts": 2, "phones": 6, "busy": 3},
)
async def power_cuts(rig: Rig, cuts: int, phones: int = PHONES, busy: int = 1) -> Figures:
    """`busy`: how many times slower a machine may be that others use, too."""
    await rig.open("names_without_end")
    loop, times = asyncio.get_running_loop(), list[float]()
    async with await rig.party(f"Guest {n:02d}" for n in range(1, phones + 1)) as party:
        players = [Player(phone, seat) for seat, phone in enumerate(party.phones, start=1)]
        async with playing(players, 0.4) as until:
            for cut in range(1, cuts + 1):
                await asyncio.sleep(random.uniform(0.1, 1.0))
                await asyncio.to_thread(rig.program.kill)
                up = await rig.again()
                await until(lambda cut=cut: all(len(one.backs) >= cut for one in players))
                times.append(loop.time() - up)
    records = rig.records()
    acked = counted_once(players, [one["id"] for one in records])
    renamed = sum(
        event["wire"] == "table.seat_renamed" for one in records for event in one["events"]
    )
    hold(renamed == acked, f"{acked} acknowledged, {renamed} counted")
    hold(max(times) <= BACK_SECONDS * busy, f"once not all back after {max(times):.1f} s")
    return {
        "cuts": cuts,
        "phones": phones,
        "acknowledged": acked,
        "lost": 0,
        "twice": 0,
        "slowest back (s)": round(max(times), 2),
        "median back (s)": round(sorted(times)[len(times) // 2], 2),
    }
