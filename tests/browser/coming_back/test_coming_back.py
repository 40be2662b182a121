"""A phone that was away comes back by itself: frozen, offline, left and found again, reloaded."""

import re
import sqlite3
from contextlib import closing, contextmanager

from playwright.sync_api import expect

from tests.browser.device import CUT_OFF
from tests.browser.evening import Evening
from tests.browser.party import WALL
from tests.browser.people import Screen
from tests.kit.sentences import say
from tests.kit.wire.phone import names

SOON = 3000  # ms on the page's own clock: less than the pauses between later tries, 6.4 to 9.6 s
LATE = 6  # tries, after which the pauses are as long as that


def count_in_log(room, wire):
    """How often something of this kind stands in the log."""
    with closing(sqlite3.connect(room.program.database)) as store:
        rows = store.execute("SELECT record FROM records").fetchall()
    return sum(bytes(row[0]).count(wire.encode()) for row in rows)


STAMPED = """(() => {
    globalThis.stamps = { tries: 0 };
    addEventListener("online", () => (stamps.online = performance.now()));
    globalThis.WebSocket = class extends WebSocket {
        constructor(...how) {
            stamps.tried = performance.now();
            stamps.tries++;
            super(...how);
        }
    };
})()"""
"""When the network was back, when the page last tried, and how often: by its own clock, on which
nothing lies between the first two but its own patience."""


def reload_with_stamps(device):
    """Its page, loaded anew with a clock that can be put forward, and with stamps."""
    device.page.add_init_script(STAMPED)
    device.page.clock.install()
    device.reload()
    return device.page


def test_a_tap_made_while_the_table_was_away_counts_once_and_survives_a_reload_before_its_answer(
    room,
):
    anna = room.join("Anna", workers=True)
    for name in ("Annabella", "Annetta"):
        before = count_in_log(room, "table.seat_renamed")
        (seat,) = (one["id"] for one in room.public_picture["table"]["seats"])
        with anna.allowing(CUT_OFF):
            room.program.kill()
            anna.act("table.rename", seat=seat, called=name)
            anna.wait_disconnected()
            room.program.start()
            anna.reload() if name == "Annetta" else anna.wait_connected()
            anna.shows(name)
        assert room.seated_names == [name]
        assert count_in_log(room, "table.seat_renamed") == before + 1


def test_a_name_that_was_half_typed_when_the_table_went_away_is_there_again_and_goes_with_its_sheet(
    room,
):
    host = room.host
    line = host.page.get_by_role("dialog").get_by_role("textbox")
    open_seat_sheet(host)
    line.fill("Giovannino")
    room.join_without_page("Anna")
    expect(host.page.get_by_role("dialog").get_by_role("status").first).to_contain_text("Anna")
    expect(line).to_have_value("Giovannino")
    with host.allowing(CUT_OFF):
        room.program.kill()
        host.shows(say("desk-lost-title"))
        room.program.start()
        host.wait_connected()
    expect(line).to_have_value("Giovannino")
    host.page.keyboard.press("Escape")
    open_seat_sheet(host)
    expect(line).to_have_value("")
    host.page.keyboard.press("Escape")


def open_seat_sheet(host):
    """Open the sheet of names that are typed."""
    host.open_sheet(say("desk-table"))
    host.page.get_by_role("button", name=say("desk-add-seat")).click()


def test_a_tab_whose_storage_holds_rubbish_still_takes_taps(room):
    anna = room.join("Anna")
    shelf = f"veglia:waiting:{room.program.code}:phone"
    for rubbish, name in (("{}", "Annabella"), ("[null]", "Annetta")):
        anna.page.evaluate("kept => sessionStorage.setItem(...kept)", [shelf, rubbish])
        anna.reload()
        anna.act("table.rename", seat=anna.picture["me"]["seat"], called=name)
        anna.shows(name)


def test_a_phone_that_was_offline_tries_at_once_when_the_network_is_back(room):
    anna = room.join("Anna")
    page = reload_with_stamps(anna)
    with anna.allowing(CUT_OFF):
        anna.context.set_offline(True)
        room.crash_and_restart(anna)
        anna.wait_disconnected()
        for tries in range(2, LATE + 2):
            page.clock.fast_forward(10_000)
            page.wait_for_function("tries => stamps.tries >= tries", arg=tries)
        anna.context.set_offline(False)
        anna.wait_connected()
        online, tried = page.evaluate("[stamps.online, stamps.tried]")
        assert 0 <= tried - online <= SOON


