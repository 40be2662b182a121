"""What the seer and the medium hear, and who hears nothing (acceptance cases S)."""

import pytest

from companion.games.lupus.cast import steps
from tests.games.lupus.second_night import CROWD, second_night
from tests.kit.games.lupus.evening import Evening

# 1, 2 wolves · 3 seer · 4 medium · 5 possessed · 6 hamster · 7 mythomaniac · 8–12 villagers
HOUSE = "wolf*2 seer medium possessed hamster myth v*5"


def asked(evening, seat, target):
    evening.open("seer")
    evening.pick(seat, target)
    return evening.answer("seer")


@pytest.mark.parametrize("way", ["phones", "pointing"])
def test_s1_the_seer_hears_yes_for_a_wolf_and_no_for_the_possessed(way):
    assert asked(Evening(HOUSE, night_input=way), 3, 5) == "no"
    assert asked(Evening(HOUSE, night_input=way), 3, 1) == "yes"
    assert asked(Evening(HOUSE, night_input=way), 3, 6) == "no"


def test_s1_the_mythomaniac_is_no_wolf_until_he_has_turned():
    evening = second_night(HOUSE, "phones")
    assert asked(evening, 3, 7) == "no"
    evening.close()
    evening.act("mythomaniac", 1)
    evening.to("dawn")
    evening.lynch_nobody()
    assert asked(evening, 3, 7) == "yes"


def medium_hears(evening):
    evening.open("medium")
    evening.pick(evening.holders("medium")[0], 3)
    return evening.answer("medium")


@pytest.mark.parametrize(
    ("lynched", "heard"), [(6, "no"), (5, "no"), (8, "no"), (7, "no"), (1, "yes")]
)
def test_s2_the_medium_hears_whether_yesterdays_lynched_was_a_wolf(lynched, heard):
    evening = Evening(HOUSE)
    evening.night()
    evening.lynch(lynched)
    assert medium_hears(evening) == heard


def test_s2_a_mythomaniac_lynched_after_turning_wolf_was_a_wolf():
    evening = second_night(HOUSE, "phones")
    evening.night(mythomaniac=1)
    evening.lynch(7)
    assert medium_hears(evening) == "yes"


def test_s2_the_medium_hears_of_yesterday_only():
    evening = Evening(HOUSE)
    evening.night()
    evening.lynch(1)
    evening.night()
    evening.lynch_nobody()
    assert medium_hears(evening) == "none"


def test_s2_with_all_at_once_the_medium_hears_it_too():
    evening = Evening(HOUSE, night_input="together")
    evening.night()
    evening.lynch(1)
    evening.night()
    answers = evening.state.nights[-1].answers
    assert [(one.seats, one.value) for one in answers if one.step == "medium"] == [((4,), "yes")]


def test_s3_the_step_of_a_dead_seer_is_called_and_nothing_comes_of_it():
    evening = Evening("wolf*2 seer v*5", first_night="bite")
    evening.night(wolves=3)
    evening.lynch_nobody()
    assert evening.steps_tonight == ("seer", "wolves")
    evening.open("seer")
    evening.by(3).pick("seer", 1).refuses("E_NOT_YOUR_STEP")
    evening.close()
    assert evening.state.night.answers == ()
    assert evening.state.night.picks == {}


def test_s3_a_dummy_step_may_be_closed_only_after_a_believable_time():
    evening = Evening("wolf*2 seer v*5", first_night="bite", night_input="pointing")
    evening.night(wolves=3)
    evening.lynch_nobody()
    evening.luck.pause(9.5)
    evening.open("seer")
    evening.now += 9.4
    evening.advance().refuses("E_TOO_SOON")
    evening.now += 0.2
    evening.advance()


def test_a_role_that_is_not_in_the_deck_is_not_called_unless_the_house_bluffs():
    evening = second_night("wolf*2 seer v*5", "phones")
    assert evening.steps_tonight == ("seer", "wolves")
    bluff = second_night("wolf*2 seer v*5", "phones", call_absent_roles=True)
    assert set(bluff.steps_tonight) == {
        id for id, one in steps().items() if one.in_night(2) and one.in_box
    }
    bluff.night(seer=1, wolves=4)
    assert bluff.dead == (4,)


def test_the_seer_and_a_mythomaniac_turned_seer_share_one_pick_and_one_answer():
    evening = second_night(CROWD, "phones")
    evening.night(mythomaniac=3)
    evening.lynch_nobody()
    evening.open("seer")
    evening.pick(3, 1)
    assert evening.answer("seer") is None
    evening.pick(4, 2)
    evening.wait(31)
    evening.advance().refuses("E_NO_AGREEMENT")
    evening.pick(4, 3).refuses("E_TARGET_SELF")
    evening.pick(4, 1)
    assert evening.answer("seer") == "yes"
    assert evening.state.night.by["seer"] == (3, 4)
    evening.pick(3, 2).refuses("E_ALREADY_ACTED")
    evening.advance()


def test_when_one_of_two_seers_is_dead_the_other_acts_alone():
    evening = second_night(CROWD, "phones")
    evening.night(mythomaniac=3, wolves=3)
    evening.lynch_nobody()
    assert asked(evening, 4, 2) == "yes"


def test_the_moderator_settles_what_two_seers_cannot_agree_on():
    evening = second_night(CROWD, "phones")
    evening.night(mythomaniac=3)
    evening.lynch_nobody()
    evening.open("seer")
    evening.pick(3, 1)
    evening.pick(4, 10)
    evening.tablet.settle(10)
    assert evening.answer("seer") == "no"
