"""What players who share a step of the night see of each other, and the medium's answer (§9)."""

import pytest

from companion.core.text import SeatName, SeatNames, text
from companion.games.lupus.game import GAME
from tests.kit.games.lupus.evening import Evening
from tests.kit.games.lupus.seen import pick, sentence, title

DECK = "wolf*2 seer medium guard v mason*2 v*5"
WOLVES, MEDIUM, VILLAGER = (1, 2), 4, 9


TAP, DONE = text("lupus-band-tap"), text("lupus-band-done")
NO_PREY = text("lupus-band-no-prey")


def second_night(**options):
    scene = Evening(DECK, **options)
    scene.to("dawn")
    scene.to("nomination")
    scene.lynch(13)
    return scene


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
    scene = Evening(DECK)
    scene.to("nomination")
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


def test_masons_meet_as_soon_as_they_are_called():
    scene = Evening(DECK)
    scene.open("masons")
    for seat, other in ((7, 8), (8, 7)):
        assert title(scene, seat) == text("lupus-band-masons", who=SeatNames((other,)), n=1)
    assert title(scene, VILLAGER) == text("lupus-ask-decoy")
    assert sentence(scene, 7) == sentence(scene, VILLAGER) == TAP


def test_a_wolf_or_a_mason_without_another_is_told_so():
    scene = Evening("wolf seer mason v*3", deck_rule="free")
    scene.open("masons")
    assert title(scene, 3) == text("lupus-band-masons-alone")
    scene.open("wolves")
    assert (title(scene, 1), sentence(scene, 1)) == (text("lupus-band-pack-alone"), NO_PREY)


def test_the_medium_hears_of_yesterday_as_soon_as_it_is_called():
    scene = second_night()
    scene.open("medium")
    heard = text("lupus-band-medium-no", target=SeatName(13))
    assert (title(scene, MEDIUM), sentence(scene, MEDIUM)) == (heard, TAP)
    scene.by(MEDIUM).pick("medium", 9)
    assert (title(scene, MEDIUM), sentence(scene, MEDIUM)) == (heard, DONE)


def test_the_call_of_a_dead_medium_is_told_like_that_of_a_living_one():
    """On the tablet, which anybody may see, and in the diary."""
    living, dead = second_night(), second_night()
    dead.tablet.kill(MEDIUM, "removed", "")
    told = []
    for scene in (living, dead):
        scene.open("medium")
        told.append(GAME.diary_line(scene.steps[-1]))
    assert told[0] == told[1] == text("lupus-diary-called", step=text("lupus-step-medium"))
