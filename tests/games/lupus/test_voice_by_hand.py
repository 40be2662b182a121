"""What people may ask of the voice: a pause, the line again, the chair, the end of the talk; and
what they may not."""

import pytest

from companion.core import BLIND, Awaited, Caller, Moment, Script, text
from companion.core.eye import MODERATOR, PUBLIC, seat_eye
from companion.games.lupus.game import GAME
from companion.games.lupus.night_rules import actors
from companion.games.lupus.phase import phase_of
from companion.games.lupus.state import Phase
from companion.games.lupus.votes import VoterSkipped
from tests.kit.games.lupus.commands import SHARED_DISPLAY, do
from tests.kit.games.lupus.golden import nobody_moderates
from tests.kit.games.lupus.voice_evening import (
    deal,
    line_of,
    offered,
    open_window,
    play_evening,
    refused,
    table,
    until,
)


def panels(play, kind):
    """Those of the shared display."""
    view = GAME.view(play.state, BLIND, play.moment)
    return [one for one in view.panels if isinstance(one, kind)]


def test_the_voice_has_its_place_on_the_ring_before_the_cards_are_dealt():
    view = GAME.view(table().state, BLIND, Moment(0.0))
    (ring,) = [one for one in view.panels if one.kind == "circle"]
    assert ring.head == text("lupus-voice-seat")


def seconds_left(play):
    """Seconds to the next moment of the schedule; None: the voice waits."""
    due = GAME.wakes_at(play.state)
    return due if due is None else due - play.now


def test_by_day_anybody_alive_may_pause_is_named_on_every_screen_and_takes_no_time_away():
    play = until(deal(table()), Phase.DISCUSSION)
    seat, *_, last = play.state.living
    assert "pause_voice" in offered(play, seat_eye(seat))
    play.pass_time(10)
    before = seconds_left(play)
    play.must_do(do.PauseVoice(), Caller(seat))
    play.pass_time(36_000)
    assert seconds_left(play) is None
    for eye in (BLIND, PUBLIC, *(seat_eye(one) for one in play.state.living)):
        assert GAME.view(play.state, eye, play.moment).line.id == "lupus-voice-paused-by", eye
    assert refused(play, do.PauseVoice(), SHARED_DISPLAY) == "E_CLOCK_PAUSED"
    play.must_do(do.ResumeVoice(), Caller(last))
    assert seconds_left(play) == pytest.approx(before)
    assert refused(play, do.ResumeVoice(), SHARED_DISPLAY) == "E_CLOCK_RUNS"


def test_at_night_the_shared_display_alone_may_pause_and_takes_nothing_from_a_step():
    play = open_window(table(night_input="phones"))
    before = seconds_left(play)
    codes = {refused(play, do.PauseVoice(), Caller(seat)) for seat in play.ring}
    assert codes == {"E_NOT_MODERATOR"}, "whoever asks"
    assert not any("pause_voice" in offered(play, seat_eye(seat)) for seat in play.ring)
    play.must_do(do.PauseVoice(), SHARED_DISPLAY)
    play.pass_time(90)
    assert seconds_left(play) is None
    play.must_do(do.ResumeVoice(), SHARED_DISPLAY)
    assert seconds_left(play) == pytest.approx(before)


def test_a_refused_pause_does_not_tell_who_has_died_before_the_voice_does():
    play = until(deal(table(first_night="bite")), Phase.DAWN)
    assert not play.state.today().told
    (dead,) = play.state.today().dead
    play.must_do(do.PauseVoice(), Caller(dead))
    play.must_do(do.ResumeVoice(), Caller(dead))


def test_the_story_says_who_moderated_and_calls_nothing_that_the_voice_did_a_hand():
    play = nobody_moderates()
    assert any(isinstance(event, VoterSkipped) for step in play.steps for event in step.events)
    (told,) = [one for one in GAME.recap(play.state, tuple(play.steps)) if one.kind == "chronicle"]
    lines = {chapter.title.id: chapter.lines for chapter in told.chapters}
    assert "lupus-story-hands" not in lines
    voice, *handed = lines["lupus-story-chair"]
    assert voice == text("lupus-story-chair-voice")
    told = "lupus-story-chair-person lupus-story-chair-back"
    assert [dict(one.params)["what"].id for one in handed] == told.split()


