"""The shot of the second box: who fell is asked whom to take along (L-B15, W25 to W29)."""

import pytest

from companion.core import Note, Pick, text
from companion.core.eye import MODERATOR
from tests.kit.games.lupus.seen import button, cause, panel_of, read
from tests.kit.games.lupus.world import world

# 1, 2 wolves · 3 seer · 4 hunter · 5–9 villagers
DECK = "wolf*2 seer hunter v*5"
HUNTER, VILLAGER = 4, 5


def bitten(*seats, deck=DECK, **options):
    """A night in which the pack bites the first of `seats` and the others fall too, up to the shot
    that follows."""
    evening = world(deck, first_night="bite", **options)
    if len(seats) == 1:
        evening.night(wolves=seats[0])
    else:
        evening.act("wolves", seats[0]).daybreak()
    return evening.kill(*seats[1:]).to("shot")


def aim_at(evening, seat, target):
    pointing = evening.state.options.night_input == "pointing"
    who = evening.tablet.on_behalf_of(seat) if pointing else evening.by(seat)
    return who.aim(target)


@pytest.mark.parametrize(
    ("target", "side", "winners"),
    [(2, "humans", (3, 4, 5, 6, 7, 8, 9)), (3, "wolves", (1, 2)), (None, None, ())],
)
def test_w25_a_lynched_hunter_shoots_before_the_end_is_checked(target, side, winners):
    evening = world(DECK, at="discussion").kill(1, 6, 7, 8, 9).lynch(HUNTER)
    assert (evening.phase, evening.side) == ("shot", None)
    aim_at(evening, HUNTER, target)
    evening.close().advance()
    if side is None:
        assert evening.phase == "night"
    else:
        assert (evening.side, evening.winners) == (side, winners)


@pytest.mark.parametrize(
    ("deck", "hint"), [(DECK, None), ("wolf*2 seer v*6", text("lupus-go-lynch-hint"))]
)
def test_before_a_lynching_it_is_said_that_night_follows_where_nobody_is_asked(deck, hint):
    evening = world(deck, at="nomination").all_name(HUNTER).to("runoff")
    evening.votes(dict.fromkeys(evening.order, HUNTER)).to("lynch")
    assert button(evening).hint == hint


@pytest.mark.parametrize("way", ["phones", "pointing", "together"])
def test_w26_a_mauled_hunter_alone_is_asked_at_dawn(way):
    evening = bitten(HUNTER, night_input=way)
    assert evening.day.asked == (HUNTER,)
    aim_at(evening, HUNTER, VILLAGER)
    evening.close()
    assert (evening.dead, cause(evening, VILLAGER)) == ((HUNTER, VILLAGER), "shot")
    assert not evening.player(VILLAGER).death.by_day
    assert evening.state.anchor == HUNTER
    assert evening.advance().then.phase == "discussion"


def test_the_button_that_closes_the_question_opens_by_itself():
    """No screen is sent as time passes: what is closed then would stay so until the next tap."""
    evening = bitten(HUNTER)
    prompt = button(evening)
    assert (prompt.closed, prompt.opens_at) == (None, evening.day.aims_end)
    assert button(evening, HUNTER, "d").command == "aim"
    assert evening.view(HUNTER).line is None, "the question says it"


def test_w27_a_shot_of_another_who_fell_is_a_suspicion_and_the_question_comes_again():
    evening = bitten(VILLAGER)
    aim_at(evening, VILLAGER, 6)
    assert evening.close().dead == (VILLAGER,)
    assert evening.advance().then.phase == "discussion"
    evening.lynch(6)
    assert (evening.phase, evening.day.asked) == ("shot", (6,))


def test_two_hunters_who_fall_together_shoot_in_one_wave():
    evening = bitten(4, 5, deck="wolf*2 seer hunter*2 v*6")
    aim_at(evening, 4, 6)
    aim_at(evening, 5, 7)
    evening.close()
    assert (evening.day.wave, evening.state.shots) == ((6, 7), 2)
    assert evening.advance().then.phase == "discussion"


