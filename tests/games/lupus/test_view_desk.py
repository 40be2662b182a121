"""The tablet at night: the covered note, the button, whom it may answer for, and the blind."""

import pytest

from companion.core import BLIND, Awaited, Circle, Note, Pick, Script, SeatNames, Weight, text
from companion.core.eye import MODERATOR
from companion.games.lupus.game import GAME
from tests.kit.games.lupus.evening import Evening
from tests.kit.games.lupus.seen import button, panel, panel_of, prompt
from tests.kit.playbook import Scene

DECK = "wolf*2 seer v*10"
WOLVES, SEER = (1, 2), 3


def notes(scene, eye):
    return [one for one in scene.view(eye).panels if isinstance(one, Note)]


def test_choice_and_answer_lie_covered_on_the_tablet():
    scene = Evening(DECK).open("seer").by(SEER).pick("seer", 1).then
    [note, *_] = (one for one in notes(scene, MODERATOR) if one.covered)
    ids = "lupus-cover-acts lupus-cover-picks lupus-cover-yes"
    assert [line.id for line in note.lines] == ids.split()


def test_the_blind_moderator_sees_the_schedule_and_who_is_awaited_and_no_more():
    scene = Evening(DECK).open("seer").by(SEER).pick("seer", 1).then
    view = scene.view(BLIND)
    assert panel(view, Script).line == panel_of(scene, MODERATOR, Script).line
    assert panel(view, Awaited) == panel_of(scene, MODERATOR, Awaited)
    assert all(mark.role is None for mark in panel(view, Circle).marks)
    assert (panel(view, Note), prompt(view, "n1")) == (None, None)


def test_a_blind_moderator_is_told_that_a_night_by_pointing_must_be_seen():
    pointed, asked = Evening(DECK, night_input="pointing"), Evening(DECK)
    for scene in (pointed, asked):
        scene.open("seer")
    assert warning_line(pointed) == text("lupus-blind-pointing")
    assert panel_of(asked, BLIND, Note) is None


def warning_line(scene):
    """The only line of what the blind tablet is warned of; it is offered to see the secrets."""
    note = panel_of(scene, BLIND, Note)
    assert note.offer == "table.set_blind"
    [line] = note.lines
    return line


def test_a_blind_moderator_is_warned_of_pointing_before_the_deal():
    lobby = Scene(GAME, range(1, 10))
    assert panel_of(lobby, BLIND, Note) is None
    lobby.tablet.set_option("night_input", "pointing")
    assert warning_line(lobby) == text("lupus-blind-pointing-lobby")
    assert panel_of(lobby, MODERATOR, Note) is None


def test_a_blind_moderator_is_warned_of_seats_without_a_phone_before_the_deal():
    lobby = Scene(GAME, range(1, 10))
    lobby.phones = frozenset(range(1, 9))
    assert warning_line(lobby) == text("lupus-blind-night", who=SeatNames((9,)), n=1)
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


def test_the_button_warns_when_somebody_has_not_chosen():
    scene = Evening(DECK).open("seer")
    assert button(scene).warn == text("lupus-warn-no-pick")
    scene.by(SEER).pick("seer", 1)
    assert button(scene).warn is None


def test_a_pack_that_differs_closes_the_button_and_brings_the_decision_to_the_front():
    scene = Evening(DECK, first_night="bite").open("wolves")
    scene.by(1).pick("wolves", 9).by(2).pick("wolves", 10)
    for _ in ("as soon as they differ", "later"):
        assert button(scene).closed == text("E_NO_AGREEMENT")
        scene.wait(31)
    settle = button(scene, MODERATOR, "n1-wolves-settle")
    assert (settle.group, settle.weight) == ("", Weight.MAIN)
    assert settle.none_label == text("lupus-settle-nobody")
    line = text("lupus-settle-differ", step=text("lupus-step-wolves"))
    assert (differing_lines(scene, MODERATOR), differing_lines(scene, BLIND)) == ([line], [])
    scene.by(2).pick("wolves", 9)
    assert differing_lines(scene, MODERATOR) == []


def differing_lines(scene, eye):
    """What the tablet says openly while a pack does not agree."""
    lines = (line for one in notes(scene, eye) if not one.covered for line in one.lines)
    return [line for line in lines if line.id == "lupus-settle-differ"]


def test_by_pointing_the_tablet_asks_once_whom_they_point_at():
    scene = Evening(DECK, night_input="pointing", first_night="bite").open("wolves")
    [prompt] = (one for one in scene.view(MODERATOR).prompts if isinstance(one, Pick))
    assert (prompt.command, prompt.group) == ("settle", "")
    assert set(prompt.seats) == set(scene.ring) - set(WOLVES)


def test_a_seat_without_phone_is_answered_for_on_the_ring():
    scene = Evening(DECK, phones=[seat for seat in range(1, 14) if seat != SEER]).open("seer")
    prompt = button(scene, MODERATOR, "n1-seer-for")
    assert (prompt.act_for, prompt.weight) == ((SEER,), "main")
    assert scene.tablet.on_behalf_of(SEER).pick("seer", prompt.seats[0]).events


def pack_shown(scene):
    return any(text("lupus-mixed-pack") in one.lines for one in notes(scene, BLIND))


@pytest.mark.parametrize(
    ("step", "phones", "shown"),
    [
        ("wolves", range(2, 14), True),  # a wolf has none
        ("wolves", range(1, 13), True),  # a villager has none: said all the same
        ("wolves", None, False),
        ("seer", range(1, 13), False),
    ],
)
def test_whoever_has_no_phone_is_shown_the_pack_by_hand_and_the_line_betrays_nobody(
    step, phones, shown
):
    assert pack_shown(Evening(DECK, phones=phones).open(step)) is shown


def test_when_the_pack_is_thanked_nobody_is_shown_it_any_more():
    scene = Evening(DECK, phones=range(2, 14)).open("wolves").close()
    assert (scene.state.tonight().called, pack_shown(scene)) == ("wolves", False)
