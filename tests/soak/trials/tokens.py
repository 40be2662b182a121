"""P11: what is no valid key of this place opens nothing, on every route and on the socket.

Foreign, revoked, old, used, forged, oversized and misshapen tokens (safety §5) are shown wherever a
token can be shown; each has to get exactly the answer without a token.
"""

import asyncio
import re
from collections.abc import AsyncIterator
from statistics import median
from typing import NamedTuple

from tests.kit.routes import Route, listed, served
from tests.kit.wire.pages import Browser, Page
from tests.kit.wire.phone import Gone, Party, Phone, Refused, command
from tests.soak.promise import Figures, Rig, hold, trial
from tests.soak.trials.keys import Jars, Keys, collected

HUGE = 1 << 20
OWN = re.compile(
    rb'(?:[A-Z]{4}){4}[0-9]{3}|nonce[-=]"?[\w-]+|name="id" value="\w+"|\b[0-9.e+-]+$', re.MULTILINE
)
"""What is new in every answer: codes of tables that were opened, nonces, ids of forms, figures."""
TOLD = ("location", "content-type", "cache-control")
AS_SLOW = 3.0
"""How much longer one refusal may take than another, at the median, on a busy machine."""


class Took(NamedTuple):
    """Seconds until what a socket asked was answered, with a false token and without any."""

    false: list[float]
    none: list[float]


@trial(
    "P11",
    "Tokens that are another's, revoked, old, used, too long or misshapen: as if none were shown, "
    "on every route and on the socket, before, in and after a game.",
    short={"every": 4, "others": 48},
    full={"every": 1, "others": 1},
)
async def false_tokens(rig: Rig, every: int, others: int) -> Figures:
    """`every`: where something can be refused, one in so many tokens is tried at each of the four
    stages, each time others (so that 4 leaves none out). `others`: the same for all other routes.
    """
    hold(served() == {route.name for route in listed()}, "a route is not on the list of rights")
    await rig.open("no_limits", "a_house_for_all")
    tried, sockets, stage, took = 0, 0, 0, Took([], [])
    async with await rig.party(["Anna", "Bea", "Cleo", "Dora", "Eve", "Fay"], 8) as party:
        keys = await collected(rig, party)
        jars = keys.shown(rig.program.code)
        disk, logged = rig.stored_bytes(), rig.program.errors()
        for token in (keys.host, keys.anna, keys.bea):
            hold(token.encode() not in disk, "a token lies on the disk as it is")
            hold(token not in logged, "a token is in the log")
        async for when in stages(party):
            # What the host may do is done: printed cards are new invites.
            await allowed(rig, keys)
            before, stage = rig.rows(), stage + 1
            for number, route in enumerate(listed(), start=stage):
                some = one_in(jars, others if route.refusal is None else every, number)
                tried += await one_route(rig, route, some)
            sockets += await on_the_socket(rig, one_in(jars, every, stage), took)
            hold(rig.rows() == before, f"something has changed {when}")
        await misshapen(rig, keys)
    slower = median(took.false) / median(took.none)
    hold(1 / AS_SLOW < slower < AS_SLOW, f"a false token takes {slower:.1f} times as long")
    return {
        "routes": len(listed()),
        "sorts of token": len(jars),
        "stages": 4,
        "on routes": tried,
        "on sockets": sockets,
        "answers to each": 1,
        "slower": round(slower, 2),
    }


def one_in(jars: Jars, every: int, number: int) -> Jars:
    """Some of them; with the next number others."""
    return dict(list(jars.items())[number % every :: every])


async def stages(party: Party) -> AsyncIterator[str]:
    """A campaign from before its beginning to after its end."""
    tablet = party.tablet
    yield "before a game"
    hold((await tablet.do("table.choose_game", {"game": "jrc"}))["ok"], "choose")
    yield "in the lobby"
    hold((await tablet.do("jrc.start"))["ok"], "start")
    yield "in the game"
    hold((await tablet.do("jrc.end_campaign"))["ok"], "end")
    yield "after the end"


async def allowed(rig: Rig, keys: Keys) -> None:
    """The host's token opens the host's pages."""
    jar = {f"tablet-{rig.program.code}": keys.host}
    for route in listed():
        if route.who == "host":
            status = (await asked(rig, route, route.path(rig.program.code), jar)).status
            hold(status != route.refusal, f"{route.name}: not for the host")


async def one_route(rig: Rig, route: Route, jars: Jars) -> int:
    """Ask with each of these jars; how many were tried."""
    path = route.path(rig.program.code)
    nobody = answer(await asked(rig, route, path, {}))
    if route.refusal is not None:
        hold(nobody[0] == route.refusal, f"{route.name}: nobody gets {nobody[0]}")
    for what, jar in jars.items():
        got = answer(await asked(rig, route, path, jar))
        hold(got == nobody, f"{route.name}, {what}: {str(got)[:300]} not {str(nobody)[:300]}")
    return len(jars)


async def asked(rig: Rig, route: Route, path: str, jar: dict[str, str]) -> Page:
    """What this route says to these cookies; forms are sent empty."""
    browser = Browser(rig.place, dict(jar))
    if route.method == "GET":
        return await browser.get(path)
    return await browser.post(path, {})


