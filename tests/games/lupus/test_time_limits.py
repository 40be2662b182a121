"""Limits of time: how far a discussion may be extended, how short a step of the night may be."""

import pytest

from tests.kit.games.lupus.evening import Evening

EIGHT = "wolf*2 seer v*5"


def talking(**options):
    evening = Evening(EIGHT, **options)
    evening.night()
    evening.to("discussion")
    return evening


def left(evening):
    return evening.day.clock.remaining(evening.now)


@pytest.mark.parametrize(("seconds", "after"), [(100, 130), (150, 180), (170, 180)])
def test_thirty_seconds_more_fill_up_a_short_discussion(seconds, after):
    evening = talking(discussion_seconds=seconds)
    evening.tablet.more_time()
    assert left(evening) == after


def test_a_long_discussion_is_refused_where_the_house_has_not_allowed_it():
    evening = Evening(EIGHT)
    evening.undo(len(evening.steps))
    refused = evening.tablet.set_option("discussion_seconds", 181)
    refused.refuses(refused.decision.code)
    evening.tablet.set_option("long_discussion", True)
    evening.tablet.set_option("discussion_seconds", 900)
    again = evening.tablet.set_option("discussion_seconds", 901)
    again.refuses(again.decision.code)
    assert evening.state.options.discussion_seconds == 900


@pytest.mark.parametrize("seconds", [3, 8, 30])
def test_no_step_on_the_phones_is_shorter_than_the_house_says(seconds):
    evening = Evening(EIGHT, min_step_seconds=seconds)
    evening.advance()
    evening.pick(3, 1)
    evening.now += seconds - 0.1
    evening.advance().refuses("E_TOO_SOON")
    evening.luck.pause(12)
    evening.now += 12
    evening.advance()
    assert evening.state.night.closing


def test_pointing_takes_as_long_as_it_takes():
    evening = Evening(EIGHT, night_input="pointing")
    evening.advance()
    evening.pick(3, 1)
    evening.advance()
    assert evening.state.night.closing
