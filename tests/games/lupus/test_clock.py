"""Time: the discussion, its extensions, the speeches, and how long a step of the night takes."""

import pytest

from tests.games.lupus.evening import Evening

EIGHT = "wolf*2 seer v*5"


def talking(**options):
    evening = Evening(EIGHT, **options)
    evening.night()
    evening.to("discussion")
    return evening


def left(evening):
    return evening.day.clock.remaining(evening.now)


def test_the_discussion_runs_for_three_minutes_and_then_only_rings():
    evening = talking()
    assert left(evening) == 180
    evening.wait(200)
    assert left(evening) == 0
    assert evening.phase == "discussion", "the moderator opens the vote"
    evening.advance()
    assert evening.phase == "nomination"


def test_the_clock_stands_still_while_it_is_paused():
    evening = talking()
    evening.wait(50)
    evening.tablet.pause()
    evening.wait(1000)
    assert left(evening) == 130
    evening.tablet.resume()
    evening.wait(30)
    assert left(evening) == 100


def test_thirty_seconds_more_only_up_to_three_minutes_in_all():
    evening = talking()
    decided = evening.tablet.more_time()
    decided.refuses(decided.decision.code)
    assert left(evening) == 180


@pytest.mark.parametrize(("seconds", "after"), [(100, 130), (150, 180), (170, 180)])
def test_thirty_seconds_more_fill_up_a_short_discussion(seconds, after):
    evening = talking(discussion_seconds=seconds)
    evening.tablet.more_time()
    assert left(evening) == after


def test_a_long_discussion_may_be_extended_beyond():
    evening = talking(long_discussion=True)
    evening.tablet.more_time()
    evening.tablet.more_time()
    assert left(evening) == 240


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


def test_the_moderator_may_end_the_discussion_at_once():
    evening = talking()
    evening.tablet.end_clock()
    assert left(evening) == 0
    evening.advance()
    assert evening.phase == "nomination"


def test_speeches_have_a_clock_only_by_house_rule():
    for seconds in (0, 60):
        evening = Evening(EIGHT, defence_seconds=seconds)
        evening.night()
        evening.to("nomination")
        evening.vote_like("A4 B4")
        evening.to("defence")
        if seconds:
            assert left(evening) == 60
            evening.wait(70)
            assert evening.speaker == 1, "a bell, and nothing is decided"
        else:
            assert evening.day.clock is None


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
