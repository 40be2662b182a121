"""The sheet behind the code: the guests' link, shared where the device can, else copied; and the
house's Wi-Fi, typed on the tablet: the first of two codes there, on wall and poster."""

from playwright.sync_api import expect

from tests.browser.checks import measure
from tests.browser.conftest import EIGHT
from tests.browser.device import WANTED
from tests.browser.evening import Evening
from tests.browser.snapshots import snapshot
from tests.browser.wall import CROWD, SIZES
from tests.browser.watched_page import photographed
from tests.kit.games.lupus.evening import Evening as Night
from tests.kit.sentences import say

SHARES = "navigator.share = (what) => { globalThis.shared = what; return Promise.resolve(); }"
NAME, PASSWORD = "Casa Rossi; “sotto”", "quattro gatti, 1: \\"
DOTS = "(svg) => svg.querySelector('.dots').getAttribute('d')"


def open_codes(device):
    """The sheet behind the code, open."""
    device.page.locator("header.top .code").first.click()
    return device.page.locator("dialog.codes")


def invitation(device):
    """The sheet, with the link in it."""
    sheet = open_codes(device)
    field = sheet.get_by_role("textbox", name=say("invite-label"))
    expect(field).to_have_value(f"{device.program.url}/j/{device.program.code}?in=it")
    return sheet


def test_the_link_is_copied_and_where_the_device_can_shared_with_a_sentence(party):
    room = party("Anna", wall=False)
    Evening(room).choose_game()
    for who, device in (("phone", room.named("Anna")), ("tablet", room.host)):
        device.page.evaluate(SHARES)
        room.wait_drawn(device)
        sheet = invitation(device)
        sheet.get_by_role("button", name=say("invite-share"), exact=True).click()
        shared = device.page.evaluate("globalThis.shared")
        assert shared["url"] == f"{room.program.url}/j/{room.program.code}?in=it"
        assert room.program.code[:4].upper() in shared["text"]
        device.shoot(room.shots / "invitation" / f"{who}.png")
        sheet.get_by_role("button", name=say("invite-copy")).click()
        expect(sheet.locator(".passlink").get_by_role("status")).to_have_text(say("invite-copied"))


QR = "(paper) => paper.querySelector('svg').innerHTML"


def test_wall_and_phones_show_the_address_that_the_host_picks(party):
    room = party("Anna", faults="no_waiting,two_addresses", wall=True)
    wall, anna, sheet = room.screen, room.named("Anna"), room.host.page.locator("dialog.codes")
    address, paper = wall.page.locator(".address"), wall.page.locator(".entry .paper")
    expect(address).to_contain_text("127.0.0.1")
    old = paper.evaluate(QR)
    room.host.page.locator(".codebox button").click()
    with anna.page.expect_navigation():
        sheet.get_by_label(f"127.0.0.2:{room.program.port}").check()
    expect(address).to_contain_text("127.0.0.2")
    assert paper.evaluate(QR) != old
    anna.wait_connected()
    assert open_codes(anna).locator(".qr").evaluate(QR) == paper.evaluate(QR)
    expect(sheet).to_be_visible()


def test_at_night_no_phone_shows_it(gallery):
    phone = gallery.show(snapshot(Night("v*5 wolf*2 seer"), 1), (360, 640))
    phone.expect_tone("night")
    sheet = open_codes(phone)
    expect(sheet.locator(".bigcode")).to_be_visible()
    expect(sheet.locator(".passlink")).to_have_count(0)


def type_network(tablet, *, hidden=False, password=PASSWORD):
    """The host types the network; the code that the sheet shows for it."""
    opened = open_codes(tablet)
    add = opened.get_by_role("button", name=say("desk-wifi-add"))
    expect(add).to_be_in_viewport(ratio=1)  # nobody scrolls for what nobody knows of
    add.click()
    opened.get_by_label(say("desk-wifi-name")).fill(NAME)
    opened.get_by_label(say("desk-wifi-password")).fill(password)
    opened.get_by_label(say("desk-wifi-hidden")).set_checked(hidden)
    show = opened.get_by_role("button", name=say("desk-wifi-show"), exact=True)
    expect(show).to_be_in_viewport(ratio=1)
    show.click()
    return opened.get_by_role("img", name=say("desk-wifi-qr"))


