"""A phone that was away comes back by itself: frozen, offline, left and found again, reloaded."""

import re
import sqlite3
from contextlib import closing, contextmanager

import pytest
from playwright.sync_api import expect

from tests.browser.device import CUT_OFF
from tests.browser.evening import Evening
from tests.browser.party import WALL
from tests.browser.people import Screen
from tests.kit.people import names
from tests.kit.sentences import said

SOON = 3.0  # seconds on the page's own clock: much less than the eight of the slowest retry
TOO_LONG_FOR_A_TIMER = 11.5  # after these, the next try by the clock is five to ten seconds away


def records(room, wire):
    """How often something of this kind stands in the log."""
    with closing(sqlite3.connect(room.program.database)) as store:
        rows = store.execute("SELECT record FROM records").fetchall()
    return sum(bytes(row[0]).count(wire.encode()) for row in rows)


@contextmanager
def sockets(device):
    """Counts the sockets that the page opens meanwhile."""
    opened = []

    def count(socket):
        opened.append(socket.url)

    device.page.on("websocket", count)
    yield opened
    device.page.remove_listener("websocket", count)


STAMPED = """(() => {
    globalThis.stamps = {};
    addEventListener("online", () => (stamps.online = performance.now()));
    globalThis.WebSocket = class extends WebSocket {
        constructor(...how) {
            stamps.tried = performance.now();
            super(...how);
        }
    };
})()"""
"""When the network was back, and when the page last tried: by its own clock, on which nothing lies
between the two but its own patience."""


def test_a_tap_made_while_the_table_was_away_counts_once(party):
    room = party("Anna", wall=False)
    (anna,) = room.phones
    with anna.allowing(CUT_OFF):
        room.program.kill()
        anna.is_cut_off()
        anna.act("table.rename", seat=1, called="Annabella")
        room.program.start()
        anna.linked()
    anna.shows("Annabella")
    assert room.seated == ["Annabella"]
    assert records(room, "table.seat_renamed") == 1


def test_a_tap_survives_a_reload_before_its_answer(party):
    room = party("Anna", workers=True, wall=False)
    (anna,) = room.phones
    with anna.allowing(CUT_OFF):
        room.program.kill()
        anna.act("table.rename", seat=1, called="Annabella")
        anna.is_cut_off()
        room.program.start()
        anna.reload()
        anna.shows("Annabella")
    assert room.seated == ["Annabella"]
    assert records(room, "table.seat_renamed") == 1


@pytest.mark.parametrize("rubbish", ["{}", "[null]"])
def test_a_tab_whose_storage_holds_rubbish_still_takes_taps(party, rubbish):
    room = party("Anna", wall=False)
    (anna,) = room.phones
    shelf = f"veglia:waiting:{room.program.code}:phone"
    anna.page.evaluate("kept => sessionStorage.setItem(...kept)", [shelf, rubbish])
    anna.reload()
    anna.act("table.rename", seat=1, called="Annabella")
    anna.shows("Annabella")


@pytest.mark.slow
def test_a_phone_that_was_offline_tries_at_once_when_the_network_is_back(party):
    room = party("Anna", wall=False)
    (anna,) = room.phones
    anna.page.add_init_script(STAMPED)
    anna.reload()
    with anna.allowing(CUT_OFF):
        anna.context.set_offline(True)
        room.power_cut(anna)
        expect(anna.html).to_have_attribute("data-link", "lost")
        anna.page.wait_for_timeout(TOO_LONG_FOR_A_TIMER * 1000)
        with sockets(anna) as opened:
            anna.context.set_offline(False)
            anna.linked()
        online, tried = anna.page.evaluate("[stamps.online, stamps.tried]")
        assert 0 <= tried - online <= SOON * 1000
        assert 1 <= len(opened) <= 2


def test_a_frozen_page_is_right_when_it_is_picked_up(party):
    room = party("Anna", workers=True, wall=False)
    (anna,) = room.phones
    anna.asleep()
    room.power_cut(anna)
    room.tells("table.add_seat", called="Pia")
    with sockets(anna) as opened:
        anna.awake()
    assert len(opened) <= 2
    anna.shows("Pia")
    assert names(anna.picture) == ["Anna", "Pia"]


