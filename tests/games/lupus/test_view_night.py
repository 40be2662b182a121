"""Phones at night: one question, one line, the same shape for everybody alive (§10)."""

import pytest

from companion.core import Circle, Note, SeatName, SeatNames, payload, text
from companion.core.eye import PUBLIC
from companion.table.screens.padding import size
from tests.kit.games.lupus.evening import Evening
from tests.kit.games.lupus.seen import pick, sentence, shapes, title

DECK = "wolf*2 seer v*10"
WOLVES, SEER, VILLAGER = (1, 2), 3, 9
TAP, DONE = text("lupus-band-tap"), text("lupus-band-done")


def second_night(**options):
    return Evening(DECK, at="dawn", **options).lynch(13)


@pytest.mark.parametrize("step", ["seer", "wolves"])
def test_all_living_phones_have_one_shape_before_and_after_their_tap(step):
    scene = Evening(DECK, first_night="bite").open(step)
    for tapped in (False, True):
        assert len(shapes(scene)) == 1
        for seat in () if tapped else scene.ring:
            scene.by(seat).pick(step, 12 if seat != 12 else 11)


def test_the_seer_is_asked_whom_to_look_at_and_all_others_whom_they_suspect():
    scene = Evening(DECK).open("seer")
    assert pick(scene, SEER).title == text("lupus-ask-seer")
    titles = {pick(scene, seat).title.id for seat in scene.ring if seat != SEER}
    assert titles == {"lupus-ask-decoy"}


def test_the_answer_takes_the_place_of_the_question_as_the_own_choice_does_for_others():
    scene = Evening(DECK).open("seer")
    assert (sentence(scene, SEER), sentence(scene, VILLAGER)) == (text("lupus-ask-seer-more"), TAP)
    scene.by(SEER).pick("seer", 1).by(VILLAGER).pick("seer", 1)
    assert title(scene, SEER) == text("lupus-band-yes", target=SeatName(1))
    assert title(scene, VILLAGER) == text("lupus-band-suspects", target=SeatName(1))
    assert sentence(scene, SEER) == sentence(scene, VILLAGER) == DONE


def test_the_answer_stays_while_the_close_line_is_read_and_is_gone_with_the_next_call():
    scene = Evening(DECK).act("seer", 1)
    assert title(scene, SEER) == text("lupus-band-yes", target=SeatName(1))
    assert (pick(scene, SEER).locked, pick(scene, VILLAGER).locked) == (True, True)
    scene.open("wolves")
    assert title(scene, SEER) == text("lupus-ask-decoy")


def test_the_last_answer_stays_until_day_breaks():
    scene = Evening("wolf*2 seer v*6", first_night="bite").act("seer", 1).act("wolves", 9)
    assert scene.state.night.closing
    assert title(scene, 1) == text("lupus-band-prey", target=SeatName(9))
    assert {sentence(scene, seat) for seat in WOLVES} == {DONE}
    scene.advance().gives("DawnBroke")


def test_a_confirmed_pick_is_locked_and_drawn_like_one_that_may_be_changed():
    scene = Evening(DECK).open("seer").by(SEER, VILLAGER).pick("seer", 1).then
    seer, other = pick(scene, SEER), pick(scene, VILLAGER)
    assert seer.locked
    assert (other.locked, list(seer.answers()), len(seer.seats)) == (False, [], len(other.seats))


def test_a_dead_phone_is_dark_and_asks_nothing():
    view = second_night().open("seer").view(13)
    assert (view.hush, view.prompts) == (True, ())
    assert view.panels[0] == Note(title=text("lupus-ghost"), lines=(text("lupus-ghost-sleep"),))


def test_the_dead_are_struck_on_every_ring_and_nobody_may_point_at_them():
    scene = second_night().open("seer")
    [ring] = (one for one in scene.view(SEER).panels if isinstance(one, Circle))
    assert [mark.seat for mark in ring.marks if mark.dead] == [13]
    assert (pick(scene, SEER).whole, 13 in pick(scene, SEER).seats) == (True, False)


def test_between_two_calls_no_phone_asks_anything():
    scene = Evening(DECK)
    assert all(scene.view(seat).prompts == () for seat in scene.ring)
    assert len(shapes(scene)) == 1


