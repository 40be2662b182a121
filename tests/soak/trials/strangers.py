"""P11: only the seat's holder plays the seat, only the host's device hosts; everybody else hears
one and the same refusal."""

from __future__ import annotations

import asyncio
import random
import re
import secrets
from collections import defaultdict
from dataclasses import replace
from statistics import median

from tests.kit.wire.pages import Browser, Page
from tests.kit.wire.party import Party
from tests.kit.wire.phone import Phone, Refused
from tests.kit.wire.wire import Wire
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
    hold(not rig.faults(), rig.faults())
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


@trial("P11", "A place that has gone to another device is gone for the old one, at once.")
async def old_places(rig: Rig) -> Figures:
    await rig.open()
    async with await rig.party(["Anna"]) as party:
        (anna,), tablet = party.phones, party.tablet
        link = await a_pass(tablet, "table.seat_qr", {"seat": 1})
        new = Phone(rig.place, rig.program.code)
        hold((await new.take(link)).status == 303, "the invite does not work")
        await anna.wire.gone()
        hold(anna.moved, "the old phone was not told")
        await anna.connect()
        hold("seat" not in anna.picture["me"], "the old token still holds the seat")
        answer = await anna.do("table.rename", {"seat": 1, "called": "Eve"})
        hold(answer.get("code") == "E_NOT_SEATED", f"the old token still speaks: {answer}")
        hold((await Browser(rig.place).post("/g", {"invite": link})).status == 403, "used twice")
        await new.connect()
        hold(new.picture["me"].get("seat") == 1, "the new phone has no seat")
        link = await a_pass(tablet, "table.hand_over", {})
        other = Phone(rig.place, rig.program.code, "tablet")
        hold((await other.take(link)).status == 303, "the tablet's invite does not work")
        await tablet.wire.gone()
        hold(await refused(tablet), "the old tablet still hosts")
        hold((await Browser(rig.place).post("/g", {"invite": link})).status == 403, "used twice")
        new.drop()
    return {"moves": 2}


async def a_pass(tablet: Phone, name: str, args: object) -> str:
    """The secret of a new invite, as its link carries it."""
    known = {one.get("link") for one in tablet.picture["desk"]["invites"]}
    hold((await tablet.do(name, args))["ok"], f"{name} was refused")
    picture = await tablet.see(
        lambda seen: {one.get("link") for one in seen["desk"]["invites"]} - known - {None}
    )
    (link,) = {one.get("link") for one in picture["desk"]["invites"]} - known - {None}
    return str(link).partition("#")[2]


async def refused(phone: Phone) -> bool:
    try:
        await phone.connect()
    except Refused:
        return True
    phone.drop()
    return False


@trial(
    "P11", "Strange hosts and origins, guests at the host's pages, a closed door: nothing opens."
)
async def closed_doors(rig: Rig) -> Figures:
    await rig.open()
    code, place = rig.program.code, rig.place
    async with await rig.party(["Anna"]) as party:
        (anna,) = party.phones
        for headers in (
            {"origin": "http://evil.example"},
            {"origin": "null"},
            {"host": "evil.example"},
        ):
            hold(await no_socket(place, {"cookie": anna.browser.cookie, **headers}), str(headers))
            page = await ask(Browser(place, dict(anna.browser.cookies)), "/g", headers)
            hold(page.status in (403, 421), f"a form of {headers} was taken: {page.status}")
        for path, method in (
            (f"/copy/{code}.json", "GET"),
            (f"/t/{code}", "GET"),
            ("/tables", "POST"),
        ):
            page = await anna.browser.ask(method, path, b"", {"origin": place.origin})
            hold(page.status in (303, 403, 404), f"{method} {path}: {page.status}")
        hold(
            (await anna.browser.get(f"/recap/{code}.json")).status == 404, "a story before the end"
        )
        page = await Phone(place, code).join("Bea")
        cookie = page.header("set-cookie").lower()
        hold("httponly" in cookie and "samesite=lax" in cookie, f"an open cookie: {cookie}")
        await only_opened(anna.browser, code)
        hold("sec-websocket-extensions" not in await offered_compression(place), "compression")
        await behind_a_closed_door(party)
        for name in ("tick", "table.use_invite", "table.open_door", "table.hand_over"):
            answer = await anna.do(name, {"invite": "x"} if "invite" in name else {})
            hold(not answer["ok"], f"a guest may {name}")
        answer = await anna.do("table.rename", {"seat": 1, "called": "Eve"}, seat=1)
        hold(not answer["ok"], "a guest acts for a seat")
        codes = [await Browser(place).get(f"/j/{one}") for one in ("LUME11", "x", "%00", "ZZZZ99")]
        hold(len({(one.status, one.body) for one in codes}) == 1, "wrong codes differ")
        tried = [(await Browser(place).get(f"/j/LUME{n}")).status for n in range(10, 99)]
        hold(tried[-1] == 429, "guessing codes never comes to an end")
    return {"ways": 20}


async def behind_a_closed_door(party: Party) -> None:
    """Nobody new sits down, and strangers are told what they are told of a code of no table."""
    place, code = party.tablet.browser.place, party.tablet.code
    late = Phone(place, code)
    hold((await late.browser.get(f"/j/{code}")).status == 200, "the open door")
    hold((await party.tablet.do("table.close_door"))["ok"], "the host")
    hold((await late.join("Eve")).status == 422, "in by a door that was closed meanwhile")
    hold((await Phone(place, code).join("Eve")).status == 404, "in by a closed door")
    shut, wrong = [await Browser(place).get(f"/s/{one}") for one in (code, other_than(code))]
    hold((shut.status, plain(shut)) == (wrong.status, plain(wrong)), "a closed door is told")


async def only_opened(guest: Browser, code: str) -> None:
    """A page that is only opened gives out no token: neither to a stranger, nor to a guest whose
    browser sends no cookie along, as it may be where a link of another site was followed."""
    for path in (f"/j/{code}", "/", f"/p/{code}", f"/t/{code}", "/g", f"/s/{code}"):
        for browser in (Browser(guest.place), Browser(guest.place, dict(guest.cookies))):
            held = dict(browser.cookies)
            await browser.get(path)
            given = {name: one for name, one in browser.cookies.items() if name[:4] != "door"}
            kept = {name: one for name, one in held.items() if name[:4] != "door"}
            hold(given == kept, f"GET {path} gave out a place: {set(given)}")


def other_than(code: str) -> str:
    """A code that no table has."""
    return "LUME11" if code != "LUME11" else "LUME12"


def plain(page: Page) -> bytes:
    """A page without its nonce, which is new in each."""
    return re.sub(rb'nonce[-=]"?[\w-]+', b"", page.body)


async def ask(browser: Browser, path: str, headers: dict[str, str]) -> Page:
    return await browser.ask("POST", path, b"", {"origin": browser.place.origin, **headers})


async def no_socket(place, headers: dict[str, str]) -> bool:
    wire = Wire(place)
    try:
        await wire.dial(headers)
    except Refused:
        return True
    wire.drop()
    return False


async def offered_compression(place) -> str:
    """The head of the answer to a browser that would like to compress."""
    wire = Wire(place)
    await wire.dial({"sec-websocket-extensions": "permessage-deflate"})
    wire.drop()
    return wire.opened.result().decode().lower()
