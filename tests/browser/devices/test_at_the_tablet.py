"""The tablet when much is said at once."""

from playwright.sync_api import expect

from tests.browser.checks import settled
from tests.browser.evening import Evening
from tests.kit.games.lupus.cards import SPECIALS
from tests.kit.sentences import said

LONG = "Maria Maddalena Francesc"
LOW = 650
"""CSS pixels of a tablet whose browser keeps its bars: not all of the lobby fits."""
NAMES = (LONG, "Anna", "Bruno", "Carla", "Dave", "Fabio", "Giulia")


def test_a_long_name_and_a_warning(party):
    room = party(LONG, crowd=NAMES[1:], wall=False)
    evening, host, phone = Evening(room), room.host, room.phones[0]
    evening.choose_game()
    host.act("table.add_seat", called="Nonna Ida")
    host.shows("Nonna Ida")
    host.act("set_deck", counts={"werewolf": 2, "seer": 1, "villager": 4, SPECIALS[0]: 1})
    the_button_stays_in_sight(host)
    host.act("propose_deck")
    expect(host.page.locator(".deck .warning")).to_have_count(0)
    a_name_stands_whole_on_two_lines(phone)
    host.do("deal")
    a_name_stands_whole_on_two_lines(phone)


def a_name_stands_whole_on_two_lines(phone):
    name, top = phone.page.locator("header .who bdi"), phone.page.locator("header.top")
    lines = name.evaluate("at => new Set([...at.getClientRects()].map(one => one.top)).size")
    assert lines <= 2
    assert name.bounding_box()["y"] >= 4
    assert top.bounding_box()["height"] <= 56


def the_button_stays_in_sight(host):
    expect(host.page.locator(".deck .warning")).to_have_count(1)
    host.page.set_viewport_size({"width": host.size[0], "height": LOW})
    settled(host.page)
    box = host.page.locator(".act .big").bounding_box()
    assert box["y"] + box["height"] <= LOW
    expect(host.page.locator(".side .more-below button")).to_be_visible()
    host.page.locator(".side .doors button").last.scroll_into_view_if_needed()
    expect(host.page.locator(".side .more-below button")).to_have_count(0)
    host.page.set_viewport_size({"width": host.size[0], "height": host.size[1]})


def test_what_lies_below_the_edge_is_announced(party):
    room = party(crowd=(*NAMES, "Furio", "Gina", "Ivo", "Lia")[:9], wall=False)
    host = room.host
    Evening(room).choose_game()
    room.drawn(host)
    host.page.set_viewport_size({"width": 390, "height": 844})
    mark = host.page.get_by_text(said("desk-more-below"))
    expect(mark).to_be_visible()
    host.page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    expect(mark).to_have_count(0)


def test_the_first_night_asks_once_for_the_sounds_of_the_village(party):
    host, asked = before_the_first_night(party)
    expect(host.ready("advance")).to_be_in_viewport(ratio=1)
    host.reload()
    expect(asked).to_be_in_viewport(ratio=1)
    host.page.get_by_role("button", name=said("desk-sounds-yes"), exact=True).click()
    host.shows(said("desk-sounds-later"))
    expect(asked).to_have_count(0)
    host.reload()
    expect(host.ready("advance")).to_be_visible()
    expect(asked).to_have_count(0)


def test_the_night_begins_without_an_answer_about_the_sounds(party):
    host, asked = before_the_first_night(party)
    host.next()
    host.is_lit("night")
    expect(asked).to_have_count(0)


def before_the_first_night(party):
    """The tablet of nine people who have seen their cards, and its question about the sounds."""
    room = party(crowd=(*NAMES, "Furio", "Ivo"), wall=False)
    evening = Evening(room)
    evening.choose_game()
    evening.dealt_to_a_crowd()
    return room.host, room.host.page.get_by_text(said("desk-sounds"), exact=True)
