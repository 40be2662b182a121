"""What may go wrong while the voice moderates: each has an answer, and loses and tells nothing."""

import random

import pytest

from companion.core.command import TABLET, Caller
from companion.core.eye import BLIND, PUBLIC, seat_eye
from companion.core.game import Stage
from companion.games.lupus.game import GAME
from companion.games.lupus.night_rules import actors
from companion.games.lupus.options import Options
from companion.games.lupus.state import Phase
from tests.kit.games.lupus.commands import do
from tests.kit.games.lupus.voice_evening import (
    dealt,
    evening,
    line_of,
    lobby,
    must,
    refused,
    table,
    until,
)

SHARED_DISPLAY = Caller(moderator=True, blind=True)
LIMITS = ("step_seconds", "window_seconds", "vote_seconds", "min_step_seconds", "pauses")


def in_the_window(play):
    until(play, Phase.NIGHT)
    while play.state.tonight().open_step is None:
        play.pass_time(1)
    return play


def test_a_pack_whose_last_phone_is_gone_makes_no_prey_and_the_night_ends_in_its_time():
    play = in_the_window(dealt(table(first_night="bite", window_seconds=60)))
    latest = GAME.wakes_at(play.state)
    for seat in play.state.living:
        if play.state.role(seat) != "werewolf":
            must(play, do.Pick("night", actors.legal_targets(play.state, seat)[0]), Caller(seat))
    play.phones = frozenset(one for one in play.ring if play.state.role(one) != "werewolf")
    assert GAME.wakes_at(play.state) == latest
    until(play, Phase.DISCUSSION, answering=False)
    assert play.state.today().dead == ()


def test_when_all_phones_are_away_the_voice_says_so_and_waits():
    play = until(dealt(table()), Phase.NOMINATION)
    play.phones = frozenset()
    while (due := GAME.wakes_at(play.state)) is not None:
        play.pass_time(due - play.now)
    assert line_of(play) == "lupus-say-nobody-answers"
    play.pass_time(36_000)
    assert play.state.phase is Phase.NOMINATION
    must(play, do.ResumeVoice(), SHARED_DISPLAY)
    assert GAME.wakes_at(play.state) is not None


def test_a_pause_that_nobody_ends_names_who_asked_and_takes_no_time_from_anybody():
    play = until(dealt(table(discussion_seconds=120)), Phase.DISCUSSION)
    seat = play.state.living[0]
    left = GAME.wakes_at(play.state) - play.now
    must(play, do.PauseVoice(), Caller(seat))
    play.pass_time(36_000)
    for eye in (BLIND, PUBLIC, *(seat_eye(one) for one in play.state.living)):
        assert GAME.view(play.state, eye, play.moment).line.id == "lupus-voice-paused-by", eye
    assert refused(play, do.PauseVoice(), SHARED_DISPLAY) == "E_CLOCK_PAUSED"
    must(play, do.ResumeVoice(), Caller(play.state.living[-1]))
    assert GAME.wakes_at(play.state) - play.now == pytest.approx(left)
    assert refused(play, do.ResumeVoice(), SHARED_DISPLAY) == "E_CLOCK_RUNS"


def test_at_night_no_phone_may_ask_for_a_pause_and_all_are_refused_alike():
    play = in_the_window(dealt(table()))
    codes = {refused(play, do.PauseVoice(), Caller(seat)) for seat in play.ring}
    assert codes == {"E_NOT_MODERATOR"}


def test_a_refused_pause_does_not_tell_who_has_died_before_the_voice_does():
    play = until(dealt(table(first_night="bite")), Phase.DAWN)
    assert not play.state.today().told
    (dead,) = play.state.today().dead
    must(play, do.PauseVoice(), Caller(dead))
    must(play, do.ResumeVoice(), Caller(dead))


@pytest.mark.parametrize("option", LIMITS)
@pytest.mark.parametrize("edge", ["low", "high"])
def test_an_evening_ends_with_a_clock_at_its_limits(option, edge):
    value = getattr(Options.asked[option], edge)
    nights = ("phones",) if option == "step_seconds" else ("together",)
    for night in nights:
        rng = random.Random(f"{option} {edge}")
        play = dealt(lobby(rng, 8, **{option: value, "night_input": night}))
        evening(play)
        assert GAME.stage(play.state) is Stage.OVER


@pytest.mark.parametrize("option", LIMITS)
def test_a_clock_beyond_its_limits_is_refused_and_nothing_changes(option):
    play = table()
    rule, before = Options.asked[option], play.state
    for value in (rule.low - 1, rule.high + 1):
        assert refused(play, do.SetOption(option, value), TABLET) == "E_OPTION"
    assert play.state == before
