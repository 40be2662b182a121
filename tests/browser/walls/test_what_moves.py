"""What moves on the wall needs neither layout nor paint: each moment animates layers alone."""

import pytest
from playwright.sync_api import expect

from tests.browser.staged import PAUSED, moments_of

LAYERS = {"opacity", "transform"}
AROUND = {"offset", "easing", "composite", "computedOffset"}
MOVED = """() => document.getAnimations().map(one =>
    [one.animationName ?? "", ...one.effect.getKeyframes().flatMap(Object.keys)])"""
RUNS = """() => document.getAnimations().filter((one) => one.playState !== "finished"
    && Number.isFinite(Number(one.effect.getComputedTiming().endTime)))
    .map(one => one.animationName ?? one.transitionProperty)"""
ALONE = ".envelope, .stamped, .alone, .closed-rose, .bell-rings, .opens"
"""Pages that nobody reads who has not seen what came before."""
STAGED = {
    "lupus": {"card-opens", "ghost-rises", "lot-turns", "flies-in", "curtain-opens", "rises"},
    "final_decrees": {"paper-in", "stamp-falls"},
    "jrc": {"appear"},
    "sancta": {"rose-turns"},
    "cities": {"appear"},
}
"""Some of what moves in the moments of a game."""


@pytest.fixture
def moving(wall):
    wall.page.emulate_media(reduced_motion="no-preference")
    wall.hang((1280, 720))
    yield wall
    wall.page.emulate_media(reduced_motion="reduce")


@pytest.mark.parametrize("game", STAGED)
def test_each_moment_animates_layers_only(moving, game):
    """A frame costs the compositor alone, whatever the processor."""
    moved = set[str]()
    moving.page.evaluate(PAUSED)
    for one in moments_of(game):
        if one.before:
            moving.put(one.before)
        moving.put(one.picture)
        for animation, *properties in moving.page.evaluate(MOVED):
            assert {*properties} - AROUND <= LAYERS, (one.name, animation)
            moved.add(animation)
    assert moved >= STAGED[game]


@pytest.mark.parametrize("game", STAGED)
def test_a_wall_that_opens_in_the_middle_of_a_moment_shows_its_end(moving, game):
    """Guests of a lobby apart: that it was empty is what such a wall has seen."""
    for one in moments_of(game):
        if one.before:
            moving.reload()
            moving.put(one.picture)
            assert moving.page.evaluate(RUNS) == [], one.name
            expect(moving.page.locator(ALONE)).to_have_count(0)
