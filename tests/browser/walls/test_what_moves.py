"""What moves on the wall needs neither layout nor paint: each moment animates layers alone."""

import pytest

from tests.browser.staged import TOLD, changes, moments
from tests.browser.walls.great_table import opening

LAYERS = {"opacity", "transform"}
AROUND = {"offset", "easing", "composite", "computedOffset"}
MOVED = """() => document.getAnimations().map(one =>
    [one.animationName ?? "", ...one.effect.getKeyframes().flatMap(Object.keys)])"""
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
    staged = [
        (one.name, one.before, one.picture)
        for one in (changes(game) if game in TOLD else moments())
    ]
    moved = set[str]()
    for name, before, now in [*staged, *([("envelopes", *opening())] if game == "jrc" else [])]:
        if before:
            moving.put(before)
        moving.put(now)
        for animation, *properties in moving.page.evaluate(MOVED):
            assert {*properties} - AROUND <= LAYERS, (name, animation)
            moved.add(animation)
    assert moved >= STAGED[game]
