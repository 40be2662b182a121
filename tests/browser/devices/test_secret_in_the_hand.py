"""A secret in the hand: seen while it is held, for long enough, and never by the neighbours."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import EIGHT
from tests.browser.evening import Evening
from tests.browser.gallery import Gallery
from tests.browser.gallery_device import GalleryDevice
from tests.browser.people import finger_on
from tests.browser.snapshots import Snapshot, cards_dealt, snapshot
from tests.kit.games.lupus import evening as scenes
from tests.kit.sentences import say


def test_the_big_words_are_part_of_what_is_held(gallery):
    page = gallery.show(snapshot(cards_dealt(), 1), (360, 640)).page
    words = page.get_by_role("heading", name=say("phone-card-hold"))
    face = page.locator(".card .face")
    for part in (words, page.locator(".card .grip .back")):
        with finger_on(part):
            expect(face).to_be_visible()
            name = face.get_by_role("heading").bounding_box()
            finger = part.bounding_box()["y"] + part.bounding_box()["height"] / 2
            # The finger hides neither the name nor the text.
            assert abs(name["y"] + name["height"] / 2 - finger) > 60


def seated_party(party):
    """Eight people who have no card yet."""
    room = party(crowd=EIGHT, wall=False, motion=True)
    Evening(room).choose_game()
    return room


@pytest.fixture
def phone_with_clock(gallery):
    """A phone with a card."""
    yield from stopped_phone(gallery, snapshot(cards_dealt(), 1))


@pytest.fixture
def ghost(gallery):
    """The phone of one who is out, and may see all roles."""
    scene = scenes.Evening("wolf*2 seer v*7", at="discussion", dead_see_roles=True)
    scene.tablet.kill(8, "lynched", "scene")
    yield from stopped_phone(gallery, snapshot(scene, 8))


def stopped_phone(gallery: Gallery, picture: Snapshot) -> Iterator[GalleryDevice]:
    """A phone whose clock stands still until the scene moves it. No table pings it, so its line
    lasts however far the clock is moved."""
    phone = gallery.new_device("phone")
    phone.load_all(picture)
    phone.page.clock.install()
    phone.page.clock.pause_at(phone.page.evaluate("Date.now() + 1_000"))
    yield phone
    assert phone.faults == []
    phone.leave()


@contextmanager
def held_card(phone):
    """A finger rests on the card; the face that is shown."""
    with finger_on(phone.page.locator(".card .under")):
        face = phone.page.locator(".card .face")
        expect(face).to_be_visible()
        yield face


def test_a_card_counts_as_seen_only_after_a_second(phone_with_clock):
    button = phone_with_clock.prompt("look").get_by_role("button")
    with held_card(phone_with_clock):
        phone_with_clock.page.clock.run_for(500)
    phone_with_clock.shows(say("phone-card-short"))
    expect(button).to_have_attribute("aria-disabled", "true")
    with held_card(phone_with_clock) as face:
        phone_with_clock.page.clock.run_for(1_100)
        expect(face).to_have_attribute("data-seen", "")
    expect(button).not_to_have_attribute("aria-disabled", "true")


def test_a_later_look_covers_itself_after_eight_seconds_and_says_so(phone_with_clock):
    """The first lasts longer."""
    with held_card(phone_with_clock) as face:
        phone_with_clock.page.clock.run_for(8_500)
        expect(face).to_be_visible()
    with held_card(phone_with_clock) as face:
        phone_with_clock.page.clock.run_for(7_900)
        expect(face).to_be_visible()
        phone_with_clock.page.clock.run_for(200)
        expect(face).to_have_count(0)
        phone_with_clock.shows(say("phone-card-itself"))


TURNED_AWAY = (
    "dispatchEvent(new Event('blur'))",
    "dispatchEvent(new Event('pagehide'))",
    "document.dispatchEvent(new Event('visibilitychange'))",
)


def test_a_card_is_seen_while_it_is_held_and_covered_at_once(dealt):
    anna = dealt.room.phones[0]
    face = anna.page.locator(".card .face")
    with anna.holding_card():
        expect(face).to_be_visible()
        role = face.get_by_role("heading").inner_text()
        # Nothing else is on the screen, and what it says stands there whole.
        assert face.bounding_box() == {"x": 0, "y": 0, "width": 360, "height": 640}
        face.evaluate("one => Promise.all(one.getAnimations().map(each => each.finished))")
        for part in face.locator("h1, p").all():
            box = part.bounding_box()
            assert min(box["x"], box["y"]) >= 0, role
            assert box["x"] + box["width"] <= 360, role
            assert box["y"] + box["height"] <= 640, role
        anna.shoot(dealt.room.shots / "deal" / "phone-held.png")
    assert not face.is_visible()
    assert role not in anna.page.locator("body").inner_text()
    for turning_away in TURNED_AWAY:
        with anna.holding_card():
            expect(face).to_be_visible()
            anna.page.evaluate(turning_away)
            assert not face.is_visible(), turning_away


def test_roles_that_a_ghost_uncovers_are_covered_after_a_while_and_when_it_turns_away(ghost):
    roles = ghost.page.locator(".shoe .role")
    show = ghost.page.get_by_role("button", name=say("phone-roles-show"))
    show.click()
    expect(roles).to_have_count(10)
    ghost.page.clock.run_for(19_900)
    expect(roles).to_have_count(10)
    ghost.page.clock.run_for(200)
    expect(roles).to_have_count(0)
    for turning_away in TURNED_AWAY:
        show.click()
        expect(roles).to_have_count(10)
        ghost.page.evaluate(turning_away)
        expect(roles).to_have_count(0)


def test_a_card_can_be_read_without_holding_by_those_who_do_not_see(gallery):
    page = gallery.show(snapshot(cards_dealt(), 1), (360, 640)).page
    page.get_by_role("button", name=say("phone-card-toggle")).focus()
    page.keyboard.press("Enter")
    expect(page.locator(".card .face")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator(".card .face")).to_have_count(0)


def test_a_card_of_real_cards_is_told_without_showing_it_to_the_neighbours(party):
    room = seated_party(party)
    Evening(room).set_rules(deal_mode="physical")
    room.send_as_host("deal")
    anna = room.open_phone("Anna")
    role = say("lupus-role-seer")
    anna.page.get_by_role("button", name=say("phone-list-open")).click()
    anna.page.get_by_role("button", name=role).click()
    # The list closes with the tap, and nothing on the screen says which card it was.
    chosen = anna.page.locator(".secretly .cov")
    expect(chosen).to_be_visible()
    assert role not in anna.page.locator("main").inner_text()
    chosen.focus()
    anna.page.keyboard.down("Enter")
    expect(chosen).to_have_text(role)
    anna.page.keyboard.up("Enter")
    expect(chosen).to_have_text(say("phone-chosen"))
    anna.shoot(room.shots / "deal" / "phone-physical.png")
    anna.button_for("enter_role").click()
    anna.shows(say("lupus-which-card-again"))
    assert role not in anna.page.locator("main").inner_text()
    assert anna.page.locator(".item").count() == 0


def test_cards_come_in_seat_order_and_one_that_lies_there_does_not_come_again(party):
    room = seated_party(party)
    carla = room.open_phone("Carla")
    carla.wait_connected()
    room.send_as_host("deal")
    back = carla.card.locator(".back")
    expect(back).to_have_css("animation-name", "card-comes")
    expect(back).to_have_css("animation-delay", "0.18s")
    carla.reload()
    expect(back).to_have_css("animation-name", "none")
