"""Places come first: no stranger, no guess and no crowd keeps the table's guests out."""

import re

from werkzeug.test import Client

from companion.web.http.limits import RateLimits, network_of
from companion.web.join_codes import WORDS
from companion.web.tokens import Seal, server_key
from tests.kit.wire.pages import Browser
from tests.kit.wire.phone import awaited, gathered
from tests.web.crowd import make_phone

ONLOOKERS = 128
QR = re.compile(r"\?k=([A-Za-z0-9_-]{11})")


@awaited
async def test_of_too_many_onlookers_the_oldest_stranger_makes_room_and_no_place_is_refused(
    program,
):
    party = await gathered(program, ["Anna"])
    television = await make_phone(program, "screen").connect()
    strangers = [
        make_phone(program, "screen", f"127.8.0.{number % 3 + 1}") for number in range(ONLOOKERS)
    ]
    for one in strangers:
        await one.connect()
    await strangers[0].wire.wait_closed()
    assert not strangers[-1].wire.closed.done()
    # The old socket of each may be half open: they come back before it is known to be gone.
    await party.phones[0].connect()
    await party.tablet.connect()
    assert (await party.tablet.do("table.add_seat", {"called": "Pia"}))["ok"]
    await television.wait_for(lambda seen: len(seen["table"]["seats"]) == 2)


def wrong_code(number):
    """A code of no table, another one for each number."""
    return f"{WORDS[number % len(WORDS)]}{10 + number % 90}"


def test_wrong_codes_of_the_whole_world_shut_nobody_out(app):
    actor, secret = app.shell.tables.open(hosted=True)
    code, newcomer, television = actor.table.code, Client(app), Client(app)

    def asked(browser, path, source, **more):
        return browser.open(path, environ_base={"REMOTE_ADDR": source}, **more).status_code

    assert asked(television, f"/s/{code}", "192.0.2.9") == 200
    for number in range(400):
        asked(Client(app), f"/j/{wrong_code(number)}", f"198.51.100.{number % 16}")
    assert asked(newcomer, f"/j/{code}", "192.0.2.8") == 200
    assert asked(television, f"/s/{code}", "192.0.2.9") == 200
    invite = {"invite": f"{code}.{secret}"}
    assert asked(newcomer, "/g", "192.0.2.8", method="POST", data=invite) == 303


@awaited
async def test_a_neighbour_who_guesses_keeps_out_nobody_who_shows_the_qr(program):
    party = await gathered(program, ["Anna"])
    television = Browser(program.address)
    assert (await television.get(f"/s/{program.code}")).status == 200
    assert (await party.tablet.do("table.seat_qr", {"seat": 1}))["ok"]
    picture = await party.tablet.wait_for(lambda seen: seen["desk"]["invites"])
    link = picture["desk"]["invites"][0]["link"].partition("#")[2]
    guesser = Browser(program.address)
    for number in range(60):
        await guesser.get(f"/j/{wrong_code(number)}")
    assert (await Browser(program.address).get(f"/j/{program.code}")).status == 429
    newcomer = Browser(program.address)
    door = f"/j/{program.code}?k={Seal(server_key(program.folder)).door(program.code)}"
    assert (await newcomer.get(door)).status == 200
    assert (await newcomer.post(f"/j/{program.code}", {"name": "Ugo"})).status == 303
    assert (await newcomer.get(f"/p/{program.code}")).status == 200
    assert (await Browser(program.address).get(f"{door}x")).status == 429
    assert (await television.get(f"/s/{program.code}")).status == 200
    screen = make_phone(program, "screen")
    screen.browser = television
    await screen.connect()
    assert (await Browser(program.address).post("/g", {"invite": link})).status == 303


def test_the_key_of_a_table_is_only_in_its_qr(app):
    stranger, code = Client(app), app.shell.tables.open(hosted=True)[0].table.code
    assert QR.search(stranger.get(f"/j/{code}").text + stranger.get(f"/s/{code}").text) is None
    assert stranger.get(f"/qr/{code}.svg").status_code == 200
    assert stranger.get("/qr/NOCE99.svg").status_code == 404


def test_addresses_of_one_home_are_one():
    assert network_of("2001:db8:1:2::1") == network_of("2001:db8:1:2:ffff::9")
    assert network_of("2001:db8:1:3::1") != network_of("2001:db8:1:2::1")
    assert network_of("::ffff:192.0.2.7") == network_of("192.0.2.7") != network_of("192.0.2.8")
    limits = RateLimits()
    for number in range(40):
        limits.count_wrong_guess(f"2001:db8:1:2::{number:x}")
    assert not limits.may_guess("2001:db8:1:2:aaaa::")
    assert limits.may_guess("2001:db8:1:3::")


def test_tables_that_others_open_leave_everybody_one():
    limits = RateLimits()
    opened = sum(limits.may_open(f"192.0.2.{number}") for number in range(20) for _ in range(20))
    assert opened == 200
    assert not limits.may_open("192.0.2.1")
    assert limits.may_open("198.51.100.1")
    assert not limits.may_open("198.51.100.1")


def test_what_all_processes_count_is_counted_once_by_each_and_only_what_is_known():
    here, there = RateLimits(), RateLimits()
    here.on_count = lambda what, who: there.add_counts(what, who, 1)
    there.on_count = lambda what, who: here.add_counts(what, who, 1)
    for _ in range(20):
        here.count_wrong_guess("192.0.2.1")
        there.count_wrong_guess("192.0.2.1")
    assert not here.may_guess("192.0.2.1")
    assert not there.may_guess("192.0.2.1")
    assert here.may_guess("192.0.2.2")
    assert [at.may_open("192.0.2.3") for at in (here, there) * 6] == [True] * 10 + [False] * 2
    there.add_counts("something of a later version", "192.0.2.4", 10**9)
    there.add_counts("wrong", "192.0.2.4", 10**9)
    assert not there.may_guess("192.0.2.4")
    assert there.may_guess("192.0.2.2")
