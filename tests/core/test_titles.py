"""Titles go to one person only, and each of the games has some in its recorded evenings."""

import pytest

from companion.core.kit.titles import leader
from companion.core.log import fold
from companion.core.text import SeatName, text
from companion.core.words.panels.base import Chronicle
from tests.kit.golden.book import read, steps_of
from tests.kit.laws.games import GAMES


def test_a_title_goes_to_one_alone_who_did_it_twice_at_least():
    assert leader({1: 3, 2: 2}) == (1, 3)
    assert leader({1: 3, 2: 3}) is None
    assert leader({1: 1}) is None
    assert leader({}) is None


ANNA, BEA, CARLO, LUCA = (SeatName(seat) for seat in (1, 3, 4, 2))
TITLES = {
    "a_rose_for_four": text("sancta-title-grace", turn=2, who=BEA, n=2),
    "five_decrees": text("decrees-title-stamps", who=LUCA, n=4, turn=6),
    "the_fourth_prince_and_the_fifth": text(
        "jrc-title-leap", turn=2, n=3, who=CARLO, city=text("jrc-city", name="Miami")
    ),
    "three_duels_and_extra_time": text("cities-title-taken", duel=1, who=ANNA, n=3),
}


@pytest.mark.parametrize("evening", TITLES)
def test_a_title_names_who_did_what_and_when(evening):
    book = read(evening)
    game, steps = GAMES[book["game"]], tuple(steps_of(book))
    state = fold(game.evolve, game.open(tuple(book["ring"]), {}), steps)
    chapters = [
        chapter
        for panel in game.recap(state, steps)
        if isinstance(panel, Chronicle)
        for chapter in panel.chapters
    ]
    assert [chapter.titles for chapter in chapters].index(True) == 0
    assert TITLES[evening] in chapters[0].lines