def answer(page: Page) -> tuple[object, ...]:
    """What of an answer has to be the same. The cookie that a new guest is given is new."""
    cookies = [one.partition("-")[0] for name, one in page.headers if name == "set-cookie"]
    told = tuple(OWN.sub(b"", page.header(name).encode()) for name in TOLD)
    return page.status, told, cookies, OWN.sub(b"", page.body)


async def on_the_socket(rig: Rig, jars: Jars, took: Took) -> int:
    """As a tablet it is refused; as a phone it looks on, and whatever it asks for is refused."""
    clock = asyncio.get_running_loop().time
    nobody = [await said(rig, kind, {}) for kind in ("tablet", "phone")]
    for number, (what, jar) in enumerate(jars.items()):
        for kind, wanted in zip(("tablet", "phone"), nobody, strict=True):
            for one, seconds in (
                (jar, took.false),
                *([({}, took.none)] if number % 8 == 0 else []),
            ):
                began = clock()
                got = await said(rig, kind, one)
                seconds.append(clock() - began)
                hold(got == wanted, f"socket, {kind}, {what}: {got!r} not {wanted!r}")
    return 2 * len(jars)


async def said(rig: Rig, kind: str, jar: dict[str, str]) -> list[object]:
    """All that a socket with these cookies hears, commands of every sort of right included."""
    device = Phone(rig.place, rig.program.code, kind, keep=8)
    device.browser.cookies = dict(jar)
    try:
        await device.connect()
    except Refused as refused:
        return [str(refused)]
    try:
        asked = [
            device.wire.ask("do", command(name, args, "0" * 32, seat))
            for name, args, seat in WISHES
        ]
        answers = await asyncio.gather(*(one.answer for one in asked))
    except Gone as gone:
        return [str(gone)]
    finally:
        device.drop()
    hold(not any(one["ok"] for one in answers), f"a stranger may: {answers}")
    return [device.packet, *answers]


WISHES: tuple[tuple[str, dict[str, object], int | None], ...] = (
    ("table.rename", {"seat": 1, "called": "Eve"}, None),
    ("table.rename", {"seat": 1, "called": "Eve"}, 1),
    ("table.close_door", {}, None),
    ("table.hand_over", {}, None),
    ("table.choose_game", {"game": "lupus"}, None),
    ("table.undo", {"to": 0}, None),
    ("jrc.start", {}, None),
    ("jrc.allocate", {"points": {}}, None),
    ("jrc.end_campaign", {}, None),
    ("table.use_invite", {"invite": "x"}, None),
    ("tick", {}, None),
)
"""Something of every sort: one's own, another's, the host's, the game's, the server's alone.
Not `table.leave`: it does nothing for who has no seat, and is no error to a device that had one."""


async def misshapen(rig: Rig, keys: Keys) -> None:
    """What is too long for a head, and what is no text, is refused before anybody looks at it."""
    code = rig.program.code
    for name in (f"tablet-{code}", f"seat-{code}"):
        for route in listed():
            try:
                status = (await asked(rig, route, route.path(code), {name: "A" * HUGE})).status
            except (OSError, ValueError):
                continue  # the connection was closed while we still spoke
            hold(status == 400, f"{route.name}: a token of 1 MB is answered {status}")
        device = Phone(rig.place, code, "tablet")
        device.browser.cookies = {name: "A" * HUGE}
        try:
            await device.connect()
        except (Refused, OSError):
            continue
        hold(False, "a token of 1 MB opened a socket")
    await false_passes(rig, keys)


async def false_passes(rig: Rig, keys: Keys) -> None:
    """What is no invite, in a form, and what is no hello, on the socket."""
    code = rig.program.code
    link = {"invite": f"{code}.{keys.host}"}
    forms = [
        link,
        {"invite[]": link["invite"]},
        {"invite": f'["{link["invite"]}"]'},
        {"invite": ""},
    ]
    forms += [{"invite": f"{code}.{token}"} for token in keys.false.values() if len(token) < 4_000]
    del forms[4 + list(keys.false).index("an invite that is no token")]  # it is a good invite
    pages = [answer(await Browser(rig.place).post("/g", form)) for form in forms]
    hold(len({str(one) for one in pages}) == 1 and pages[0][0] == 403, f"invites: {pages}")
    big = await Browser(rig.place).post("/g", {"invite": "A" * 9_000})
    hold(big.status == 413, f"an invite of 9 kB: {big.status}")
    for hello in (
        {"code": [code], "kind": "tablet"},
        {"code": code, "kind": ["tablet"]},
        {"code": code, "kind": "tablet", "token": keys.host},
        [code, "tablet", keys.host],
        keys.host,
    ):
        wire = Phone(rig.place, code)
        await wire.dial()
        try:
            await wire.wire.greet(hello)
        except (Refused, Gone) as refused:
            hold(str(refused) == "E_BAD_INPUT", f"{hello}: {refused}")
        else:
            hold(False, f"in with {hello}")
        finally:
            wire.drop()
