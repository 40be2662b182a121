"""The moderator's tablet in two engines: people sit down, sheets, a night, and back again."""

from tests.browser.engines.people import Tablet
from tests.browser.engines.table import DECK, NAMES
from tests.kit.sentences import say

UNDO, REDO = ".back button:not(.redo)", ".back .redo"


def test_a_tablet_leads_a_night_with_sheets_and_undo(window, table, shoot):
    tablet = Tablet(window((1024, 768)), table.program)
    tablet.accept_invite(table.program.invite)
    table.connect(*NAMES)
    tablet.page.shows(*NAMES)
    tablet.assert_no_faults()
    tablet.page.tap("button", "Lupus in Tabula")
    open_sheets(tablet, shoot)
    tablet.send("set_option", option="deck_rule", value="free")
    tablet.send("set_deck", counts=DECK)
    tablet.press("deal")
    tablet.wait_for_prompt("advance")
    table.look()
    tablet.press("advance")
    tablet.page.expect_tone("night")
    tablet.press("advance")
    for one in table.crowd.values():
        one.choose("pick")
    shoot("tablet-night", tablet.page)
    tablet.assert_no_faults()
    tablet.press("advance")
    undo_and_redo(tablet)
    tablet.press("advance")
    tablet.press("advance")
    tablet.page.expect_tone("day")
    shoot("tablet-dawn", tablet.page)
    tablet.assert_no_faults()


def open_sheets(tablet, shoot):
    page = tablet.page
    for sheet in ("desk-group-rules", "desk-table"):
        page.tap("header.top button", say(sheet))
        page.shows(say(sheet), within="dialog[open]")
        shoot(sheet, page)
        tablet.assert_no_faults()
        page.press_keys("Escape")
        page.wait_hidden("dialog[open]")


def undo_and_redo(tablet):
    """Undo the end of the step, and do it again."""
    page, ended = tablet.page, say("lupus-diary-closed", step=say("lupus-step-wolves"))
    page.tap(UNDO, ended)
    page.wait_visible(REDO, ended)
    assert not page.is_visible(UNDO, ended)
    page.tap(REDO)
    page.wait_visible(UNDO, ended)
    page.wait_hidden(REDO)
