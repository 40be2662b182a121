"""On the wall no name stands before all are told: not under its cards, nor in a sentence about it,
with and without motion."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.staged import kept, lots
from tests.browser.wall import EVERYBODY, lupus


@pytest.fixture(params=["no-preference", "reduce"])
def anyhow(wall, request):
    wall.page.emulate_media(reduced_motion=request.param)
    yield wall
    wall.page.emulate_media(reduced_motion="reduce")


def hidden(wall, *parts):
    for part in parts:
        expect(wall.page.locator(part).first).to_be_hidden()


def shown(wall, *parts):
    for part in parts:
        expect(wall.page.locator(part).first).to_be_visible()


VERDICT = (".ruling h1", ".ruling .why", ".camps-of h2", ".ruling > .line")


@pytest.mark.parametrize(
    "picture", [lambda: lupus(EVERYBODY)["verdict"], lots], ids=["votes", "lot"]
)
def test_whose_cards_lie_there_is_told_with_the_name(anyhow, picture):
    anyhow.show(kept(picture()))
    hidden(anyhow, *VERDICT)
    expect(anyhow.page.locator(".camps-of .em")).to_have_count(0)
    expect(anyhow.page.locator(".lot")).to_have_count(int(picture is lots))
    anyhow.show(picture())
    shown(anyhow, *VERDICT, ".camps-of .em .mob")
    expect(anyhow.page.locator(".lot")).to_have_count(0)


def test_a_dawn_looks_alike_until_it_is_told_whoever_was_lost(anyhow):
    looks = set()
    for name in ("dawn-one", "dawn-nobody"):
        anyhow.show(kept(lupus(EVERYBODY)[name]))
        hidden(anyhow, ".lost-ones .q")
        expect(anyhow.page.locator(".dawn :is(h2, .lost-one)")).to_have_count(0)
        expect(anyhow.page.get_by_role("status")).not_to_contain_text("Filippo")
        living = anyhow.page.locator(".corners .right .s").inner_text()
        looks.add((name == "dawn-one", living))
    anyhow.show(lupus(EVERYBODY)["dawn-one"])
    shown(anyhow, ".lost-ones h2", ".covered")
    before, after = dict(looks)[True], anyhow.page.locator(".corners .right .s").inner_text()
    assert int(re.findall(r"\d+", before)[0]) == int(re.findall(r"\d+", after)[0]) + 1


def test_who_has_won_is_said_when_the_last_card_is_turned(anyhow):
    anyhow.show(kept(lupus(EVERYBODY)["end"]))
    hidden(anyhow, ".opening h1")
    anyhow.show(lupus(EVERYBODY)["end"])
    shown(anyhow, ".opening h1", ".cast .face .e", ".cast .role")
