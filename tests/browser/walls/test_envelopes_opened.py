"""The envelopes of a campaign are opened on the wall city by city, contested ones last."""

import time

import pytest
from playwright.sync_api import expect

from companion.games.jrc.game import OPENING_SECONDS
from tests.browser.wall import taken
from tests.kit.games.jrc.campaign import WASHINGTON, Campaign

NAMES = ("Lucia", "Francesca", "Carla", "Massimiliano")
DELAYS = """() => Object.fromEntries([...document.querySelectorAll(".ledger tbody tr")].map(row => [
    row.querySelector("th span").textContent,
    row.querySelector("td").getAnimations()[0]?.effect.getTiming().delay ?? null]))"""
SUMMED = ".ledger tfoot td"
SEEN = "one => getComputedStyle(one).opacity"
GROUND = "one => getComputedStyle(one).backgroundImage"


def moments():
    """The wall before and while all first papers are opened."""
    scene = Campaign().started()
    before = taken(scene, NAMES)
    opened = taken(Campaign().allocated(), NAMES)
    seconds = OPENING_SECONDS * len(scene.state.cities)
    return before, {**opened, "announced_at": time.time() + seconds}


@pytest.fixture(params=["no-preference", "reduce"])
def moved(wall, request):
    wall.page.emulate_media(reduced_motion=request.param)
    yield request.param == "no-preference"
    wall.page.emulate_media(reduced_motion="reduce")


def test_rows_appear_in_turn_and_a_touch_shows_the_end(wall, moved):
    before, opening = moments()
    wall.show(before)
    wall.show(opening)
    delays = wall.page.evaluate(DELAYS)
    assert len(delays) == 9
    if moved:
        assert list(delays)[-1] == WASHINGTON
        assert max(delays, key=delays.get) == WASHINGTON, "it is contested"
        assert len(set(delays.values())) == 9
    else:
        assert len(set(delays.values())) == 1, "all at once"
        assert min(delays.values()) > 0
    summed = wall.page.locator(SUMMED).first
    assert summed.evaluate(SEEN) == "0"
    contested = wall.page.locator(".ledger tbody tr", has_text=WASHINGTON)
    assert contested.evaluate(GROUND) == "none", "nothing tells yet that it is contested"
    wall.page.keyboard.press("Shift")
    assert summed.evaluate(SEEN) == "1"
    assert wall.page.locator(".ledger tbody td").last.evaluate(SEEN) == "1"
    assert contested.evaluate(GROUND) != "none"


def test_nothing_moves_where_nothing_is_announced(wall):
    before, opening = moments()
    wall.show(before)
    wall.show({**opening, "announced_at": None})
    expect(wall.page.locator(".ledger tbody tr")).to_have_count(9)
    assert set(wall.page.evaluate(DELAYS).values()) == {None}
