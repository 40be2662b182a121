"""What seers hear, alone and as two, and what a step without an actor does (cases S)."""

import pytest

from companion.games.lupus.cast import steps
from tests.games.lupus.voting import EIGHT
from tests.kit.games.lupus.evening import Evening

TWO = "wolf*2 seer*2 v*5"


@pytest.mark.parametrize("way", ["phones", "pointing"])
@pytest.mark.parametrize(("target", "heard"), [(1, "yes"), (5, "no")])
def test_s1_the_seer_hears_yes_for_a_wolf_and_no_for_a_human(way, target, heard):
    assert Evening(EIGHT, night_input=way).open("seer").pick(3, target).then.answer("seer") == heard


def with_a_dead_seer(**options):
    return Evening(EIGHT, first_night="bite", **options).night(wolves=3).lynch_nobody()


def test_s3_the_step_of_a_dead_seer_is_called_and_nothing_comes_of_it():
    evening = with_a_dead_seer()
    assert evening.steps_tonight == ("seer", "wolves")
    evening.open("seer").by(3).pick("seer", 1).refuses("E_NOT_YOUR_STEP").then.close()
    assert (evening.state.night.answers, evening.state.night.picks) == ((), {})


def test_s3_a_dummy_step_may_be_closed_only_after_a_believable_time():
    evening = with_a_dead_seer(night_input="pointing")
    evening.luck.pause(9.5)
    evening.open("seer")
    evening.now += 9.4
    evening.advance().refuses("E_TOO_SOON")
    evening.now += 0.2
    evening.advance()


def test_a_role_that_is_not_in_the_deck_is_not_called_unless_the_house_bluffs():
    assert Evening(EIGHT, at="night 2").steps_tonight == ("seer", "wolves")
    bluff = Evening(EIGHT, at="night 2", call_absent_roles=True)
    assert set(bluff.steps_tonight) == {
        id for id, one in steps().items() if one.in_night(2) and one.in_box
    }
    assert bluff.night(seer=1, wolves=4).dead == (4,)


def test_two_seers_know_each_other_from_the_first_night_and_share_one_answer():
    evening = Evening(TWO, deck_rule="free").open("seer")
    assert evening.player(3).knows == (4,)
    assert evening.pick(3, 1).then.answer("seer") is None
    assert evening.pick(4, 3).refuses("E_TARGET_SELF").then.pick(4, 1).then.answer("seer") == "yes"


@pytest.mark.parametrize("gone", [True, False])
def test_two_seers_who_do_not_agree_are_decided_without_who_went_home_or_by_the_moderator(gone):
    evening = Evening(TWO, deck_rule="free").open("seer").pick(3, 1).then.pick(4, 9).then
    if gone:
        evening.gone(4)
        if evening.answer("seer") is None:
            evening.pick(3, 1)
    else:
        evening.tablet.settle(9)
    assert evening.answer("seer") == ("yes" if gone else "no")


def test_when_one_of_two_seers_is_dead_the_other_acts_alone():
    evening = Evening(TWO, deck_rule="free", at="dawn").lynch(3).open("seer").pick(4, 2).then
    assert evening.answer("seer") == "yes"
