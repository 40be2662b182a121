"""P16 and P10: two programs on one database, a table that cannot be read, another key."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from contextlib import ExitStack, closing

from companion.web.store.files_beside import ASIDE_SECONDS
from tests.kit.house import house
from tests.kit.people import Program
from tests.kit.postgres import postgres
from tests.kit.wire.line import Refused
from tests.kit.wire.party import Party, gathered, place_of
from tests.kit.wire.phone import Phone, names
from tests.soak.promise import Figures, Rig, hold, trial
from tests.soak.trials.houses import HOSTED

KEY = "a key that two programs of one house share"
GUESTS = ("Anna", "Ugo", "Zoe")


@trial(
    "P16",
    "Failover there and back and there again: nobody is shown or refused by the past.",
    short={"databases": ["sqlite", "postgresql"], "turns": 4},
    full={"databases": ["sqlite", "postgresql"], "turns": 40},
    least={"databases": ["sqlite"], "turns": 4},
)
async def failover(rig: Rig, databases: list[str], turns: int) -> Figures:
    """`turns`: how often everybody goes over to the other program; the one they leave dies every
    other time, and starts again."""
    figures: Figures = {"databases": databases, "turns": turns, "deaths": 0}
    for database in databases:
        with ExitStack() as stack:
            url = f"sqlite:///{rig.folder / 'shared.db'}"
            if database != "sqlite":
                url = stack.enter_context(postgres()).url
            figures["deaths"] += await over_and_over(rig, stack, url, turns)
    hold(not rig.faults(), rig.faults())
    return figures


async def over_and_over(rig: Rig, stack: ExitStack, url: str, turns: int) -> int:
    """How often a program died."""
    where = {"DATABASE_URL": url, "SECRET_KEY": KEY}
    here = (await rig.open(**where)).program
    stack.callback(here.stop)
    await second_is_told(rig, where)
    there = rig.one_more(given=["--beside"], **where)
    await asyncio.to_thread(there.start)
    stack.callback(there.stop)
    here.invite = there.invite  # the newest invite is the one that counts
    async with await gathered(here, GUESTS) as party:
        await refused_by_nothing_old(here, there, party)
        for turn in range(turns):
            left, now = (here, there) if turn % 2 == 0 else (there, here)
            if dies := turn % 4 in (0, 2):
                left.kill()
            await at(now, party, f"Guest {turn % 20}", turn >= 20)
            if dies:
                left.arguments = ("--beside",)
                await asyncio.to_thread(left.start)
    return (turns + 1) // 2


async def second_is_told(rig: Rig, where: dict[str, str]) -> None:
    """Nobody starts a second program by mistake."""
    program = rig.one_more(**where)
    try:
        await asyncio.to_thread(program.start)
    except AssertionError as ended:
        program.stop()
        hold("already running" in str(ended), f"a second program: {ended}")
    else:
        program.stop()
        hold(False, "a second program starts beside the first one, and nobody is told")


async def refused_by_nothing_old(here: Program, there: Program, party: Party) -> None:
    """Both programs serve; what is asked there is decided on what was done here."""
    elsewhere = Phone(place_of(there), there.code, "phone")
    elsewhere.browser.cookies.update(party.phones[0].browser.cookies)
    await elsewhere.connect()
    hold((await party.tablet.do("table.add_seat", {"called": "Ivo"}))["ok"], "no seat was added")
    answer = await elsewhere.do("table.rename", {"seat": 1, "called": "Ivo"})
    hold(answer.get("code") == "E_NAME_TAKEN", f"decided on a table that is no more: {answer}")
    elsewhere.drop()


async def at(program: Program, party: Party, called: str, full: bool) -> None:
    """Everybody comes in there, sees what there is, and the tablet goes on."""
    place = place_of(program)
    for one in (party.tablet, *party.phones):
        one.browser.place = place
        page = await one.browser.get(f"/{one.kind[0]}/{program.code}")
        hold(page.status == 200, f"the page of a {one.kind}: {page.status}")
        await one.connect()
    shown = names(party.tablet.picture)
    hold(all(names(one.picture) == shown for one in party.phones), "they see different tables")
    wish = ("table.rename", {"seat": 1, "called": called})
    if not full:
        wish = ("table.add_seat", {"called": called})
    answer = await party.tablet.do(*wish)
    hold(answer["ok"], f"the tablet cannot go on after a failover: {answer}")
    for one in (party.tablet, *party.phones):
        await one.see(lambda picture: called in names(picture))
    hold(full or names(party.tablet.picture) == [*shown, called], "something is missing")


@trial(
    "P10",
    "A record that cannot be read stops its table, and no other; it is said to who comes.",
)
async def unreadable(rig: Rig) -> Figures:
    """A table of a later version beside one that is played, a restart, and a file set aside."""
    await rig.open("a_house_for_all")
    program, later = rig.program, b'{"number":2,"at":1.0,"name":"x","seat":null,"events":[%s]}'
    later %= b'{"wire":"lupus.moon_rose","version":1,"fact":{}}'
    async with await gathered(program, GUESTS):
        other = Phone(rig.place, "", "tablet")
        opened = await other.browser.post("/tables", {})
        other.code = opened.header("location").rpartition("/")[2]
    program.stop()
    with closing(sqlite3.connect(program.database)) as store, store:
        wanted = "UPDATE records SET record = ? WHERE code = ? AND number = 2"
        store.execute(wanted, (later, program.code))
    stopped = program.code
    aside = program.database.with_name("veglia.db.20200101-120000")
    shutil.copy(program.database, aside)
    await rig.again()
    hold(aside.exists(), "what a restore has set aside is gone at once")
    program.stop()
    with closing(sqlite3.connect(program.database)) as store, store:
        wanted = "UPDATE last_steps SET found = found - ? WHERE name = ?"
        store.execute(wanted, (ASIDE_SECONDS, aside.name))
    await rig.again()
    hold(not aside.exists(), "what a restore set aside long ago is still there")
    other.browser.place = rig.place
    await other.connect()
    hold((await other.do("table.add_seat", {"called": "Pia"}))["ok"], "no table can be played")
    stranger = Phone(rig.place, stopped)
    page = await stranger.browser.get(f"/p/{stopped}")
    hold(page.status == 503, f"its page: {page.status}")
    try:
        await stranger.connect()
    except Refused as refused:
        hold("E_UNREADABLE" in str(refused), f"its socket: {refused}")
    else:
        hold(False, "a table that cannot be read is shown")
    other.drop()
    hold(not rig.faults(), rig.faults())
    return {"tables": 2}


@trial(
    "P16",
    "A process that has another SECRET_KEY than the others says so and does not serve.",
)
async def another_key(rig: Rig) -> Figures:
    """The first one and its devices notice nothing."""
    with house(rig, 1, *HOSTED) as spread:
        async with await spread.table(0, ("Anna",)) as party:
            where = {**spread.programs[0].environ, "SECRET_KEY": KEY[::-1]}
            other = rig.one_more(*HOSTED, given=["--beside"], **where)
            try:
                await asyncio.to_thread(other.start)
            except AssertionError as ended:
                hold("another SECRET_KEY" in str(ended), f"it does not say why: {ended}")
            else:
                hold(False, "it serves, and every device is a stranger there")
            finally:
                other.stop()
            answer = await party.phones[0].do("table.rename", {"seat": 1, "called": "Ann"})
            hold(answer["ok"], f"refused at the first one: {answer}")
    hold(not rig.faults(), rig.faults())
    return {"processes": 2}
