"""The tablet goes to players without a phone who are asked by the second box: the fallen of a shot,
everybody in the window of the witch (L-B12 to L-B15)."""

import pytest

from companion.core.command import Caller
from companion.core.eye import BLIND, MODERATOR
from companion.games.lupus.game import GAME
from companion.games.lupus.night_rules.pass_and_play import turn_seconds
from companion.games.lupus.state import passing
from tests.kit.games.lupus.world import world
from tests.kit.playbook import Actor

# 1, 2 wolves · 3 seer · 4 hunter · 5–9 villagers
DECK = "wolf*2 seer hunter v*5"
HUNTER, VILLAGER = 4, 5
WITCH = "wolf*2 seer witch v*5"


def blind(evening, seat=None):
    return Actor(evening, Caller(seat, moderator=True, blind=True))


def open_tablet(evening):
    return evening.tablet


def fallen_at_dawn(*seats, lead=blind, way="phones", phones=(1, 2, 3), **options):
    """These have fallen at a dawn, and are asked; `lead`: whose button has opened the question."""
    evening = world(DECK, first_night="bite", night_input=way, **options)
    evening.open("night" if way == "together" else "wolves").tablet.settle(seats[0], "wolves")
    evening.daybreak()
    evening.phones = frozenset(phones)
    evening.kill(*seats[1:]).advance()
    lead(evening).advance().gives("ShotOpened")
    return evening


def answer(evening, seat, target):
    """The seat has the tablet, answers, and keeps it until its time is over."""
    blind(evening, seat).take_device()
    assert set(evening.prompts(BLIND)) == {"aim", "return_device", "remove"}
    assert evening.sees(seat)["prompts"][0]["title"]["t"] == "lupus-shot-ask"
    blind(evening, seat).aim(target).gives("Aimed")
    evening.wait(turn_seconds(evening.state))


@pytest.mark.parametrize("way", ["phones", "pointing", "together"])
def test_a_blind_tablet_goes_to_the_fallen_without_a_phone_in_each_way_of_the_night(way):
    evening = fallen_at_dawn(HUNTER, VILLAGER, way=way)
    assert passing(evening.state).seats == (HUNTER, VILLAGER)
    assert set(evening.prompts(BLIND)) == {"take_device", "pass_over", "remove"}
    blind(evening, HUNTER).aim(6).refuses("E_BLIND")
    answer(evening, HUNTER, 6)
    evening.wait(31)
    blind(evening).advance().refuses("E_DEVICE_PASSES")
    answer(evening, VILLAGER, None)
    blind(evening).advance().gives("AimsClosed", "WaveFell")
    assert (evening.dead, passing(evening.state)) == ((HUNTER, VILLAGER, 6), None)


def test_it_passes_by_those_with_a_phone_but_where_people_point():
    assert passing(fallen_at_dawn(HUNTER, VILLAGER, phones=(1, 4)).state).seats == (VILLAGER,)
    dark = fallen_at_dawn(HUNTER, VILLAGER, phones=(1, 4), way="pointing")
    assert passing(dark.state).seats == (HUNTER, VILLAGER)


def test_where_the_tablet_passes_round_at_night_the_moderators_does_at_a_shot_too():
    evening = fallen_at_dawn(HUNTER, lead=open_tablet, way="together", without_phone="passing")
    assert GAME.blindfolds(evening.state)
    assert evening.sees(MODERATOR) == evening.sees(BLIND)
    answer(evening, HUNTER, 6)
    assert evening.wait(31).advance().then.dead == (HUNTER, 6)


def test_a_moderator_who_sees_answers_for_people_who_point_and_no_tablet_goes_round():
    evening = fallen_at_dawn(HUNTER, lead=open_tablet)
    assert (passing(evening.state), evening.prompts(MODERATOR)["aim"].act_for) == (None, (HUNTER,))


def test_who_leaves_is_not_awaited_and_all_the_fallen_are_asked_anew():
    evening = fallen_at_dawn(HUNTER, VILLAGER)
    answer(evening, HUNTER, 6)
    evening.tablet.remove(6, "home").gives("AimsVoided", "PassingBegun")
    assert (passing(evening.state).turn, dict(evening.day.aims)) == (HUNTER, {})
    evening.tablet.revive(HUNTER, "scene").gives("AimsVoided", "PassingBegun")
    assert passing(evening.state).seats == (VILLAGER,)
    blind(evening).pass_over()
    evening.wait(31)
    blind(evening).advance().gives("AimsClosed")


def window(phones):
    """The second night, up to the window of the witch; the wolves have chosen a villager."""
    rules = {"night_input": "together", "without_phone": "passing"}
    evening = world(WITCH, at="night 2", **rules).open("night")
    evening.tablet.settle(VILLAGER, "wolves").then.close()
    evening.phones = frozenset(phones)
    return evening.open("witch")


def test_the_witch_without_a_phone_reads_whom_the_wolves_chose_and_heals_with_the_tablet():
    evening = window((1, 2, 3))
    assert passing(evening.state).seats == (4, 5, 6, 7, 8, 9)
    seen = {}
    for seat in passing(evening.state).seats:
        blind(evening, seat).take_device()
        pick = evening.prompts(BLIND)["pick"]
        seen[seat] = (pick.seats, pick.none_label, evening.sees(seat)["prompts"][0]["hint"]["t"])
        blind(evening, seat).pick("witch", VILLAGER if seat == 4 else None)
        evening.wait(turn_seconds(evening.state))
    assert {one[:2] for one in seen.values()} == {seen[4][:2]}, "the tablet shows alike to all"
    bands = {seat: one[2] for seat, one in seen.items()}
    assert bands == dict.fromkeys(seen, "lupus-band-neutral") | {4: "lupus-band-victim"}
    for seat in (1, 2, 3):
        evening.pick(seat, None)
    assert evening.to("dawn").dead == ()


def test_the_window_of_the_witch_closes_by_itself_once_all_have_answered():
    evening = window(range(1, 10))
    for seat in evening.living:
        evening.pick(seat, None)
    assert evening.wait(31).state.night.closing


@pytest.mark.parametrize("alive", [True, False])
def test_the_window_of_the_witch_lasts_as_long_where_she_is_dead(alive):
    evening = world(WITCH, at="discussion", night_input="together")
    if not alive:
        evening.kill(4)
    evening.lynch_nobody().open("night").close().open("witch")
    night = evening.state.night
    assert night.close_at - night.opened_at == evening.state.options.min_step_seconds
