"""What a night does: bites, protection, the hamster, the mythomaniac (acceptance cases M)."""

import pytest

from tests.games.lupus.second_night import CROWD, PETS, second_night
from tests.kit.games.lupus.evening import Evening

WAYS = pytest.mark.parametrize("way", ["phones", "pointing", "together"])


@WAYS
def test_m1_the_protected_is_not_mauled(way):
    evening = second_night(PETS, way)
    evening.night(wolves=6, bodyguard=6)
    assert evening.dead == ()
    assert evening.player(6).alive


@WAYS
def test_m2_the_hamster_is_not_mauled(way):
    evening = second_night(PETS, way)
    evening.night(wolves=5)
    assert evening.dead == ()


@WAYS
def test_m3_the_bitten_and_the_seen_hamster_die_together(way):
    evening = second_night(PETS, way)
    evening.night(wolves=6, seer=5)
    assert evening.dead == (5, 6)
    assert evening.player(6).death.cause == "mauled"
    assert evening.player(5).death.cause == "seen"


@WAYS
def test_m4_no_protection_and_no_immunity_saves_a_hamster_that_was_seen(way):
    evening = second_night(PETS, way)
    evening.night(wolves=5, bodyguard=5, seer=5)
    assert evening.dead == (5,)
    assert evening.player(5).death.cause == "seen"


@WAYS
def test_m6_a_hamster_seen_in_the_first_night_dies_though_the_moderator_was_bitten(way):
    evening = Evening(PETS, night_input=way)
    evening.night(seer=5)
    assert evening.day.moderator_bitten
    assert evening.dead == (5,)


def test_m7_the_bodyguard_is_too_early_in_the_first_night_and_never_protects_himself():
    evening = Evening(PETS)
    evening.open("seer")
    evening.by(4).pick("bodyguard", 6).refuses("E_TOO_EARLY")
    evening.night()
    evening.lynch_nobody()
    evening.open("bodyguard")
    evening.pick(4, 4).refuses("E_TARGET_SELF")
    evening.pick(4, 6)


@pytest.mark.parametrize("no_repeat", [False, True])
def test_m7_the_same_protege_twice_is_allowed_unless_the_house_forbids_it(no_repeat):
    evening = second_night(PETS, "phones", guard_no_repeat=no_repeat)
    evening.night(bodyguard=6)
    evening.lynch_nobody()
    evening.open("bodyguard")
    again = evening.pick(4, 6)
    if no_repeat:
        again.refuses("E_REPEAT_PROTECTION")
        evening.pick(4, 7)
    else:
        assert again.events


def test_m7_after_a_night_without_protection_the_protege_of_before_is_free_again():
    evening = second_night(PETS, "phones", guard_no_repeat=True)
    evening.night(bodyguard=6)
    evening.lynch_nobody()
    evening.night()
    evening.lynch_nobody()
    evening.night(bodyguard=6, wolves=6)
    assert evening.dead == ()


@WAYS
def test_m8_a_mythomaniac_bitten_while_turning_wolf_dies_a_wolf(way):
    evening = second_night(CROWD, way)
    evening.night(wolves=4, mythomaniac=1)
    assert evening.dead == (4,)
    assert evening.role(4) == "werewolf"
    assert evening.player(4).dealt == "mythomaniac"
    evening.lynch(1)
    evening.tablet.remove(2, "home")
    assert evening.side == "hamster"


def test_m8_belongs_to_the_wolf_faction_and_shares_its_victory():
    evening = second_night("wolf*2 myth seer v*5", "phones")
    evening.night(wolves=3, mythomaniac=1)
    assert evening.role(3) == "werewolf"
    for seat in (5, 6, 7):
        evening.tablet.remove(seat, "home")
    evening.tablet.kill(8, "mauled", "short evening")
    assert evening.side == "wolves"
    assert evening.winners == (1, 2, 3)


@WAYS
def test_m9_a_mythomaniac_who_copies_tonights_victim_acts_alone_from_the_third_night(way):
    evening = second_night(CROWD, way)
    evening.night(wolves=3, mythomaniac=3)
    assert evening.dead == (3,)
    assert evening.role(4) == "seer"
    evening.lynch_nobody()
    evening.night(seer=1)
    assert evening.state.nights[-1].picks["seer"] == 1
    assert evening.state.nights[-1].by["seer"] == (4,)
    assert [one.value for one in evening.state.nights[-1].answers if one.step == "seer"] == ["yes"]


@WAYS
@pytest.mark.parametrize("target", [5, 6, 8, 9, 10])
def test_m10_copying_anybody_else_changes_nothing(way, target):
    evening = second_night(CROWD, way)
    evening.night(mythomaniac=target)
    assert evening.role(4) == "mythomaniac"
    answers = evening.state.nights[-1].answers
    assert [one.value for one in answers if one.step == "mythomaniac"] == ["unchanged"]


def test_m10_the_mythomaniac_is_too_early_in_night_one_and_too_late_in_night_three():
    evening = Evening(CROWD)
    evening.open("seer")
    evening.by(4).pick("mythomaniac", 1).refuses("E_TOO_EARLY")
    evening.night()
    evening.lynch_nobody()
    evening.night()
    evening.lynch_nobody()
    assert "mythomaniac" not in evening.steps_tonight
    evening.open("seer")
    evening.by(4).pick("mythomaniac", 1).refuses("E_WRONG_PHASE")


def test_the_mythomaniac_never_copies_himself():
    evening = second_night(CROWD, "phones")
    evening.open("mythomaniac")
    evening.pick(4, 4).refuses("E_TARGET_SELF")
    assert evening.role(4) == "mythomaniac"


def test_the_seers_answer_is_given_before_the_mythomaniac_turns():
    evening = second_night(CROWD, "together")
    evening.night(seer=4, mythomaniac=1)
    night = evening.state.nights[-1]
    assert [one.value for one in night.answers if one.step == "seer"] == ["no"]
    assert evening.role(4) == "werewolf"


def test_a_seer_mauled_in_the_night_he_sees_the_hamster_takes_it_along():
    evening = second_night(PETS, "phones")
    evening.night(wolves=3, seer=5)
    assert evening.dead == (3, 5)


def test_a_protection_holds_for_its_own_night_only():
    evening = second_night(PETS, "phones")
    evening.night(bodyguard=6)
    evening.lynch_nobody()
    evening.night(wolves=6)
    assert evening.dead == (6,)


def test_the_first_night_may_bite_by_house_rule():
    evening = Evening(PETS, first_night="bite")
    evening.night(wolves=6)
    assert evening.dead == (6,)
    assert not evening.day.moderator_bitten


def test_wolves_who_choose_nobody_maul_nobody_and_not_the_moderator():
    evening = second_night(PETS, "phones")
    evening.night()
    assert evening.dead == ()
    assert not evening.day.moderator_bitten
