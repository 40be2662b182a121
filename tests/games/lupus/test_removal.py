"""A player has to go home, or the moderator corrects by hand (§8.1, acceptance cases X1 to X3)."""

import pytest

from tests.games.lupus.second_night import CROWD, PETS, second_night
from tests.kit.games.lupus.evening import Evening

EIGHT = "wolf*2 seer v*5"
TEN = "wolf*2 seer v*5 medium possessed"
A, B, C = 1, 2, 3


def test_x1_the_last_wolf_removed_at_night_ends_the_game():
    evening = Evening(EIGHT)
    evening.open("seer")
    evening.tablet.remove(1, "home")
    assert evening.phase == "night"
    evening.tablet.remove(2, "home")
    assert (evening.phase, evening.side) == ("over", "humans")


def test_x1_and_a_living_hamster_wins_alone():
    evening = Evening(PETS)
    evening.open("seer")
    evening.tablet.remove(1, "home")
    evening.tablet.remove(2, "home")
    assert (evening.side, evening.winners) == ("hamster", (5,))


def test_x2_a_nominee_removed_in_the_runoff_brings_the_next_before_the_table():
    evening = Evening(TEN)
    evening.night()
    evening.to("nomination")
    evening.vote_like("A5 B3 C2")
    evening.to("runoff")
    evening.by(evening.order[0]).vote(A)
    evening.tablet.remove(A, "home")
    assert evening.phase == "defence"
    assert evening.nominees == (B, C)
    assert evening.day.rounds == ()
    evening.to("runoff")
    assert set(evening.order) == {4, 5, 6, 7, 8, 9, 10}


@pytest.mark.parametrize("way", ["phones", "pointing"])
def test_x3_tonights_victim_goes_home_and_nobody_was_mauled(way):
    evening = second_night(EIGHT, way)
    evening.act("wolves", 5)
    evening.tablet.remove(5, "home")
    evening.to("dawn")
    assert evening.dead == ()
    assert evening.player(5).death.cause == "removed"
    assert not evening.day.moderator_bitten


def test_a_pick_on_the_removed_is_asked_again_while_the_step_is_open():
    evening = second_night(EIGHT, "phones")
    evening.open("wolves")
    evening.pick(1, 5)
    evening.pick(2, 5)
    evening.tablet.remove(5, "home")
    evening.pick(1, 6)
    evening.pick(2, 6)
    evening.to("dawn")
    assert evening.dead == (6,)


def test_a_seer_whose_choice_went_home_while_the_step_is_open_chooses_again():
    evening = Evening(EIGHT)
    evening.open("seer")
    evening.pick(3, 5)
    evening.tablet.remove(5, "home")
    evening.pick(3, 1)
    assert evening.state.night.picks["seer"] == 1


def test_confirmed_picks_of_the_removed_stand():
    evening = second_night(PETS, "phones")
    evening.act("bodyguard", 6)
    evening.tablet.remove(4, "home")
    evening.act("wolves", 6)
    evening.to("dawn")
    assert evening.dead == ()


def test_the_step_of_the_removed_goes_on_as_a_dummy():
    evening = second_night(PETS, "phones")
    evening.open("seer")
    evening.tablet.remove(3, "home")
    evening.by(3).pick("seer", 1).refuses("E_NOT_YOUR_STEP")
    evening.close()
    assert evening.state.night.answers == ()


def test_wolves_decide_without_the_one_who_went_home():
    evening = second_night(EIGHT, "phones")
    evening.open("wolves")
    evening.pick(1, 5)
    evening.pick(2, 6)
    evening.tablet.remove(2, "home")
    evening.close()
    evening.to("dawn")
    assert evening.dead == (5,)


def test_two_seers_decide_without_the_one_who_went_home():
    evening = second_night(CROWD, "phones")
    evening.night(mythomaniac=3)
    evening.lynch_nobody()
    evening.open("seer")
    evening.pick(3, 1)
    evening.tablet.remove(4, "home")
    if evening.answer("seer") is None:
        evening.pick(3, 1)
    assert evening.answer("seer") == "yes"


def test_in_dawn_and_discussion_nothing_else_changes():
    evening = Evening(EIGHT)
    evening.night()
    evening.tablet.remove(5, "home")
    assert evening.phase == "dawn"
    evening.to("discussion")
    clock = evening.day.clock
    evening.tablet.remove(6, "home")
    assert (evening.phase, evening.day.clock) == ("discussion", clock)


def test_in_the_nomination_the_vote_starts_again_from_the_first_voter():
    evening = Evening(TEN)
    evening.night()
    evening.to("nomination")
    evening.by(1).vote(4)
    evening.by(2).vote(5)
    evening.tablet.remove(9, "home")
    assert evening.phase == "nomination"
    assert evening.round.votes == ()
    assert evening.order == (1, 2, 3, 4, 5, 6, 7, 8, 10)


def test_in_the_defence_it_begins_again_with_whoever_is_nominated_now():
    evening = Evening(TEN)
    evening.night()
    evening.to("nomination")
    evening.vote_like("A5 B3 C2")
    evening.to("defence")
    evening.advance()
    evening.tablet.remove(B, "home")
    assert evening.phase == "defence"
    assert evening.nominees == (A, C)
    assert evening.speaker == A


def test_in_the_lot_and_before_the_lynching_it_goes_back_to_the_defence():
    for phase in ("lot", "lynch"):
        evening = Evening(TEN)
        evening.night()
        evening.to("nomination")
        evening.vote_like("A5 B3 C2")
        for _ in range(2):
            evening.to("runoff")
            evening.vote_like("A4 B4")
        evening.to(phase)
        evening.tablet.remove(A, "home")
        assert evening.phase == "defence", phase
        assert evening.nominees == (B, C), phase


def test_with_the_only_nominee_gone_nobody_is_lynched():
    evening = Evening(TEN, abstain=True)
    evening.night()
    evening.to("nomination")
    evening.vote_like("A5 -5")
    evening.to("defence")
    evening.tablet.remove(A, "home")
    assert evening.phase == "lynch"
    assert evening.day.condemned is None
