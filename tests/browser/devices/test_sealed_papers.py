"""Papers of people without a phone: the tablet goes to them covered, and comes back covered."""

import pytest
from playwright.sync_api import expect

from tests.browser.campaign import row
from tests.browser.checks import ailments, faults_of, settled
from tests.kit.sentences import said

WITHOUT = ("Gianfrancesco Maria", "Zia Rosa")
SIZES = ((1024, 768), (768, 1024), (390, 844))


@pytest.fixture
def room(party):
    """One player with a phone and two without, at the allocation."""
    room = party(crowd=["Massimiliano"], wall=False)
    for name in WITHOUT:
        room.sits(name)
    room.tells("table.choose_game", game="jrc")
    room.tells("jrc.start")
    return room


def passed(host):
    """The tablet is handed to the first who has still to write."""
    host.page.get_by_role("button", name=said("desk-pass-next", name=WITHOUT[0])).click()
    expect(host.page.locator(".handover .whose")).to_have_text(WITHOUT[0])


def here(host, name):
    host.page.get_by_role("button", name=said("desk-sealed-here", name=name)).click()


def given(host, *counts):
    """Points for the first cities: a touch on the number, and one on the new one."""
    for at, many in enumerate(counts):
        share = host.page.locator(".handover .shares li").nth(at)
        share.locator(".number").click()
        share.locator(".numbers").get_by_role("button", name=str(many), exact=True).click()


def test_two_without_a_phone_write_one_after_the_other_and_the_tablet_shows_none_of_it(room):
    """The page fits the tablet whichever way that is held."""
    host = room.host
    passed(host)
    for name in WITHOUT:
        expect(host.page.locator(".handover .whose")).to_have_text(name)
        expect(host.asked("jrc.allocate")).to_have_count(0)
        expect(host.page.locator(".shares")).to_have_count(0)
        for size in SIZES:
            held(host, size)
            host.shoot(room.shots / f"sealed/{size[0]}-covered.png")
            assert ailments(host.page) == [], size
        here(host, name)
        given(host, 8, 8, 8, 6)
        for size in SIZES:
            held(host, size)
            host.shoot(room.shots / f"sealed/{size[0]}-writing.png")
            fits(host, size)
        host.ready("jrc.allocate").click()
    expect(host.page.get_by_role("dialog")).to_have_count(0)
    host.shows(said("ui-answered-of", done=2, total=3))
    kept = host.page.evaluate("() => JSON.stringify({...localStorage})")
    assert "paper" not in kept, "the tablet forgets what was sealed on it"


def test_what_was_written_is_there_again_after_an_interruption_and_not_before_its_author_says_so(
    room,
):
    host = room.host
    passed(host)
    here(host, WITHOUT[0])
    given(host, 8, 5)
    host.reload()
    expect(host.page.get_by_role("dialog")).to_have_count(0)
    expect(host.page.locator(".shares")).to_have_count(0)
    passed(host)
    expect(host.page.locator(".shares")).to_have_count(0)
    here(host, WITHOUT[0])
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


def held(host, size):
    host.page.set_viewport_size({"width": size[0], "height": size[1]})
    settled(host.page)


def fits(host, size):
    assert faults_of(host.page) == [], size
    button = host.asked("jrc.allocate").bounding_box()
    assert button["y"] + button["height"] <= size[1], size