def test_a_line_that_is_said_again_takes_no_more_time():
    play = until(deal(table()), Phase.DISCUSSION)
    due = GAME.wakes_at(play.state)
    play.must_do(do.SayAgain(), SHARED_DISPLAY)
    (script,) = panels(play, Script)
    assert (script.again, GAME.wakes_at(play.state)) == (1, due)


def test_at_night_nobody_shortens_a_step_from_the_shared_display():
    play = until(deal(table()), Phase.NIGHT)
    assert refused(play, do.Advance(), SHARED_DISPLAY) == "E_VOICE_LEADS"
    assert refused(play, do.SkipStep("x"), SHARED_DISPLAY) == "E_VOICE_LEADS"
    assert not {"advance", "skip_step", "kill", "set_role"} & set(offered(play, BLIND))
    assert "remove" in offered(play, BLIND)


def test_a_person_takes_over_sees_no_secret_and_gives_back():
    play = until(deal(table(night_input="phones")), Phase.NIGHT)
    play.must_do(do.TakeOver(), SHARED_DISPLAY)
    assert seconds_left(play) is None
    seeing, blind = (GAME.view(play.state, eye, play.moment) for eye in (MODERATOR, BLIND))
    assert seeing == blind, "whoever takes over may be playing"
    assert {"give_back", "advance"} <= {*offered(play, BLIND)}
    play.must_do(do.Advance(), SHARED_DISPLAY)
    assert play.state.tonight().open_step is not None
    play.must_do(do.GiveBack(), SHARED_DISPLAY)
    assert GAME.wakes_at(play.state) > play.now
    until(play, Phase.DAWN)


@pytest.mark.parametrize("first", [(do.PauseVoice, do.TakeOver), (do.TakeOver, do.Pause)])
def test_a_clock_that_stands_when_it_is_given_back_runs_again(first):
    for phase, following in ((Phase.DISCUSSION, Phase.NOMINATION), (Phase.DEFENCE, Phase.RUNOFF)):
        play = until(deal(table(defence_seconds=60)), phase)
        for command in (*first, do.GiveBack):
            play.must_do(command(), SHARED_DISPLAY)
        assert seconds_left(play) > 0
        until(play, following, answering=False)


def test_somebody_who_leaves_in_the_middle_of_the_window_does_not_stop_the_evening():
    play = open_window(table())
    for seat in play.state.living:
        play.must_do(do.Pick("night", actors.legal_targets(play.state, seat)[0]), Caller(seat))
    wolves = [one for one in play.state.living if play.state.role(one) == "werewolf"]
    play.must_do(do.Remove(wolves[0]), SHARED_DISPLAY)
    assert phase_of(play.state).continues_at(play.state) > play.now + 5, "all are asked again"
    until(play, Phase.DAWN, answering=False)


def test_a_step_that_is_taken_back_begins_its_line_anew():
    play = until(deal(table()), Phase.DISCUSSION)
    play.pass_time(100)
    (anew,) = GAME.kept_through_undo(play.state, play.state, play.moment)
    assert anew.at == play.now
    assert GAME.wakes_at(anew.apply(play.state)) > play.now


def test_a_line_that_ran_out_while_the_house_was_away_begins_anew():
    play = until(deal(table()), Phase.NIGHT)
    away = Moment(play.now + 3600, play.phones)
    (anew,) = GAME.after_downtime(play.state, away)
    assert GAME.wakes_at(anew.apply(play.state)) > away.now
    assert GAME.after_downtime(play.state, play.moment) == ()


def test_the_shared_display_is_never_shown_a_secret_and_its_diary_warns_alike():
    play = until(deal(table()), Phase.NIGHT)
    assert GAME.blindfolds(play.state)
    play_evening(play)
    assert not GAME.blindfolds(play.state), "at the end everything is told"


