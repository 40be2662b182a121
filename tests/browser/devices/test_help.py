"""Help is one touch away in play, and leads back to where one was."""

from playwright.sync_api import expect

from tests.browser.checks import at_rest, faults_of
from tests.browser.device import SHOTS
from tests.browser.pictured import hung, pictured
from tests.kit.games.sancta.saints_table import four
from tests.kit.sentences import said


def test_help_says_the_rules_of_this_table_and_leads_back_to_what_was_written(gallery):
    scene = four(react_seconds=60)
    phone = hung(gallery, pictured(scene, 1), (360, 640))
    fold = phone.page.locator("details.folded", has_text=said("sancta-place-title")).first
    fold.locator("summary").click()
    name = fold.locator('input[type="text"]').first
    name.fill("Lucia")
    help_button = phone.page.get_by_role("button", name=said("ui-help"), exact=True)
    help_button.focus()
    at_rest(phone.page)  # what was unfolded slides into sight
    before = name.bounding_box()
    phone.page.keyboard.press("Enter")
    sheet = phone.page.get_by_role("dialog")
    expect(sheet.get_by_role("heading", name=said("sancta-help-now", at="turn"))).to_be_visible()
    expect(sheet).to_contain_text(said("sancta-help-target", n=4))
    own = sheet.locator("li", has_text=said("ui-help-own"))
    expect(own).to_have_count(1)
    expect(own).to_contain_text(said("sancta-help-react-seconds", value=60))
    expect(sheet).to_contain_text(said("sancta-word-toll-means"))
    phone.shoot(SHOTS / "help" / "sancta.png")
    assert not faults_of(phone.page)
    expect(sheet.get_by_role("button", name=said("ui-help-back"))).to_be_visible()
    phone.page.keyboard.press("Enter")
    expect(sheet).to_have_count(0)
    assert help_button.evaluate("one => one === document.activeElement")
    expect(name).to_have_value("Lucia")
    at_rest(phone.page)
    assert name.bounding_box() == before
    name.fill("")
    host = hung(gallery, pictured(scene, "tablet"), (1024, 768)).page
    host.locator("header.top").get_by_role("button", name=said("ui-help"), exact=True).click()
    expect(host.get_by_role("dialog")).to_contain_text(said("ui-help-rules"))
    host.keyboard.press("Escape")
