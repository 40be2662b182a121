"""The day on every screen: who may do what, and what each is told; what to do with real mob
cards."""

import pytest

from companion.core import BLIND, Circle, Countdown, Note, SeatName, Tally, Verdict, text
from companion.core.eye import MODERATOR, PUBLIC
from tests.kit.games.lupus.evening import Evening
from tests.kit.games.lupus.seen import button, panel, panel_of, prompt

DECK = "wolf*2 seer v*5"


def roles_shown(view):
    return [mark.role for mark in panel(view, Circle).marks if mark.role is not None]


def at(phase, **options):
    return Evening(DECK, **options).to(phase)


def test_only_whoever_votes_now_is_asked():
    scene = at("nomination")
    vote = button(scene, 1, "d1-vote")
    assert (vote.ring, vote.seats) == (tuple(range(2, 9)), tuple(range(2, 9)))
    assert [seat for seat in scene.ring if scene.view(seat).prompts] == [1]
    assert panel_of(scene, 3, Note).lines == (text("lupus-wait-turn", who=SeatName(1), n=1),)


def test_the_tablet_may_vote_for_whoever_votes_now_or_pass_them():
    view = at("nomination").view(MODERATOR)
    assert (prompt(view, "d1-vote").act_for, prompt(view, "skip-voter").act_for) == ((1,), (1,))
    assert prompt(view, "advance").closed.id == "E_VOTES_MISSING"


def test_votes_lie_before_the_named_on_every_screen_at_once():
    scene = at("nomination").by(1).vote(4).then
    for eye in (2, PUBLIC, MODERATOR, BLIND):
        view = scene.view(eye)
        assert [mark.seat for mark in panel(view, Circle).marks if mark.votes] == [4]
        assert [(one.voter, one.target) for one in panel(view, Tally).ballots] == [(1, 4)]
        assert panel(view, Tally).next_voter == 2


def test_sealed_votes_are_seen_by_nobody_until_all_are_in():
    scene = at("nomination", simultaneous_votes=True).by(*range(1, 8)).vote(8).then
    for eye in (1, 8, PUBLIC, MODERATOR):
        tally = panel_of(scene, eye, Tally)
        assert (tally.ballots, tally.cast, tally.expected) == ((), 7, 8)
    scene.by(8).vote(1)
    assert len(panel_of(scene, PUBLIC, Tally).ballots) == 8


def test_the_clock_stands_on_every_screen_and_the_tablet_holds_it():
    scene = at("discussion")
    for eye in (1, PUBLIC, MODERATOR):
        assert panel_of(scene, eye, Countdown).clock.length == 180
    keys = {one.key for one in scene.view(MODERATOR).prompts if one.group == "clock"}
    assert keys == {"clock-pause", "clock-end"}
    scene.tablet.pause()
    keys = {one.key for one in scene.view(MODERATOR).prompts if one.group == "clock"}
    assert keys == {"clock-resume", "clock-end"}
    assert button(scene).warn == text("lupus-warn-talk")


def to_defence():
    return at("nomination").votes({1: 4, 2: 4, 3: 1, 4: 1, 5: 1, 6: 4, 7: 2, 8: 1}).advance().then


def test_the_button_says_who_speaks_next_and_what_comes_after_the_speeches():
    scene = to_defence()
    assert button(scene).label == text("lupus-go-speaks", who=SeatName(4))
    assert button(scene.advance().then).label == text("lupus-go-runoff")


def test_nominees_are_told_when_to_speak_and_the_others_to_listen():
    scene = to_defence()
    ids = [panel_of(scene, seat, Note).lines[0].id for seat in (1, 4, 5)]
    assert ids == ["lupus-you-speak", "lupus-you-speak-next", "lupus-others-speak"]
    ring = panel_of(scene, PUBLIC, Circle)
    assert (ring.named, [mark.seat for mark in ring.marks if mark.nominated]) == ((1, 4), [1, 4])


def test_a_nominee_only_waits_in_the_runoff():
    scene = to_defence().to("runoff")
    assert panel_of(scene, 1, Note).lines == (text("lupus-wait-nominee"),)
    assert button(scene, 2, "d1-vote").seats == (1, 4)


