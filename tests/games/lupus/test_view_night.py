"""Phones and the tablet at night where the golden games do not come: a pack that differs, seats
without a phone, people who point (§10)."""

import pytest

from companion.core.eye import BLIND, MODERATOR, PUBLIC
from companion.core.text import SeatName, SeatNames, text
from companion.core.value import payload
from companion.core.words.panels.base import Note
from companion.core.words.prompts.base import Weight
from companion.games.lupus.game import GAME
from companion.table.screens.padding import size
from tests.kit.games.lupus.evening import Evening
from tests.kit.games.lupus.seen import button, panel_of, pick, sentence, title, view
from tests.kit.playbook import Scene

DECK = "wolf*2 seer v*10"
SEER, VILLAGER = 3, 9
TAP, DONE = text("lupus-band-tap"), text("lupus-band-done")


def test_the_answer_takes_the_place_of_the_question_as_the_own_choice_does_for_others():
    scene = Evening(DECK).open("seer")
    assert (sentence(scene, SEER), sentence(scene, VILLAGER)) == (text("lupus-ask-seer-more"), TAP)
    scene.by(SEER).pick("seer", 1).by(VILLAGER).pick("seer", 1)
    assert title(scene, SEER) == text("lupus-band-yes", target=SeatName(1))
    assert title(scene, VILLAGER) == text("lupus-band-suspects", target=SeatName(1))
    assert sentence(scene, SEER) == sentence(scene, VILLAGER) == DONE


def test_a_confirmed_pick_is_locked_and_drawn_like_one_that_may_be_changed():
    scene = Evening(DECK).open("seer").by(SEER, VILLAGER).pick("seer", 1).then
    seer, other = pick(scene, SEER), pick(scene, VILLAGER)
    assert seer.locked
    assert (other.locked, list(seer.answers()), len(seer.seats)) == (False, [], len(other.seats))


def test_a_night_phone_says_little_beyond_what_all_may_know():
    """PRIVATE_BYTES of the table is 700, for the widest table and the longest names."""
    scene = Evening("wolf*5 seer*2 v*33", deck_rule="free", first_night="bite").open("wolves")
    for wolf in (1, 2, 3, 4, 5):
        scene.by(wolf).pick("wolves", 30 + wolf)
    everybody = size(payload(view(scene, PUBLIC)))
    for seat in scene.ring:
        assert size(payload(view(scene, seat))) - everybody < 600


NO_PREY = text("lupus-band-no-prey")


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


# The tablet.


def notes(scene, eye):
    return [one for one in view(scene, eye).panels if isinstance(one, Note)]


def test_a_blind_moderator_is_warned_of_seats_without_a_phone_before_the_deal():
    lobby = Scene(GAME, range(1, 10))
    lobby.phones = frozenset(range(1, 9))
    told = panel_of(lobby, BLIND, Note)
    assert told.offer == "table.set_blind", "it is offered to see the secrets"
    assert told.lines == (text("lupus-blind-night", who=SeatNames((9,)), n=1),)
    assert panel_of(lobby, MODERATOR, Note) is None
    lobby.tablet.use_rules({"night_input": "together", "without_phone": "passing"})
    assert panel_of(lobby, BLIND, Note) is None, "the tablet goes to them"


@pytest.mark.parametrize("dead", [(), (SEER,)])
def test_a_blind_moderator_closes_no_step_by_pointing_without_being_told_what_is_lost(dead):
    scene = Evening(DECK, night_input="pointing")
    for seat in dead:
        scene.tablet.kill(seat, "removed", "train")
    scene.open("seer").wait(31)
    assert button(scene, BLIND).warn == text("lupus-warn-pointed")
    scene.close()
    assert button(scene, BLIND).warn is None


def test_the_button_opens_when_the_step_may_be_closed():
    scene = Evening(DECK).open("seer")
    assert button(scene).opens_at == scene.state.night.close_at
    scene.wait(31)
    assert button(scene).opens_at is None


def test_a_pack_that_differs_closes_the_button_and_brings_the_decision_to_the_front():
    scene = Evening(DECK, first_night="bite").open("wolves")
    scene.by(1).pick("wolves", 9).by(2).pick("wolves", 10)
    for _ in ("as soon as they differ", "later"):
        assert button(scene).closed == text("E_NO_AGREEMENT")
        scene.wait(31)
    settle = button(scene, MODERATOR, "n1-wolves-settle")
    assert (settle.group, settle.weight) == ("", Weight.MAIN)
    assert settle.none_label == text("lupus-settle-nobody")
    told = text("lupus-settle-differ", step=text("lupus-step-wolves"))
    assert (differing(scene, MODERATOR), differing(scene, BLIND)) == ([told], [])
    scene.by(2).pick("wolves", 9)
    assert differing(scene, MODERATOR) == []


def differing(scene, eye):
    """What the tablet says openly while a pack does not agree."""
    lines = (line for one in notes(scene, eye) if not one.covered for line in one.lines)
    return [line for line in lines if line.id == "lupus-settle-differ"]


def pack_shown(scene):
    return any(text("lupus-mixed-pack") in one.lines for one in notes(scene, BLIND))


@pytest.mark.parametrize(
    ("step", "phones", "told"),
    [
        ("wolves", range(2, 14), True),  # a wolf has none
        ("wolves", range(1, 13), True),  # a villager has none: said all the same
        ("wolves", None, False),
        ("seer", range(1, 13), False),
    ],
)
def test_whoever_has_no_phone_is_shown_the_pack_by_hand_and_the_line_betrays_nobody(
    step, phones, told
):
    scene = Evening(DECK, phones=phones).open(step)
    assert pack_shown(scene) is told


def test_when_the_pack_is_thanked_nobody_is_shown_it_any_more():
    scene = Evening(DECK, phones=range(2, 14)).open("wolves").close()
    assert (scene.state.tonight().called, pack_shown(scene)) == ("wolves", False)
