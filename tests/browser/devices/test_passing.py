"""The tablet goes round among people without a phone: at night each reads, taps a name, passes it
on; in a campaign each writes a paper. It goes to them covered, and comes back covered."""

import pytest
from playwright.sync_api import expect

from tests.browser.campaign import row
from tests.browser.checks import axe_violations, faults_of, wait_for_frames
from tests.browser.evening import Evening
from tests.browser.people import holding
from tests.kit.sentences import say

NAMES = ("Anna", "Bruno", "Carla", "Dario", "Elisa", "Maria Maddalena Francesc", "Gina", "Ugo")
SIZES = ((1024, 768), (768, 1024))
PHONES = ((740, 360), (360, 640))
WITHOUT = ("Gianfrancesco Maria", "Zia Rosa")


@pytest.fixture
def night(party):
    """The first night of eight people, none of whom has a phone: the tablet sets out."""

    def begin(language="it-IT", names=NAMES):
        room = party(wall=False, language=language)
        Evening(room).choose_game()
        for name in names:
            room.add_seat(name)
        together = {"night_input": "together", "without_phone": "passing", "step_seconds": 60}
        room.send_as_host("use_rules", values=together)
        room.send_as_host("deal")
        for name in names:
            room.act_for(name, "look")
        room.host.next()
        room.host.next()
        expect(room.host.page.locator(".passing .whose")).to_have_text(names[0])
        return room

    return begin


def test_it_is_covered_between_two_people_and_shows_alike_to_all_what_is_not_held(night):
    room = night()
    host = room.host
    pages = []
    for name in NAMES[:2]:
        expect(host.page.locator(".passing .whose")).to_have_text(name)
        expect(host.page.locator(".names")).to_have_count(0)
        host.page.get_by_role("button", name=say("lupus-passing-take", who=name)).click()
        names = host.page.locator(".passing .names button")
        expect(names).to_have_count(len(NAMES))
        pages.append(host.page.locator(".passing .page").inner_html())
        with holding(host.page) as own:
            expect(own.locator(".asked")).not_to_be_empty()
            assert axe_violations(host.page) == []
        names.nth(3).click()
        host.button_for("pick").click()
        expect(host.page.locator(".passing h2")).to_have_text(say("lupus-passing-done"))
        expect(host.page.locator(".passing [aria-pressed=true]")).to_have_count(0)
        # a tablet that is reloaded shows the same page, covered
        host.reload()
        expect(host.page.locator(".passing h2")).to_have_text(say("lupus-passing-done"))
        expect(host.page.locator(".own")).to_have_count(0)
        host.page.get_by_role("button", name=say("lupus-passing-wrong", who=name)).click()
        expect(host.page.locator(".passing .whose")).to_have_text(name)
        room.send_as_host("pass_over")
    assert pages[0] == pages[1]


def test_no_hand_on_its_way_takes_a_step_back_and_the_last_gives_it_to_the_moderator(night):
    room = night()
    host = room.host
    diary = host.page.get_by_role("button", name=say("desk-diary"), exact=True)
    corrections = host.page.get_by_role("button", name=say("desk-group-corrections"), exact=True)
    room.send_as_host("pass_over")
    expect(diary).to_be_visible()

    def take_and_return():
        host.page.get_by_role("button", name=say("lupus-passing-take", who=NAMES[1])).click()
        expect(host.page.locator(".passing .names button")).to_have_count(len(NAMES))
        room.send_as_host("return_device")

    take_and_return()
    expect(host.page.locator(".passing .whose")).to_have_text(NAMES[1])
    expect(diary.or_(corrections)).to_have_count(0)
    check_page(room, "on-its-way")
    host.page.get_by_role("button", name=say("desk-passing-host")).click()
    expect(diary).to_be_visible()
    expect(corrections).to_be_visible()
    take_and_return()
    for _ in NAMES[1:]:
        room.send_as_host("pass_over")
    expect(host.page.locator(".passing h1")).to_have_text(say("desk-passing-over"))
    expect(host.page.locator(".board")).to_have_count(0)
    check_page(room, "given-back")
    host.page.get_by_role("button", name=say("desk-passing-host")).click()
    expect(host.page.locator(".board")).to_have_count(1)


