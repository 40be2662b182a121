"""Moments of the wall, with and without motion, and their sounds.

Each animates layers alone, which needs neither layout nor paint. No name stands before all are
told, under its cards or in a sentence. Sounds are rendered where nobody listens: they are heard
from a small loudspeaker, are not clipped, and end with what is seen.
"""

import re
from copy import deepcopy

import pytest
from playwright.sync_api import expect

from companion.web.paths import static_dir
from tests.browser.staged import GOLDEN, PAUSE, announced, lot_picture, moments_of, page_key
from tests.browser.wall import EVERYBODY, lupus_pictures

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
    wall.resize((1280, 720))
    yield wall
    wall.page.emulate_media(reduced_motion="reduce")


@pytest.mark.parametrize("game", STAGED)
def test_each_moment_animates_layers_only(moving, game):
    """A frame costs the compositor alone, whatever the processor."""
    moved = set[str]()
    moving.page.evaluate(PAUSE)
    for moment in moments_of(game):
        if moment.before:
            moving.draw(moment.before)
        moving.draw(moment.picture)
        for animation, *properties in moving.page.evaluate(MOVED):
            assert {*properties} - AROUND <= LAYERS, (moment.name, animation)
            moved.add(animation)
    moving.page.evaluate("() => resume()")
    assert moved >= STAGED[game]


@pytest.mark.parametrize("game", STAGED)
def test_a_wall_that_opens_in_the_middle_of_a_moment_shows_its_end(moving, game):
    """Guests of a lobby apart: that it was empty is what such a wall has seen."""
    opened = [one for one in moments_of(game) if one.before]
    alike = {repr((page_key(one.picture), "announced_at" in one.picture)): one for one in opened}
    for moment in alike.values() if game in GOLDEN else opened:
        moving.reload()
        moving.draw(moment.picture)
        assert moving.page.evaluate(RUNS) == [], moment.name
        expect(moving.page.locator(ALONE)).to_have_count(0)


def test_the_stage_closes_when_the_time_is_over_and_before_it_opens_for_the_next_person(wall):
    picture = deepcopy(lupus_pictures(EVERYBODY)["defence"])
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
    pictures = lupus_pictures(EVERYBODY)
    moving.draw(pictures["defence"])
    moving.page.evaluate(ADDED)
    moving.draw(pictures["talk"])
    moving.page.wait_for_function("() => globalThis.added.includes('theatre closes leaves')")
    expect(moving.page.locator(".leaves")).to_have_count(0)


@pytest.fixture(params=["no-preference", "reduce"])
def anyhow(wall, request):
    wall.page.emulate_media(reduced_motion=request.param)
    yield wall
    wall.page.emulate_media(reduced_motion="reduce")


def expect_hidden(wall, *parts):
    for part in parts:
        expect(wall.page.locator(part).first).to_be_hidden()


def expect_visible(wall, *parts):
    for part in parts:
        expect(wall.page.locator(part).first).to_be_visible()


VERDICT = (".ruling h1", ".ruling .why", ".camps-of h2", ".ruling > .line")


@pytest.mark.parametrize(
    "picture", [lambda: lupus_pictures(EVERYBODY)["verdict"], lot_picture], ids=["votes", "lot"]
)
def test_whose_cards_lie_there_is_told_with_the_name(anyhow, picture):
    anyhow.show(announced(picture()))
    expect_hidden(anyhow, *VERDICT)
    expect(anyhow.page.locator(".camps-of .em")).to_have_count(0)
    expect(anyhow.page.locator(".lot")).to_have_count(int(picture is lot_picture))
    anyhow.show(picture())
    expect_visible(anyhow, *VERDICT, ".camps-of .em .mob")
    expect(anyhow.page.locator(".lot")).to_have_count(0)


def test_a_dawn_looks_alike_until_it_is_told_whoever_was_lost(anyhow):
    looks = set()
    for name in ("dawn-one", "dawn-nobody"):
        anyhow.show(announced(lupus_pictures(EVERYBODY)[name]))
        expect_hidden(anyhow, ".lost-ones .q")
        expect(anyhow.page.locator(".dawn :is(h2, .lost-one)")).to_have_count(0)
        expect(anyhow.page.get_by_role("status")).not_to_contain_text("Filippo")
        living = anyhow.page.locator(".corners .right .s").inner_text()
        looks.add((name == "dawn-one", living))
    anyhow.show(lupus_pictures(EVERYBODY)["dawn-one"])
    expect_visible(anyhow, ".lost-ones h2", ".covered")
    before, after = dict(looks)[True], anyhow.page.locator(".corners .right .s").inner_text()
    assert int(re.findall(r"\d+", before)[0]) == int(re.findall(r"\d+", after)[0]) + 1


def test_who_has_won_is_said_when_the_last_card_is_turned(anyhow):
    anyhow.show(announced(lupus_pictures(EVERYBODY)["end"]))
    expect_hidden(anyhow, ".opening h1")
    anyhow.show(lupus_pictures(EVERYBODY)["end"])
    expect_visible(anyhow, ".opening h1", ".cast .face .e", ".cast .role")


LONGEST = {"tear": 0.7, "stamp": 1.4, "fifth": 2.0, "rattle": 2.2, "shutters": 0.9, "card": 0.1}
"""Seconds until the city, the stamp, the Rose, the lot, the shutters, the next card are over."""
FAINT = ("cricket", "spark")
"""Of the night; they lie under a voice."""
RENDERED = """async (low) => {
    const rendered = {};
    for (const which of Object.keys(SOUNDS)) {
        const on = new OfflineAudioContext(1, 44100 * 4, 44100);
        const [way, small] = [on.createGain(), on.createBiquadFilter()];
        small.type = "highpass";
        small.frequency.value = low;
        way.connect(small).connect(on.destination);
        const made = Object.fromEntries(["createOscillator", "createGain"]
            .map((one) => [one, () => on[one]()]));
        schedule({currentTime: 0, destination: low ? way : on.destination, ...made}, which, 1);
        const heard = (await on.startRendering()).getChannelData(0).map(Math.abs);
        rendered[which] = [heard.reduce((one, other) => Math.max(one, other)),
            heard.findLastIndex((one) => one > 0.003) / 44100];
    }
    return rendered;
}"""


@pytest.mark.parametrize("low", [0, 160], ids=["all of it", "above 160 Hz"])
def test_each_sound_is_heard_is_not_clipped_and_ends_in_time(chromium, low):
    module = (static_dir() / "js/parts/sound/effects.js").read_text(encoding="utf-8")
    alone = re.sub(r"import .*?;", "const runningContext = () => null;", module, count=1)
    page = chromium.new_page()
    page.add_script_tag(
        content=f"{alone}; Object.assign(globalThis, {{SOUNDS, schedule}})", type="module"
    )
    page.wait_for_function("() => globalThis.schedule")
    sounds = page.evaluate(RENDERED, low)
    page.close()
    assert len(sounds) > len(LONGEST)
    for which, (peak, end) in sounds.items():
        assert (0.005 if which in FAINT else 0.06) < peak < 0.7, which
        assert 0 < end < LONGEST.get(which, 2.6), which
