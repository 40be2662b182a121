"""Meetings of cards of the second box that no other test plays (§9 of its rules)."""

import pytest

from companion.games.lupus.cast import roles
from companion.games.lupus.options import WORLD
from tests.games.lupus.voting import A, B
from tests.games.lupus.world.office import elected
from tests.kit.games.lupus.cards import needs
from tests.kit.games.lupus.invented import card
from tests.kit.games.lupus.seen import cause, pick
from tests.kit.games.lupus.world import OF_WORLD, world

# 1, 2 wolves · 3 seer · 4 hunter · 5 elder · 6 idiot · 7 scapegoat · 8–11 villagers
FALLING = "wolf*2 seer hunter elder idiot scapegoat v*4"


@pytest.mark.parametrize("target", [5, 6, 7])
def test_i12_nothing_helps_against_a_shot_and_a_shot_elder_costs_no_powers(target):
    evening = world(FALLING, at="discussion").lynch(4).by(4).aim(target).then.close()
    assert (evening.player(target).alive, cause(evening, target)) == (False, "shot")
    assert evening.state.powers


def test_i35_a_captain_who_is_the_hunter_shoots_first_and_names_no_one_who_was_shot():
    evening = elected(A, "hunter wolf*2 seer v*6").lynch(A)
    assert evening.phase == "shot"
    evening.by(A).aim(B).then.wait(31).to("handover").by(A).name_captain(B).refuses("E_TARGET_DEAD")


def test_i21_of_a_captain_who_is_the_elder_the_powers_go_and_the_office_is_handed_on():
    assert not elected(A, "elder wolf*2 seer v*6").lynch(A).to("handover").state.powers


@needs("mythomaniac")
def test_i18_the_mythomaniac_becomes_a_wolf_by_a_child_who_has_turned_and_by_no_other():
    for turned, becomes in ((True, "werewolf"), (False, "mythomaniac")):
        evening = world("wolf*2 seer wild_child mythomaniac v*5").night(wild_child=6)
        evening.to("discussion").lynch(6 if turned else 7).act("mythomaniac", 4).to("dawn")
        assert evening.role(5) == becomes


def test_l_b25_a_spare_life_that_is_used_up_stays_so():
    evening = world(FALLING, first_night="bite").night(wolves=5)
    assert evening.dead == ()
    evening.tablet.set_role(5, "villager", "scene").set_role(5, "elder", "scene")
    assert evening.lynch_nobody().night(wolves=5).dead == (5,)


def test_l_b18_a_mark_on_a_shown_idiot_gives_no_votes():
    evening = world("wolf*2 seer raven idiot v*5", at="discussion").lynch(5).advance().then
    assert evening.night(raven=5).to("nomination").day.head_start == ()


def test_l_b22_a_captain_who_is_shown_names_another_and_nobody_else_does():
    evening = elected(A, "idiot v*6 wolf seer").lynch(A).to("handover")
    evening.by(B).name_captain(B).refuses("E_NOT_YOUR_TURN")
    evening.by(A).name_captain(A).refuses("E_TARGET_SELF").name_captain(B)
    assert evening.state.captain == B
    evening = elected(A, "v*6 wolf seer idiot").lynch(9).advance().then.act("wolves", A)
    evening.to("handover").by(A).name_captain(9).refuses("E_NOT_NOMINATED")


def test_l_b1_none_of_the_nine_seems_or_counts_as_a_wolf_and_six_have_powers():
    nine = [roles(WORLD)[id] for id in OF_WORLD]
    assert not any(one.wolf or one.seems_wolf_to_seer or one.seems_wolf_to_medium for one in nine)
    powers = {one.id for one in nine if one.power}
    assert powers == {"witch", "raven", "hunter", "idiot", "scapegoat", "elder"}


def test_l_b10_without_powers_wolves_piper_and_news_go_on_and_a_shown_idiot_stays_shown():
    deck = "wolf*2 seer elder idiot custom1 piper raven v*4"
    evening = world(deck, customs=[card(1, step="own")], at="discussion").lynch(5).advance().then
    assert {"custom1", "raven"} <= {*evening.steps_tonight}
    evening.to("discussion").kill(4, cause="lynched").to("nomination")
    assert 5 not in evening.order
    assert evening.lynch_nobody().steps_tonight == ("wolves", "piper", "music")


def test_l_b11_a_bluff_call_has_the_form_of_its_step_and_tells_no_news():
    evening = world("wolf*2 seer v*6", call_absent_roles=True)
    assert {"cupid", "wild_child", "raven"} <= {*evening.steps_tonight}
    evening.open("cupid")
    assert pick(evening, 3).hint.id == "lupus-band-two"
    evening.lynch_nobody()
    assert {"witch", "piper", "raven"} <= {*evening.steps_tonight}
    assert not {"heart", "music"} & {*evening.steps_tonight}
    evening.open("witch")
    prompt = pick(evening, 3)
    assert prompt.hint.id == "lupus-band-neutral"
    assert prompt.none_label is not None


def test_l_b25_who_is_revived_brings_nobody_back_and_a_role_that_is_set_is_what_it_is():
    evening = world("wolf*2 seer cupid wild_child v*6", first_night="moderator")
    evening.night(cupid=(6, 7), wild_child=6).kill(6).tablet.revive(6, "scene")
    assert (evening.player(7).alive, evening.role(5)) == (False, "werewolf")
    evening.tablet.set_role(5, "villager", "scene").set_role(8, "wild_child", "scene")
    evening.kill(6)
    assert (evening.role(5), evening.role(8)) == ("villager", "wild_child")
