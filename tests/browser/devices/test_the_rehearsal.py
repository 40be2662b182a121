"""A rehearsal on the host's own device, with the wall in a second window."""

from playwright.sync_api import expect

from companion.table.friends import NAMES
from tests.browser.evening import Evening
from tests.kit.sentences import say

MARKED_IN_ENGLISH = ("data-rehearsal", say("rehearsal-mark", "en"))
OVER = ("desk-rehearsal-over-title", "desk-rehearsal-over")
MARK_IN_SIGHT = """() => {
    const { fontSize, lineHeight } = getComputedStyle(document.body, "::after");
    const { bottom } = document.querySelector(".public").getBoundingClientRect();
    const least = Math.min(innerWidth, innerHeight) / 30;
    return parseFloat(fontSize) >= least && bottom <= innerHeight - parseFloat(lineHeight) + 1;
}"""
"""Read from the sofa as other words are, and under the stage: on nothing."""


def test_a_wall_that_no_page_may_close_says_that_the_rehearsal_is_over(party):
    """As Firefox and WebKit have it with a link's window; Chromium, where it was opened by hand."""
    room = party(wall=False)
    host = room.host
    host.page.get_by_role("button", name=say("desk-rehearse")).click()
    host.page.wait_for_url(lambda url: "/t/" in url and room.program.code not in url)
    host.wait_connected()
    wall = host.context.new_page()
    wall.goto(host.page.url.replace("/t/", "/s/"))
    expect(wall.locator(".here li").first).to_be_visible()
    host.page.get_by_role("button", name=say("desk-rehearsal-end")).click()
    expect(wall.locator(".lost")).to_have_text("".join(map(say, OVER)))
    expect(wall.locator(".lost a")).to_have_count(0)


def test_the_wall_of_a_rehearsal_shows_what_friends_do_and_closes_with_it(party):
    room = party(wall=False)
    Evening(room).choose_game()
    host, real = room.host, room.program.code
    host.page.get_by_role("button", name=say("desk-rehearse")).click()
    host.page.wait_for_url(lambda url: "/t/" in url and real not in url)
    host.wait_connected()
    assert sorted(host.names()) == sorted(NAMES)
    top = host.page.locator("header.top").bounding_box()
    assert top["height"] < 90  # its links stand beside the title
    host.page.locator("header.top .code").first.click()
    sheet = host.page.locator("dialog.codes")
    expect(sheet).to_have_attribute("data-rehearsal", say("rehearsal-mark"))
    expect(sheet.locator(".passlink")).to_have_count(0)
    with host.context.expect_page() as opened:
        sheet.get_by_role("link").filter(has_text="/s/").click()
    wall = opened.value
    expect(wall.locator("body")).to_have_attribute("data-rehearsal", say("rehearsal-mark"))
    expect(wall.locator(".here li")).to_have_count(len(NAMES))
    assert wall.evaluate(MARK_IN_SIGHT)
    host.shoot(room.shots / "rehearsal" / "codes.png")
    sheet.get_by_role("button", name="English", exact=True).click()
    expect(host.page.locator("body")).to_have_attribute(*MARKED_IN_ENGLISH)
    expect(sheet).to_have_attribute(*MARKED_IN_ENGLISH)
    sheet.get_by_role("button", name="Italiano", exact=True).click()
    expect(sheet).to_have_attribute("data-rehearsal", say("rehearsal-mark"))
    host.close_sheet()
    before = host.version
    host.do("deal")
    host.wait_for_version(before + 1 + len(NAMES))  # all friends have looked at their cards
    host.next()
    expect(wall.locator("html")).to_have_attribute("data-tone", "night")
    expect(wall.locator(".village[role=img]")).to_be_visible()
    expect(wall.locator(".late-qr")).to_have_count(0)  # no guest comes to a rehearsal
    with wall.expect_event("close"):
        host.page.get_by_role("button", name=say("desk-rehearsal-end")).click()
    host.page.wait_for_url(f"**/t/{real}")
    host.wait_connected()
    assert host.names() == []
