"""The evening that the voice leads: one window a night, a pause, a person in between."""

from __future__ import annotations

from companion.core.command import Caller
from companion.core.game import Stage
from companion.games.lupus.game import GAME
from companion.games.lupus.state import Phase
from tests.kit.deals import Play
from tests.kit.games.lupus.commands import do
from tests.kit.games.lupus.voice_evening import answer_on_phones, dealt, must, table, until

SHARED_DISPLAY = Caller(moderator=True, blind=True)


def nobody_moderates() -> Play:
    """With the voice: one is silent, one asks for a pause, a person takes over and gives back."""
    play = dealt(table(8, seed=8, owl_may_mark_self=True))
    until(play, Phase.DISCUSSION)
    talker = play.state.living[2]
    must(play, do.SayReady(), Caller(talker))
    must(play, do.PauseVoice(), Caller(talker))
    play.pass_time(40)
    must(play, do.ResumeVoice(), Caller(play.state.living[0]))
    until(play, Phase.NOMINATION)
    for _ in range(2):  # the first voter says nothing: asked once more, then passed over
        play.pass_time(GAME.wakes_at(play.state) - play.now)
    until(play, Phase.DEFENCE)
    must(play, do.SayAgain(), SHARED_DISPLAY)
    until(play, Phase.NIGHT)
    must(play, do.PauseVoice(), SHARED_DISPLAY)
    play.pass_time(20)
    must(play, do.ResumeVoice(), SHARED_DISPLAY)
    until(play, Phase.DISCUSSION)
    must(play, do.TakeOver(), SHARED_DISPLAY)
    must(play, do.Advance(), SHARED_DISPLAY)
    must(play, do.GiveBack(), SHARED_DISPLAY)
    while GAME.stage(play.state) is not Stage.OVER:
        answer_on_phones(play, 0)
        play.pass_time(max(0.0, GAME.wakes_at(play.state) - play.now))
    return play