def test_a_page_that_was_left_and_found_again_is_right(party):
    room = party("Anna", workers=True, wall=False)
    (anna,) = room.phones
    with anna.allowing(CUT_OFF):
        anna.page.goto(f"{room.program.url}/g")
        room.tells("table.add_seat", called="Pia")
        anna.page.go_back()
        anna.linked()
    assert names(anna.picture) == ["Anna", "Pia"]


def test_a_phone_whose_place_was_taken_opens_nothing_any_more(party):
    room = party("Anna", wall=False)
    (anna,) = room.phones
    other = anna.context.new_page()
    with sockets(anna) as opened:
        other.goto(anna.page.url)
        expect(other.locator("html")).to_have_attribute("data-link", "on")
        expect(anna.html).to_have_attribute("data-link", "moved")
        anna.page.evaluate("dispatchEvent(new Event('online'))")
        anna.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
        anna.page.wait_for_timeout(4000)
        assert opened == []
        expect(other.locator("html")).to_have_attribute("data-link", "on")
    other.close()


AGED = """document.addEventListener("readystatechange", () => {
  if (document.readyState !== "interactive" || sessionStorage.getItem("aged")) return;
  sessionStorage.setItem("aged", "once");
  const told = document.getElementById("page");
  told.textContent = told.textContent.replace(/"build": ?"[0-9a-f]+"/, '"build":"000000000000"');
});"""
"""As if the page that is loaded next came from before an update."""


def test_a_page_that_is_older_than_the_program_loads_itself_anew_once(party):
    room = party("Anna", wall=False)
    anna, loads = room.phones[0], []
    anna.page.add_init_script(AGED)
    anna.page.on("domcontentloaded", lambda page: loads.append(page.url))
    anna.page.reload()
    anna.linked()
    assert len(loads) == 2


@contextmanager
def cut(device, address, times):
    """The first requests for this address fail; yields all of them."""
    asked = []

    def answer(route):
        asked.append(route)
        return route.abort() if len(asked) <= times else route.fallback()

    device.page.route(address, answer)
    with device.allowing(re.compile("ERR_FAILED")):
        yield asked
    device.page.unroute(address)


def test_a_page_whose_words_were_cut_off_opens_by_itself(party):
    room = party(wall=False)
    tablet = room.tablet()
    tablet.keeps(room.keys.http.cookies)
    for device in (tablet, room.new(Screen, WALL)):
        # the preload, and the script that finds nothing preloaded
        with cut(device, "**/lang/**", 2) as asked:
            device.open()
            device.linked()
        assert len(asked) > 2


NIGHT = {"t": "lupus-night", "p": {"n": 1}}
NO_VOTES = {"kind": "chart", "title": NIGHT, "points": [NIGHT], "series": [], "style": "bars"}


def test_the_pictures_of_the_end_come_after_a_blip(party):
    room = party(
        "Anna", crowd=("Bruno", "Carla", "Dario", "Elisa", "Fabio", "Giulia", "Lorenzo"), wall=False
    )
    (anna,), recap = room.phones, "**/recap/*.json"
    Evening(room).choose_game()
    room.tells("deal")
    room.tells("advance")
    anna.page.route(recap, lambda route: route.fulfill(json={"panels": [NO_VOTES]}))
    with cut(anna, recap, 1):
        for seat in range(2, 9):
            room.tells("remove", seat=seat, reason="a casa")
            if room.told["view"]["tone"] == "end":
                break
        anna.shows(said("ui-chart-none"))
    assert not [one for one in anna.requests if "/lang/it.all." in one]


def test_whoever_lost_the_seat_while_away_is_told_so_once(party):
    room = party("Anna", "Bruno", wall=False)
    anna, bruno = room.phones
    bruno.again()
    with anna.allowing(CUT_OFF):
        anna.context.set_offline(True)
        expect(anna.html).to_have_attribute("data-link", "lost")
        room.tells("table.remove_seat", seat=1)
        room.tells("table.release_seat", seat=2)
        anna.context.set_offline(False)
        anna.shows(said("phone-removed-title"), said("phone-removed"))
    bruno.open()
    bruno.shows(said("phone-released-title"))
    bruno.page.get_by_role("button", name=said("ui-watch")).click()
    bruno.linked()
    bruno.shows(said("phone-watching"))
