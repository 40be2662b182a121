"""Corners where rules meet: the turned, the idle, the dead who are called, the medium's silence."""

import pytest

from tests.games.lupus.second_night import CROWD, PETS, second_night
from tests.kit.games.lupus.evening import Evening

EIGHT = "wolf*2 seer v*5"
# 1, 2 wolves · 3 seer · 4 mythomaniac · 5 possessed · 6, 7 masons · 8 hamster · 9 guard · 10–14
TURNING = CROWD


def test_a_mythomaniac_who_did_not_choose_has_no_second_chance():
    evening = second_night(TURNING, "phones")
    evening.night()
    assert evening.role(4) == "mythomaniac"
    evening.lynch_nobody()
    assert "mythomaniac" not in evening.steps_tonight
    assert evening.player(4).turned is None


def test_the_step_of_a_mythomaniac_lynched_on_the_first_day_is_called_all_the_same():
    evening = Evening(TURNING)
    evening.night()
    evening.lynch(4)
    evening.open("mythomaniac")
    evening.by(4).pick("mythomaniac", 1).refuses("E_NOT_YOUR_STEP")
    evening.close()
    assert evening.state.night.answers == ()


def turned_wolf():
    """The third night: seat 4 has become a werewolf."""
    evening = second_night(TURNING, "phones")
    evening.night(mythomaniac=1)
    evening.lynch_nobody()
    return evening


def test_the_pack_and_the_turned_meet_at_the_next_step_of_the_wolves_and_not_before():
    evening = second_night(TURNING, "phones")
    evening.act("mythomaniac", 1)
    assert evening.player(4).knows == ()
    assert 4 not in evening.player(1).knows
    evening.to("dawn")
    evening.lynch_nobody()
    evening.open("seer")
    assert 4 not in evening.player(1).knows
    evening.open("wolves")
    assert evening.player(4).knows == (1, 2)
    assert evening.player(1).knows == (2, 4)


def test_from_then_on_the_pack_needs_the_turned_to_agree():
    evening = turned_wolf()
    evening.open("wolves")
    evening.pick(1, 10)
    evening.pick(2, 10)
    evening.wait(31)
    evening.advance().refuses("E_NO_AGREEMENT")
    evening.pick(4, 3)
    evening.pick(1, 4).refuses("E_TARGET_WOLF")
    evening.pick(4, 10)
    evening.close()
    evening.to("dawn")
    assert evening.dead == (10,)


def test_the_turned_learns_of_no_dead_wolf_and_the_dead_learn_of_no_turning():
    evening = second_night(TURNING, "phones")
    evening.night(mythomaniac=1)
    evening.lynch(2)
    evening.open("wolves")
    assert evening.player(4).knows == (1,)
    assert evening.player(2).knows == (1,)


def test_a_mythomaniac_turned_by_a_wolf_who_is_then_lynched_stays_a_wolf():
    evening = second_night(TURNING, "phones")
    evening.night(mythomaniac=1)
    evening.lynch(1)
    assert evening.role(4) == "werewolf"
    evening.tablet.remove(2, "home")
    assert evening.side is None, "he is a wolf, and alive"


def test_a_turned_seer_does_not_count_as_a_wolf_and_hears_nothing_of_before():
    evening = second_night(TURNING, "phones")
    evening.act("seer", 1)
    evening.act("mythomaniac", 3)
    night = evening.state.night
    assert all(4 not in one.seats for one in night.answers if one.step == "seer")


def test_a_bite_on_a_wolf_allowed_by_the_house_is_held_off_like_any_other():
    evening = second_night(PETS, "phones", wolves_may_target_wolf=True)
    evening.night(wolves=2, bodyguard=2)
    assert evening.dead == ()


def test_a_hamster_protected_and_bitten_but_not_seen_lives():
    evening = second_night(PETS, "phones")
    evening.night(wolves=5, bodyguard=5)
    assert evening.dead == ()
    assert evening.player(5).alive


