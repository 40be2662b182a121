"""The possessed: a human who wins with the wolves (cases E4, E5, S1)."""

import pytest

from tests.kit.games.lupus.evening import Evening

# 1, 2 wolves · 3 seer · 4 possessed · 5–9 villagers
DECK = "wolf*2 seer possessed v*5"


def test_e4_the_last_wolf_is_lynched_and_the_possessed_loses_with_the_wolves():
    evening = Evening(DECK, at="dawn").kill(1).lynch(2)
    assert (evening.side, evening.winners) == ("humans", (3, 5, 6, 7, 8, 9))


def test_e5_the_possessed_counts_as_a_human_and_wins_with_the_wolf():
    evening = Evening(DECK, at="dawn").kill(1, 3, 5, 6, 7).lynch_nobody().night(wolves=9)
    assert evening.side is None, "one wolf, possessed and villager"
    evening.lynch_nobody().act("wolves", 8).to("over")
    assert (evening.side, evening.winners) == ("wolves", (1, 2, 4))


@pytest.mark.parametrize("way", ["phones", "pointing"])
def test_s1_the_seer_hears_no_for_the_possessed(way):
    assert Evening(DECK, night_input=way).open("seer").pick(3, 4).then.answer("seer") == "no"
