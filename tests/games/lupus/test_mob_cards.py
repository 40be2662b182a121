"""Votes on real cards and on fingers (`mob_cards`, A29): what the tablet says to do, and when."""

import pytest

from companion.core.eye import BLIND, MODERATOR, PUBLIC
from companion.core.words.panels.base import Note
from tests.kit.games.lupus.evening import Evening
from tests.kit.games.lupus.seen import view

DECK = "wolf*2 seer v*7"


def said(scene, eye=MODERATOR):
    lines = (line for one in view(scene, eye).panels if isinstance(one, Note) for line in one.lines)
    return [
        (line.id, dict(line.params)) for line in lines if line.id.startswith("lupus-hands-mob-")
    ]


def voting(**options):
    return Evening(DECK, at="nomination", **options)


def vote(scene, *targets):
    """Everybody votes for one of these in turn, never for themselves."""
    for at, voter in enumerate(scene.order):
        choice = targets[at % len(targets)]
        scene.by(voter).vote(choice if choice != voter else targets[(at + 1) % len(targets)])


@pytest.mark.parametrize("way", ["physical", "fingers"])
def test_the_tablet_says_what_to_do_with_each_vote(way):
    scene = voting(mob_cards=way)
    assert said(scene) == [("lupus-hands-mob-vote", {"way": way})]
    assert said(scene, BLIND) == said(scene)
    assert said(scene, PUBLIC) == []
    vote(scene, 1, 2)
    scene.to("runoff")
    assert said(scene) == [("lupus-hands-mob-again", {"way": way})]


def test_on_screen_there_is_nothing_to_do():
    assert said(voting()) == []


@pytest.mark.parametrize(
    ("way", "told"), [("physical", [("lupus-hands-mob-ghost", {})]), ("fingers", [])]
)
def test_who_is_out_keeps_a_card_face_down(way, told):
    scene = voting(mob_cards=way)
    vote(scene, 1, 2)
    scene.to("runoff")
    scene.votes(dict.fromkeys(scene.order, 1))
    scene.to("lynch")
    assert scene.day.condemned == 1
    assert said(scene) == told


def test_a_vote_that_may_need_more_cards_than_the_box_has_is_warned_about():
    scene = Evening(
        "wolf*3 seer",
        people=24,
        deck_rule="free",
        mob_cards="physical",
        ghosts=True,
    )
    for _ in range(3):
        scene.night()
        scene.lynch(next(one for one in scene.living if scene.role(one) == "villager"))
    scene.night()
    scene.to("nomination")
    out = len(scene.ring) - len(scene.living)
    short = {"n": len(scene.order) + out, "of": 26}
    assert short["n"] > 26
    assert said(scene) == [
        ("lupus-hands-mob-vote", {"way": "physical"}),
        ("lupus-hands-mob-short", short),
    ]