def test_a_bodyguard_mauled_this_night_has_protected_all_the_same():
    evening = second_night(PETS, "phones")
    evening.night(wolves=4, bodyguard=6)
    assert evening.dead == (4,)
    evening.lynch_nobody()
    assert "bodyguard" in evening.steps_tonight


def test_wolves_of_a_moderators_night_answer_the_decoy_and_bite_nobody():
    evening = Evening(EIGHT)
    evening.open("wolves")
    evening.by(1).pick("wolves", 2)
    evening.by(2).pick("wolves", 5)
    evening.close()
    evening.to("dawn")
    night = evening.state.nights[-1]
    assert "wolves" not in night.picks
    assert ("wolves", 1, 2) in night.suspicions
    assert evening.dead == ()


def test_the_pack_knows_itself_from_its_first_step_even_then():
    evening = Evening(EIGHT)
    evening.open("seer")
    assert evening.player(1).knows == ()
    evening.open("wolves")
    assert (evening.player(1).knows, evening.player(2).knows) == ((2,), (1,))
    assert evening.player(3).knows == ()


def test_the_step_of_a_dead_medium_is_called_and_nobody_hears_anything():
    evening = Evening("wolf*2 seer medium v*5")
    evening.night()
    evening.lynch(4)
    evening.open("medium")
    evening.close()
    assert evening.state.night.answers == ()


def test_the_medium_hears_of_nobody_when_the_condemned_went_home_before_the_rope():
    evening = Evening("wolf*2 seer medium v*6", abstain=True)
    evening.night()
    evening.to("nomination")
    evening.votes({voter: 1 if voter == 2 else None for voter in evening.order})
    evening.to("lynch")
    assert evening.day.condemned == 1
    evening.tablet.remove(1, "home")
    evening.to("night")
    evening.open("medium")
    evening.pick(4, 2)
    assert evening.answer("medium") == "none"


@pytest.mark.parametrize(
    ("cause", "votes"), [("seen", True), ("lynched", True), ("removed", False)]
)
def test_every_ghost_votes_but_those_who_went_home(cause, votes):
    evening = Evening("wolf*2 seer v*7", ghosts=True)
    evening.night()
    evening.tablet.kill(8, cause, "scene")
    evening.lynch_nobody()
    evening.night()
    evening.to("nomination")
    assert (8 in evening.order) is votes


def test_a_nominee_killed_by_hand_in_the_defence_is_no_nominee_any_more():
    evening = Evening("wolf*2 seer v*7")
    evening.night()
    evening.to("nomination")
    evening.vote_like("A5 B3 C2")
    evening.to("defence")
    evening.tablet.kill(1, "seen", "slip")
    assert 1 not in evening.nominees
    assert not evening.player(1).alive


def test_three_tie_in_the_first_runoff_and_two_in_the_second_and_the_lot_is_among_the_two():
    evening = Evening("wolf*2 seer v*7 possessed medium")
    evening.night()
    evening.to("nomination")
    evening.vote_like("A4 B4 C4")
    evening.to("runoff")
    evening.vote_like("A3 B3 C3")
    evening.to("runoff")
    assert evening.round.candidates == (1, 2, 3)
    evening.vote_like("A4 B4 C1")
    evening.to("lot")
    assert evening.day.lot == (1, 2)


def test_an_undone_answer_may_be_asked_again_and_differently():
    evening = Evening(EIGHT)
    evening.open("seer")
    assert any(event.shows for event in evening.pick(3, 1).events)
    evening.undo()
    evening.pick(3, 4)
    assert evening.answer("seer") == "no"


def test_undo_reaches_back_over_night_and_day_to_the_deal():
    evening = Evening(EIGHT)
    states = [evening.state]
    evening.night(seer=1)
    evening.lynch(4)
    evening.undo(len(evening.steps) - 1 - 1 - 8 - 1)
    assert evening.state == states[0]
