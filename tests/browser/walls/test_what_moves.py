"""What moves on the wall needs neither layout nor paint: each moment animates layers alone."""

from copy import deepcopy

import pytest
from playwright.sync_api import expect

from tests.browser.staged import PAUSED, TOLD, moments_of, sign
from tests.browser.wall import EVERYBODY, lupus

LAYERS = {"opacity", "transform"}
AROUND = {"offset", "easing", "composite", "computedOffset"}
MOVED = """() => document.getAnimations().map(one =>
    [one.animationName ?? "", ...one.effect.getKeyframes().flatMap(Object.keys)])"""
RUNS = """() => document.getAnimations().filter((one) => one.playState !== "finished"
    && Number.isFinite(Number(one.effect.getComputedTiming().endTime)))
    .map(one => one.animationName ?? one.transitionProperty)"""
ADDED = """() => {
    globalThis.added = [];
    const tell = (all) => globalThis.added.push(...all.flatMap(
        (one) => [...one.addedNodes].map(({className}) => className)));
    new MutationObserver(tell).observe(document.querySelector(".public"), {childList: true});
}"""
ALONE = ".envelope, .stamped, .alone, .closed-rose, .bell-rings, .opens"
"""Pages that nobody reads who has not seen what came before."""
STAGED = {
    "lupus": {
        *("card-opens", "ghost-rises", "lot-turns", "flies-in", "flies-off", "curtain-opens"),
        *("rises", "passes", "changes-size"),
    },
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
    moving.page.evaluate("() => resume()")
    assert moved >= STAGED[game]


@pytest.mark.parametrize("game", STAGED)
def test_a_wall_that_opens_in_the_middle_of_a_moment_shows_its_end(moving, game):
    """Guests of a lobby apart: that it was empty is what such a wall has seen."""
    opened = [one for one in moments_of(game) if one.before]
    alike = {repr((sign(one.picture), "announced_at" in one.picture)): one for one in opened}
    for one in alike.values() if game in TOLD else opened:
        moving.reload()
        moving.put(one.picture)
        assert moving.page.evaluate(RUNS) == [], one.name
        expect(moving.page.locator(ALONE)).to_have_count(0)


def test_the_stage_closes_when_the_time_is_over_and_before_it_opens_for_the_next_person(wall):
    picture = deepcopy(lupus(EVERYBODY)["defence"])
    panels = picture["view"]["panels"]
    circle = next(one for one in panels if one["kind"] == "circle")
    clock = {"length": 60}
    panels.append({"kind": "countdown", "clock": clock, "label": {"t": "lupus-clock-talk"}})
    for seat, spent, how in ((1, 0, ""), (1, 60, "closes"), (2, 0, ""), (3, 0, "again")):
        clock["before"] = spent
        for mark in circle["marks"]:
            mark["turn"] = mark["seat"] == seat
        wall.show(picture)
        expect(wall.page.locator(".theatre")).to_have_class(f"theatre {how}")
        expect(wall.page.locator(".cone")).to_have_css("opacity", "0" if how == "closes" else "1")


def test_an_open_stage_closes_over_what_follows_the_last_speech(moving):
    pictures = lupus(EVERYBODY)
    moving.put(pictures["defence"])
    moving.page.evaluate(ADDED)
    moving.put(pictures["talk"])
    moving.page.wait_for_function("() => globalThis.added.includes('theatre closes leaves')")
    expect(moving.page.locator(".leaves")).to_have_count(0)
