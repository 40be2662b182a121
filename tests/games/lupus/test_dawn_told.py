"""A dawn is told by the moderator: until then only the tablet knows what it brought (§6.3)."""

import pytest

from companion.core.eye import BLIND, MODERATOR, PUBLIC
from companion.core.text import SeatNames, text
from companion.core.words.panels.base import Circle, Note, Script
from companion.core.words.panels.tiles import Daybreak
from tests.kit.games.lupus.evening import Evening
from tests.kit.games.lupus.seen import panel, prompt, view

DECK = "wolf*2 seer v*9"
VICTIM = 9


def at_dawn(deck=DECK, victim=VICTIM, **more):
    """The first night is over, and only the tablet knows how it went."""
    scene = Evening(deck, first_night="bite", **more)
    for step in scene.steps_tonight:
        if step == "wolves":
            scene.act(step, victim)
    return scene.daybreak()


def dead_on(scene, eye):
    return [mark.seat for mark in panel(view(scene, eye), Circle).marks if mark.dead]


def label(scene, eye=MODERATOR):
    return prompt(view(scene, eye), "advance").label.id


def test_only_the_tablet_knows_who_died_before_it_is_told():
    scene = at_dawn()
    assert (view(scene, PUBLIC).line, dead_on(scene, PUBLIC)) == (text("lupus-line-dawn"), [])
    for seat in scene.ring:
        assert (view(scene, seat).line, dead_on(scene, seat)) == (text("lupus-line-dawn"), [])
    for eye in (MODERATOR, BLIND):
        line = panel(view(scene, eye), Script).line
        assert line == text("lupus-say-dawn-dead", who=SeatNames((VICTIM,)), n=1)
        assert dead_on(scene, eye) == [VICTIM]


def test_the_dead_do_not_learn_it_from_their_own_phone_either():
    scene = at_dawn()
    same = {repr((one.title, one.line, one.panels, one.prompts, one.emblem))
            for one in (view(scene, seat) for seat in scene.ring)}  # fmt: skip
    assert len(same) == 1
    assert view(scene, VICTIM).alike
    scene.advance().gives("DawnTold")
    told = view(scene, VICTIM)
    assert (panel(told, Note).lines, told.emblem) == ((text("lupus-ghost"),), "ghost")


@pytest.mark.parametrize("eye", [PUBLIC, 1, VICTIM])
def test_daybreak_looks_the_same_whoever_died_and_if_nobody_did(eye):
    some, none = at_dawn(), Evening(DECK)
    none.daybreak()
    assert view(some, eye) == view(none, eye)


def test_say_it_tells_everybody_and_then_the_talk_begins():
    scene = at_dawn()
    assert label(scene) == "lupus-go-say"
    scene.advance().gives("DawnTold")
    assert view(scene, PUBLIC).line == text("lupus-say-dawn-dead", who=SeatNames((VICTIM,)), n=1)
    told = panel(view(scene, 1), Daybreak)
    assert (told.fallen, view(scene, 1).line) == ((VICTIM,), None)  # the name is the title
    assert (dead_on(scene, PUBLIC), label(scene)) == ([VICTIM], "lupus-go-talk")
    scene.advance().gives("DiscussionOpened")


def test_a_dawn_that_ends_the_game_is_told_before_it_ends():
    scene = at_dawn("wolf*2 seer v*5", victim=8).hear().gone(7, 6).lynch_nobody()
    scene.act("wolves", 5)  # two wolves, three others
    scene.daybreak()
    assert (scene.side, label(scene)) == (None, "lupus-go-say")
    scene.advance().gives("DawnTold")
    assert (scene.phase, label(scene)) == ("dawn", "lupus-go-end")
    assert label(scene, BLIND) == "lupus-go-on"
    assert scene.advance().gives("GameEnded").then.side == "wolves"


def test_a_blind_moderator_presses_the_same_button_whether_or_not_it_is_the_end():
    assert label(at_dawn().hear(), BLIND) == "lupus-go-on"


def test_who_goes_home_before_the_dawn_is_told_does_not_end_the_game_yet():
    scene = at_dawn("wolf*2 seer v*5", victim=8).gone(1, 2)
    assert scene.phase == "dawn"
    assert dead_on(scene, PUBLIC) == [1, 2]  # a removal is public (L-Q1), the night is not yet
    assert scene.advance().gives("DawnTold").then.advance().gives("GameEnded").then.side == "humans"


def test_a_dawn_is_put_right_by_hand_before_anybody_has_heard_of_it():
    scene = at_dawn()
    before = view(scene, PUBLIC), view(scene, VICTIM)
    scene.tablet.revive(VICTIM, "misread").kill(12, "mauled", "misread")
    assert ((view(scene, PUBLIC), view(scene, VICTIM)), scene.dead) == (before, (12,))
    assert panel(view(scene, MODERATOR), Script).line.params == {
        "n": 1,
        "who": SeatNames((12,)),
    }
    scene.advance()
    assert (dead_on(scene, PUBLIC), scene.player(VICTIM).alive) == ([12], True)


def test_two_who_died_are_told_in_seat_order_with_one_more_by_hand():
    assert at_dawn().tablet.kill(4, "seen", "forgotten").then.dead == (4, VICTIM)


def test_the_telling_can_be_taken_back():
    scene = at_dawn().advance().then.undo()
    assert (scene.phase, scene.day.told) == ("dawn", False)
    assert view(scene, PUBLIC).line == text("lupus-line-dawn")


def test_a_skipped_dawn_is_told_all_the_same():
    assert at_dawn().tablet.skip_step("hurry").gives("StepSkipped", "DawnTold").then.day.told


def test_the_night_takes_as_many_taps_as_before():
    """From the opening line to the talk: two a step, the dawn, say it, the talk."""
    scene, taken = Evening("wolf*2 seer v*6"), []
    for _ in range(2):
        taps = 0
        while scene.phase != "discussion":
            scene.wait(31).advance()
            taps += 1
        taken.append(taps)
        scene.lynch_nobody()
    assert taken == [2 * 2 + 3, 2 * 2 + 3]
