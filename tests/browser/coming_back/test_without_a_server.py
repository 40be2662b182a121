"""A page that is opened where no server answers: the last view, marked as old, and the way back."""

import re
import shutil

import pytest
from playwright.sync_api import expect

from tests.browser.checks import faults_of
from tests.browser.device import CUT_OFF
from tests.browser.evening import Evening
from tests.browser.people import Phone
from tests.kit import missing
from tests.kit.program import ROOT, Cold
from tests.kit.sentences import say

NAMES = ("Anna", "Bruno", "Carla", "Dario", "Elisa", "Fabio", "Giulia", "Gianfrancesco")
KEPT = """async () => {
    const views = await caches.open("veglia-views");
    return Promise.all((await views.keys()).map(async one => (await views.match(one)).json()));
}"""
READY = """async () => {
    await navigator.serviceWorker.ready;
    return (await caches.keys()).filter(name => name.startsWith("veglia-offline-"));
}"""
TIME = re.compile(r"\d\d:\d\d")


def wait_cached(device):
    """Wait until the worker is there; the names of what it keeps."""
    return device.page.evaluate(READY)


def stored_views(device):
    """The views that lie on this device."""
    return device.page.evaluate(KEPT)


def wait_for_view(device, title):
    """Wait until the last view is this one."""
    device.page.wait_for_function(
        f"async title => (await ({KEPT})()).some(one => one.title === title)", arg=title
    )


@pytest.fixture
def power_cut(party):
    """Eight people with their cards, and an English screen; then the power goes."""
    room = party(crowd=NAMES, workers=True, wall=False)
    room.open_screen("en-GB")
    Evening(room).choose_game()
    room.send_as_host("deal")
    role = room.open_phone("Anna").look()
    for device in room.everybody:
        wait_cached(device)
        wait_for_view(device, say("lupus-deal", "en" if device is room.screen else "it"))
    with_cuts = [device.allowing(CUT_OFF) for device in room.everybody]
    for one in with_cuts:
        one.__enter__()
    room.program.kill()
    yield room, role
    for one in with_cuts:
        one.__exit__(None, None, None)


def test_a_page_opened_without_a_server_is_the_last_view_and_comes_back(power_cut):
    room, role = power_cut
    (anna,) = room.phones
    for device in room.everybody:
        device.page.reload()
        tongue = "en" if device is room.screen else "it"
        device.shows(say("phone-lost-title", tongue), say("lupus-deal", tongue))
        expect(device.html).to_have_attribute("lang", tongue)
        expect(device.page.locator("#at")).to_have_text(TIME)
        assert faults_of(device.page) == []
    anna.shows("Anna", say("phone-place", place="{}").replace("{}", "1"))
    # The own card is there as long as it is held, and only on the phone of its seat.
    assert role not in anna.page.locator("body").inner_text()
    anna.page.locator("#back").dispatch_event("keydown", {"key": "Enter"})
    anna.shows(role)
    anna.page.locator("#back").dispatch_event("keyup", {"key": "Enter"})
    expect(anna.page.locator("#face")).to_be_hidden()
    assert role not in anna.page.locator("body").inner_text()
    # A screen reader does not hold: it presses twice.
    toggle = anna.page.get_by_role("button", name=say("phone-card-toggle"))
    toggle.focus()
    anna.page.keyboard.press("Enter")
    anna.shows(role)
    expect(toggle).to_have_attribute("aria-pressed", "true")
    anna.page.keyboard.press("Enter")
    expect(anna.page.locator("#face")).to_be_hidden()
    assert role not in anna.page.locator("body").inner_text()
    for device in (room.host, room.screen):
        expect(device.page.locator("#card")).to_be_hidden()
    room.shoot("offline")
    room.program.start()
    for device in room.everybody:
        device.wait_connected()


def test_nothing_stays_of_a_seat_that_is_taken_away_nor_of_a_table_that_is_gone(party):
    room = party("Anna", workers=True)
    anna, screen = room.phones[0], room.screen
    wait_cached(anna)
    wait_cached(screen)
    wait_for_view(anna, say("table-seated-title", who="Anna"))
    assert stored_views(anna)[0]["seat"]["name"] == "Anna"
    room.send_as_host("table.release_seat", seat=1)
    anna.shows(say("phone-released-title"))
    anna.page.wait_for_function(f"async () => !(await ({KEPT})()).length")
    wait_for_view(screen, say("table-empty-title"))
    # The worker deletes the page of a table that was deleted.
    missing = f"/s/{room.program.code[:-1]}{'12'[room.program.code.endswith('1')]}"
    screen.page.evaluate(
        """async path => {
            const views = await caches.open("veglia-views");
            const [one] = await views.keys();
            await views.put(`/${path.slice(3)}/screen`, await views.match(one));
        }""",
        missing,
    )
    with screen.allowing_refusals():
        screen.open(missing)
    screen.page.wait_for_function(f"async () => (await ({KEPT})()).length === 1")


