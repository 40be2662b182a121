"""The contract of the campaign: who may ask for what, and where it is decided."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from companion.core.event import Event, RingChanged
from companion.core.game import Moment
from companion.core.kit.phased_game import PhasedGame
from companion.core.kit.rounds import Shown
from companion.core.log import Step
from companion.core.question import Question
from companion.core.refusal import Refusal
from companion.core.text import Text, text
from companion.core.value import replace
from companion.core.words.panels.base import Panel
from companion.games.jrc import PLAYERS
from companion.games.jrc.facts.papers import PapersOpened
from companion.games.jrc.narration.diary import diary_line
from companion.games.jrc.narration.recap import history, recap
from companion.games.jrc.options import Options
from companion.games.jrc.paper_phase import PaperPhase
from companion.games.jrc.phase import JrcPhase, phase_of
from companion.games.jrc.state import JrcState, Lines, Papers


class Jrc(PhasedGame[JrcState], package=__package__):
    """A campaign of weeks."""

    id: ClassVar[str] = "jrc"
    players: ClassVar[tuple[int, int]] = PLAYERS
    lasting: ClassVar[bool] = True
    state: ClassVar[type[Any]] = JrcState
    phase: ClassVar[type[Any]] = JrcPhase
    rules: ClassVar[type[Options]] = Options
    over: ClassVar[str] = ""
    terms: ClassVar[tuple[str, ...]] = ("prince", "contested", "margin", "fund", "prey")

    def evolve(self, state: JrcState, event: Event) -> JrcState:
        """See `Game.evolve`. A ring that changes later brings people who may join."""
        if isinstance(event, RingChanged):
            return replace(state, ring=event.ring)
        return super().evolve(state, event)

    def plays(self, state: JrcState, seat: int) -> bool:
        """Those in the campaign, and those who wait to join it."""
        return seat in state.players or seat in state.arrivals

    def welcomes(self, state: JrcState) -> bool:
        """Late comers may sit down between turns, where `late_join` is on (§5)."""
        return state.options.late_join and phase_of(state).between_turns

    def asked(self, state: JrcState) -> tuple[Question, ...]:
        """The papers of a step (J-Z1)."""
        return () if state.papers is None else (_question(state, state.papers),)

    def shows(self, state: JrcState, event: Event) -> Iterable[tuple[Question, Shown[Lines]]]:
        """All papers of a step, when the table is opened."""
        if isinstance(event, PapersOpened) and state.papers is not None:
            yield _question(state, state.papers), event.papers

    def answer_again(
        self, state: JrcState, question: Question, shown: Shown[Lines], moment: Moment
    ) -> tuple[Event, ...]:
        """The same papers are opened again."""
        phase = phase_of(state)
        assert isinstance(phase, PaperPhase)  # only such a phase has asked
        again = phase.open_now(state, shown)
        return () if isinstance(again, Refusal) else again

    def diary_line(self, step: Step) -> Text | None:
        """One line of the diary, without a secret."""
        return diary_line(step)

    def history(self, state: JrcState) -> tuple[Panel, ...]:
        """The great table, charts of all turns, and every turn on a leaf of its own."""
        title = text("jrc-ledger-at", n=state.turn)
        now = replace(phase_of(state).ledger(state, None), title=title)
        return (now, *history(state)) if state.past else ()

    def story(self, state: JrcState, steps: tuple[Step, ...]) -> tuple[Panel, ...]:
        """The story of a campaign that is over."""
        return recap(state)


def _question(state: JrcState, papers: Papers) -> Question:
    """What the sealed papers are about: who writes, in which step, and what everybody has to divide
    then."""
    owned = tuple((seat, tuple(fi.items())) for seat, fi in state.fi.items())
    asked = (papers.asked, papers.filed, tuple(state.fund.items()), owned)
    return Question(("papers", state.phase, state.asked, *asked))


GAME = Jrc()
