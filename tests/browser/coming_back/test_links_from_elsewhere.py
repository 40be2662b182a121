"""A link to the table, followed from anywhere, gives no seat away (P7, P11)."""

import re
import threading
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest
from playwright.sync_api import expect

from tests.kit.sentences import say

REFUSED_FRAME = re.compile(r"frame-ancestors|ERR_BLOCKED_BY_RESPONSE|Framing")
"""What a browser says by itself of a page that may not lie in a frame."""

PAGE = """<!doctype html><meta charset="utf-8"><title>chat</title>
<a href="{link}">here</a> <a href="{link}" target="_blank" id="tab">in a tab</a>
<form method="post" action="{link}"><input name="name" value="Eve"><button>post</button></form>
<iframe src="{frame}"></iframe>"""


@contextmanager
def serve_other_site(page):
    """A server of pages of another site: `localhost` and `127.0.0.1` differ. Its address."""

    class Answer(BaseHTTPRequestHandler):
        def do_GET(self):
            body = page.encode()
            self.send_response(200)
            self.send_header("Content-Type", "text/html; charset=utf-8")
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_):
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Answer)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://localhost:{server.server_port}/chat"
    server.shutdown()
    server.server_close()


def page_with(link, frame="about:blank"):
    return PAGE.format(link=link, frame=frame)


def place_cookies(device):
    """The places that this browser holds: cookies by name."""
    cookies = device.context.cookies()
    return {one["name"]: one["value"] for one in cookies if one["name"].startswith(("seat", "tab"))}


@pytest.fixture
def anna(room):
    """She has a seat, and her browser knows it; no page of the table is open yet."""
    room.phones.append(room.phone().take_seat("Anna"))
    return room.phones[0]


def is_seat_of(device, name):
    """Whether its page is that of this person's seat."""
    seat = device.picture["me"]["seat"]
    return name == next(
        one["name"] for one in device.picture["table"]["seats"] if one["id"] == seat
    )


def test_any_link_to_the_table_in_a_page_of_another_site_leads_a_guest_to_the_own_seat(room, anna):
    before = place_cookies(anna)
    for path in ("/j/{code}", "/", "/p/{code}", "/?code={code}"):
        link = room.program.url + path.format(code=room.program.code)
        with serve_other_site(page_with(link)) as chat:
            anna.page.goto(chat)
            anna.page.get_by_role("link", name="here").click()
            anna.page.wait_for_url("**/p/*")
            anna.wait_connected()
        assert place_cookies(anna) == before, path
        assert is_seat_of(anna, "Anna"), path
    assert room.seated_names == ["Anna"]


def test_the_link_in_a_new_tab_shows_the_same_seat_and_the_first_tab_can_have_it_back(room, anna):
    before, first = place_cookies(anna), anna.page
    anna.open()
    anna.wait_connected()
    with serve_other_site(page_with(f"{room.program.url}/j/{room.program.code}")) as chat:
        other = anna.context.new_page()
        other.goto(chat)
        with anna.context.expect_page() as opened:
            other.locator("#tab").click()
        tab = opened.value
        tab.wait_for_url("**/p/*")
        expect(tab.locator("html")).to_have_attribute("data-link", "on")
    assert place_cookies(anna) == before
    expect(first.locator("html")).to_have_attribute("data-link", "moved")
    first.reload()
    expect(first.locator("html")).to_have_attribute("data-link", "on")


def test_the_link_in_a_saved_page_leads_to_the_own_seat(room, anna, tmp_path):
    before = place_cookies(anna)
    file = tmp_path / "saved.html"
    file.write_text(page_with(f"{room.program.url}/j/{room.program.code}"), encoding="utf-8")
    anna.page.goto(file.as_uri())
    anna.page.get_by_role("link", name="here").click()
    anna.page.wait_for_url("**/p/*")
    anna.wait_connected()
    assert place_cookies(anna) == before


def test_a_table_in_a_frame_of_another_site_shows_nothing_and_takes_nothing(room, anna):
    before = place_cookies(anna)
    link = f"{room.program.url}/j/{room.program.code}"
    with anna.allowing(REFUSED_FRAME), serve_other_site(page_with(link, frame=link)) as chat:
        anna.page.goto(chat)
        (frame,) = anna.page.frames[1:]
        assert frame.url.startswith("chrome-error:")
    assert place_cookies(anna) == before
    anna.open()
    anna.wait_connected()
    assert is_seat_of(anna, "Anna")


