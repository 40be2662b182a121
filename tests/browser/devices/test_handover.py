"""The tablet is handed to guests without a phone: each sees the own card while pressing."""

import re

from playwright.sync_api import expect

from tests.browser.checks import axe_violations, wait_for_frames
from tests.browser.evening import Evening
from tests.browser.people import holding
from tests.kit.sentences import say

BORROWERS = ("Zio Carlo", "Maria Maddalena Francesc")
SIZES = ((1024, 768), (768, 1024), (390, 844))
BRIEF_PRESS = """async () => {
    globalThis.opened = 0;
    const watch = () => (globalThis.opened += document.querySelectorAll(".handover .own").length);
    new MutationObserver(watch).observe(document.body, { childList: true, subtree: true });
    const at = document.querySelector(".handover .hold");
    const key = { key: "Enter", bubbles: true };
    const finger = (does) => at.dispatchEvent(new KeyboardEvent(does, key));
    finger("keydown");
    for (let at = 0; at < 5; at++) await null; // the page asks for the card, and no answer can come
    finger("keyup");
}"""


def deal_with_borrowers(party, *, wall=False, blind=False, **rules):
    """A deal with two guests who have no phone; they are seats 7 and 8."""
    room = party(crowd=("Anna", "Bruno", "Carla", "Dario", "Elisa", "Furio"), wall=wall)
    evening = Evening(room)
    evening.choose_game()
    for name in BORROWERS:
        room.add_seat(name)
    if blind:
        room.send_as_host("table.set_blind", on=True)
    evening.set_rules(**rules)
    room.send_as_host("deal")
    return room


def test_a_blind_tablet_shows_each_guest_without_a_phone_the_own_card_and_forgets_it(party):
    """It fits the tablet whichever way that is held."""
    room = deal_with_borrowers(party, blind=True)
    host = room.host
    host.page.get_by_role("button", name=say("desk-pass-next", name=BORROWERS[0])).click()
    whose = host.page.locator(".handover .whose")
    roles = []
    for name in BORROWERS:
        expect(whose).to_have_text(name)
        expect(host.prompt("look")).to_have_count(0)
        with holding(host.page) as own:
            roles.append(own.get_by_role("heading").inner_text())
            assert axe_violations(host.page) == []
        assert roles[-1] not in host.page.content()
        for size in SIZES:
            host.page.set_viewport_size({"width": size[0], "height": size[1]})
            check_handover(host, name, room.shots / "handover")
        host.button_for("look").click()
    expect(host.page.get_by_role("dialog")).to_have_count(0)
    assert "card" not in {one["kind"] for one in host.picture["view"]["panels"]}
    assert "own" not in host.picture["view"]
    lent = [frame for frame in host.frames if frame.startswith('42["lent"')]
    assert len(lent) == len(BORROWERS) * (1 + len(SIZES))
    assert len({len(frame.encode()) for frame in lent}) == 1


def test_a_finger_that_lifts_before_the_card_comes_sees_nothing(party):
    host = deal_with_borrowers(party).host
    host.place_of("Zio Carlo").get_by_role("button").click()
    host.page.get_by_role("button", name=say("desk-handover-one", name="Zio Carlo")).click()
    with host.expect_change():
        host.page.evaluate(BRIEF_PRESS)
    assert host.page.evaluate("globalThis.opened") == 0
    with holding(host.page) as own:
        expect(own).to_have_count(1)


def check_handover(host, name, shots):
    """Covered, held and covered again, nothing of the card lies on anything."""
    width, height = (host.page.evaluate(side) for side in ("innerWidth", "innerHeight"))
    wait_for_frames(host.page)
    host.shoot(shots / f"{width}-{name[:3]}-covered.png")
    assert axe_violations(host.page) == []
    with holding(host.page) as own:
        wait_for_frames(host.page)
        host.shoot(shots / f"{width}-{name[:3]}-held.png")
        edge = own.locator(".lift").bounding_box()
        assert edge["y"] + edge["height"] <= height, width
        last = own.locator("p.more").last.bounding_box()
        assert last["y"] + last["height"] <= edge["y"], width
    host.shoot(shots / f"{width}-{name[:3]}-seen.png")
    assert re.sub(r"\s+", " ", host.page.locator(".handover .whose").inner_text()) == name


def test_phones_and_wall_say_once_whose_secrets_a_player_has_shown_on_the_tablet(party):
    room = deal_with_borrowers(party, wall=True, moderation="voice")
    anna = room.open_phone("Anna")
    room.send_as_host("table.show_seat", seat=7)
    notice = say("table-notice-seat-shown", who=BORROWERS[0])
    expect(anna.page.locator(".toast")).to_contain_text(notice)
    expect(room.screen.page.locator(".notice-line")).to_have_text(notice)
