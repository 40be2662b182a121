"""What the two ends of a campaign have in common: the story can be told."""

from __future__ import annotations

from companion.core.game import Moment, Stage
from companion.core.view import Scene, Tone
from companion.core.words.panels.base import Panel
from companion.core.words.prompts.base import Prompt
from companion.games.jrc.narration.recap import verdict
from companion.games.jrc.phase import JrcPhase
from companion.games.jrc.state import JrcState


class OverPhase(JrcPhase):
    """The campaign is over: how it ended, and the great table as it stands."""

    stage = Stage.OVER
    tone = Tone.END
    scene = Scene.END

    def shared(self, state: JrcState, seat: int | None) -> tuple[Panel, ...]:
        return (*verdict(state), *self.news_note(state), self.ledger(state, seat))

    def annals(self, state: JrcState) -> tuple[Panel, ...]:
        """None: all of it is told anyway."""
        return ()

    def desk_asks(self, state: JrcState, moment: Moment) -> tuple[Prompt, ...]:
        return ()