HELD = "[...Object.keys(localStorage), ...Object.keys(sessionStorage)]"


def test_a_seat_that_was_taken_away_while_its_page_was_closed_leaves_nothing_either(party):
    room = party(crowd=NAMES, workers=True, wall=False)
    Evening(room).choose_game()
    room.send_as_host("deal")
    anna = room.open_phone("Anna")
    role = anna.look()
    wait_cached(anna)
    wait_for_view(anna, say("lupus-deal"))
    with anna.allowing(CUT_OFF):
        nothing_is_left_of_the_seat(room, anna)
    assert role not in anna.page.locator("body").inner_text()


def nothing_is_left_of_the_seat(room, anna):
    """The power goes; the seat is given away while its page is closed."""
    room.program.kill()
    anna.page.evaluate(
        "localStorage.setItem('veglia:draft:' + location.pathname.slice(3) + ':1:x', 0)"
    )
    anna.page.evaluate(
        "sessionStorage.setItem('veglia:tries', JSON.stringify({count: 9, at: Date.now() - 3e6}))"
    )
    with anna.page.expect_navigation():
        anna.page.reload()
    anna.shows(say("phone-lost-title"))
    # An outage of an hour ago makes nobody wait longer now.
    expect(anna.page.locator("#again")).to_have_text(re.compile(r"\b[1-3]\b"))
    anna.page.goto("about:blank")
    room.program.start()
    room.host_client.connect()
    room.send_as_host("table.release_seat", seat=1)
    anna.open()
    anna.shows(say("phone-released-title"))
    anna.page.wait_for_function(f"async () => !(await ({KEPT})()).length")
    assert not [key for key in anna.page.evaluate(HELD) if "card" in key or "draft" in key]


class CopiedProgram(Cold):
    """The program with files of its own, which an update may change."""

    @property
    def home(self):
        return self.folder.parent


@pytest.fixture(scope="module")
def program(chromium, tmp_path_factory):
    home = tmp_path_factory.mktemp("tree")
    for folder in ("companion", "static", "templates"):
        shutil.copytree(ROOT / folder, home / folder)
    with CopiedProgram(home / "data") as running:
        yield running


def test_a_browser_would_put_it_on_the_home_screen(chromium, program, tmp_path):
    # Neither the engine's shell nor a private window, as the other scenes have, installs anything.
    path = missing.find_chromium()
    window = chromium.browser_type.launch_persistent_context(
        tmp_path, executable_path=path, args=["--no-sandbox", "--disable-gpu"]
    )
    try:
        page = window.pages[0]
        cdp = window.new_cdp_session(page)

        def faults(path):
            page.goto(program.url + path)
            return cdp.send("Page.getInstallabilityErrors")["installabilityErrors"]

        assert [one["errorId"] for one in faults("/healthz")] == ["no-manifest"]
        assert faults(f"/p/{program.code}") == []
        page.evaluate(READY)
    finally:
        window.close()


def test_an_update_of_the_program_replaces_what_was_kept(chromium, program):
    phone = Phone(chromium, program, (360, 640), workers=True)
    try:
        phone.join("Anna")
        (before,) = wait_cached(phone)
        with phone.allowing(CUT_OFF):
            program.kill()
            with (program.home / "static" / "built" / "offline.css").open("a") as sheet:
                sheet.write("/* newer */\n")
            program.start()
            phone.wait_connected()
            phone.page.wait_for_function(
                f"async before => {{ const [one, more] = await ({READY})();"
                " return one && !more && one !== before; }",
                arg=before,
            )
            program.kill()
            phone.page.reload()
            phone.shows(say("phone-lost-title"), "Anna")
            expect(phone.page.locator(".old")).to_have_css("border-top-style", "dashed")
            program.start()
            phone.wait_connected()
        assert phone.faults == []
    finally:
        phone.leave()
