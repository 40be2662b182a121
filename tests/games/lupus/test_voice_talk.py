"""The voice in the talk: how it ends, and what people without a phone have to do with it."""

import pytest

from companion.core.command import Caller
from companion.core.eye import BLIND
from companion.core.words.panels.base import Awaited
from companion.games.lupus.game import GAME
from companion.games.lupus.state import Phase
from tests.kit.games.lupus.commands import do
from tests.kit.games.lupus.voice_evening import dealt, line_of, must, offered, refused, table, until

SHARED_DISPLAY = Caller(moderator=True, blind=True)


def counters(play):
    return [
        one for one in GAME.view(play.state, BLIND, play.moment).panels if isinstance(one, Awaited)
    ]


def test_the_talk_ends_with_its_clock_or_when_all_who_live_are_ready():
    play = until(dealt(table(discussion_seconds=180)), Phase.DISCUSSION)
    whole = GAME.wakes_at(play.state)
    assert whole == pytest.approx(play.state.voice.until + 180 + 2)
    *some, last = play.state.living
    for seat in some:
        must(play, do.SayReady(), Caller(seat))
        assert GAME.wakes_at(play.state) == whole
    (count,) = counters(play)
    assert (count.done, count.total, count.missing) == (len(some), len(some) + 1, ())
    assert refused(play, do.SayReady(), Caller(some[0])) == "E_ALREADY_ACTED"
    must(play, do.SayReady(), Caller(last))
    assert GAME.wakes_at(play.state) < whole
    assert line_of(play) == "lupus-say-all-ready"
    until(play, Phase.NOMINATION, answering=False)


def test_who_has_no_phone_says_on_the_shared_display_that_the_talk_may_end():
    play = until(dealt(table()), Phase.DISCUSSION)
    *phoned, _, _ = play.state.living
    play.phones = frozenset(phoned)
    assert "say_ready" in offered(play, BLIND)
    for seat in phoned:
        must(play, do.SayReady(), Caller(seat))
    (count,) = counters(play)
    assert (count.done, count.total) == (len(phoned), len(phoned) + 2)
    must(play, do.SayReady(), SHARED_DISPLAY)
    assert refused(play, do.SayReady(), SHARED_DISPLAY) == "E_ALREADY_ACTED"
    assert "say_ready" not in offered(play, BLIND)
    assert line_of(play) == "lupus-say-all-ready"


def test_where_nobody_has_a_phone_nobody_is_counted_and_the_shared_display_ends_the_talk():
    play = until(dealt(table(discussion_seconds=180)), Phase.DISCUSSION)
    play.phones = frozenset()
    assert counters(play) == []
    assert "say_ready" not in offered(play, BLIND)
    assert "end_clock" in offered(play, BLIND)
    must(play, do.EndClock(), SHARED_DISPLAY)
    until(play, Phase.NOMINATION, answering=False)


def test_thirty_seconds_more_move_the_end_of_the_talk():
    play = until(dealt(table(discussion_seconds=60)), Phase.DISCUSSION)
    before = GAME.wakes_at(play.state)
    play.pass_time(20)
    assert "more_time" in offered(play, BLIND)
    must(play, do.MoreTime(), SHARED_DISPLAY)
    assert GAME.wakes_at(play.state) == pytest.approx(before + 30)


def test_without_a_clock_a_phone_that_says_nothing_does_not_hold_up_the_talk():
    """A dead phone counts as one: its seat is still marked as having a phone."""
    play = until(dealt(table(pace="no_clock")), Phase.DISCUSSION)
    *answering, _ = play.state.living
    for seat in answering:
        must(play, do.SayReady(), Caller(seat))
    assert play.phones.issuperset(play.state.living)
    assert "say_ready" in offered(play, BLIND)
    must(play, do.SayReady(), SHARED_DISPLAY)
    assert "say_ready" not in offered(play, BLIND)
    until(play, Phase.NOMINATION, answering=False)


@pytest.mark.parametrize("phoned", [True, False], ids=["with phones", "without a phone"])
def test_without_hurry_the_voice_waits_until_all_who_live_are_ready(phoned):
    play = until(dealt(table(pace="no_clock")), Phase.DISCUSSION)
    assert (line_of(play), GAME.wakes_at(play.state)) == ("lupus-say-talk-free", None)
    if phoned:
        for seat in play.state.living:
            must(play, do.SayReady(), Caller(seat))
    else:
        play.phones = frozenset()
        assert "say_ready" in offered(play, BLIND)
        must(play, do.SayReady(), SHARED_DISPLAY)
    until(play, Phase.NOMINATION, answering=False)


def test_at_a_calm_pace_the_voice_takes_half_as_long_again_for_votes_and_pauses():
    usual, calm = (
        until(dealt(table(pace=pace, pauses=4)), Phase.NOMINATION) for pace in ("usual", "calm")
    )
    spare = [play.state.voice.due - play.state.voice.until for play in (usual, calm)]
    assert 30 + 4 / 2 <= spare[0] <= 30 + 4 * 1.5
    assert 1.5 * (30 + 4 / 2) <= spare[1] <= 1.5 * (30 + 4 * 1.5)
