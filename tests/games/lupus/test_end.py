"""Who has won, and when (acceptance cases E)."""

from tests.kit.games.lupus.evening import Evening

EIGHT = "wolf*2 seer v*5"


def left_with(deck, *gone, **options):
    """A first night has passed; these have been killed by hand, in this order, by daylight."""
    evening = Evening(deck, **options)
    evening.night()
    for seat in gone:
        evening.tablet.kill(seat, "mauled", "scene")
    return evening


def test_e1_two_wolves_and_two_humans_is_a_victory_of_the_wolves():
    evening = left_with(EIGHT, 3, 4, 5)
    assert evening.side is None
    evening.tablet.kill(6, "mauled", "scene")
    assert (evening.phase, evening.side) == ("over", "wolves")
    assert evening.winners == (1, 2)


def test_e2_one_wolf_and_one_human_is_a_victory_of_the_wolves():
    evening = left_with(EIGHT, 1, 3, 4, 5, 6)
    assert evening.side is None
    evening.lynch(7)
    assert (evening.phase, evening.side) == ("over", "wolves")


def test_e3_two_wolves_and_three_humans_go_on():
    evening = left_with(EIGHT, 3, 4, 5)
    assert evening.phase == "dawn"
    evening.to("discussion")
    assert evening.side is None


def test_e4_the_last_wolf_is_lynched_and_the_possessed_loses_with_the_wolves():
    evening = left_with("wolf*2 seer possessed v*5", 1)
    evening.lynch(2)
    assert evening.side == "humans"
    assert evening.winners == (3, 5, 6, 7, 8, 9)


def test_e5_the_possessed_counts_as_a_human_and_wins_with_the_wolf():
    evening = left_with("wolf*2 seer possessed v*5", 1, 3, 5, 6, 7)
    evening.lynch_nobody()
    evening.night(wolves=9)
    assert evening.side is None, "one wolf, possessed and villager"
    evening.lynch_nobody()
    evening.open("wolves")
    evening.pick(2, 8)
    evening.to("over")
    assert evening.side == "wolves"
    assert evening.winners == (1, 2, 4)


def test_e8_a_living_hamster_takes_the_victory_alone():
    evening = left_with("wolf*2 seer hamster v*5", 1)
    evening.lynch(2)
    assert evening.side == "hamster"
    assert evening.winners == (4,)


def test_e8_it_takes_the_victory_of_the_wolves_as_well():
    evening = left_with("wolf*2 seer hamster v*5", 3, 5, 6)
    assert evening.side is None
    evening.tablet.kill(7, "mauled", "scene")
    evening.tablet.kill(8, "mauled", "scene")
    assert evening.side == "hamster"


def test_e9_a_villager_and_the_hamster_die_at_once_and_skip_the_equality():
    evening = left_with("wolf*2 seer hamster v*5", 5, 6, 7, 8)
    evening.lynch_nobody()
    evening.open("seer")
    evening.pick(3, 4)
    evening.act("wolves", 9)
    evening.to("over")
    assert evening.side == "wolves"
    assert evening.winners == (1, 2)


def test_e12_who_was_mauled_in_the_first_night_wins_with_the_humans():
    evening = Evening(EIGHT, first_night="bite")
    evening.night(wolves=4)
    evening.lynch(1)
    evening.night()
    evening.lynch(2)
    assert evening.side == "humans"
    assert evening.winners == (3, 4, 5, 6, 7, 8)


def test_a_mythomaniac_turning_wolf_may_end_the_game_at_dawn():
    evening = Evening("wolf*2 myth seer v*5")
    evening.night()
    for seat in (5, 6, 7):
        evening.tablet.kill(seat, "mauled", "scene")
    evening.lynch_nobody()
    evening.open("mythomaniac")
    evening.pick(3, 1)
    assert evening.phase == "night", "a night cannot be stopped in public"
    evening.to("over")
    assert evening.side == "wolves"
    assert 3 in evening.winners


def test_with_nobody_left_the_humans_have_won():
    evening = left_with(EIGHT, 3, 4, 5)
    for seat in (1, 2):
        evening.tablet.remove(seat, "home")
    assert evening.side == "humans"


def test_the_hamster_wins_though_the_wolves_have_reached_parity():
    evening = left_with("wolf*2 seer hamster v*5", 3, 5, 6, 7, 8)
    assert evening.side == "hamster", "two wolves are not fewer than two others"
