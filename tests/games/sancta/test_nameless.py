"""A saint whose name nobody has typed is told by its level, in the language of who reads (N16)."""

import pytest

from companion.core.eye import MODERATOR, PUBLIC, seat_eye
from companion.games.sancta.game import GAME
from tests.kit.games.sancta.saints_table import SaintsTable
from tests.kit.sentences import spoken, texts


class Nameless(SaintsTable):
    first = ""


@pytest.fixture
def scene():
    return Nameless({1: 2, 2: 1}, dealer=2, target=3)


def told(scene, language="it"):
    """All sentences of the screens and of the story."""
    eyes = (PUBLIC, MODERATOR, *map(seat_eye, scene.state.ring))
    views = [scene.view(eye) for eye in eyes]
    found = [one.text for one in scene.state.story]
    found += [one for view in views for one in texts(view)]
    return {spoken(one, language)[0] for one in found}


def test_the_roses_call_it_by_its_level_in_both_languages(scene):
    assert {"Un santo di livello 2", "Un santo di livello 1"} <= told(scene)
    assert "A saint of level 2" in told(scene, "en")
    assert scene.state.names == ()


def test_the_diary_says_with_which_saint_somebody_begins(scene):
    step = scene.steps[-2]
    assert spoken(GAME.diary_line(step), "it")[0] == "P1 comincia con un santo di livello 2."


def test_points_and_the_rose(scene):
    scene.me.trial(1)
    assert "Un santo di livello 2 guadagna un punto." in told(scene)
    scene.give(1).then.pass_on()
    assert "Un santo di livello 2 entra nella Rosa di P1." in told(scene)
    scene.place("", level=7).place("Rita", level=4).me.reorder(("1", "0")).gives("Reordered")
    assert "Nel Santuario: Rita 4\u00a0· un santo di livello 7" in told(scene)
    assert "P2 mette un santo di livello 7 nel Santuario." in told(scene)


def test_what_waits_is_chosen_by_its_level(scene):
    scene.place("", level=7)
    assert "1. Un santo di livello 7" in told(scene)
    assert "Un santo di livello 7 (P1)" in told(scene)
    scene.drop(1, place=0)
    assert "Un santo di livello 7 di P1 va negli scarti." in {one.strip() for one in told(scene)}


def test_a_covered_one_does_not_tell_its_level():
    scene = Nameless({1: 2, 2: 1}, dealer=2, sanctuary_hidden=True).place("", level=7)
    scene.me.move_saint(str(scene.player(1).sanctuary[0].id), "hand")
    others = scene.view(PUBLIC)
    assert scene.state.story[-1].text.id == "sancta-told-moved-covered"
    assert not any("7" in spoken(one, "it")[0] for one in texts(others))
