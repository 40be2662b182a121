"""The possessed: a human who wins with the wolves (cases E4, E5, S1)."""

import pytest

from tests.kit.games.lupus.evening import Evening

# 1, 2 wolves · 3 seer · 4 possessed · 5–9 villagers
DECK = "wolf*2 seer possessed v*5"


def left_with(*gone):
    """A first night has passed; these have been killed by hand by daylight."""
    evening = Evening(DECK, at="dawn")
    for seat in gone:
        evening.tablet.kill(seat, "mauled", "scene")
    return evening


def test_e4_the_last_wolf_is_lynched_and_the_possessed_loses_with_the_wolves():
    evening = left_with(1)
    evening.lynch(2)
    assert evening.side == "humans"
    assert evening.winners == (3, 5, 6, 7, 8, 9)


def test_e5_the_possessed_counts_as_a_human_and_wins_with_the_wolf():
    evening = left_with(1, 3, 5, 6, 7)
    evening.lynch_nobody()
    evening.night(wolves=9)
    assert evening.side is None, "one wolf, possessed and villager"
    evening.lynch_nobody()
    evening.act("wolves", 8)
    evening.to("over")
    assert evening.side == "wolves"
    assert evening.winners == (1, 2, 4)


@pytest.mark.parametrize("way", ["phones", "pointing"])
def test_s1_the_seer_hears_no_for_the_possessed(way):
    evening = Evening(DECK, night_input=way)
    evening.open("seer")
    evening.pick(3, 4)
    assert evening.answer("seer") == "no"
