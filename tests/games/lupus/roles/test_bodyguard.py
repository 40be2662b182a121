"""The bodyguard: whom it shields, when, and its lines in the story (L-N8)."""

import pytest

from companion.core.text import SeatName, SeatNames, text
from companion.games.lupus.cast import steps
from companion.games.lupus.night_rules.actors import settle_targets
from tests.kit.games.lupus.evening import Evening
from tests.kit.games.lupus.invented import lobby
from tests.kit.games.lupus.seen import story_lines
from tests.kit.sentences import translate

# 1, 2 wolves · 3 seer · 4 bodyguard · 5–10 villagers
DECK = "wolf*2 seer bodyguard v*6"


def second_night(deck=DECK, **options):
    return Evening(deck, at="night 2", **options)


@pytest.mark.parametrize("way", ["phones", "pointing", "together"])
def test_m1_the_protected_is_not_mauled(way):
    evening = second_night(night_input=way).night(wolves=6, bodyguard=6)
    assert (evening.dead, evening.player(6).alive) == ((), True)


def test_m7_the_bodyguard_is_too_early_in_the_first_night_and_never_protects_himself():
    evening = Evening(DECK).open("seer")
    evening.by(4).pick("bodyguard", 4).refuses("E_TOO_EARLY").then.to("dawn").lynch_nobody()
    evening.open("bodyguard").pick(4, 4).refuses("E_TARGET_SELF").then.pick(4, 6)


@pytest.mark.parametrize(("no_repeat", "code"), [(False, None), (True, "E_REPEAT_PROTECTION")])
def test_m7_the_same_protege_twice_is_allowed_unless_the_house_forbids_it(no_repeat, code):
    evening = second_night(guard_no_repeat=no_repeat).night(bodyguard=6).lynch_nobody()
    evening.open("bodyguard")
    again = evening.pick(4, 6)
    assert again.refuses(code) if code else again.events


def test_m7_after_a_night_without_protection_the_protege_of_before_is_free_again():
    evening = second_night(guard_no_repeat=True).night(bodyguard=6).lynch_nobody().night()
    assert evening.lynch_nobody().night(bodyguard=6, wolves=6).dead == ()


def test_a_protection_holds_for_its_own_night_only():
    assert second_night().night(bodyguard=6).lynch_nobody().night(wolves=6).dead == (6,)


def test_a_bite_on_a_wolf_allowed_by_the_house_is_held_off_like_any_other():
    assert second_night(wolves_may_target_wolf=True).night(wolves=2, bodyguard=2).dead == ()


def test_a_bodyguard_mauled_this_night_has_protected_and_is_called_the_next_night():
    evening = second_night().night(wolves=4, bodyguard=6)
    assert evening.dead == (4,)
    evening.lynch_nobody()
    assert "bodyguard" in evening.steps_tonight


def test_a_confirmed_pick_of_the_removed_stands():
    assert second_night().act("bodyguard", 6).leave(4).act("wolves", 6).to("dawn").dead == ()


def test_g4_the_step_of_a_dead_bodyguard_has_no_effect():
    evening = Evening(DECK, ghosts=True, at="dawn").lynch(4).open("bodyguard")
    evening.by(4).pick("bodyguard", 6).refuses("E_NOT_YOUR_STEP").then.close().act("wolves", 6)
    assert evening.to("dawn").dead == (6,)


def test_two_bodyguards_protect_one_player_and_neither_of_them():
    evening = second_night("wolf*2 seer bodyguard*2 v*5", deck_rule="free").open("bodyguard")
    assert evening.player(4).knows == (5,)
    assert settle_targets(evening.state, "bodyguard") == (1, 2, 3, 6, 7, 8, 9, 10)
    evening.tablet.settle(4).refuses("E_TARGET_SELF").then.pick(4, 5).refuses("E_TARGET_SELF")
    evening.pick(4, 6).then.pick(5, 7).then.wait(31).advance().refuses("E_NO_AGREEMENT")
    assert evening.pick(5, 6).then.close().act("wolves", 6).to("dawn").dead == ()


def test_what_the_moderator_settles_for_two_bodyguards_stands():
    evening = second_night("wolf*2 seer bodyguard*2 v*5", deck_rule="free").open("bodyguard")
    evening.tablet.settle(6).then.pick(4, 7).then.close()
    assert evening.state.night.picks == {"bodyguard": 6}


@pytest.mark.parametrize(("shielded", "saved"), [(6, True), (5, False)])
def test_a_bodyguard_who_stood_at_the_right_door_has_a_title_and_a_line_in_the_story(
    shielded, saved
):
    evening = Evening(DECK, at="dawn").lynch(1).night(bodyguard=shielded, wolves=6).lynch(2)
    assert evening.side == "humans"
    for line in (
        text("lupus-title-saved", who=SeatNames((4,)), target=SeatName(6), n=2, count=1),
        text("lupus-story-shielded", target=SeatName(6)),
        text("lupus-story-nobody-died"),
    ):
        assert (line in story_lines(evening)) is saved


def test_two_bodyguards_save_together():
    deck = "wolf*2 seer bodyguard*2 v*5"
    evening = Evening(deck, at="dawn", deck_rule="free").lynch(1).night(bodyguard=6, wolves=6)
    lines = [translate(line, "en")[0] for line in story_lines(evening.lynch(2))]
    assert "A life saved: night 2, P4, P5 save P6 from the wolves." in lines


def test_its_step_comes_before_that_of_the_wolves():
    others = [id for id, role in steps().items() if role.in_box and id != "bodyguard"]
    scene = lobby().tablet.set_night_order((*others, "bodyguard")).refuses("E_NIGHT_ORDER").then
    wolves = others.index("wolves")
    scene.tablet.set_night_order((*others[:wolves], "bodyguard", *others[wolves:]))
