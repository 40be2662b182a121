"""The guests' link is sent from a phone or the tablet: shared where the device can, else copied."""

from playwright.sync_api import expect

from tests.browser.conftest import EIGHT
from tests.browser.evening import Evening
from tests.kit.sentences import said

SHARES = "navigator.share = (what) => { globalThis.shared = what; return Promise.resolve(); }"


def invitation(device):
    """The sheet behind the code, with the link in it."""
    device.page.locator("header.top .code").first.click()
    sheet = device.page.locator("dialog.codes")
    field = sheet.get_by_role("textbox", name=said("invite-label"))
    expect(field).to_have_value(f"{device.program.url}/j/{device.program.code}?in=it")
    return sheet


def test_the_link_is_copied_and_where_the_device_can_shared_with_a_sentence(party):
    room = party("Anna", wall=False)
    Evening(room).choose_game()
    for who, device in (("phone", room.named("Anna")), ("tablet", room.host)):
        device.page.evaluate(SHARES)
        room.drawn(device)
        sheet = invitation(device)
        sheet.get_by_role("button", name=said("invite-share"), exact=True).click()
        shared = device.page.evaluate("globalThis.shared")
        assert shared["url"] == f"{room.program.url}/j/{room.program.code}?in=it"
        assert room.program.code[:4].upper() in shared["text"]
        device.shoot(room.shots / "invitation" / f"{who}.png")
        sheet.get_by_role("button", name=said("invite-copy")).click()
        expect(sheet.locator(".passlink").get_by_role("status")).to_have_text(said("invite-copied"))


def test_at_night_no_phone_shows_it(dealt):
    for seat in range(1, len(EIGHT) + 1):
        dealt.room.host.act_for(seat, "look")
    dealt.room.host.next()
    phone = dealt.room.named("Anna")
    phone.is_lit("night")
    phone.page.locator("header.top .code").first.click()
    expect(phone.page.locator("dialog.codes .bigcode")).to_be_visible()
    expect(phone.page.locator("dialog.codes .passlink")).to_have_count(0)
