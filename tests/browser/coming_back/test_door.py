"""The door: a form that works at once, for every name, in both languages, without a script."""

import re

from playwright.sync_api import expect

from tests.browser.checks import axe_violations, faults_of
from tests.browser.device import ANSWERED
from tests.kit.sentences import say

SCRIPT_BLOCKED = re.compile(r"\.js: csp$")
"""How Chromium says that it was told to run no scripts."""

NAMES = (
    "<script>alert(1)</script>"[:24],
    "<b>Ugo</b>",
    "{{ 7*7 }}",
    "'; DROP TABLE--",
    "../../etc/passwd",
    "__proto__",
    "null",
    "Moderata",
    "👩‍👩‍👧‍👦",
    "שלום",
    "محمد",
    "李小龙",
    "=cmd|' /C calc'!A0",
    "Gianfrancesco Maria Rosa",
)


def test_the_form_seats_a_person_without_a_script(room):
    phone = room.phone(java_script_enabled=False)
    with phone.allowing(SCRIPT_BLOCKED):
        phone.type_name("Anna")
        phone.page.wait_for_url("**/p/*")
    assert room.seated_names == ["Anna"]


def test_an_empty_and_a_taken_name_are_refused_in_words(room):
    room.seat_cookies("Anna")
    late = room.phone()
    with late.allowing(ANSWERED):
        late.type_name("anna")
        expect(late.page.get_by_role("alert")).to_be_visible()
        expect(late.page.get_by_role("textbox")).to_have_value("anna")
        expect(late.page.get_by_role("textbox")).to_be_focused()
        assert axe_violations(late.page) == []
        late.shoot(room.shots / "door" / "phone-taken.png")
    late.page.get_by_role("textbox").fill("Anna B.")
    late.page.locator("form button.go").click()
    late.page.wait_for_url("**/p/*")
    late.wait_connected()


def test_the_form_speaks_the_language_of_the_phone_and_changes_it(room):
    phone = room.phone(language="en-GB")
    phone.open(f"/j/{room.program.code}")
    expect(phone.html).to_have_attribute("lang", "en")
    assert faults_of(phone.page) == []
    phone.shoot(room.shots / "door" / "phone-en.png")
    phone.page.get_by_role("link", name="Italiano").click()
    expect(phone.html).to_have_attribute("lang", "it")
    phone.page.get_by_role("textbox").fill("Anna")
    phone.page.locator("form button.go").click()
    phone.wait_connected()
    expect(phone.html).to_have_attribute("lang", "it")


def test_a_reload_makes_no_second_guest(room):
    anna = room.phone().take_seat("Anna")
    anna.open(f"/j/{room.program.code}")
    anna.page.wait_for_url("**/p/*")
    anna.wait_connected()
    anna.reload()
    assert room.seated_names == ["Anna"]


def test_a_wrong_code_is_said_plainly(room):
    phone = room.phone()
    with phone.allowing(ANSWERED):
        phone.open("/j/NADA99")
        expect(phone.page.get_by_role("heading")).to_be_visible()
        assert axe_violations(phone.page) == []
        phone.shoot(room.shots / "door" / "no-table.png")
        phone.open("/?code=NADA99")
        expect(phone.page.get_by_role("textbox")).to_have_value("NADA99")
        assert axe_violations(phone.page) == []
        phone.shoot(room.shots / "door" / "code-wrong.png")


def test_a_used_pass_is_said_plainly(party):
    room = party(wall=False)
    other = room.tablet()
    with other.allowing(ANSWERED):
        other.open(f"/g#{room.program.invite}")
        expect(other.page.get_by_role("alert")).to_be_visible()
        assert axe_violations(other.page) == []
        other.shoot(room.shots / "door" / "pass-used.png")
        # A reload sends no form again, and a fresh link pasted into the same tab is taken.
        other.page.reload()
        expect(other.page.locator("#secret")).to_be_visible()
        other.page.evaluate("to => location.assign(to)", room.host.invite_for_another_tablet())
        expect(other.page).to_have_url(re.compile(f"/t/{room.program.code}$"))


def test_every_name_is_text_and_nothing_else(party):
    room = party(*NAMES[:1], crowd=NAMES[1:])
    for device in room.everybody:
        device.shows(NAMES[-1])
    for device in room.everybody:
        assert device.page.locator("bdi b, bdi script, bdi i").count() == 0
        assert device.page.evaluate("() => document.title") != "alert"
    first = room.phones[0]
    said = set(first.page.locator("bdi").all_inner_texts())
    assert set(NAMES[1:]) <= {re.sub(r"\s+", " ", one) for one in said}
    first.shoot(room.shots / "door" / "phone-strange-names.png")
    room.host.shoot(room.shots / "door" / "tablet-strange-names.png")
    room.screen.shoot(room.shots / "door" / "screen-strange-names.png")


def test_the_form_fits_every_phone_and_is_usable_by_everybody(room):
    phone = room.phone()
    # The last two: the keyboard is open, on browsers that make the page smaller.
    for size in ((360, 640), (640, 360), (740, 360), (320, 568), (360, 330), (320, 300)):
        phone.page.set_viewport_size({"width": size[0], "height": size[1]})
        phone.open(f"/j/{room.program.code}")
        expect(phone.page.locator("form button.go")).to_be_in_viewport()
        assert faults_of(phone.page) == []
        # Nothing to scroll to but air; and the field keeps the width of an upright phone.
        air = phone.page.evaluate("() => document.documentElement.scrollHeight - innerHeight")
        assert air <= 0 or size[1] < 340, (size, air)
        field = phone.page.get_by_role("textbox").bounding_box()
        assert field["width"] >= min(size[0] - 36, 340)
        phone.shoot(room.shots / "door" / f"phone-{size[0]}x{size[1]}.png")


