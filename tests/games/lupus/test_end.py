"""Who has won, and when (cases E); those of single roles stand in `roles/`."""

import pytest

from tests.games.lupus.voting import EIGHT
from tests.kit.games.lupus.evening import Evening


def test_e1_e3_two_wolves_go_on_against_three_humans_and_win_against_two():
    evening = Evening(EIGHT, at="dawn").killed(3, 4, 5)
    assert (evening.phase, evening.side) == ("dawn", None)
    evening.to("discussion").killed(6)
    assert (evening.phase, evening.side, evening.winners) == ("over", "wolves", (1, 2))


def test_e2_one_wolf_and_one_human_is_a_victory_of_the_wolves():
    evening = Evening(EIGHT, at="dawn").killed(1, 3, 4, 5, 6)
    assert evening.side is None
    evening.lynch(7)
    assert (evening.phase, evening.side) == ("over", "wolves")


def test_e12_who_was_mauled_in_the_first_night_wins_with_the_humans():
    evening = Evening(EIGHT, first_night="bite").night(wolves=4).lynch(1).night().lynch(2)
    assert (evening.side, evening.winners) == ("humans", (3, 4, 5, 6, 7, 8))


@pytest.mark.parametrize("killed", [(), (3, 4, 5)])
def test_with_no_wolf_left_the_humans_have_won_however_few_they_are(killed):
    assert Evening(EIGHT, at="dawn").killed(*killed).gone(1, 2).side == "humans"
