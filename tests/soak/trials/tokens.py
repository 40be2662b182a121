"""P11: an invalid token opens nothing, on every route and on the socket.

Foreign, revoked, old, used, forged, oversized and misshapen tokens (safety §5) are sent wherever a
token can be sent; the answer must be exactly that without a token.
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
from tests.soak.trials.keys import Jars, Keys, collect_keys

HUGE = 1 << 20
OWN = re.compile(
    rb'(?:[A-Z]{4}){4}[0-9]{3}|nonce[-=]"?[\w-]+|name="id" value="\w+"|\b[0-9.e+-]+$', re.MULTILINE
)
"""What differs in every answer: codes of new tables, nonces, ids of forms, figures."""
TOLD = ("location", "content-type", "cache-control")
AS_SLOW = 3.0
"""The largest ratio of the median times of two refusals, on a busy machine."""


class Latencies(NamedTuple):
    """Seconds until a socket was answered, with a false token and without any."""

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
    """`every`: on routes that can refuse, one in so many tokens is tried at each of the four
    stages, each time others (so that 4 leaves none out). `others`: the same for all other
    routes."""
    hold(served() == {route.name for route in listed()}, "a route is not on the list of rights")
    await rig.open("no_limits", "a_house_for_all")
    tried, sockets, stage, took = 0, 0, 0, Latencies([], [])
    party = await rig.party(["Anna", "Bea", "Cleo", "Dora", "Eve", "Fay"], 8)
    keys = await collect_keys(rig, party)
    jars = keys.shown(rig.program.code)
    disk, logged = rig.stored_bytes(), rig.program.errors()
    for token in (keys.host, keys.anna, keys.bea):
        hold(token.encode() not in disk, "a token lies on the disk as it is")
        hold(token not in logged, "a token is in the log")
    async for when in stages(party):
        # What the host may do is done: printed cards are new invites.
        await open_host_pages(rig, keys)
        before, stage = rig.rows(), stage + 1
        for number, route in enumerate(listed(), start=stage):
            some = sample(jars, others if route.refusal is None else every, number)
            tried += await try_route(rig, route, some)
        sockets += await try_socket(rig, sample(jars, every, stage), took)
        hold(rig.rows() == before, f"something has changed {when}")
    await refuse_misshapen(rig, keys)
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


def sample(jars: Jars, every: int, number: int) -> Jars:
    """One in `every` of them, starting at `number`."""
    return dict(list(jars.items())[number % every :: every])


async def stages(party: Party) -> AsyncIterator[str]:
    """Play a campaign; yields each stage."""
    tablet = party.tablet
    yield "before a game"
    hold((await tablet.do("table.choose_game", {"game": "jrc"}))["ok"], "choose")
    yield "in the lobby"
    hold((await tablet.do("jrc.start"))["ok"], "start")
    yield "in the game"
    hold((await tablet.do("jrc.end_campaign"))["ok"], "end")
    yield "after the end"


async def open_host_pages(rig: Rig, keys: Keys) -> None:
    """The host's token opens the host's pages."""
    jar = {f"tablet-{rig.program.code}": keys.host}
    for route in listed():
        if route.who == "host":
            status = (await send(rig, route, route.path(rig.program.code), jar)).status
            hold(status != route.refusal, f"{route.name}: not for the host")


async def try_route(rig: Rig, route: Route, jars: Jars) -> int:
    """Send a request with each of these jars; returns their number."""
    path = route.path(rig.program.code)
    nobody = answer(await send(rig, route, path, {}))
    if route.refusal is not None:
        hold(nobody[0] == route.refusal, f"{route.name}: nobody gets {nobody[0]}")
    for what, jar in jars.items():
        got = answer(await send(rig, route, path, jar))
        hold(got == nobody, f"{route.name}, {what}: {str(got)[:300]} not {str(nobody)[:300]}")
    return len(jars)


async def send(rig: Rig, route: Route, path: str, jar: dict[str, str]) -> Page:
    """Send a request with these cookies; forms are empty."""
    browser = Browser(rig.address, dict(jar))
    if route.method == "GET":
        return await browser.get(path)
    return await browser.post(path, {})


def answer(page: Page) -> tuple[object, ...]:
    """The parts of an answer that must be the same."""
    cookies = [one.partition("-")[0] for name, one in page.headers if name == "set-cookie"]
    told = tuple(OWN.sub(b"", page.header(name).encode()) for name in TOLD)
    return page.status, told, cookies, OWN.sub(b"", page.body)


async def try_socket(rig: Rig, jars: Jars, took: Latencies) -> int:
    """Connect as a tablet, which is refused, and as a phone, which may only watch. Returns how
    often."""
    clock = asyncio.get_running_loop().time
    nobody = [await socket_answers(rig, kind, {}) for kind in ("tablet", "phone")]
    for number, (what, jar) in enumerate(jars.items()):
        for kind, wanted in zip(("tablet", "phone"), nobody, strict=True):
            for one, seconds in (
                (jar, took.false),
                *([({}, took.none)] if number % 8 == 0 else []),
            ):
                began = clock()
                got = await socket_answers(rig, kind, one)
                seconds.append(clock() - began)
                hold(got == wanted, f"socket, {kind}, {what}: {got!r} not {wanted!r}")
    return 2 * len(jars)


async def socket_answers(rig: Rig, kind: str, jar: dict[str, str]) -> list[object]:
    """All that a socket with these cookies receives, also as answers to COMMANDS."""
    device = Phone(rig.address, rig.program.code, kind, keep=8)
    device.browser.cookies = dict(jar)
    try:
        await device.connect()
    except Refused as refused:
        return [str(refused)]
    try:
        asked = [
            device.wire.ask("do", command(name, args, "0" * 32, seat))
            for name, args, seat in COMMANDS
        ]
        answers = await asyncio.gather(*(one.answer for one in asked))
    except Gone as gone:
        return [str(gone)]
    finally:
        device.drop()
    hold(not any(one["ok"] for one in answers), f"a stranger may: {answers}")
    return [device.packet, *answers]


COMMANDS: tuple[tuple[str, dict[str, object], int | None], ...] = (
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
"""Commands of every right: own, another's, the host's, the game's, the server's. Not `table.leave`,
which is no error without a seat."""


async def refuse_misshapen(rig: Rig, keys: Keys) -> None:
    """A token that is too long for a header, or no text, is refused at once."""
    code = rig.program.code
    for name in (f"tablet-{code}", f"seat-{code}"):
        for route in listed():
            try:
                status = (await send(rig, route, route.path(code), {name: "A" * HUGE})).status
            except (OSError, ValueError):
                continue  # the connection was closed while we still spoke
            hold(status == 400, f"{route.name}: a token of 1 MB is answered {status}")
        device = Phone(rig.address, code, "tablet")
        device.browser.cookies = {name: "A" * HUGE}
        try:
            await device.connect()
        except (Refused, OSError):
            continue
        hold(False, "a token of 1 MB opened a socket")
    await refuse_invites(rig, keys)


async def refuse_invites(rig: Rig, keys: Keys) -> None:
    """Refuse invalid invites in a form, and invalid greetings on the socket."""
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
    pages = [answer(await Browser(rig.address).post("/g", form)) for form in forms]
    hold(len({str(one) for one in pages}) == 1 and pages[0][0] == 403, f"invites: {pages}")
    big = await Browser(rig.address).post("/g", {"invite": "A" * 9_000})
    hold(big.status == 413, f"an invite of 9 kB: {big.status}")
    for hello in (
        {"code": [code], "kind": "tablet"},
        {"code": code, "kind": ["tablet"]},
        {"code": code, "kind": "tablet", "token": keys.host},
        [code, "tablet", keys.host],
        keys.host,
    ):
        wire = Phone(rig.address, code)
        await wire.dial()
        try:
            await wire.wire.greet(hello)
        except (Refused, Gone) as refused:
            hold(str(refused) == "E_BAD_INPUT", f"{hello}: {refused}")
        else:
            hold(False, f"in with {hello}")
        finally:
            wire.drop()
