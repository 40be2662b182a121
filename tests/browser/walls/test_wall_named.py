"""On the wall no name stands before it is told: not under its cards, nor in a sentence about it."""

import pytest

from tests.browser.wall import EVERYBODY, lots, lupus

DELAYS = """(where) => [...document.querySelectorAll(where)].map((one) => {
    const { animationName, animationDelay } = getComputedStyle(one);
    return [animationName, animationDelay];
})"""


@pytest.mark.parametrize(
    "picture", [lambda: lupus(EVERYBODY)["verdict"], lots], ids=["votes", "lot"]
)
def test_whose_cards_lie_there_is_told_with_the_name(wall, picture):
    wall.page.emulate_media(reduced_motion="no-preference")
    wall.show(picture())
    ((_, named),) = wall.page.evaluate(DELAYS, ".ruling h1")
    assert float(named.removesuffix("s")) > 0.5
    for part in (".camps-of", ".camps-of h2", ".ruling > .line", ".camps-of .em .mob"):
        told = wall.page.evaluate(DELAYS, part)
        assert told, part
        hidden = [delay for name, delay in told if name in ("appear", "condemned")]
        assert all(float(one.removesuffix("s")) >= float(named.removesuffix("s")) for one in hidden)
        assert hidden or part == ".camps-of", part
    wall.page.emulate_media(reduced_motion="reduce")


def test_the_sentence_about_a_card_comes_with_the_name_at_dawn(wall):
    wall.page.emulate_media(reduced_motion="no-preference")
    wall.show(lupus(EVERYBODY)["dawn-one"])
    assert wall.page.evaluate(DELAYS, ".covered") == wall.page.evaluate(DELAYS, ".lost-ones h2")
    wall.page.emulate_media(reduced_motion="reduce")