def all_ready(play, seats):
    """These say that the talk may end."""
    for seat in seats:
        play.must_do(do.SayReady(), Caller(seat))


def test_the_talk_ends_with_its_clock_or_when_all_who_live_are_ready():
    play = until(deal(table(discussion_seconds=180)), Phase.DISCUSSION)
    end = GAME.wakes_at(play.state)
    assert end == pytest.approx(play.state.voice.until + 180 + 2)
    *others, last = play.state.living
    all_ready(play, others)
    assert GAME.wakes_at(play.state) == end
    (count,) = panels(play, Awaited)
    assert (count.done, count.total, count.missing) == (len(others), len(others) + 1, ())
    assert refused(play, do.SayReady(), Caller(others[0])) == "E_ALREADY_ACTED"
    all_ready(play, [last])
    assert GAME.wakes_at(play.state) < end
    assert line_of(play) == "lupus-say-all-ready"
    until(play, Phase.NOMINATION, answering=False)


def test_who_has_no_phone_says_on_the_shared_display_that_the_talk_may_end():
    play = until(deal(table()), Phase.DISCUSSION)
    *phoned, _, _ = play.state.living
    play.phones = frozenset(phoned)
    assert "say_ready" in offered(play, BLIND)
    all_ready(play, phoned)
    (count,) = panels(play, Awaited)
    assert (count.done, count.total) == (len(phoned), len(phoned) + 2)
    play.must_do(do.SayReady(), SHARED_DISPLAY)
    assert refused(play, do.SayReady(), SHARED_DISPLAY) == "E_ALREADY_ACTED"
    assert "say_ready" not in offered(play, BLIND)
    assert line_of(play) == "lupus-say-all-ready"


def test_where_nobody_has_a_phone_nobody_is_counted_and_the_shared_display_ends_the_talk():
    play = until(deal(table(discussion_seconds=180)), Phase.DISCUSSION)
    play.phones = frozenset()
    assert panels(play, Awaited) == []
    assert "say_ready" not in offered(play, BLIND)
    assert "end_clock" in offered(play, BLIND)
    play.must_do(do.EndClock(), SHARED_DISPLAY)
    until(play, Phase.NOMINATION, answering=False)


def test_thirty_seconds_more_move_the_end_of_the_talk():
    play = until(deal(table(discussion_seconds=60)), Phase.DISCUSSION)
    before = GAME.wakes_at(play.state)
    play.pass_time(20)
    assert "more_time" in offered(play, BLIND)
    play.must_do(do.MoreTime(), SHARED_DISPLAY)
    assert GAME.wakes_at(play.state) == pytest.approx(before + 30)


@pytest.mark.parametrize("silent", [0, 1, None], ids=["with phones", "one is dead", "without"])
def test_without_hurry_the_voice_waits_until_all_who_live_are_ready(silent):
    """A phone without power counts as one that says nothing: the shared display speaks for it."""
    play = until(deal(table(pace="no_clock")), Phase.DISCUSSION)
    assert (line_of(play), GAME.wakes_at(play.state)) == ("lupus-say-talk-free", None)
    if silent is None:
        play.phones = frozenset()
    else:
        all_ready(play, play.state.living[: len(play.state.living) - silent])
    if silent != 0:
        assert "say_ready" in offered(play, BLIND)
        play.must_do(do.SayReady(), SHARED_DISPLAY)
        assert "say_ready" not in offered(play, BLIND)
    until(play, Phase.NOMINATION, answering=False)


def test_at_a_calm_pace_the_voice_takes_half_as_long_again_for_votes_and_pauses():
    usual, calm = (
        until(deal(table(pace=pace, pauses=4)), Phase.NOMINATION) for pace in ("usual", "calm")
    )
    spare = [play.state.voice.due - play.state.voice.until for play in (usual, calm)]
    assert 30 + 4 / 2 <= spare[0] <= 30 + 4 * 1.5
    assert 1.5 * (30 + 4 / 2) <= spare[1] <= 1.5 * (30 + 4 * 1.5)
