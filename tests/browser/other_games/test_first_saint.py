"""A turn with an empty zone: the saint is the screen, its name is remembered or left out."""

from playwright.sync_api import expect

from tests.browser.checks import misplaced
from tests.browser.saints_table import SaintsTable
from tests.kit.sentences import said


def test_with_an_empty_zone_two_taps_put_down_a_saint_and_a_name_is_not_needed(party):
    room = party("Anna", "Bruno")
    table = SaintsTable(room)
    table.choose_game()
    room.host.shows(said("desk-host-sits"))
    expect(room.host.page.get_by_text(said("ui-moderator"), exact=True)).to_have_count(0)
    room.host.act("set_option", option="reaction_mode", value="spoken")
    room.host.shows(said("sancta-rule-react", how="spoken", n=10))
    room.host.do("begin")
    first = room.named("Anna").ready("first_saint")
    with room.named("Anna").moving():
        first.click()  # no name at all: the level is enough
    table.first_saint("Bruno", "Benedetto", 1)
    for device in room.everybody:
        device.shows(said("sancta-nameless", level=2, at="start"))
    limits = room.named("Anna").page.locator(".limits li")
    expect(limits).to_have_class(["left", "left", "left"])
    room.shoot("first/turn")
    table.press("Anna", "beatitude")
    expect(limits).to_have_class(["used", "left", "left"])
    table.effect("Anna", "Anna", 1)
    a_chip_and_the_button_are_enough(room)


def a_chip_and_the_button_are_enough(room):
    """The saint is in the Rose and the zone is empty; the table knows a few saints by now."""
    anna = room.named("Anna")
    great = anna.page.locator("main .go:not(.quiet)")
    expect(great).to_have_text(said("sancta-place-empty"))
    expect(anna.page.get_by_role("heading", level=1)).to_have_text(said("sancta-place-empty-title"))
    expect(great).to_be_in_viewport(ratio=1)
    anna.page.wait_for_function("scrollY === 0")  # what was done is read at the top
    room.shoot("first/empty")
    assert misplaced(anna.page) == []
    anna.press(great)
    room.screen.shows(said("sancta-nameless", level=2, at="start"))
    expect(anna.page.locator("main .go:not(.quiet)")).to_have_text(said("sancta-end-turn"))
    room.shoot("first/placed")
    what_was_done_is_seen_where_one_is_led(room)
    room.host.page.get_by_role("button", name=said("ui-act-for", who="Anna")).first.click()
    sheet = room.host.page.get_by_role("dialog")
    expect(sheet.locator(".petals")).to_contain_text(said("sancta-nameless", level=2, at="start"))
    expect(sheet.locator(".petals")).to_contain_text(said("ui-petals-of", filled=0, total=2))
    room.shoot("first/in-her-place")


def what_was_done_is_seen_where_one_is_led(room):
    """The question stays the same, far down the page: the news at the top has changed, the fold of
    what was asked is closed, and the turn's button is at the thumb again."""
    anna = room.named("Anna")
    SaintsTable(room).place("Anna", "Lucia", 1)
    expect(anna.page.locator("details.folded[open]")).to_have_count(0)
    expect(anna.page.locator("main .first > .main .go")).to_be_in_viewport(ratio=1)
    expect(anna.page.locator("main .head")).to_contain_text("Lucia")
    anna.page.wait_for_function("scrollY === 0 && document.activeElement?.matches('h1')")
