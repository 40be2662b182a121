"""Ministries on the public screen: long names, long events, every depth of the chart."""

import pytest

from tests.browser.pictured import broken_words
from tests.browser.wall import SIZES, gathered, taken
from tests.kit.games.final_decrees import moments

NAMES = ("Massimiliano", "Bartolomea", "Maria Antonietta", "Gianfrancesco", "Nonna Giuseppina")
UNIT = 24 / 720
"""The smallest letters, as a part of the height."""


def shown():
    """Every moment by name."""
    scenes = {shape: moments.at_work(shape) for shape in moments.SHAPES}
    scenes |= {
        "declined": moments.declined(),
        "tied": moments.tied(),
        "promulgated": moments.promulgated(),
    }
    return {name: taken(scene, NAMES) for name, scene in scenes.items()}


def test_every_moment_of_the_ministries_can_be_read_from_the_sofa(wall):
    wall.page.emulate_media(reduced_motion="reduce")
    for size in SIZES:
        wall.hang(size)
        for name, picture in shown().items():
            wall.show(picture)
            assert wall.faults_of(".node, .public .scores", least=UNIT) == [], (name, size)
            assert broken_words(wall.page, ".scores bdi, .node .who bdi") == [], (name, size)


def test_the_chart_stands_still_while_different_things_are_told(wall):
    places = []
    for scene in (moments.at_work("first"), moments.promulgated()):
        wall.show(taken(scene, NAMES))
        wall.page.keyboard.press("Shift")  # it is stamped on a page of its own first
        places.append(wall.boxes(".graph .field"))
    assert places[0] == places[1]


def test_whoever_has_least_blame_stands_on_a_line_with_everybody_else(wall):
    wall.show(taken(moments.at_work(), ("Anna", "Bruno", "Carla", "Dario", "Elisa")))
    (lead,) = wall.boxes(".scores .leads .num")
    for _, top, _, height in wall.boxes(".scores .num"):
        assert top + height / 2 == pytest.approx(lead[1] + lead[3] / 2, abs=2)
    colours = wall.page.evaluate(
        "() => [...document.querySelectorAll('.scores li:not(.turn) bdi')]"
        ".map(at => getComputedStyle(at).color)"
    )
    assert len(set(colours)) == 1, colours


def test_a_long_name_is_not_broken_while_people_come(wall):
    wall.show(gathered(NAMES))
    for size in SIZES:
        wall.hang(size)
        assert broken_words(wall.page, ".here bdi") == []
