"""The moderator's tablet in two engines: people sit down, sheets, a night, and back again."""

from tests.browser.engines.people import Tablet
from tests.browser.engines.table import DECK, NAMES
from tests.kit.sentences import say

TABLET = (1024, 768)
UNDO, REDO = ".back button:not(.redo)", ".back .redo"
SHEETS = ("desk-group-rules", "desk-table")


def test_a_tablet_leads_a_night_with_sheets_and_undo(window, table, moment):
    tablet = Tablet(window(TABLET), table.program)
    tablet.takes(table.program.invite)
    table.seats(*NAMES)
    tablet.page.shows(*NAMES)
    tablet.is_well()
    tablet.page.taps("button", "Lupus in Tabula")
    looks_at_the_sheets(tablet, moment)
    tablet.does("set_option", option="deck_rule", value="free")
    tablet.does("set_deck", counts=DECK)
    tablet.press("deal")
    tablet.asked("advance")
    table.look()
    tablet.press("advance")
    tablet.page.lit("night")
    tablet.press("advance")
    for one in table.on_wire.values():
        one.chooses("pick")
    moment("tablet-night", tablet.page)
    tablet.is_well()
    tablet.press("advance")
    takes_back(tablet)
    tablet.press("advance")
    tablet.press("advance")
    tablet.page.lit("day")
    moment("tablet-dawn", tablet.page)
    tablet.is_well()


def looks_at_the_sheets(tablet, moment):
    page = tablet.page
    for sheet in SHEETS:
        page.taps("header.top button", say(sheet))
        page.shows(say(sheet), within="dialog[open]")
        moment(sheet, page)
        tablet.is_well()
        page.keys("Escape")
        page.waits_without("dialog[open]")


def takes_back(tablet):
    """Undo the end of the step, and do it again."""
    page, ended = tablet.page, say("lupus-diary-closed", step=say("lupus-step-wolves"))
    page.taps(UNDO, ended)
    page.waits_for(REDO, ended)
    assert not page.there(UNDO, ended)
    page.taps(REDO)
    page.waits_for(UNDO, ended)
    page.waits_without(REDO)
