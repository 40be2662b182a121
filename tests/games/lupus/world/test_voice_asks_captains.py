"""With the voice a captain who is silent is asked once more, for half the time (L-B14)."""

from itertools import count

import pytest

from companion.core.game import Stage
from companion.games.lupus.game import GAME
from companion.games.lupus.phase import phase_of
from companion.games.lupus.state import Phase
from tests.kit.games.lupus.voice_evening import answer_on_phones, dealt, line_of, table


def on(play):
    play.pass_time(max(0.0, GAME.wakes_at(play.state) - play.now))


def awaited(phase):
    """The first evening in which a captain is awaited in that phase."""
    for seed in count():
        rules = {"box": "world", "deck_rule": "free", "captain": "elected", "pauses": 0}
        play = dealt(table(8, seed, all_nominated="lot", **rules))
        while GAME.stage(play.state) is not Stage.OVER:
            if play.state.phase is phase and phase_of(play.state).awaited(play.state):
                return play
            answer_on_phones(play, 0)
            on(play)
    raise AssertionError(phase)


@pytest.mark.parametrize(
    ("phase", "asked"),
    [(Phase.HANDOVER, "lupus-say-handover"), (Phase.LOT, "lupus-say-lot-captain")],
)
def test_a_silent_captain_is_reminded_and_then_the_game_goes_on_without_the_word(phase, asked):
    play = awaited(phase)
    assert line_of(play) == asked
    seconds = play.state.options.vote_seconds
    assert play.state.voice.due - play.state.voice.until == seconds
    on(play)
    assert (play.state.phase, line_of(play)) == (phase, "lupus-say-remind-word")
    assert play.state.voice.due - play.state.voice.until == seconds / 2
    on(play)
    if phase is Phase.LOT:
        assert play.state.today().drawn in play.state.today().lot
    else:
        assert (play.state.captain, play.state.phase is phase) == (None, False)
