"""By day: which roles the dead see, and what to do with real mob cards. All other screens of a day
are those of the golden games."""

import pytest

from companion.core.eye import BLIND, MODERATOR, PUBLIC
from companion.core.words.panels.base import Circle, Note
from tests.kit.games.lupus.evening import Evening
from tests.kit.games.lupus.seen import panel_of, view


def roles_shown(scene, seat):
    return sum(mark.role is not None for mark in panel_of(scene, seat, Circle).marks)


@pytest.mark.parametrize(("ghosts", "seen"), [(False, 8), (True, 0)])
def test_the_dead_see_roles_only_where_they_do_not_vote(ghosts, seen):
    scene = Evening("wolf*2 seer v*5", dead_see_roles=True, ghosts=ghosts).lynch(8)
    scene.to("discussion")
    assert (roles_shown(scene, 8), roles_shown(scene, 7)) == (seen, 0)


def said(scene, eye=MODERATOR):
    """What the moderator does with real mob cards: the ids of the lines, with their variables."""
    lines = (line for one in view(scene, eye).panels if isinstance(one, Note) for line in one.lines)
    start = "lupus-hands-mob-"
    return [(line.id, dict(line.params)) for line in lines if line.id.startswith(start)]


def voting(**options):
    return Evening("wolf*2 seer v*7", at="nomination", **options)


def vote(scene, *targets):
    """Everybody votes for one of these in turn, never for themselves."""
    for at, voter in enumerate(scene.order):
        choice = targets[at % len(targets)]
        scene.by(voter).vote(choice if choice != voter else targets[(at + 1) % len(targets)])


@pytest.mark.parametrize("way", ["physical", "fingers"])
def test_the_tablet_says_what_to_do_with_each_vote(way):
    scene = voting(mob_cards=way)
    assert said(scene) == [("lupus-hands-mob-vote", {"way": way})]
    assert (said(scene, BLIND), said(scene, PUBLIC)) == (said(scene), [])
    vote(scene, 1, 2)
    scene.to("runoff")
    assert said(scene) == [("lupus-hands-mob-again", {"way": way})]


GHOST = ("lupus-hands-mob-ghost", {})


@pytest.mark.parametrize(("way", "told"), [("physical", [GHOST]), ("fingers", [])])
def test_who_is_out_keeps_a_card_face_down(way, told):
    scene = voting(mob_cards=way)
    vote(scene, 1, 2)
    scene.to("runoff").votes(dict.fromkeys(scene.order, 1)).to("lynch")
    assert (scene.day.condemned, said(scene)) == (1, told)


def test_a_vote_that_may_need_more_cards_than_the_box_has_is_warned_about():
    rules = {"deck_rule": "free", "mob_cards": "physical", "ghosts": True}
    scene = Evening("wolf*3 seer", people=24, **rules)
    for _ in range(3):
        scene.night().lynch(next(one for one in scene.living if scene.role(one) == "villager"))
    scene.night().to("nomination")
    out = len(scene.ring) - len(scene.living)
    short = {"n": len(scene.order) + out, "of": 26}
    assert short["n"] > 26
    assert said(scene) == [
        ("lupus-hands-mob-vote", {"way": "physical"}),
        ("lupus-hands-mob-short", short),
    ]