AT_HOME = "Object.defineProperty(navigator, 'standalone', {value: true})"
"""How Safari tells an app on the home screen of iOS that it is one."""


def test_who_opens_the_table_from_the_home_screen_of_ios_is_told_not_to_sit_twice(room):
    phone = room.phone()
    phone.open(f"/j/{room.program.code}")
    note = phone.page.locator("#home-screen")
    expect(note).to_be_hidden()
    phone.page.add_init_script(AT_HOME)
    phone.page.reload()
    expect(note).to_be_visible()
    assert axe_violations(phone.page) == []


SAFARI = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15"
ANDROID = "Mozilla/5.0 (Linux; Android 14; Pixel 8%s) AppleWebKit/537.36 Version/4.0"
INSIDE = {
    f"{SAFARI} Mobile/15E148": True,
    f"{SAFARI} Version/17.5 Mobile/15E148 Safari/604.1": False,
    f"{SAFARI} CriOS/125.0 Mobile/15E148 Safari/604.1": False,
    f"{ANDROID % '; wv'} Chrome/125.0 Mobile Safari/537.36": True,
    f"{ANDROID % ''} Chrome/125.0 Mobile Safari/537.36": False,
    f"{ANDROID % ''} Chrome/125.0 Mobile Safari/537.36 Instagram 330.0": True,
}
"""What browsers call themselves, and whether they are a window inside another app."""


def test_a_link_that_opens_inside_another_app_says_in_one_line_what_to_touch(room):
    phone = room.phone()
    called = "Object.defineProperty(navigator, 'userAgent', {configurable: true, value: %r})"
    for agent, inside in INSIDE.items():
        phone.page.add_init_script(called % agent)
        phone.open(f"/j/{room.program.code}")
        expect(phone.page.locator("#in-app")).to_be_visible(visible=inside)
        expect(phone.page.locator("#home-screen")).to_be_hidden()
    assert axe_violations(phone.page) == []


NOTHING_KEPT = """for (const name of ["localStorage", "sessionStorage", "caches", "indexedDB"])
    Object.defineProperty(window, name, {
        get() { throw new DOMException("refused", "SecurityError"); }
    });
"""
NO_COOKIES = "Object.defineProperty(navigator, 'cookieEnabled', {value: false})"


def test_a_window_that_keeps_no_cookies_says_what_to_do_and_takes_no_seat(room):
    phone = room.phone()
    phone.context.add_init_script(NOTHING_KEPT + NO_COOKIES)
    phone.open(f"/j/{room.program.code}")
    expect(phone.page.locator("#in-app")).to_be_visible()
    phone.shoot(room.shots / "door" / "phone-no-cookies.png")
    phone.page.get_by_role("textbox").fill("Anna")
    phone.context.clear_cookies()
    with phone.allowing_refusals():
        phone.page.locator("form button.go").click()
        expect(phone.page.get_by_role("alert")).to_have_text(say("E_NO_COOKIES"))
    expect(phone.page.locator("form button.go")).to_be_in_viewport()
    phone.shoot(room.shots / "door" / "phone-no-cookies-refused.png")
    assert room.seated_names == []
    phone.context.clear_cookies()
    phone.page.get_by_role("link", name=say("ui-watch")).click()
    phone.wait_connected()


def test_a_phone_that_may_keep_nothing_sits_changes_its_language_and_comes_back(room):
    """Cookies are all that a seat needs."""
    anna = room.phone(workers=True)
    anna.context.add_init_script(NOTHING_KEPT)
    anna.take_seat("Anna").open()
    anna.wait_connected()
    anna.page.locator("header.top .code").first.click()
    anna.page.get_by_role("button", name="English").click()
    expect(anna.html).to_have_attribute("lang", "en")
    anna.reload()
    expect(anna.html).to_have_attribute("lang", "en")
    assert room.seated_names == ["Anna"]


def test_who_only_watches_finds_the_way_to_a_seat_while_the_door_is_open(room):
    phone = room.phone()
    phone.open()
    sits = phone.page.get_by_role("link", name=say("ui-sit"))
    sits.click()
    expect(phone.page.get_by_role("textbox")).to_be_visible()
    phone.open()
    expect(sits).to_be_visible()
    room.send_as_host("table.close_door")
    expect(sits).to_have_count(0)
    room.send_as_host("table.open_door")


def test_in_forced_colours_a_button_has_an_edge_and_what_is_chosen_a_thick_one(room):
    anna = room.join("Anna")
    anna.page.emulate_media(forced_colors="active")
    anna.page.locator("header.top .code").first.click()
    edges = "all => all.map(one => parseInt(getComputedStyle(one).borderTopWidth))"
    assert anna.page.locator(".languages button").evaluate_all(edges) == [4, 1, 1, 1, 1]


def test_a_browser_without_style_is_told_what_to_do(room):
    anna = room.join("Anna")
    old = anna.page.locator("#too-old")
    expect(old).to_be_hidden()
    anna.page.add_init_script("delete window.CSSLayerBlockRule")
    anna.page.reload()
    expect(old).to_have_text(say("old-phone"))
    expect(old).to_be_visible()