def test_the_network_is_the_first_of_two_codes_on_tablet_wall_and_poster(party):
    room = party("Anna", crowd=("Bruno", "Carla"))
    Evening(room).choose_game()
    tablet, wall = room.host, room.screen
    code = type_network(tablet)
    expect(tablet.page.locator("dialog.codes figure svg")).to_have_count(2)
    squares = code.evaluate(DOTS)
    expect(code).to_be_in_viewport(ratio=1)
    expect(tablet.page.locator("dialog.codes .s.center b")).to_have_text(["1", "2"])
    tablet.shoot(room.shots / "wifi" / "tablet.png")
    wifi = wall.page.locator(".entry.wifi svg")
    expect(wifi).to_have_count(1)
    assert wifi.evaluate(DOTS) == squares
    expect(wall.page.locator(".network")).to_have_text(NAME)
    wall.page.reload()  # a screen that comes later asks for it by coming
    expect(wifi).to_have_count(1)
    page = tablet.context.new_page()
    page.goto(f"{room.program.url}/print/{room.program.code}/poster")
    expect(page.locator("#wifi-qr svg")).to_be_visible()
    assert page.locator("#wifi-qr svg").evaluate(DOTS) == squares
    expect(page.locator(".poster figure p")).to_have_text([NAME, say("screen-how")])
    if WANTED:
        (room.shots / "wifi" / "poster.png").write_bytes(photographed(page, whole=True))
    boxes = [one.bounding_box() for one in page.locator(".poster .qr svg").all()]
    assert boxes[0]["x"] + boxes[0]["width"] <= boxes[1]["x"]
    page.close()
    phone = room.named("Anna").page
    assert NAME not in phone.content()
    assert phone.evaluate("JSON.stringify({...localStorage, ...sessionStorage})").find(NAME) < 0


def test_both_codes_stand_on_the_wall_in_order_on_nothing_else_and_are_gone_once_it_is_removed(
    party,
):
    """However many people stand on the wall with them; the poster has no network then, either."""
    room = party(crowd=EIGHT[:5])
    Evening(room).choose_game()
    tablet, wall = room.host, room.screen
    type_network(tablet, hidden=True, password="")
    for crowd in (EIGHT[:5], EIGHT, CROWD):
        for name in crowd[len(room.seated_names) :]:
            room.seat_cookies(name)
        for size in SIZES:
            wall.page.set_viewport_size({"width": size[0], "height": size[1]})
            expect(wall.page.locator(".entry.wifi svg")).to_be_visible()
            room.wait_drawn(wall)
            wall.shoot(room.shots / "wifi" / f"{size[0]}-{len(crowd)}.png")
            codes_stand_alone(wall.page, size)
    remove_network(tablet)
    expect(wall.page.locator(".entry.wifi")).to_have_count(0)
    page = tablet.context.new_page()
    page.goto(f"{room.program.url}/print/{room.program.code}/poster")
    expect(page.locator(".poster svg").last).to_be_visible()
    expect(page.locator("[data-wifi]:visible")).to_have_count(0)


def remove_network(tablet):
    """The network, on the tablet as well."""
    assert tablet.page.evaluate("localStorage.getItem('veglia:wifi')") is not None
    tablet.page.locator("dialog.codes").get_by_role("button", name=say("desk-wifi-remove")).click()
    expect(tablet.page.locator("dialog.codes figure")).to_have_count(0)
    assert tablet.page.evaluate("localStorage.getItem('veglia:wifi')") is None


def codes_stand_alone(page, size):
    first, second = measure(page, 'boxes(".entry div.paper")')
    along = 0 if size[0] > size[1] else 1
    assert first[along] + first[along + 2] < second[along]
    assert min(first[2], second[2]) >= 0.18 * min(size)
    for x, y, w, h in measure(page, 'boxes(".entry p, .lobby h1, .how-many, .here li")'):
        assert 0 <= x <= x + w <= size[0]
        assert 0 <= y <= y + h <= size[1]
        for px, py, pw, ph in (first, second):
            assert x >= px + pw or px >= x + w or y >= py + ph or py >= y + h
