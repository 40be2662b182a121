"""What a pack sees of its own (§9)."""

import pytest

from companion.core.text import SeatName, SeatNames, text
from tests.kit.games.lupus.evening import Evening
from tests.kit.games.lupus.seen import pick, sentence, title

DECK = "wolf*2 seer v*10"
WOLVES = (1, 2)
DONE = text("lupus-band-done")
NO_PREY = text("lupus-band-no-prey")


def test_the_pack_is_offered_nobody_of_its_own():
    scene = Evening(DECK, first_night="bite")
    scene.open("wolves")
    assert set(pick(scene, 1).seats) == set(scene.ring) - set(WOLVES)


def test_the_pack_sees_its_proposals_and_when_it_agrees():
    scene = Evening(DECK, first_night="bite")
    scene.open("wolves")
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
    scene = Evening(DECK, at="dawn")
    scene.lynch(2)
    scene.open("wolves")
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
    assert (title(scene, 1), sentence(scene, 1)) == (pack, DONE)
    assert scene.state.night.picks == {}


def test_a_wolf_without_another_is_told_so():
    scene = Evening("wolf seer v*4", deck_rule="free")
    scene.open("wolves")
    assert (title(scene, 1), sentence(scene, 1)) == (text("lupus-band-pack-alone"), NO_PREY)
