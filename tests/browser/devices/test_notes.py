"""Notes on phone and tablet: they stay there, are closed at night, and go with the table."""

from playwright.sync_api import TimeoutError, expect

from tests.browser.checks import differences, outline, wait_for_frames
from tests.browser.conftest import EIGHT
from tests.browser.device import CUT_OFF
from tests.browser.snapshots import cards_dealt, snapshot
from tests.kit.games.jrc.campaign import Campaign
from tests.kit.sentences import say

WRITTEN = "Bruno ha detto ruscello"
GONE = "() => !Object.keys(localStorage).some(key => key.includes(':notes:'))"


def open_notes(phone):
    """Touch the own name; the page of notes. A view that comes just then closes it: touch again."""
    notes = phone.page.get_by_label(say("phone-notes"))
    for _ in range(20):
        phone.page.locator("header.top .seated").click()
        try:
            notes.wait_for(timeout=1000)
        except TimeoutError:
            continue
        break
    return notes


def record_requests(device):
    """What the device sends from now on: addresses and bodies of its requests."""
    bodies = []
    device.page.on("request", lambda sent: bodies.append(f"{sent.url} {sent.post_data or ''}"))
    return bodies


def assert_not_sent(device, bodies):
    assert device.sent, "nothing was looked at"
    assert not [one for one in (*map(str, device.sent), *bodies) if "ruscello" in one]


def test_a_page_of_notes_survives_a_reload_and_is_never_sent(dealt):
    room, anna = dealt.room, dealt.room.phones[0]
    bodies = record_requests(anna)
    for width, height in ((740, 360), (360, 640)):
        anna.page.set_viewport_size({"width": width, "height": height})
        open_notes(anna).fill(f"{WRITTEN} {width}")
        anna.shoot(room.shots / "notes" / f"phone-{width}.png")
        anna.reload()
        expect(open_notes(anna)).to_have_value(f"{WRITTEN} {width}")
        anna.page.keyboard.press("Escape")
    anna.look()
    assert_not_sent(anna, bodies)


def test_a_page_that_is_open_at_dusk_closes_and_the_night_looks_as_without_notes(gallery):
    scene = cards_dealt()
    anna = gallery.show(snapshot(scene, 1, names=EIGHT), (360, 640))
    open_notes(anna).fill(WRITTEN)
    scene.tablet.advance()
    anna.show(snapshot(scene, 1, names=EIGHT))
    anna.expect_tone("night")
    expect(anna.page.locator("dialog, textarea")).to_have_count(0)
    assert "ruscello" not in anna.page.content()
    expect(anna.page.locator("header.top .seated")).to_have_count(0)
    wait_for_frames(anna.page)
    with_notes = outline(anna.page)
    assert anna.page.evaluate("() => Object.values(localStorage).join().includes('ruscello')")
    anna.page.evaluate("localStorage.clear()")
    anna.show(snapshot(scene, 2, names=EIGHT))
    wait_for_frames(anna.page)
    assert differences(with_notes, outline(anna.page)) == []


def open_seat_notes(host, seat):
    """Touch a seat on the board of the tablet; its line of notes."""
    host.prompt("advance").wait_for()  # the lobby has names to touch, too
    host.page.locator(f'.ring button[data-seat="{seat}"]').click()
    return host.page.get_by_label(say("desk-notes"), exact=True)


def test_the_moderator_has_a_line_for_each_seat_that_stays_on_the_tablet(dealt):
    host, bodies = dealt.room.host, record_requests(dealt.room.host)
    open_seat_notes(host, 2).fill(WRITTEN)
    host.shoot(dealt.room.shots / "notes" / "seat.png")
    host.close_sheet()
    expect(open_seat_notes(host, 3)).to_have_value("")
    host.reload()
    expect(open_seat_notes(host, 2)).to_have_value(WRITTEN)
    host.close_sheet()
    dealt.room.send_as_host("table.name_table", called="Prova")
    assert_not_sent(host, bodies)


def test_notes_and_the_own_card_go_with_the_seat(dealt):
    anna = dealt.room.phones[0]
    open_notes(anna).fill(WRITTEN)
    anna.page.keyboard.press("Escape")
    anna.look()
    dealt.room.send_as_host("advance")
    anna.page.locator("header.top button.mine").click()
    expect(anna.page.get_by_role("dialog")).to_be_visible()
    dealt.room.send_as_host("table.release_seat", seat=1)
    anna.shows(say("phone-released-title"))
    expect(anna.page.locator("dialog, header.top button.mine")).to_have_count(0)
    anna.page.wait_for_function(GONE)


def test_notes_go_with_the_table(dealt):
    room, anna = dealt.room, dealt.room.phones[0]
    open_notes(anna).fill(WRITTEN)
    room.host.open_sheet(say("desk-diary"))
    room.host.page.get_by_label(say("desk-notes-evening")).fill(WRITTEN)
    with anna.allowing(CUT_OFF), room.host.allowing(CUT_OFF):
        room.program.kill()
        for file in room.program.folder.glob("veglia.db*"):
            file.unlink()
        room.program.start()
        for device in (anna, room.host):
            device.page.wait_for_function(GONE)


def test_what_was_never_sent_is_not_found_in_the_next_game_of_the_table(gallery):
    snap = snapshot(Campaign().started(), 1)
    lobby = snapshot(Campaign(), 1)
    for opened, stands in ((5, "0"), (5, "1"), (7, "0")):
        snap.picture["table"]["opened"] = opened
        page = gallery.show(snap, (360, 640)).page
        expect(page.locator(".shares output").first).to_have_text(stands)
        page.locator(".shares .more").first.click()
        gallery.show(lobby, (360, 640))
    page.evaluate("localStorage.clear()")


OLD = """() => {
    const codes = Array.from({ length: 61 }, (_, at) => `OLD${at}`);
    localStorage.setItem("veglia:drafts", JSON.stringify(codes));
    for (const code of codes)
        for (const name of ["order", "notes:me"])
            localStorage.setItem(`veglia:draft:${code}:1:${name}`, '"x"');
}"""
LEFT = "name => Object.keys(localStorage).filter(key => key.endsWith(`:1:${name}`)).length"


def test_of_many_tables_only_what_was_written_longest_ago_goes_and_notes_last(gallery):
    anna = gallery.show(snapshot(cards_dealt(), 1), (360, 640))
    anna.page.evaluate(OLD)
    notes = open_notes(anna)
    notes.fill(WRITTEN)
    anna.page.wait_for_function("() => !localStorage.getItem('veglia:draft:OLD48:1:order')")
    assert [anna.page.evaluate(LEFT, name) for name in ("order", "notes:me")] == [12, 60]
    assert anna.page.evaluate("() => localStorage.getItem('veglia:draft:OLD49:1:order')")
    assert not anna.page.evaluate("() => localStorage.getItem('veglia:draft:OLD0:1:notes:me')")
    for spoilt in ("[", '{"OLD1": 1}'):
        anna.page.evaluate(OLD)
        anna.page.evaluate("spoilt => localStorage.setItem('veglia:drafts', spoilt)", spoilt)
        notes.fill(f"{WRITTEN} {spoilt}")
        assert [anna.page.evaluate(LEFT, name) for name in ("order", "notes:me")] == [12, 60]
    anna.page.evaluate("localStorage.clear()")
