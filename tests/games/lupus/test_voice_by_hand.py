"""What people may ask of the voice: a pause, the line again, the chair; and what they may not."""

import pytest

from companion.core import BLIND, Caller, Moment, Script, text
from companion.core.eye import MODERATOR, seat_eye
from companion.games.lupus.game import GAME
from companion.games.lupus.night_rules import actors
from companion.games.lupus.phase import phase_of
from companion.games.lupus.state import Phase
from companion.games.lupus.votes import VoterSkipped
from tests.kit.games.lupus.commands import do
from tests.kit.games.lupus.nobody_moderates import nobody_moderates
from tests.kit.games.lupus.voice_evening import (
    dealt,
    evening,
    must,
    offered,
    refused,
    table,
    until,
    window,
)

SHARED_DISPLAY = Caller(moderator=True, blind=True)


def test_the_voice_has_its_place_on_the_ring_before_the_cards_are_dealt():
    (ring,) = [
        one for one in GAME.view(table().state, BLIND, Moment(0.0)).panels if one.kind == "circle"
    ]
    assert ring.head == text("lupus-voice-seat")


def test_by_day_anybody_alive_may_pause_and_is_named_at_night_the_shared_display_alone():
    play = until(dealt(table()), Phase.DISCUSSION)
    seat = play.state.living[3]
    assert "pause_voice" in offered(play, seat_eye(seat))
    left = GAME.wakes_at(play.state) - play.now
    play.pass_time(10)
    must(play, do.PauseVoice(), Caller(seat))
    assert GAME.wakes_at(play.state) is None
    assert "lupus-voice-paused-by" in repr(GAME.view(play.state, BLIND, play.moment).line)
    assert refused(play, do.PauseVoice(), SHARED_DISPLAY) == "E_CLOCK_PAUSED"
    play.pass_time(500)
    must(play, do.ResumeVoice(), Caller(play.state.living[0]))
    assert GAME.wakes_at(play.state) - play.now == pytest.approx(left - 10)
    until(play, Phase.NIGHT)
    assert refused(play, do.PauseVoice(), Caller(seat)) == "E_NOT_MODERATOR"
    assert "pause_voice" not in offered(play, seat_eye(seat))
    must(play, do.PauseVoice(), SHARED_DISPLAY)
    assert GAME.wakes_at(play.state) is None


def test_a_pause_in_the_night_takes_nothing_from_a_step():
    play = window(table(night_input="phones"))
    left = GAME.wakes_at(play.state) - play.now
    must(play, do.PauseVoice(), SHARED_DISPLAY)
    play.pass_time(90)
    must(play, do.ResumeVoice(), SHARED_DISPLAY)
    assert GAME.wakes_at(play.state) - play.now == pytest.approx(left)


def test_the_story_says_who_moderated_and_calls_nothing_that_the_voice_did_a_hand():
    play = nobody_moderates()
    assert any(isinstance(event, VoterSkipped) for step in play.steps for event in step.events)
    (told,) = [one for one in GAME.recap(play.state, tuple(play.steps)) if one.kind == "chronicle"]
    lines = {chapter.title.id: chapter.lines for chapter in told.chapters}
    assert "lupus-story-hands" not in lines
    voice, *handed = lines["lupus-story-chair"]
    assert voice == text("lupus-story-chair-voice")
    assert [dict(one.params)["what"].id for one in handed] == [
        "lupus-story-chair-person",
        "lupus-story-chair-back",
    ]


def test_a_line_that_is_said_again_takes_no_more_time():
    play = until(dealt(table()), Phase.DISCUSSION)
    due = GAME.wakes_at(play.state)
    must(play, do.SayAgain(), SHARED_DISPLAY)
    (script,) = [
        one for one in GAME.view(play.state, BLIND, play.moment).panels if isinstance(one, Script)
    ]
    assert (script.again, GAME.wakes_at(play.state)) == (1, due)


def test_at_night_nobody_shortens_a_step_from_the_shared_display():
    play = until(dealt(table()), Phase.NIGHT)
    assert refused(play, do.Advance(), SHARED_DISPLAY) == "E_VOICE_LEADS"
    assert refused(play, do.SkipStep("x"), SHARED_DISPLAY) == "E_VOICE_LEADS"
    assert not {"advance", "skip_step", "kill", "set_role"} & set(offered(play, BLIND))
    assert "remove" in offered(play, BLIND)


def test_a_person_takes_over_sees_no_secret_and_gives_back():
    play = until(dealt(table(night_input="phones")), Phase.NIGHT)
    must(play, do.TakeOver(), SHARED_DISPLAY)
    assert GAME.wakes_at(play.state) is None
    assert GAME.view(play.state, MODERATOR, play.moment) == GAME.view(
        play.state, BLIND, play.moment
    ), "whoever takes over may be playing"
    assert "give_back" in offered(play, BLIND)
    assert "advance" in offered(play, BLIND)
    must(play, do.Advance(), SHARED_DISPLAY)
    assert play.state.tonight().open_step is not None
    must(play, do.GiveBack(), SHARED_DISPLAY)
    assert GAME.wakes_at(play.state) > play.now
    until(play, Phase.DAWN)


def test_somebody_who_leaves_in_the_middle_of_the_window_does_not_stop_the_evening():
    play = window(table())
    for seat in play.state.living:
        must(play, do.Pick("night", actors.legal_targets(play.state, seat)[0]), Caller(seat))
    wolves = [one for one in play.state.living if play.state.role(one) == "werewolf"]
    must(play, do.Remove(wolves[0]), SHARED_DISPLAY)
    assert phase_of(play.state).due(play.state) > play.now + 5, "all are asked again"
    until(play, Phase.DAWN, answering=False)


def test_a_step_that_is_taken_back_begins_its_line_anew():
    play = until(dealt(table()), Phase.DISCUSSION)
    play.pass_time(100)
    (anew,) = GAME.kept_through_undo(play.state, play.state, play.moment)
    assert anew.at == play.now
    assert GAME.wakes_at(anew.apply(play.state)) > play.now


def test_a_line_that_ran_out_while_the_house_was_away_begins_anew():
    play = until(dealt(table()), Phase.NIGHT)
    away = Moment(play.now + 3600, play.phones)
    (anew,) = GAME.returned(play.state, away)
    assert GAME.wakes_at(anew.apply(play.state)) > away.now
    assert GAME.returned(play.state, play.moment) == ()


def test_the_shared_display_is_never_shown_a_secret_and_its_diary_warns_alike():
    play = until(dealt(table()), Phase.NIGHT)
    assert GAME.blindfolds(play.state)
    evening(play)
    assert not GAME.blindfolds(play.state), "at the end everything is told"