def test_a_frozen_page_is_right_when_it_is_picked_up(room):
    anna = room.join("Anna", workers=True)
    opened = []
    anna.page.on("websocket", lambda socket: opened.append(socket))
    anna.sleep()
    room.crash_and_restart(anna)
    room.send_as_host("table.add_seat", called="Pia")
    anna.wake()
    anna.shows("Pia")
    assert names(anna.picture) == ["Anna", "Pia"]
    # Network, clock and sight each make it try at once; of its sockets only the last is open.
    for one in opened[:-1]:
        if not one.is_closed():
            one.wait_for_event("close")
    assert not opened[-1].is_closed()


def test_a_page_that_was_left_and_found_again_is_right(room):
    anna = room.join("Anna", workers=True)
    with anna.allowing(CUT_OFF):
        anna.page.goto(f"{room.program.url}/g")
        room.send_as_host("table.add_seat", called="Pia")
        anna.page.go_back()
        anna.wait_connected()
    assert names(anna.picture) == ["Anna", "Pia"]


def test_a_phone_whose_place_was_taken_opens_nothing_any_more(room):
    anna = room.join("Anna")
    page, other = reload_with_stamps(anna), anna.context.new_page()
    other.goto(page.url)
    expect(other.locator("html")).to_have_attribute("data-link", "on")
    expect(anna.html).to_have_attribute("data-link", "moved")
    page.evaluate("dispatchEvent(new Event('online'))")
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    page.clock.fast_forward(60_000)
    assert page.evaluate("stamps.tries") == 1
    expect(other.locator("html")).to_have_attribute("data-link", "on")
    other.close()


AGED = """document.addEventListener("readystatechange", () => {
  if (document.readyState !== "interactive" || sessionStorage.getItem("aged")) return;
  sessionStorage.setItem("aged", "once");
  const told = document.getElementById("page");
  told.textContent = told.textContent.replace(/"build": ?"[0-9a-f]+"/, '"build":"000000000000"');
});"""
"""As if the page that is loaded next came from before an update."""


def test_a_page_that_is_older_than_the_program_loads_itself_anew_once(room):
    anna, loads = room.join("Anna"), []
    anna.page.add_init_script(AGED)
    anna.page.on("domcontentloaded", lambda page: loads.append(page.url))
    anna.page.reload()
    anna.wait_connected()
    assert len(loads) == 2


@contextmanager
def fail_first(device, address, times):
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
    tablet.add_cookies(room.host_client.http.cookies)
    for device in (tablet, room.new(Screen, WALL)):
        # the preload, and the script that finds nothing preloaded
        with fail_first(device, "**/lang/**", 2) as asked:
            device.open()
            device.wait_connected()
        assert len(asked) > 2


NIGHT = {"t": "lupus-night", "p": {"n": 1}}
NO_VOTES = {"kind": "chart", "title": NIGHT, "points": [NIGHT], "series": [], "style": "bars"}


def test_the_pictures_of_the_end_come_after_a_blip(party):
    room = party(
        "Anna", crowd=("Bruno", "Carla", "Dario", "Elisa", "Fabio", "Giulia", "Lorenzo"), wall=False
    )
    (anna,), recap = room.phones, "**/recap/*.json"
    Evening(room).choose_game()
    room.send_as_host("deal")
    room.send_as_host("advance")
    anna.page.route(recap, lambda route: route.fulfill(json={"panels": [NO_VOTES]}))
    with fail_first(anna, recap, 1):
        for seat in range(2, 9):
            room.send_as_host("remove", seat=seat, reason="a casa")
            if room.public_picture["view"]["tone"] == "end":
                break
        anna.shows(say("ui-chart-none"))
    assert not [one for one in anna.requests if "/lang/it.all." in one]


def test_whoever_lost_the_seat_while_away_is_told_so_once(party):
    room = party("Anna", "Bruno", wall=False)
    anna, bruno = room.phones
    bruno.new_page()
    with anna.allowing(CUT_OFF):
        anna.context.set_offline(True)
        room.crash_and_restart(anna, bruno)
        anna.wait_disconnected()
        room.send_as_host("table.remove_seat", seat=1)
        room.send_as_host("table.release_seat", seat=2)
        anna.context.set_offline(False)
        anna.shows(say("phone-removed-title"), say("phone-removed"))
    bruno.open()
    bruno.shows(say("phone-released-title"))
    bruno.page.get_by_role("button", name=say("ui-watch")).click()
    bruno.wait_connected()
    bruno.shows(say("phone-watching"))
