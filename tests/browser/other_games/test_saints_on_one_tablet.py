"""People without a phone play on the page of the tablet: each act is there, and no sheet closes."""

import pytest
from playwright.sync_api import expect

from tests.browser.checks import faults_of, is_reachable, wait_for_frames
from tests.kit.sentences import say

WITHOUT = ("Gianfrancesco Maria", "Zia Rosa", "Massimiliano")
MORE = (*WITHOUT, "Maria Maddalena Francesc", "Giò", "Nonna Pina")
SIZES = ((360, 640), (768, 1024), (1024, 768))
COUNTED = (
    """() => { globalThis.taps = 0; addEventListener("click", () => globalThis.taps++, true); }"""
)


def first_round(party, names, **how):
    """So many people and one tablet, at their first saints; advocates are spoken."""
    room = party(wall=False, **how)
    for name in names:
        room.add_seat(name)
    room.send_as_host("table.choose_game", game="sancta")
    room.send_as_host("set_option", option="reaction_mode", value="spoken")
    room.send_as_host("begin")
    room.host.page.evaluate(COUNTED)
    return room


def count_taps(room):
    """How often the tablet was touched since this was last asked."""
    return room.host.page.evaluate("() => { const n = taps; taps = 0; return n; }")


def first_saints(room):
    """Each is asked after the other, with one touch where level 2 is right."""
    asked = []
    for _ in room.names:
        title = room.host.page.locator(".side .ask h2")
        asked.append(next(name for name in room.names if name in title.inner_text()))
        room.host.do("first_saint")
    assert sorted(asked) == sorted(room.names)


def act(room, command):
    """One touch on what stands on the page."""
    room.host.do(command)
    expect(room.host.page.get_by_role("dialog")).to_have_count(0)


def unfold(room, title):
    room.host.page.locator(".side .folded summary", has_text=say(title, room.language[:2])).click()


def a_turn(room):
    """Each act is a touch or two on the page, and none opens a sheet."""
    act(room, "beatitude")
    assert count_taps(room) == 1
    unfold(room, "sancta-trial-title")
    act(room, "trial")
    assert count_taps(room) == 2
    unfold(room, "sancta-effect-title")
    room.host.page.locator(".side .cell .stepper button").nth(1).click()
    act(room, "effect")
    assert count_taps(room) == 3
    act(room, "end_turn")
    assert count_taps(room) == 1


def check_layouts(room, moment, command):
    """Whichever way the tablet is held; the button of what is asked is in sight."""
    for width, height in SIZES:
        room.host.page.set_viewport_size({"width": width, "height": height})
        wait_for_frames(room.host.page)
        room.host.shoot(room.shots / f"saints/{moment}-{len(room.names)}-{width}.png")
        assert faults_of(room.host.page) == [], (moment, width)
        assert is_reachable(room.host.prompt(command).first.get_by_role("button")), (moment, width)


@pytest.mark.parametrize(("names", "language"), [(WITHOUT, "it-IT"), (MORE, "en-GB")])
def test_first_saints_are_asked_in_a_chain_and_a_turn_is_played_on_a_page_that_fits(
    party, names, language
):
    room = first_round(party, names, language=language)
    check_layouts(room, "first", "first_saint")
    first_saints(room)
    assert count_taps(room) == len(names)
    expect(room.host.page.get_by_role("dialog")).to_have_count(0)
    check_layouts(room, "turn", "beatitude")
    a_turn(room)