def test_a_form_of_another_site_neither_seats_nor_unseats_anybody(room, anna):
    stranger = room.phone()
    with serve_other_site(page_with(f"{room.program.url}/j/{room.program.code}")) as chat:
        for one in (stranger, anna):
            before = place_cookies(one)
            with one.allowing_refusals():
                one.page.goto(chat)
                one.page.get_by_role("button", name="post").click()
                one.page.wait_for_url("**/j/*")
            assert place_cookies(one) == before
    assert room.seated_names == ["Anna"]


def test_the_start_of_an_installed_app_is_the_own_seat(anna):
    """The app starts at `/`, in a page of its own that nobody led to."""
    before = place_cookies(anna)
    anna.open("/")
    anna.page.wait_for_url("**/p/*")
    anna.wait_connected()
    assert place_cookies(anna) == before


def test_the_tablets_link_in_a_page_of_another_site_leads_the_host_back(room):
    host = room.host
    before = place_cookies(host)
    with serve_other_site(page_with(f"{room.program.url}/t/{room.program.code}")) as chat:
        host.page.goto(chat)
        host.page.get_by_role("link", name="here").click()
        host.page.wait_for_url("**/t/*")
        host.wait_connected()
    assert place_cookies(host) == before


def test_a_pass_in_a_page_of_another_site_works_and_the_page_without_one_changes_nothing(party):
    room = party(wall=False)
    anna, other = room.phone().take_seat("Anna"), room.tablet()
    link = room.host.invite_for_another_tablet()
    with serve_other_site(page_with(f"{room.program.url}/g")) as chat:
        before = place_cookies(anna)
        anna.page.goto(chat)
        anna.page.get_by_role("link", name="here").click()
        anna.page.wait_for_url("**/g")
        assert place_cookies(anna) == before
    with serve_other_site(page_with(link)) as chat:
        other.page.goto(chat)
        other.page.get_by_role("link", name="here").click()
        other.page.wait_for_url("**/t/*")
        other.wait_connected()
    assert list(place_cookies(other)) == [f"tablet-{room.program.code}"]


def test_a_stranger_who_only_opens_the_join_form_holds_no_place_yet(room):
    stranger = room.phone()
    stranger.open(f"/j/{room.program.code}")
    assert place_cookies(stranger) == {}
    stranger.page.get_by_role("textbox").fill("Bea")
    stranger.page.locator("form button.go").click()
    stranger.page.wait_for_url("**/p/*")
    assert list(place_cookies(stranger)) == [f"seat-{room.program.code}"]


def test_a_form_that_is_sent_twice_at_once_seats_one_person(room, anna):
    """Two presses before the first answer: both leave without a cookie."""
    bea = room.phone()
    bea.open(f"/j/{room.program.code}")
    bea.page.get_by_role("textbox").fill("Bea")
    bea.page.evaluate(
        """async () => {
            const form = document.querySelector("form[action^='/j/']");
            const body = new URLSearchParams(new FormData(form));
            const sent = () => fetch(form.action, {method: "POST", body});
            await Promise.all([sent(), sent()]);
        }"""
    )
    bea.page.locator("form button.go").click()
    bea.page.wait_for_url("**/p/*")
    bea.wait_connected()
    assert is_seat_of(bea, "Bea")
    assert room.seated_names == ["Anna", "Bea"]


def test_the_guests_link_in_the_hosts_browser_leaves_the_tablet_where_it_is(room, anna):
    host, first = room.host, room.host.page
    before = place_cookies(host)
    tab = host._watch(host.context.new_page())
    tab.goto(f"{room.program.url}/j/{room.program.code}")
    expect(tab.get_by_text(say("join-tablet-here"))).to_be_visible()
    assert place_cookies(host) == before
    expect(first.locator("html")).to_have_attribute("data-link", "on")
    tab.get_by_role("textbox").fill("Gio")
    tab.locator("form button.go").click()
    tab.wait_for_url("**/p/*")
    expect(tab.locator("html")).to_have_attribute("data-link", "on")
    room.wait_drawn(host)
    assert sorted(host.names()) == ["Anna", "Gio"]
    expect(first.locator("html")).to_have_attribute("data-link", "on")
    assert {f"seat-{room.program.code}", f"tablet-{room.program.code}"} == set(place_cookies(host))
    # Who holds both is asked which of the two places is meant.
    tab.goto(room.program.url)
    expect(tab.get_by_role("link", name=say("join-seat-back", name="Gio"))).to_be_visible()
    first.close()
    tab.get_by_role("link", name=say("join-tablet-back")).click()
    tab.wait_for_url("**/t/*")
    expect(tab.locator("html")).to_have_attribute("data-link", "on")
