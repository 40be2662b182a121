"""The blind tablet: what it is told and refused depends on nothing hidden (P1, P13)."""

import pytest

from companion.core import BLIND, Awaited, Caller, Circle, Note, SeatName, SeatNames, text
from companion.core.eye import MODERATOR
from tests.kit.games.lupus.evening import Evening
from tests.kit.games.lupus.seen import button, panel, panel_of
from tests.kit.playbook import Actor

NINE = "wolf*2 seer v*6"
WOLVES, SEER, VILLAGER = (1, 2), 3, 4


class Blind(Actor):
    """The tablet while it hides the secrets."""

    def on_behalf_of(self, seat):
        return Actor(self._scene, Caller(seat, moderator=True, blind=True))


def blind(scene):
    return Blind(scene, Caller(moderator=True, blind=True))


def night_step(step, deck=NINE, way="phones", **options):
    """The second night, up to this step; the pack has not chosen before."""
    return Evening(deck, at="night 2", night_input=way, **options).open(step)


def tap_all(scene, choices, but=()):
    for seat in scene.living:
        other = next(one for one in scene.living if one not in (seat, *WOLVES))
        if seat not in but:
            scene.pick(seat, choices.get(seat, other))


@pytest.mark.parametrize("idle", [WOLVES[1], VILLAGER])
def test_a_step_closes_over_an_idle_phone_whoever_holds_it(idle):
    scene = night_step("wolves")
    tap_all(scene, {1: 9, 2: 9}, but=(idle,))
    scene.wait(8)
    press = button(scene, BLIND)
    assert press.closed is None
    assert press.warn == text("lupus-warn-untapped", who=SeatNames((idle,)), n=1)
    blind(scene).advance().gives("StepClosed")
    assert scene.state.night.picks == {"wolves": 9}


def test_nobody_at_all_has_answered_and_the_step_closes_without_a_choice():
    scene = night_step("wolves").wait(8)
    blind(scene).advance().gives("StepClosed")
    assert scene.state.night.picks == {}


def test_a_pack_that_differs_has_no_choice_when_a_blind_moderator_closes():
    scene = night_step("wolves")
    tap_all(scene, {1: 8, 2: 9})
    scene.wait(8)
    press = button(scene, BLIND)
    assert (press.closed, press.warn) == (None, None)
    blind(scene).advance().gives("StepClosed")
    assert scene.state.night.picks == {}


def test_whoever_sees_the_secrets_waits_for_the_pack_as_before():
    scene = night_step("wolves")
    tap_all(scene, {1: 8, 2: 9})
    scene.wait(8).advance().refuses("E_NO_AGREEMENT")


def test_a_dummy_step_closes_for_the_blind_as_early_as_any_other():
    alive, dead = Evening(NINE), Evening(NINE)
    dead.tablet.kill(SEER, "removed", "train")
    dead.chance.pause(11.5)
    for scene in (alive, dead):
        scene.open("seer")
        assert button(scene, BLIND).opens_at == scene.now + 8
        blind(scene).advance().refuses("E_TOO_SOON")
        scene.wait(8)
        blind(scene).advance().gives("StepClosed")


def test_what_a_blind_tablet_would_choose_for_others_is_refused_whoever_is_meant():
    scene = night_step("wolves")
    for target in (*WOLVES, SEER, VILLAGER):
        blind(scene).settle(target).refuses("E_BLIND")
        blind(scene).on_behalf_of(target).pick("wolves", target).refuses("E_BLIND")
        blind(scene).on_behalf_of(target).pick("seer", 9).refuses("E_BLIND")
    blind(scene).settle(None).refuses("E_BLIND")


def test_a_blind_tablet_says_who_cannot_choose_at_night_without_a_phone():
    scene = Evening(NINE, phones=range(1, 9)).open("seer")
    note = panel_of(scene, BLIND, Note)
    assert note.lines == (text("lupus-blind-night", who=SeatNames((9,)), n=1),)


@pytest.mark.parametrize("act", ["remove", "kill"])
@pytest.mark.parametrize("way", ["phones", "together"])
def test_when_somebody_goes_all_phones_ask_again_and_not_the_pack_alone(act, way):
    scene = night_step("night" if way == "together" else "wolves", way=way)
    tap_all(scene, {1: 6, 2: 6, 3: 6, 8: 6})
    reason = ("removed", "home") if act == "kill" else ("home",)
    getattr(scene.tablet, act)(6, *reason)
    rest = tuple(seat for seat in scene.living)
    for eye in (BLIND, MODERATOR):
        view = scene.view(eye)
        assert panel(view, Awaited).missing == rest
        assert {mark.seat for mark in panel(view, Circle).marks if mark.waits} == set(rest)
    for seat in rest:
        [question] = scene.view(seat).prompts
        assert (question.chosen, question.locked) == (None, False), seat


def test_whoever_has_a_final_answer_keeps_it_and_taps_once_more_for_show():
    scene = night_step("seer")
    tap_all(scene, {SEER: 1})
    scene.leave(9)
    question = scene.view(SEER).prompts[0]
    assert (question.title.id, question.hint.id) == ("lupus-band-yes", "lupus-band-tap")
    assert (question.chosen, question.locked) == (None, False)
    scene.by(SEER).pick("seer", 5).gives("Suspected")
    assert (scene.state.night.picks, len(scene.state.night.answers)) == ({"seer": 1}, 1)
    assert scene.view(SEER).prompts[0].chosen == 5


def test_a_proposal_stands_when_somebody_else_goes():
    scene = night_step("wolves")
    tap_all(scene, {1: 5, 2: 5})
    assert scene.leave(9).close().state.night.picks == {"wolves": 5}


def test_the_tablet_underlines_nobody_who_points_at_night():
    scene = Evening(NINE, night_input="pointing").open("seer")
    for eye in (BLIND, MODERATOR):
        assert not any(mark.waits for mark in panel_of(scene, eye, Circle).marks)


@pytest.mark.parametrize("without", [SEER, VILLAGER])
def test_who_has_no_phone_is_asked_all_at_once_with_a_part_or_without(without):
    scene = Evening(NINE, night_input="together", phones=set(range(1, 10)) - {without})
    scene.open("night")
    view = scene.view(MODERATOR)
    question = next(one for one in view.prompts if one.command == "pick" and one.weight == "main")
    assert question.act_for == (without,)
    assert question.title == text("lupus-pick-unphoned-each", who=SeatName(without))
    assert without in panel(view, Awaited).missing
    tap_all(scene, {SEER: 1}, but=(without,))
    assert scene.wait(60).step == "night"
    scene.tablet.on_behalf_of(without).pick("night", 1).gives("StepClosed")


@pytest.mark.parametrize("without", [SEER, VILLAGER])
def test_a_call_asks_for_whoever_has_no_phone_in_the_same_words(without):
    scene = Evening(NINE, phones=set(range(1, 10)) - {without}).open("seer")
    questions = [one for one in scene.view(MODERATOR).prompts if one.command == "pick"]
    assert [one.title for one in questions if one.weight == "main"] == [text("lupus-pick-unphoned")]


def test_phones_that_are_dark_choose_nothing():
    scene = Evening(NINE, night_input="pointing").open("seer")
    scene.by(SEER).pick("seer", 1).refuses("E_NOT_YOUR_STEP")
    scene.tablet.on_behalf_of(SEER).pick("seer", 1).gives("Answered")
