"""The voice moderates: an evening goes on by itself, and nobody has to touch the shared display."""

import os
import random

import pytest

from companion.core import BLIND, TABLET, Caller, Moment, Stage, text
from companion.core.eye import MODERATOR, PUBLIC, seat_eye
from companion.games.lupus.game import GAME
from companion.games.lupus.night_rules import actors
from companion.games.lupus.options import Options
from companion.games.lupus.phase import phase_of
from companion.games.lupus.state import Phase
from tests.kit.games.lupus.commands import SHARED_DISPLAY, do
from tests.kit.games.lupus.voice_evening import (
    deal,
    line_of,
    lobby,
    next_alarm,
    offered,
    open_window,
    play_evening,
    refused,
    table,
    until,
)

EVENINGS = int(os.environ.get("VEGLIA_LED_EVENINGS", "40"))
"""`make soak ARGS=P17` plays 200."""
BATCHES = 4


@pytest.mark.parametrize(
    "batch", [0, *(pytest.param(n, marks=pytest.mark.unmeasured) for n in range(1, BATCHES))]
)
def test_random_evenings_end_without_a_touch_of_the_shared_display(batch):
    for seed in range(batch, EVENINGS, BATCHES):
        rng = random.Random(f"led {seed}")
        play = deal(lobby(rng, rng.choice((8, 9, 12, 16))))
        play_evening(play)
        assert GAME.stage(play.state) is Stage.OVER
        touched = {type(one).__name__ for one in play.sent if type(one).__name__ in HOSTS}
        assert not touched, f"{seed}: somebody pressed {touched}"


HOSTS = {"Advance", "SkipStep", "SkipVoter", "EnterLot", "Settle", "TakeOver", "ResumeVoice"}


def test_a_table_that_a_person_moderates_has_no_line_of_the_voice_in_its_log():
    play = lobby(random.Random(3), 9, moderation="person", night_input="phones")
    deal(play)
    play.must_do(do.Advance(), TABLET)
    wires = {event.wire for step in play.steps for event in step.events}
    assert not {wire for wire in wires if "voice" in wire or "line" in wire}
    assert (play.state.voice, GAME.wakes_at(play.state)) == (None, None)


def test_the_voice_begins_with_one_window_and_steps_may_be_chosen():
    rules = Options().having("moderation", "voice")
    assert rules.night_input == "together"
    assert rules.admits("night_input", "phones")
    assert not rules.admits("night_input", "pointing")
    assert not rules.admits("deal_mode", "physical")
    stepwise = rules.having("night_input", "phones")
    for options in (rules, stepwise):
        assert Options.from_kept(options.kept()) == options


def test_cards_are_dealt_only_where_every_seat_has_a_phone_or_the_tablet_goes_round():
    play = table(night_input="phones")
    without = play.ring[2]
    play.phones = frozenset(play.ring) - {without}
    assert refused(play, do.Deal(), TABLET) == "E_NO_PHONES"
    play.must_do(do.SetOption("night_input", "together"), TABLET)
    play.must_do(do.Deal(), TABLET)


def test_the_night_falls_when_the_last_has_looked_and_not_before():
    play = table()
    play.must_do(do.Deal(), TABLET)
    *first, last = play.ring
    for seat in first:
        play.must_do(do.Look(), Caller(seat))
    assert GAME.wakes_at(play.state) is None, "it waits for somebody"
    play.must_do(do.Look(), Caller(last))
    assert line_of(play) == "lupus-say-all-seen"
    assert GAME.view(play.state, PUBLIC, Moment(play.now)).line == text("lupus-say-all-seen")
    until(play, Phase.NIGHT)


@pytest.mark.parametrize("taps", ["nobody", "at once", "all but one"])
def test_a_step_of_the_night_lasts_as_long_whoever_has_tapped(taps):
    play = open_window(table(night_input="phones", step_seconds=20))
    due = GAME.wakes_at(play.state)
    if taps != "nobody":
        for seat in play.state.living[: None if taps == "at once" else -1]:
            targets = actors.legal_targets(play.state, seat)
            if targets:
                play.must_do(do.Pick(play.state.tonight().called, targets[0]), Caller(seat))
    assert GAME.wakes_at(play.state) == due
    assert due - play.state.voice.until >= 20


def test_whoever_taps_after_the_end_of_a_step_is_too_late_even_before_the_alarm_has_rung():
    play = open_window(table(night_input="phones"))
    play.now = GAME.wakes_at(play.state)  # the alarm is on its way
    for seat in play.state.living:
        other = next(one for one in play.state.living if one != seat)
        late = refused(play, do.Pick(play.state.tonight().called, other), Caller(seat))
        assert late == "E_NOT_YOUR_STEP"