def test_a_phone_that_will_ask_is_looked_at_and_one_that_will_not_lies_there():
    asks, lies = Evening(DECK), Evening(DECK, night_input="pointing")
    assert asks.view(SEER).panels[0].lines == (text("lupus-rest-eyes"),)
    assert lies.view(SEER).panels[0].lines == (text("lupus-rest-line"),)


def test_phones_stay_dark_when_the_night_is_played_by_pointing():
    scene = Evening(DECK, night_input="pointing").open("seer")
    assert {len(scene.view(seat).prompts) for seat in scene.ring} == {0}
    assert all(scene.view(seat).hush for seat in scene.ring)


def test_a_night_phone_says_little_beyond_what_all_may_know():
    """PRIVATE_BYTES of the table is 700, for the widest table and the longest names."""
    scene = Evening("wolf*5 seer*2 v*33", deck_rule="free", first_night="bite").open("wolves")
    for wolf in (1, 2, 3, 4, 5):
        scene.by(wolf).pick("wolves", 30 + wolf)
    everybody = size(payload(scene.view(PUBLIC)))
    for seat in scene.ring:
        assert size(payload(scene.view(seat))) - everybody < 600


def test_in_together_each_has_one_question_and_then_one_line():
    scene = Evening(DECK, night_input="together", first_night="bite").open("night")
    assert pick(scene, SEER).title == text("lupus-ask-seer")
    assert pick(scene, VILLAGER).title == text("lupus-ask-decoy")
    assert len(shapes(scene)) == 1
    for seat in scene.ring:
        target = 1 if seat == SEER else 9 if seat != 9 else 10
        scene.by(seat).pick("night", target)
    scene.wait(31)
    if scene.step == "night":
        scene.advance()
    assert title(scene, SEER) == text("lupus-band-yes", target=SeatName(1))
    assert sentence(scene, VILLAGER) == DONE
    assert len(shapes(scene)) == 1


NO_PREY = text("lupus-band-no-prey")


def test_the_pack_is_offered_nobody_of_its_own():
    scene = Evening(DECK, first_night="bite").open("wolves")
    assert set(pick(scene, 1).seats) == set(scene.ring) - set(WOLVES)


def test_the_pack_sees_its_proposals_and_when_it_agrees():
    scene = Evening(DECK, first_night="bite").open("wolves")
    assert title(scene, 1) == text("lupus-ask-wolves")
    assert sentence(scene, 1) == text("lupus-band-pack", who=SeatNames((2,)), n=1)
    scene.by(2).pick("wolves", 9)
    says = text("lupus-band-pack-says", who=SeatNames((2,)), target=SeatName(9))
    assert sentence(scene, 1) == says
    scene.by(1).pick("wolves", 10)
    assert sentence(scene, 1) == text("lupus-band-pack-differ", names=SeatNames((9, 10)))
    assert title(scene, 1) == text("lupus-ask-wolves")
    scene.by(1).pick("wolves", 9)
    assert title(scene, 2) == text("lupus-band-agreed", target=SeatName(9))
    assert sentence(scene, 2) == DONE


def test_the_last_wolf_is_asked_alone():
    scene = Evening(DECK, at="dawn").lynch(2).open("wolves")
    assert title(scene, 1) == text("lupus-ask-wolves-alone")
    assert sentence(scene, 1) == text("lupus-ask-wolves-more")


@pytest.mark.parametrize("way", ["phones", "together"])
def test_in_the_first_night_wolves_see_the_pack_at_once_and_read_that_any_name_will_do(way):
    scene = Evening("wolf*3 seer v*12", night_input=way)
    scene.open("wolves" if way == "phones" else "night")
    pack = text("lupus-band-pack", who=SeatNames((2, 3)), n=2)
    assert (title(scene, 1), sentence(scene, 1)) == (pack, NO_PREY)
    assert pick(scene, 1).seats == tuple(seat for seat in scene.ring if seat != 1)
    scene.by(1).pick(scene.step, 2)
    assert (title(scene, 1), sentence(scene, 1), scene.state.night.picks) == (pack, DONE, {})


def test_a_wolf_without_another_is_told_so():
    scene = Evening("wolf seer v*4", deck_rule="free").open("wolves")
    assert (title(scene, 1), sentence(scene, 1)) == (text("lupus-band-pack-alone"), NO_PREY)