@pytest.mark.parametrize("language", ["it-IT", "en-GB"])
def test_the_page_fits_the_tablet_and_a_phone(night, language):
    room = night(language)
    host, tongue = room.host, language[:2]
    take = host.page.get_by_role("button", name=say("lupus-passing-take", tongue, who=NAMES[0]))
    for size in (*SIZES, *PHONES):
        set_size(host, size)
        check_page(room, f"{tongue}-{size[0]}-covered")
    take.click()
    for size in (*SIZES, *PHONES):
        set_size(host, size)
        check_page(room, f"{tongue}-{size[0]}-turn")
        with holding(host.page):
            check_page(room, f"{tongue}-{size[0]}-held")


def check_page(room, name):
    room.host.shoot(room.shots / "passing" / f"{name}.png")
    assert faults_of(room.host.page) == []


@pytest.fixture
def room(party):
    """One player with a phone and two without, at the allocation."""
    room = party(crowd=["Massimiliano"], wall=False)
    for name in WITHOUT:
        room.add_seat(name)
    room.send_as_host("table.choose_game", game="jrc")
    room.send_as_host("jrc.start")
    return room


def pass_on(host):
    """The tablet is handed to the first who has still to write."""
    host.page.get_by_role("button", name=say("desk-pass-next", name=WITHOUT[0])).click()
    expect(host.page.locator(".handover .whose")).to_have_text(WITHOUT[0])


def take_tablet(host, name):
    host.page.get_by_role("button", name=say("desk-sealed-here", name=name)).click()


def set_points(host, *counts):
    """Points for the first cities: a touch on the number, and one on the new one."""
    for at, many in enumerate(counts):
        share = host.page.locator(".handover .shares li").nth(at)
        share.locator(".number").click()
        share.locator(".numbers").get_by_role("button", name=str(many), exact=True).click()


def test_two_without_a_phone_write_one_after_the_other_and_the_tablet_shows_none_of_it(room):
    """The page fits the tablet whichever way that is held."""
    host = room.host
    pass_on(host)
    for name in WITHOUT:
        expect(host.page.locator(".handover .whose")).to_have_text(name)
        expect(host.prompt("jrc.allocate")).to_have_count(0)
        expect(host.page.locator(".shares")).to_have_count(0)
        for size in (*SIZES, (390, 844)):
            set_size(host, size)
            host.shoot(room.shots / f"sealed/{size[0]}-covered.png")
            assert axe_violations(host.page) == [], size
        take_tablet(host, name)
        set_points(host, 8, 8, 8, 6)
        for size in (*SIZES, (390, 844)):
            set_size(host, size)
            host.shoot(room.shots / f"sealed/{size[0]}-writing.png")
            assert faults_of(host.page) == [], size
            button = host.prompt("jrc.allocate").bounding_box()
            assert button["y"] + button["height"] <= size[1], size
        host.button_for("jrc.allocate").click()
    expect(host.page.get_by_role("dialog")).to_have_count(0)
    host.shows(say("ui-answered-of", done=2, total=3))
    storage = host.page.evaluate("() => JSON.stringify({...localStorage})")
    assert "paper" not in storage, "the tablet forgets what was sealed on it"


def test_what_was_written_is_there_again_after_an_interruption_and_not_before_its_author_says_so(
    room,
):
    host = room.host
    pass_on(host)
    take_tablet(host, WITHOUT[0])
    set_points(host, 8, 5)
    host.reload()
    expect(host.page.get_by_role("dialog")).to_have_count(0)
    expect(host.page.locator(".shares")).to_have_count(0)
    pass_on(host)
    expect(host.page.locator(".shares")).to_have_count(0)
    take_tablet(host, WITHOUT[0])
    expect(row(host, "Boston").locator("output")).to_have_text("5")
    # a tablet that is put away meanwhile is covered again
    host.page.evaluate(
        """() => {
            Object.defineProperty(document, "hidden", {configurable: true, get: () => true});
            document.dispatchEvent(new Event("visibilitychange"));
        }"""
    )
    expect(host.page.locator(".handover .whose")).to_have_text(WITHOUT[0])
    expect(host.page.locator(".shares")).to_have_count(0)


def set_size(host, size):
    host.page.set_viewport_size({"width": size[0], "height": size[1]})
    wait_for_frames(host.page)
