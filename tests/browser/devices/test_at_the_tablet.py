"""The tablet when much is said at once."""

from playwright.sync_api import expect

from companion.games.lupus.game import GAME
from tests.browser.checks import wait_for_frames
from tests.browser.device import CUT_OFF
from tests.browser.evening import Evening
from tests.browser.snapshots import snapshot
from tests.kit.games.final_decrees import moments
from tests.kit.games.final_decrees.office import Office
from tests.kit.games.jrc.campaign import Campaign
from tests.kit.games.lupus.cards import SPECIALS
from tests.kit.games.lupus.evening import Evening as Played
from tests.kit.playbook import Scene
from tests.kit.sentences import say

LONG = "Maria Maddalena Francesc"
LOW = 650
"""CSS pixels of a tablet whose browser keeps its bars: not all of the lobby fits."""
NAMES = (LONG, "Anna", "Bruno", "Carla", "Dave", "Fabio", "Giulia")
CROWD = (*NAMES, "Furio", "Ivo")
MARK = 18
"""CSS pixels of the mark of a rehearsal."""


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
    wait_for_frames(host.page)
    box = host.page.locator(".act .big").bounding_box()
    assert box["y"] + box["height"] <= LOW
    expect(host.page.locator(".side .more-below button")).to_be_visible()
    host.page.locator(".side .doors button").last.scroll_into_view_if_needed()
    expect(host.page.locator(".side .more-below button")).to_have_count(0)
    host.page.set_viewport_size({"width": host.size[0], "height": host.size[1]})


def test_a_reader_hears_each_line_that_is_to_be_read_aloud(gallery):
    talk = Played("v*6 wolf*2 seer", at="discussion")
    page = gallery.show(snapshot(talk, "tablet", names=CROWD), (1024, 768)).page
    heard = page.locator(".desk > p[role=status]")
    before = heard.inner_text()
    assert before in page.locator(".say .line").inner_text()
    talk.tablet.advance()
    gallery.show(snapshot(talk, "tablet", names=CROWD), (1024, 768))
    assert heard.inner_text() in page.locator(".say .line").inner_text() != before


def test_on_the_smallest_phone_the_way_back_is_whole_and_the_title_below_the_mark(gallery):
    """Of a rehearsal; the longest word for the way back is German."""
    talk = snapshot(Played("v*6 wolf*2 seer", at="discussion"), "tablet", names=CROWD)
    page = gallery.show(talk, (320, 568), "de").page
    page.evaluate("document.body.dataset.rehearsal = 'x'")
    assert page.locator(".act .back button").evaluate("at => at.scrollWidth <= at.clientWidth")
    assert page.locator("header h1").bounding_box()["y"] >= MARK
    page.evaluate("delete document.body.dataset.rehearsal")


def test_what_lies_below_the_edge_is_announced(gallery):
    lobby = snapshot(Scene(GAME, range(1, 10)), "tablet", names=CROWD)
    page = gallery.show(lobby, (390, 844)).page
    mark = page.get_by_text(say("desk-more-below"))
    expect(mark).to_be_visible()
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    expect(mark).to_have_count(0)


def test_a_decree_half_put_together_is_there_again_after_a_lost_link(party):
    room = party(crowd=NAMES[:4], wall=False)
    room.send_as_host("table.choose_game", game="final_decrees")
    host, page = room.host, room.host.page
    host.open_sheet(say("decrees-templates"))
    decree = page.locator("dialog details", has=page.locator(".sequence")).first
    decree.locator("summary").click()
    decree.locator("input").fill("Bollo")
    decree.locator(".bit").first.click()
    steps = decree.locator(".taken li").count()
    with host.allowing(CUT_OFF):
        room.program.kill()
        host.shows(say("desk-lost-title"))
        room.program.start()
        host.wait_connected()
    expect(decree.locator(".taken li")).to_have_count(steps)
    expect(decree.locator("input")).to_have_value("Bollo")