def test_the_verdict_is_announced_before_it_is_confirmed():
    scene = to_defence().to("runoff")
    scene.votes(dict.fromkeys(scene.order, 1)).to("lynch")
    assert panel_of(scene, PUBLIC, Verdict).title == text("lupus-who", who=SeatName(1))
    assert panel_of(scene, 1, Note).lines[0] == text("lupus-you-lynched")
    confirm = button(scene)
    assert confirm.label == text("lupus-go-lynch", who=SeatName(1))
    assert confirm.hint == text("lupus-go-lynch-hint"), "what follows is told before it is pressed"


def test_ghosts_are_told_gently_and_follow_the_game():
    view = at("nomination").lynch(8).to("discussion").view(8)
    assert (view.title, view.line) == (text("lupus-day", n=2), text("lupus-ghost-day"))
    assert panel(view, Note).lines == (text("lupus-ghost"),)
    assert panel(view, Countdown) is not None
    assert roles_shown(view) == []


@pytest.mark.parametrize(("ghosts", "seen"), [(False, 8), (True, 0)])
def test_the_dead_see_roles_only_where_they_do_not_vote(ghosts, seen):
    scene = at("nomination", dead_see_roles=True, ghosts=ghosts).lynch(8).to("discussion")
    assert (len(roles_shown(scene.view(8))), roles_shown(scene.view(7))) == (seen, [])


def test_roles_on_the_tablet_are_covered_and_the_blind_has_none():
    scene = at("discussion")
    assert panel_of(scene, MODERATOR, Circle).secret
    assert (len(roles_shown(scene.view(MODERATOR))), roles_shown(scene.view(BLIND))) == (8, [])
    assert roles_shown(scene.view(PUBLIC)) == []


def test_corrections_are_at_hand_from_the_first_night_on_and_are_confirmed():
    forms = [one for one in Evening(DECK).view(MODERATOR).prompts if one.group == "corrections"]
    assert [one.command for one in forms] == ["remove", "kill", "set_role", "skip_step"]
    assert all(one.warn == text("lupus-hands-warn") for one in forms)


def hand_lines(scene, eye=MODERATOR):
    """What the moderator does with real mob cards: the ids of the lines, with their variables."""
    lines = (line for one in scene.view(eye).panels if isinstance(one, Note) for line in one.lines)
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
    assert hand_lines(scene) == [("lupus-hands-mob-vote", {"way": way})]
    assert (hand_lines(scene, BLIND), hand_lines(scene, PUBLIC)) == (hand_lines(scene), [])
    vote(scene, 1, 2)
    scene.to("runoff")
    assert hand_lines(scene) == [("lupus-hands-mob-again", {"way": way})]


def test_on_screen_there_is_nothing_to_do():
    assert hand_lines(voting()) == []


GHOST = ("lupus-hands-mob-ghost", {})


@pytest.mark.parametrize(("way", "lines"), [("physical", [GHOST]), ("fingers", [])])
def test_who_is_out_keeps_a_card_face_down(way, lines):
    scene = voting(mob_cards=way)
    vote(scene, 1, 2)
    scene.to("runoff").votes(dict.fromkeys(scene.order, 1)).to("lynch")
    assert (scene.day.condemned, hand_lines(scene)) == (1, lines)


def test_a_vote_that_may_need_more_cards_than_the_box_has_is_warned_about():
    rules = {"deck_rule": "free", "mob_cards": "physical", "ghosts": True}
    scene = Evening("wolf*3 seer", people=24, **rules)
    for _ in range(3):
        scene.night().lynch(next(one for one in scene.living if scene.role(one) == "villager"))
    scene.night().to("nomination")
    out = len(scene.ring) - len(scene.living)
    short = {"n": len(scene.order) + out, "of": 26}
    assert short["n"] > 26
    assert hand_lines(scene) == [
        ("lupus-hands-mob-vote", {"way": "physical"}),
        ("lupus-hands-mob-short", short),
    ]
