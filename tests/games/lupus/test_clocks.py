"""The clocks of discussion, speeches and steps: pause, thirty seconds more, their limits."""

import pytest

from companion.core import replace
from companion.games.lupus.options import Options
from tests.games.lupus.voting import EIGHT, voted
from tests.kit.games.lupus.evening import Evening
from tests.kit.games.lupus.invented import lobby


def discussion(**options):
    return Evening(EIGHT, at="discussion", **options)


def left(evening):
    return evening.day.clock.remaining(evening.now)


def test_a_discussion_has_three_minutes_and_a_paused_clock_goes_on_where_it_was():
    evening = discussion()
    assert left(evening) == 180
    evening.wait(30).tablet.pause().pause().refuses("E_CLOCK_PAUSED").then.wait(600)
    assert left(evening) == 150
    evening.tablet.resume().resume().refuses("E_CLOCK_RUNS").then.wait(50)
    assert left(evening) == 100


def test_at_the_bell_nothing_is_decided():
    evening = discussion().wait(500)
    assert (left(evening), evening.phase) == (0, "discussion")
    assert evening.tablet.pause().refuses("E_CLOCK_OVER").then.advance().then.phase == "nomination"


@pytest.mark.parametrize(
    ("seconds", "after"), [(100, [130, 160, 180]), (150, [180]), (170, [180]), (140, [170, 180])]
)
def test_more_time_only_up_to_three_minutes_in_all(seconds, after):
    evening = discussion(discussion_seconds=seconds)
    for total in after:
        evening.tablet.more_time()
        assert left(evening) == total
    evening.tablet.more_time().refuses("E_TIME_LIMIT")


def test_more_time_after_the_bell_is_thirty_seconds_from_then():
    assert left(discussion(discussion_seconds=100).wait(500).tablet.more_time().then) == 30


def test_more_time_after_an_early_end_runs_at_once():
    """Nobody else would start it for the voice."""
    evening = discussion(discussion_seconds=100).tablet.end_clock().more_time().then
    assert (left(evening), left(evening.wait(10))) == (30, 20)


def test_a_long_discussion_is_for_houses_that_allow_it_and_may_go_on():
    scene = lobby().tablet.set_option("discussion_seconds", 181).refuses("E_OPTION").then
    scene.tablet.set_option("long_discussion", True).set_option("discussion_seconds", 900)
    scene.tablet.set_option("discussion_seconds", 901).refuses("E_OPTION")
    assert scene.state.options.discussion_seconds == 900
    evening = discussion(long_discussion=True, discussion_seconds=900)
    for _ in range(5):
        evening.tablet.more_time()
    assert left(evening) == 1050


def test_the_moderator_may_end_it_earlier():
    assert left(discussion().tablet.end_clock().then) == 0


def test_each_speech_has_a_clock_of_its_own_where_the_house_gives_it_one():
    evening = voted("A5 B3", defence_seconds=60).advance().then
    assert evening.speaker == 1
    evening.wait(45)
    assert left(evening) == 15
    evening.advance()
    assert (evening.speaker, left(evening)) == (2, 60)
    evening.tablet.more_time()
    assert left(evening) == 90


def test_at_a_calm_pace_every_time_is_half_as_long_again():
    evening = discussion(pace="calm", discussion_seconds=160)
    assert left(evening) == 240
    evening.tablet.more_time().more_time().refuses("E_TIME_LIMIT")
    assert left(evening) == 270
    assert left(voted("A5 B3", pace="calm", defence_seconds=60).advance().then) == 90


def test_without_hurry_neither_the_talk_nor_a_defence_has_a_clock():
    evening = discussion(pace="no_clock")
    assert evening.day.clock is None
    evening.tablet.more_time().refuses("E_NO_CLOCK").then.advance()
    assert evening.phase == "nomination"
    evening = voted("A5 B3", pace="no_clock", defence_seconds=60).advance().then
    assert (evening.speaker, evening.day.clock) == (1, None)


def test_a_talk_that_gets_shorter_loses_half_a_minute_a_day_down_to_one_minute():
    rules = replace(Options(), discussion_seconds=120, shorter_talk=True)
    assert [rules.talk_seconds(day) for day in range(1, 5)] == [120, 90, 60, 60]
    short = replace(rules, discussion_seconds=45)
    assert [short.talk_seconds(day) for day in (1, 3)] == [45, 45]
    assert replace(rules, pace="calm").talk_seconds(2) == 135
    assert left(discussion(discussion_seconds=120, shorter_talk=True)) == 120


@pytest.mark.parametrize("phase", ["dawn", "nomination", "defence", "runoff"])
def test_where_no_clock_runs_there_is_none_to_stop(phase):
    evening = Evening(EIGHT, at="dawn") if phase == "dawn" else voted("A5 B3")
    if phase in ("defence", "runoff"):
        evening.to(phase)
    assert evening.day.clock is None or phase != "defence"
    for command in ("pause", "resume", "more_time", "end_clock"):
        getattr(evening.tablet, command)().refuses("E_NO_CLOCK")


@pytest.mark.parametrize(
    ("seconds", "pace", "least"),
    [(3, "usual", 3), (8, "usual", 8), (8, "calm", 12), (8, "no_clock", 16), (30, "usual", 30)],
)
def test_no_step_on_the_phones_is_shorter_than_the_house_says(seconds, pace, least):
    evening = Evening(EIGHT, min_step_seconds=seconds, pace=pace).advance().then.pick(3, 1).then
    evening.now += least - 0.1
    evening.advance().refuses("E_TOO_SOON")
    evening.chance.pause(12)
    evening.now += 12
    assert evening.advance().then.state.night.closing


def test_pointing_takes_as_long_as_it_takes():
    evening = Evening(EIGHT, night_input="pointing").advance().then.pick(3, 1).then.advance().then
    assert evening.state.night.closing