def test_what_was_begun_is_there_again_after_a_lost_link(gallery):
    """A line of a card's effects, a root that was touched, a seat on a sheet of the tablet."""
    office = moments.at_work()
    office.active.play_card()
    frame = gallery.show(snapshot(office, office.state.now().player), (360, 640))
    page = frame.page
    page.get_by_role("button", name=say("decrees-page-arrows")).click()
    page.locator(".sorts .item").first.click()
    start = page.locator(".draft select").first
    start.select_option("navy")
    the_link_is_lost_and_found(frame)
    expect(start).to_have_value("navy")
    roots = Office(decrees={0: ("hr",)}, multi_control=True)
    roots.to_play(B="hr", C="executive", E="reform", A="treasury").have(A=9)
    roots.arrows("reform>executive", "executive>hr", "treasury>hr").lay(0, "hr").active.stamp("0")
    frame = gallery.show(snapshot(roots, 2), (360, 640))
    frame.page.locator('[data-node="treasury"] button.plate').click()
    the_link_is_lost_and_found(frame)
    expect(frame.page.locator('.foot[data-command="choose_root"]')).to_contain_text(
        say("decrees-ministry-treasury")
    )
    frame = gallery.show(snapshot(Campaign().allocated(), "tablet"), (1024, 768))
    frame.page.get_by_role("button", name=say("desk-group-people"), exact=True).click()
    seat = frame.page.locator("dialog .ringpick li button").nth(1)
    seat.evaluate("one => one.click()")
    the_link_is_lost_and_found(frame)
    expect(seat).to_have_attribute("aria-pressed", "true")
    frame.page.keyboard.press("Escape")


def the_link_is_lost_and_found(frame):
    frame.page.evaluate("() => { fakeServer.away = true; fakeServer.socket.close(); }")
    expect(frame.page.locator("main.lost")).to_be_visible()
    frame.page.evaluate("() => { fakeServer.away = false; dispatchEvent(new Event('online')); }")
    frame.wait_connected()
    frame.wait_until_idle()


def test_the_first_night_asks_once_for_the_sounds_of_the_village_and_waits_for_no_answer(party):
    room = party(crowd=CROWD, wall=False)
    evening, host = Evening(room), room.host
    evening.choose_game()
    a_deck_that_is_being_changed_stays_as_a_guest_joins(room, "Nonna Ida")
    the_last_step_of_an_order_keeps_the_focus(host)
    evening.deal_to_crowd()
    question = host.page.get_by_text(say("desk-sounds"), exact=True)
    expect(host.button_for("advance")).to_be_in_viewport(ratio=1)
    before = host.page.evaluate("() => ({...localStorage})")
    host.reload()
    expect(question).to_be_in_viewport(ratio=1)
    host.page.get_by_role("button", name=say("desk-sounds-yes"), exact=True).click()
    host.shows(say("desk-sounds-later"))
    expect(question).to_have_count(0)
    host.reload()
    expect(host.button_for("advance")).to_be_visible()
    expect(question).to_have_count(0)
    # A tablet that has not answered.
    host.page.evaluate(
        "kept => { localStorage.clear(); Object.assign(localStorage, kept); }", before
    )
    host.reload()
    expect(question).to_be_visible()
    host.next()
    host.expect_tone("night")
    expect(question).to_have_count(0)


def a_deck_that_is_being_changed_stays_as_a_guest_joins(room, guest):
    page = room.host.page
    page.locator(".deck .change").first.click()
    kinds = page.locator("dialog .counts li")
    kinds.last.get_by_role("button").last.click()
    before = kinds.locator("output").all_inner_texts()
    room.join_without_page(guest)
    expect(kinds.locator("output")).not_to_have_text(before)
    expect(kinds.last.locator("output")).to_have_text("1")
    room.host.close_sheet()


def the_last_step_of_an_order_keeps_the_focus(host):
    host.open_sheet(say("desk-group-rules"))
    fold = host.page.locator("dialog details", has=host.page.locator(".order"))
    fold.locator("summary").click()
    step = fold.locator(".order li").nth(1).locator(".up")
    step.focus()
    first = step.get_attribute("aria-label")
    for _ in range(2):
        host.page.keyboard.press("Enter")
    expect(fold.locator(".order .up").first).to_have_attribute("aria-label", first)
    expect(fold.locator(".order .up").first).to_be_focused()
    host.close_sheet()
