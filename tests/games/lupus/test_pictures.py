"""The story of a game as pictures: one for each night and each day, as the log has it."""

import pytest

from companion.core.eye import BLIND, MODERATOR, PUBLIC
from companion.core.words.panels.base import Note
from companion.games.lupus.narration.pictures import pictures
from companion.games.lupus.narration.titles import medals, own_medals
from tests.kit.games.lupus.cards import needs
from tests.kit.games.lupus.evening import Evening
from tests.kit.games.lupus.seen import view


def told(evening):
    (panel,) = pictures(evening.state)
    return [(one.style, one.name.id, one.line.id if one.line else None) for one in panel.tiles]


def ended(evening):
    """The pack is lynched, wolf by wolf."""
    while evening.phase != "over":
        evening.lynch(next(one for one in evening.living if evening.role(one) == "werewolf"))
        if evening.phase != "over":
            evening.night()
    return evening


def test_a_first_night_at_the_moderators_door_a_prey_and_the_days_between():
    evening = Evening("wolf*2 seer v*6").night().lynch(1).act("wolves", 9).daybreak().hear()
    assert told(ended(evening)) == [
        ("visit", "lupus-tile-nobody", "lupus-tile-moderator"),
        ("vote", "lupus-tile-names", "lupus-tile-vote"),
        ("attack", "lupus-tile-names", "lupus-tile-prey"),
        ("vote", "lupus-tile-names", "lupus-tile-vote"),
    ]


def test_quiet_nights_of_a_long_evening_are_one_picture_before_the_first_of_their_days():
    evening = Evening("wolf*2 seer v*6")
    for _ in range(8):
        evening.night().lynch_nobody()
    evening.night()
    ended(evening)
    (panel,) = pictures(evening.state)
    labels = [(one.label.id, *one.label.params.values()) for one in panel.tiles]
    assert labels[:5] == [
        ("lupus-night", 1),
        ("lupus-day", 1),
        ("lupus-nights", 2, 10),
        ("lupus-day", 2),
        ("lupus-day", 3),
    ]
    assert len(panel.tiles) == 12


@needs("bodyguard")
def test_a_shield_that_held_is_a_picture_and_a_medal_of_its_holder():
    evening = Evening("wolf*2 seer bodyguard v*5").night().lynch(1).night(bodyguard=6, wolves=6)
    evening.hear()
    ended(evening)
    assert told(evening)[2] == ("saved", "lupus-tile-nobody", "lupus-tile-shield")
    (own,) = own_medals(evening.state, 4)
    assert "lupus-medal-saved" in [one.title.id for one in own.medals]
    assert own.own
    assert not own_medals(evening.state, 8)


def test_what_the_wolves_have_is_drawn_in_ember():
    evening = Evening("wolf*2 seer v*6").night()
    ended(evening)
    (panel,) = pictures(evening.state)
    assert [one.ember for one in panel.tiles if one.style == "vote"] == [True, True]
    (found,) = medals(evening.state)
    assert all(one.ember == (set(one.who) <= {1, 2}) for one in found.medals)


def test_a_day_without_a_lynching_has_its_torches_out():
    evening = Evening("wolf*2 seer v*6").night().to("nomination")
    evening.tablet.on_behalf_of(*evening.order).skip_voter("silent")
    evening.to("lynch").advance().then.night()
    assert told(ended(evening))[1] == ("spared", "lupus-tile-nobody", "lupus-tile-spared")


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
    assert (said(scene, BLIND), said(scene, PUBLIC)) == (said(scene), [])
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
    scene.to("runoff").votes(dict.fromkeys(scene.order, 1)).to("lynch")
    assert (scene.day.condemned, said(scene)) == (1, told)


def test_a_vote_that_may_need_more_cards_than_the_box_has_is_warned_about():
    scene = Evening(
        "wolf*3 seer",
        people=24,
        deck_rule="free",
        mob_cards="physical",
        ghosts=True,
    )
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
