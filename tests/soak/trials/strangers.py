"""P11: forged tokens get one and the same refusal, as soon as none."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections import defaultdict
from dataclasses import replace
from statistics import median

from tests.kit.wire.pages import Browser
from tests.kit.wire.phone import Phone, Refused
from tests.soak.promise import Figures, Rig, hold, trial

AS_SLOW = 3.0
"""How much longer one refusal may take than another, at the median, on a busy machine."""


def forged(real: str, other: str, dice: random.Random) -> str:
    """A token that opens nothing: cut, altered, of another person, invented, or none at all."""
    at = dice.randrange(len(real))
    flipped = chr(ord(real[at]) ^ 1)
    return dice.choice(
        (
            *(real[:at], real[1:], real + "A", real[:at] + flipped + real[at + 1 :]),
            *(real.swapcase(), real[::-1], other, f'"{real}', f"{real},{real}", "A" * 43),
            *(secrets.token_urlsafe(32), "0", "null", "../" * 9, "%00", "x" * 3000),
        )
    )


@trial(
    "P11",
    "Forged, altered, foreign and old tokens get one same refusal.",
    short={"count": 150},
    full={"count": 2_000},
)
async def forged_tokens(rig: Rig, count: int) -> Figures:
    await rig.open("no_limits")
    answers: dict[str, set[bytes]] = defaultdict(set)
    sizes: dict[str, set[tuple[int, int]]] = defaultdict(set)
    took: dict[str, list[float]] = defaultdict(list)
    async with await rig.party(["Anna"]) as party:
        (anna,), code, dice = party.phones, rig.program.code, random.Random(11)
        (seat,), (host,) = anna.browser.tokens, party.tablet.browser.tokens
        before = rig.rows()
        for number in range(count):
            sort = "none" if number % 8 == 0 else "forged"
            for kind, real, other in (("tablet", host, seat), ("seat", seat, host)):
                name, token = f"{kind}-{code}", forged(real, other, dice)
                jar = {} if sort == "none" else {name: token}
                browser = Browser(replace(rig.place, source=f"127.3.{number % 250}.1"), jar)
                began = asyncio.get_running_loop().time()
                answers[kind].add(await socket_answer(browser, code, kind, number))
                took[sort].append(asyncio.get_running_loop().time() - began)
                for page in (f"/t/{code}", f"/copy/{code}.json"):
                    got = await Browser(browser.place, dict(jar)).get(page)
                    sizes[page].add((got.status, len(got.body)))
            invite = dice.choice((rig.program.invite, f"{code}.{forged(seat, host, dice)}"))
            page = await Browser(browser.place).post("/g", {"invite": invite})
            sizes["/g"].add((page.status, len(page.body)))
        hold(rig.rows() == before, "a forged token has changed something")
        disk, said = rig.stored_bytes(), rig.program.errors()
        for token in (seat, host):
            hold(token.encode() not in disk, "a token lies on the disk as it is")
            hold(token not in said, "a token is in the log")
    for what, seen in {**answers, **sizes}.items():
        hold(
            len(seen) == 1, f"{what}: {len(seen)} different answers: {[str(s)[:200] for s in seen]}"
        )
    refusals = {status for some in sizes.values() for status, _ in some}
    hold(refusals <= {303, 403}, f"not refused: {sizes}")
    slower = median(took["forged"]) / median(took["none"])
    hold(1 / AS_SLOW < slower < AS_SLOW, f"a forged token takes {slower:.1f} times as long")
    return {"tokens": count * 3, "answers": 1, "slower": round(slower, 2)}


async def socket_answer(browser: Browser, code: str, kind: str, number: int) -> bytes:
    """What a socket with these cookies is told first: a refusal, or what onlookers are shown."""
    device = Phone(browser.place, code, "phone" if kind == "seat" else kind)
    device.browser = browser
    try:
        await device.connect()
    except Refused as refused:
        return str(refused).encode()
    finally:
        device.drop()
    return device.packet


async def a_pass(tablet: Phone, name: str, args: object) -> str:
    """The secret of a new invite, as its link carries it."""
    known = {one.get("link") for one in tablet.picture["desk"]["invites"]}
    hold((await tablet.do(name, args))["ok"], f"{name} was refused")
    picture = await tablet.see(
        lambda seen: {one.get("link") for one in seen["desk"]["invites"]} - known - {None}
    )
    (link,) = {one.get("link") for one in picture["desk"]["invites"]} - known - {None}
    return str(link).partition("#")[2]