@pytest.mark.parametrize(("target", "then"), [(VILLAGER, "night"), (None, "shot")])
def test_w28_the_question_goes_on_while_the_hunter_has_chosen_nobody(target, then):
    evening = bitten(HUNTER)
    aim_at(evening, HUNTER, 7)
    aim_at(evening, HUNTER, target)  # it may be changed
    assert evening.close().advance().then.lynch(6).phase == then


@pytest.mark.parametrize("cause", ["removed", "mauled"])
def test_w29_a_hunter_who_leaves_or_is_killed_by_hand_is_not_asked(cause):
    evening = world(DECK, at="discussion").tablet.kill(HUNTER, cause, "scene").then
    assert evening.phase == "discussion"


def test_the_refusals_of_a_shot_in_their_order():
    evening = bitten(HUNTER).by(3).aim(5).refuses("E_NOT_YOUR_STEP").then
    evening.by(HUNTER).aim(HUNTER).refuses("E_TARGET_DEAD").tablet.advance().refuses("E_TOO_SOON")


def test_all_who_fell_are_asked_alike_and_the_living_wait():
    evening = bitten(HUNTER, VILLAGER)
    assert evening.day.asked == (HUNTER, VILLAGER)
    prompts = [button(evening, seat, "d1-shot") for seat in (HUNTER, VILLAGER)]
    assert prompts[0] == prompts[1]
    assert isinstance(prompts[0], Pick)
    assert button(evening, 6, "d1-shot") is None
    assert panel_of(evening, 6, Note).lines == (text("lupus-shot-wait"),)
    assert button(evening, MODERATOR, "d1-shot") is None, "both have a phone"
    evening.tablet.on_behalf_of(HUNTER).aim(3).refuses("E_HAS_PHONE")


@pytest.mark.parametrize("phase", ["dawn", "shot"])
def test_nothing_ends_the_game_between_a_wave_and_the_close_of_its_shot(phase):
    evening = world(DECK, first_night="bite").night(wolves=HUNTER).to(phase)
    if phase == "shot":
        aim_at(evening, HUNTER, 1)
    evening.leave(1, 2).to("shot")
    assert (evening.side, dict(evening.day.aims)) == (None, {}), "a name on one who left is void"
    assert evening.close().advance().then.side == "humans"


@pytest.mark.parametrize(("allowed", "falls"), [(True, (4, 6)), (False, (4,))])
def test_a_poisoned_hunter_shoots_where_the_table_allows_it(allowed, falls):
    evening = world("wolf*2 seer hunter witch v*5", poisoned_hunter_shoots=allowed).night()
    evening.lynch_nobody().night(witch=HUNTER).to("shot")
    aim_at(evening, HUNTER, 6)
    assert evening.close().dead == falls


def test_where_people_point_all_but_the_fallen_shut_their_eyes_and_the_moderator_answers():
    assert read(bitten(HUNTER)).line.id == "lupus-say-shot"
    evening = bitten(HUNTER, night_input="pointing")
    assert read(evening).line.id == "lupus-say-shot-pointing"
    assert button(evening, MODERATOR, "d1-shot").act_for == (HUNTER,)
    assert button(evening, HUNTER, "d1-shot") is None
    assert 6 <= evening.day.aims_end - evening.now <= 12, "as long as where nobody can shoot"


def test_who_is_alive_again_before_the_question_opens_is_not_asked():
    evening = world(DECK, first_night="bite").night(wolves=HUNTER)
    evening.tablet.revive(HUNTER, "slip")
    assert evening.advance().then.phase == "discussion"
    evening = world("wolf*2 seer hunter cupid v*6").night(cupid=(HUNTER, 7)).lynch(HUNTER)
    evening.tablet.revive(HUNTER, "slip")
    assert evening.advance().then.day.asked == (7,)


@pytest.mark.parametrize("voted", [False, True])
def test_where_the_only_one_who_fell_is_alive_again_the_game_goes_on_and_asks_nobody(voted):
    evening = world(DECK).night().lynch(HUNTER) if voted else bitten(HUNTER)
    assert evening.day.asked == (HUNTER,)
    evening.tablet.revive(HUNTER, "slip")
    assert evening.phase == ("night" if voted else "discussion")
    assert evening.day is None or evening.day.asked == ()
