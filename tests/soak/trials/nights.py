"""P3: at night phones cannot be told apart by their messages: number, sizes and times."""

import asyncio
import random
from collections.abc import Awaitable
from typing import Any

from tests.kit.cluster import start_cluster
from tests.kit.wire.phone import Party, Phone
from tests.kit.wire.websocket import ReceivedFrame, drop_all
from tests.soak.promise import Figures, Rig, hold, trial

NAMES = ("Zoë", "José", "Łukasz", "Ángela", "王小明", "محمد", "דָּוִד", "Ünal", "Ñusta", "Çağla")
MOMENTS = 0.4
"""Seconds between the same message to two phones at most."""
BEAT = 2.0
LAG = 0.6
"""Seconds by which the beat of one process may be behind another's on a busy machine."""


@trial(
    "P3",
    "At night all phones get the same number of messages, of the same sizes, at the same moments.",
    short={"nights": 1, "steps": 1},
    full={"nights": 20, "steps": 3},
)
async def night_traces(rig: Rig, nights: int, steps: int) -> Figures:
    messages, requests = 0, 0
    for _ in range(nights):
        await rig.open()
        party = await rig.party(random.sample(NAMES, 9))
        for seat, phone in enumerate(party.phones, start=1):
            hold(phone.picture["me"] == {"kind": "phone", "seat": seat}, "another's picture")
        await party.tablet.must_do("table.choose_game", game="lupus")
        await party.tablet.must_do("set_option", option="min_step_seconds", value=3)
        asked = [phone.browser.asked for phone in party.phones]
        messages += await one_night(party, steps)
        requests += sum(phone.browser.asked for phone in party.phones) - sum(asked)
        rig.close()
    hold(requests == 0, f"{requests} requests after the lobby")
    return {"nights": nights, "phones": 9, "messages a phone": messages, "requests": requests}


@trial(
    "P16",
    "At night phones at several processes of one cluster cannot be told apart either.",
    full={"processes": 4, "nights": 4},
)
async def night_of_two_processes(rig: Rig, processes: int = 2, nights: int = 1) -> Figures:
    """The devices of each table are at all processes in turn."""
    messages = 0
    with start_cluster(rig, processes, "a_house_for_all", "no_limits") as spread:
        for _ in range(nights):
            party = await spread.table(int, random.sample(NAMES, 9))
            await party.tablet.must_do("table.choose_game", game="lupus")
            await party.tablet.must_do("set_option", option="min_step_seconds", value=3)
            messages += await one_night(party, 1, LAG)
            await drop_all()
    return {"nights": nights, "phones": 9, "messages a phone": messages}


async def one_night(party: Party, steps: int, lag: float = 0.0) -> int:
    """Play a night with some steps, in which everybody taps. Returns the messages of a phone.

    `lag`: seconds by which one process may be behind another.
    """
    await until_hushed(party)
    for phone in party.phones:
        await phone.wait_for(lambda seen: seen["view"].get("hush"))
    counted = await compare_traces(party.phones, asyncio.sleep(BEAT * 2.5), at_once=True, lag=lag)
    for _ in range(steps):
        await press(party.tablet)
        await asyncio.sleep(BEAT + 0.2)
        counted += await compare_traces(party.phones, taps(party.phones), at_once=False, lag=lag)
    return counted


async def taps(phones: list[Phone]) -> None:
    """Everybody taps at a different time between two beats, then two beats pass. (At the time of a
    beat the phone's own answer and the beat would be one message.)"""

    async def one(phone: Phone, after: float) -> None:
        await asyncio.sleep(after)
        await tap(phone)

    await asyncio.gather(
        *(phone.wait_for(lambda seen, old=phone.picture: seen is not old) for phone in phones)
    )
    await asyncio.gather(*(one(phone, 0.3 + 0.1 * number) for number, phone in enumerate(phones)))
    await asyncio.sleep(BEAT * 2)


async def compare_traces(
    phones: list[Phone], scene: Awaitable[None], *, at_once: bool, lag: float = 0.0
) -> int:
    """Compare the traces of all phones in this scene. Returns the messages of each phone."""
    await settle(phones, lag)
    marks, began = [len(phone.wire.received) for phone in phones], phones[0].wire.loop.time()
    await scene
    await settle(phones, lag)
    traces = [trace(phone, mark) for phone, mark in zip(phones, marks, strict=True)]
    first = traces[0]
    for phone, other in zip(phones, traces, strict=True):
        who = phone.picture["me"]
        hold(len(other) == len(first), f"{who}: {listed(other, began)}, not {listed(first, began)}")
        sizes = [sorted(one.size for one in some) for some in (first, other)]
        hold(sizes[0] == sizes[1], f"{who}: sizes {sizes[1]}, not {sizes[0]}")
        late = max((abs(a.at - b.at) for a, b in zip(first, other, strict=True)), default=0.0)
        hold(not at_once or late <= MOMENTS + lag, f"{who}: messages came {late:.2f} s apart")
    return len(first)


def listed(trace_: list[ReceivedFrame], began: float) -> str:
    """The messages with their times, for the failure."""
    return " ".join(f"{one.payload[:9].decode()} +{one.at - began:.1f}" for one in trace_)


async def settle(phones: list[Phone], lag: float) -> None:
    """Wait until no message is on its way, also on a busy machine."""
    still, before, enough = 0, -1, 3 + round(lag * 10)
    while True:
        heard = sum(len(phone.wire.received) for phone in phones)
        still, before = (still + 1 if heard == before else 0), heard
        if still == enough:
            return  # at once, so that all traces are cut at the same place
        await asyncio.sleep(0.1)


def trace(phone: Phone, mark: int) -> list[ReceivedFrame]:
    """The messages since `mark` without pings, which depend on when a device connected."""
    return [one for one in list(phone.wire.received)[mark:] if one.payload.startswith(b"4")]


async def until_hushed(party: Party) -> None:
    """Press the main button until all phones are dark."""
    for _ in range(20):
        await asyncio.sleep(0.1)
        if all(phone.picture["view"].get("hush") for phone in party.phones):
            return
        await press(party.tablet)
    hold(False, "the night never fell")


async def press(tablet: Phone) -> None:
    """Press the main button of the tablet, as soon as it opens."""
    await tablet.wait_for(main_buttons)
    (button,) = main_buttons(tablet.picture)[:1]
    await asyncio.sleep(max(0.0, button.get("opens_at", 0) - await tablet.time()))
    before = tablet.picture["v"]
    await tablet.must_do(button["command"], **button.get("args", {}))
    await tablet.wait_for(lambda seen: seen["v"] > before)


def main_buttons(picture: Any) -> list[Any]:
    return [
        one
        for one in picture["view"].get("prompts", ())
        if one["kind"] == "press" and one.get("weight", "main") == "main"
    ]


async def tap(phone: Phone) -> None:
    """Choose the first offered seat, as every phone does at night."""
    for prompt in phone.picture["view"].get("prompts", ()):
        if prompt["kind"] == "pick" and prompt.get("seats") and not prompt.get("locked"):
            args = {**prompt.get("args", {}), prompt.get("field", "target"): prompt["seats"][0]}
            await phone.do(prompt["command"], args)
            return
