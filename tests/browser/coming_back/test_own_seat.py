"""The sheet behind the own name: a guest corrects it, or gives the seat back."""

from playwright.sync_api import expect

from tests.browser.conftest import EIGHT
from tests.browser.device import SHOTS
from tests.browser.evening import Evening
from tests.browser.snapshots import cards_dealt, snapshot
from tests.kit.sentences import say


def open_own_seat(phone):
    """Touch the own name; the sheet."""
    phone.page.locator("header.top .seated").click()
    sheet = phone.page.locator("dialog.own-seat")
    expect(sheet).to_be_visible()
    return sheet


def test_a_guest_corrects_the_own_name_gives_the_seat_back_and_lands_at_the_door(room):
    """However the phone is held."""
    guest = room.join("Ana", (740, 360))
    room.seat_cookies("Bruno")
    a_refused_name_loses_nothing(room, guest)
    guest.page.set_viewport_size({"width": 360, "height": 640})
    the_seat_is_given_back(room, guest)
    guest.page.get_by_role("textbox").fill("Annetta")
    guest.page.locator("form button.go").click()
    expect(guest.page.locator("header.top .who bdi")).to_have_text("Annetta")


def a_refused_name_loses_nothing(room, ana):
    field = open_own_seat(ana).get_by_role("textbox")
    expect(field).to_have_value("Ana")
    field.fill("Bruno")
    ana.button_for("table.rename").click()
    expect(ana.page.get_by_role("alert")).to_have_text(say("E_NAME_TAKEN", name="Bruno"))
    expect(field).to_have_value("Bruno")
    expect(ana.page.locator(".toast")).to_have_count(0)
    ana.shoot(room.shots / "own-seat" / "refused.png")
    field.fill("Anna")
    field.press("Enter")
    expect(ana.page.get_by_role("dialog")).to_have_count(0)
    expect(ana.page.locator("header.top .who bdi")).to_have_text("Anna")
    assert room.seated_names == ["Anna", "Bruno"]


def the_seat_is_given_back(room, anna):
    open_own_seat(anna)
    anna.button_for("table.leave").click()
    doubt = anna.page.locator("dialog.doubt")
    expect(doubt).to_contain_text(say("phone-seat-leave-warn"))
    anna.shoot(room.shots / "own-seat" / "asked.png")
    doubt.get_by_role("button", name=say("ui-rather-not")).click()
    expect(doubt).to_have_count(0)
    assert room.seated_names == ["Anna", "Bruno"]
    anna.button_for("table.leave").click()
    doubt.get_by_role("button", name=say("phone-seat-leave")).click()
    anna.page.wait_for_url("**/j/*")
    anna.shows(say("join-left"))
    anna.shoot(room.shots / "own-seat" / "door.png")
    assert room.seated_names == ["Bruno"]


def test_while_a_game_needs_the_seat_the_sheet_says_why_it_stays(gallery):
    anna = gallery.show(snapshot(cards_dealt(), 1), (360, 640))
    button = open_own_seat(anna).get_by_role("button", name=say("phone-seat-leave"))
    expect(button).to_have_attribute("aria-disabled", "true")
    anna.shows(say("phone-seat-needed"))
    anna.shoot(SHOTS / "own-seat" / "needed.png")
    button.click(force=True)
    expect(anna.page.locator("dialog.doubt")).to_have_count(0)


def test_at_night_the_own_name_is_no_button_on_any_phone(gallery):
    scene = cards_dealt()
    anna = gallery.show(snapshot(scene, 1), (360, 640))
    open_own_seat(anna)
    scene.tablet.advance()
    anna.show(snapshot(scene, 1))
    anna.shows(say("lupus-night", n=1))
    expect(anna.page.locator("dialog.own-seat")).to_have_count(0)
    expect(anna.page.locator("header.top .seated")).to_have_count(0)
    expect(anna.page.locator("header.top .who bdi")).to_have_text("Anna")


def test_a_late_guest_may_go_in_the_middle_of_a_game(party):
    room = party(crowd=EIGHT, wall=False)
    Evening(room).choose_game()
    room.send_as_host("deal")
    zoe = room.phone().open_seat("Zoe", room.seat_cookies("Zoe"))
    open_own_seat(zoe)
    zoe.button_for("table.leave").click()
    zoe.page.locator("dialog.doubt").get_by_role("button", name=say("phone-seat-leave")).click()
    zoe.page.wait_for_url("**/j/*")
    zoe.shows(say("join-left"))
