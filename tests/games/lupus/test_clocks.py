"""The clock of the discussion and of the speeches: pause, thirty seconds more, its limits."""

import pytest

from tests.kit.games.lupus.evening import Evening

EIGHT = "wolf*2 seer v*5"


def discussion(**options):
    """An evening whose first discussion has just begun."""
    evening = Evening(EIGHT, **options)
    evening.night()
    evening.to("discussion")
    return evening


def left(evening):
    return evening.day.clock.remaining(evening.now)


def test_the_discussion_has_three_minutes():
    evening = discussion()
    assert left(evening) == 180
    evening.wait(30)
    assert left(evening) == 150


def test_a_paused_clock_stands_still_and_goes_on_where_it_was():
    evening = discussion()
    evening.wait(30)
    evening.tablet.pause()
    evening.tablet.pause().refuses("E_CLOCK_PAUSED")
    evening.wait(600)
    assert left(evening) == 150
    evening.tablet.resume()
    evening.tablet.resume().refuses("E_CLOCK_RUNS")
    evening.wait(50)
    assert left(evening) == 100


def test_at_the_bell_nothing_is_decided():
    evening = discussion()
    evening.wait(500)
    assert left(evening) == 0
    assert evening.phase == "discussion"
    evening.tablet.pause().refuses("E_CLOCK_OVER")
    evening.advance()
    assert evening.phase == "nomination"


def test_more_time_only_up_to_three_minutes_in_all():
    evening = discussion(discussion_seconds=140)
    evening.tablet.more_time()
    assert left(evening) == 170
    evening.tablet.more_time()
    assert left(evening) == 180
    evening.tablet.more_time().refuses("E_TIME_LIMIT")


def test_more_time_after_the_bell_is_thirty_seconds_from_then():
    evening = discussion(discussion_seconds=100)
    evening.wait(500)
    evening.tablet.more_time()
    assert left(evening) == 30


def test_a_long_discussion_may_go_on():
    evening = discussion(long_discussion=True, discussion_seconds=900)
    for _ in range(5):
        evening.tablet.more_time()
    assert left(evening) == 1050


def test_the_moderator_may_end_it_earlier():
    evening = discussion()
    evening.tablet.end_clock()
    assert left(evening) == 0


def test_speeches_have_no_clock_unless_the_house_gives_them_one():
    evening = discussion()
    evening.to("nomination")
    evening.vote_like("A5 B3")
    evening.to("defence")
    assert evening.day.clock is None
    evening.tablet.pause().refuses("E_NO_CLOCK")


def test_each_speech_has_a_clock_of_its_own():
    evening = discussion(defence_seconds=60)
    evening.to("nomination")
    evening.vote_like("A5 B3")
    evening.advance()
    assert evening.speaker == 1
    evening.wait(45)
    assert left(evening) == 15
    evening.advance()
    assert (evening.speaker, left(evening)) == (2, 60)
    evening.tablet.more_time()
    assert left(evening) == 90


@pytest.mark.parametrize("phase", ["dawn", "nomination", "runoff"])
def test_where_no_clock_runs_there_is_none_to_stop(phase):
    evening = Evening(EIGHT)
    evening.night()
    if phase != "dawn":
        evening.to("nomination")
    if phase == "runoff":
        evening.vote_like("A5 B3")
        evening.to("runoff")
    for command in ("pause", "resume", "more_time", "end_clock"):
        getattr(evening.tablet, command)().refuses("E_NO_CLOCK")
