"""Places come first: no stranger, no guess and no crowd keeps the table's guests out."""

import asyncio
import re

from companion.web.http.limits import RateLimits, network_of
from companion.web.join_codes import WORDS
from tests.kit.wire.pages import Browser, Place
from tests.kit.wire.phone import awaited, gathered
from tests.web.crowd import Crowd

ONLOOKERS = 128
QR = re.compile(r"\?k=([A-Za-z0-9_-]{11})")


def place(program, source=""):
    return Place("127.0.0.1", program.port, source=source)


@awaited
async def test_onlookers_of_a_full_table_refuse_neither_a_seat_nor_the_tablet(program):
    async with await gathered(program, ["Anna"]) as party, Crowd(program) as crowd:
        strangers = [
            crowd.phone("screen", source=f"127.8.0.{number % 3 + 1}") for number in range(ONLOOKERS)
        ]
        await asyncio.gather(*(one.connect() for one in strangers))
        # The old socket of each may be half open: they come back before it is known to be gone.
        await party.phones[0].connect()
        await party.tablet.connect()
        assert (await party.tablet.do("table.add_seat", {"called": "Pia"}))["ok"]


@awaited
async def test_of_too_many_onlookers_the_oldest_stranger_makes_room(program):
    async with await gathered(program) as party, Crowd(program) as crowd:
        television = await crowd.phone("screen").connect()
        strangers = [
            crowd.phone("screen", source=f"127.8.0.{number % 3 + 1}") for number in range(ONLOOKERS)
        ]
        for one in strangers:
            await one.connect()
        await strangers[0].wire.gone()
        assert not strangers[-1].wire.closed.done()
        assert (await party.tablet.do("table.add_seat", {"called": "Pia"}))["ok"]
        await television.see(lambda seen: len(seen["table"]["seats"]) == 1)


async def guess(program, sources, each):
    """So many wrong codes from each address, until each is told to stop."""
    for source in sources:
        browser = Browser(place(program, source))
        for number in range(each):
            word = WORDS[number % len(WORDS)]
            code = f"{word}{10 + number % 90}"
            if code != program.code:
                await browser.get(f"/j/{code}")


async def key(program):
    """What the QR of the table says, beside its code: the page of a screen carries it."""
    page = await Browser(place(program, "127.7.7.7")).get(f"/qr/{program.code}.svg")
    assert page.status == 200
    from companion.web.tokens import Seal, server_key

    return Seal(server_key(program.folder)).door(program.code)


@awaited
async def test_wrong_codes_of_the_whole_world_shut_nobody_out(program):
    async with await gathered(program, ["Anna"]) as party:
        television = Browser(place(program, "127.0.0.9"))
        assert (await television.get(f"/s/{program.code}")).status == 200
        assert (await party.tablet.do("table.seat_qr", {"seat": 1}))["ok"]
        picture = await party.tablet.see(lambda seen: seen["desk"]["invites"])
        link = picture["desk"]["invites"][0]["link"].partition("#")[2]
        await guess(program, (f"127.6.0.{number}" for number in range(1, 17)), 25)
        newcomer = Browser(place(program, "127.0.0.8"))
        assert (await newcomer.get(f"/j/{program.code}")).status == 200
        assert (await television.get(f"/s/{program.code}")).status == 200
        assert (await newcomer.post("/g", {"invite": link})).status == 303


@awaited
async def test_a_neighbour_who_guesses_keeps_out_nobody_who_shows_the_qr(program):
    async with await gathered(program, ["Anna"]) as party, Crowd(program) as crowd:
        television = Browser(place(program))
        assert (await television.get(f"/s/{program.code}")).status == 200
        assert (await party.tablet.do("table.seat_qr", {"seat": 1}))["ok"]
        picture = await party.tablet.see(lambda seen: seen["desk"]["invites"])
        link = picture["desk"]["invites"][0]["link"].partition("#")[2]
        await guess(program, ["127.0.0.1"], 60)
        assert (await Browser(place(program)).get(f"/j/{program.code}")).status == 429
        newcomer = Browser(place(program))
        door = f"/j/{program.code}?k={await key(program)}"
        assert (await newcomer.get(door)).status == 200
        assert (await newcomer.post(f"/j/{program.code}", {"name": "Ugo"})).status == 303
        assert (await newcomer.get(f"/p/{program.code}")).status == 200
        assert (await Browser(place(program)).get(f"{door}x")).status == 429
        assert (await television.get(f"/s/{program.code}")).status == 200
        screen = crowd.phone("screen")
        screen.browser = television
        await screen.connect()
        assert (await Browser(place(program)).post("/g", {"invite": link})).status == 303


def test_the_key_of_a_table_is_only_in_its_qr(program, device):
    stranger = device()
    page = stranger.get(f"/j/{program.code}").text + stranger.get(f"/s/{program.code}").text
    assert QR.search(page) is None
    assert stranger.get("/qr/NOCE99.svg").status_code == 404


def test_addresses_of_one_home_are_one(program):
    assert network_of("2001:db8:1:2::1") == network_of("2001:db8:1:2:ffff::9")
    assert network_of("2001:db8:1:3::1") != network_of("2001:db8:1:2::1")
    assert network_of("::ffff:192.0.2.7") == network_of("192.0.2.7") != network_of("192.0.2.8")
    limits = RateLimits()
    for number in range(40):
        limits.guessed_wrong(f"2001:db8:1:2::{number:x}")
    assert not limits.may_guess("2001:db8:1:2:aaaa::")
    assert limits.may_guess("2001:db8:1:3::")


def test_tables_that_others_open_leave_everybody_one():
    limits = RateLimits()
    opened = sum(limits.may_open(f"192.0.2.{number}") for number in range(20) for _ in range(20))
    assert opened == 200
    assert not limits.may_open("192.0.2.1")
    assert limits.may_open("198.51.100.1")
    assert not limits.may_open("198.51.100.1")


@awaited
async def test_a_party_behind_few_addresses_comes_back_at_once_after_a_restart(program):
    """Three tables of the evening behind one router, as it were: more than strangers may be."""
    guests = [f"Guest {at}" for at in range(24)]
    async with await gathered(program, guests) as party, Crowd(program) as crowd:
        await asyncio.to_thread(program.kill)
        await asyncio.to_thread(program.start)
        strangers = [crowd.phone("screen") for _ in range(60)]
        await asyncio.gather(*(one.dial() for one in strangers))
        await asyncio.gather(*(one.connect() for one in (*party.phones, party.tablet)))


def test_what_all_processes_count_is_counted_once_by_each_and_only_what_is_known():
    here, there = RateLimits(), RateLimits()
    here.counted_here = lambda what, who: there.counted_elsewhere(what, who, 1)
    there.counted_here = lambda what, who: here.counted_elsewhere(what, who, 1)
    for _ in range(20):
        here.guessed_wrong("192.0.2.1")
        there.guessed_wrong("192.0.2.1")
    assert not here.may_guess("192.0.2.1")
    assert not there.may_guess("192.0.2.1")
    assert here.may_guess("192.0.2.2")
    assert [at.may_open("192.0.2.3") for at in (here, there) * 6] == [True] * 10 + [False] * 2
    there.counted_elsewhere("something of a later version", "192.0.2.4", 10**9)
    there.counted_elsewhere("wrong", "192.0.2.4", 10**9)
    assert not there.may_guess("192.0.2.4")
    assert there.may_guess("192.0.2.2")