def test_the_window_ends_a_breath_after_the_last_answer_and_at_its_limit_without_one():
    quick, slow = (open_window(table(window_seconds=60)) for _ in range(2))
    latest = GAME.wakes_at(slow.state)
    quick.pass_time(12)
    for seat in quick.state.living:
        assert GAME.wakes_at(quick.state) == latest, "somebody has still to answer"
        target = actors.legal_targets(quick.state, seat)[0]
        quick.must_do(do.Pick("night", target), Caller(seat))
    earliest = quick.state.voice.until + quick.state.options.min_step_seconds
    assert GAME.wakes_at(quick.state) == pytest.approx(max(quick.now + 5, earliest))
    assert latest - slow.state.voice.until >= 60


def test_nothing_that_is_said_is_said_because_of_a_tap():
    play = open_window(table())
    before = GAME.view(play.state, BLIND, play.moment)
    for seat in play.state.living:
        play.must_do(do.Pick("night", actors.legal_targets(play.state, seat)[0]), Caller(seat))
        assert GAME.view(play.state, BLIND, play.moment) == before


def test_dawn_is_kept_for_a_breath_and_then_told_to_all_at_once():
    play = until(deal(table(first_night="bite")), Phase.DAWN)
    dead = play.state.today().dead
    for eye in (MODERATOR, BLIND, PUBLIC, *(seat_eye(one) for one in play.ring)):
        view = repr(GAME.view(play.state, eye, play.moment))
        assert "lupus-say-dawn" not in view, "it was told before its time"
        assert "dead=True" not in view
    assert line_of(play) == "lupus-say-daybreak"
    next_alarm(play)
    assert play.state.today().told
    assert (dead, line_of(play)) == (play.state.today().dead, "lupus-say-both")


def test_the_first_prey_is_the_voice_itself():
    play = until(deal(table(first_night="moderator")), Phase.DAWN)
    next_alarm(play)
    line = phase_of(play.state).spoken_line(play.state)
    assert dict(line.params)["first"].id.startswith("lupus-say-dawn-voice")
    play = deal(table(first_night="moderator", night_input="phones"))
    while line_of(play) not in ("lupus-call-wolves-first", "lupus-call-wolves-voice"):
        next_alarm(play)
    assert line_of(play) == "lupus-call-wolves-voice"


def test_a_silent_voter_is_asked_once_more_and_then_passed_over():
    play = until(deal(table(vote_seconds=30)), Phase.NOMINATION)
    first = play.state.today().nomination.missing[0]
    next_alarm(play)
    assert (line_of(play), play.state.today().nomination.missing[0]) == ("lupus-say-remind", first)
    next_alarm(play)
    assert play.state.today().nomination.skipped == (first,)
    assert line_of(play) == "lupus-say-vote-next"


@pytest.mark.parametrize("away", [False, True], ids=["silent", "without a phone"])
def test_when_nobody_answers_at_all_the_voice_stops_until_somebody_touches_the_shared_display(away):
    play = until(deal(table()), Phase.NOMINATION)
    if away:
        play.phones = frozenset()
    while GAME.wakes_at(play.state) is not None:
        next_alarm(play)
    assert (play.state.phase, line_of(play)) == (Phase.NOMINATION, "lupus-say-nobody-answers")
    play.pass_time(100_000)
    assert (play.state.phase, "resume_voice" in offered(play, BLIND)) == (Phase.NOMINATION, True)
    play.must_do(do.ResumeVoice(), SHARED_DISPLAY)
    assert GAME.wakes_at(play.state) is not None
    if not away:
        until(play, Phase.NIGHT)


def test_a_speaker_may_finish_before_the_clock_and_nobody_else_may_end_a_speech():
    play = until(deal(table()), Phase.DEFENCE)
    day = play.state.today()
    speaker = day.speakers[day.speaker]
    assert day.clock.length == 45, "with the voice a speech has an end"
    assert "finish_speech" in offered(play, seat_eye(speaker))
    others = [one for one in play.state.living if one != speaker]
    assert refused(play, do.FinishSpeech(), Caller(others[0])) == "E_NOT_YOUR_TURN"
    assert "finish_speech" not in offered(play, seat_eye(others[0]))
    play.must_do(do.FinishSpeech(), Caller(speaker))
    assert (play.state.phase, play.state.today().speaker) != (Phase.DEFENCE, day.speaker)
