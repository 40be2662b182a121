"""The sheet behind the own name: a guest corrects it, or gives the seat back."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import EIGHT
from tests.browser.evening import Evening
from tests.kit.sentences import said


def sheet_of(phone):
    """Touch the own name; the sheet."""
    phone.page.locator("header.top .seated").click()
    sheet = phone.page.locator("dialog.own-seat")
    expect(sheet).to_be_visible()
    return sheet


@pytest.mark.parametrize("size", [(360, 640), (740, 360)])
def test_a_guest_corrects_the_own_name_gives_the_seat_back_and_lands_at_the_door(party, size):
    room = party("Ana", crowd=("Bruno",), phone=size, wall=False)
    guest = room.named("Ana")
    a_refused_name_loses_nothing(room, guest, size)
    the_seat_is_given_back(room, guest, size)
    guest.page.get_by_role("textbox").fill("Annetta")
    guest.page.locator("form button.go").click()
    expect(guest.page.locator("header.top .who bdi")).to_have_text("Annetta")


def a_refused_name_loses_nothing(room, ana, size):
    field = sheet_of(ana).get_by_role("textbox")
    expect(field).to_have_value("Ana")
    field.fill("Bruno")
    ana.ready("table.rename").click()
    expect(ana.page.get_by_role("alert")).to_have_text(said("E_NAME_TAKEN", name="Bruno"))
    expect(field).to_have_value("Bruno")
    expect(ana.page.locator(".toast")).to_have_count(0)
    ana.shoot(room.shots / "own-seat" / f"refused-{size[0]}.png")
    field.fill("Anna")
    field.press("Enter")
    expect(ana.page.get_by_role("dialog")).to_have_count(0)
    expect(ana.page.locator("header.top .who bdi")).to_have_text("Anna")
    assert room.seated == ["Anna", "Bruno"]


def the_seat_is_given_back(room, anna, size):
    sheet_of(anna)
    anna.ready("table.leave").click()
    doubt = anna.page.locator("dialog.doubt")
    expect(doubt).to_contain_text(said("phone-seat-leave-warn"))
    anna.shoot(room.shots / "own-seat" / f"asked-{size[0]}.png")
    doubt.get_by_role("button", name=said("ui-rather-not")).click()
    expect(doubt).to_have_count(0)
    assert room.seated == ["Anna", "Bruno"]
    anna.ready("table.leave").click()
    doubt.get_by_role("button", name=said("phone-seat-leave")).click()
    anna.page.wait_for_url("**/j/*")
    anna.shows(said("join-left"))
    anna.shoot(room.shots / "own-seat" / f"door-{size[0]}.png")
    assert room.seated == ["Bruno"]


def test_while_a_game_needs_the_seat_the_sheet_says_why_it_stays(dealt):
    room, anna = dealt.room, dealt.room.phones[0]
    sheet = sheet_of(anna)
    button = sheet.get_by_role("button", name=said("phone-seat-leave"))
    expect(button).to_have_attribute("aria-disabled", "true")
    anna.shows(said("phone-seat-needed"))
    anna.shoot(room.shots / "own-seat" / "needed.png")
    button.click(force=True)
    expect(anna.page.locator("dialog.doubt")).to_have_count(0)


def test_at_night_the_own_name_is_no_button_on_any_phone(dealt):
    anna = dealt.room.phones[0]
    sheet_of(anna)
    dealt.room.tells("advance")
    anna.shows(said("lupus-night", n=1))
    expect(anna.page.locator("dialog.own-seat")).to_have_count(0)
    expect(anna.page.locator("header.top .seated")).to_have_count(0)
    expect(anna.page.locator("header.top .who bdi")).to_have_text("Anna")


def test_a_late_guest_may_go_in_the_middle_of_a_game(party):
    room = party(crowd=EIGHT, wall=False)
    Evening(room).choose_game()
    room.tells("deal")
    zoe = room.phone().holds("Zoe", room.seat("Zoe"))
    sheet_of(zoe)
    zoe.ready("table.leave").click()
    zoe.page.locator("dialog.doubt").get_by_role("button", name=said("phone-seat-leave")).click()
    zoe.page.wait_for_url("**/j/*")
    zoe.shows(said("join-left"))
