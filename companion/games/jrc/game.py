"""The contract of the campaign: who may ask for what, and where it is decided."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

from companion.core.chance import Chance
from companion.core.command import Caller, Command, Tick
from companion.core.event import Event, RingChanged
from companion.core.eye import Eye
from companion.core.game import Decision, Game, Moment, Stage
from companion.core.kit.commands import answer, commands_of, refusal
from companion.core.kit.facts import Fact, facts_of
from companion.core.kit.phase import page
from companion.core.kit.rounds import Shown
from companion.core.log import Step
from companion.core.question import Question
from companion.core.refusal import Refusal, refuse
from companion.core.seat import Ring
from companion.core.text import Text, text
from companion.core.value import replace
from companion.core.view import View
from companion.core.words.panels.base import Panel
from companion.games.jrc import PLAYERS
from companion.games.jrc.facts.papers import PapersOpened
from companion.games.jrc.narration.diary import tell
from companion.games.jrc.narration.help import help_in_play
from companion.games.jrc.narration.recap import history, recap
from companion.games.jrc.options import Options
from companion.games.jrc.phase import phase_of, phases
from companion.games.jrc.state import JrcState, Lines, Papers


class Jrc(Game[JrcState]):
    """A campaign of weeks."""

    id: ClassVar[str] = "jrc"
    players: ClassVar[tuple[int, int]] = PLAYERS
    lasting: ClassVar[bool] = True
    commands: ClassVar[tuple[type[Command], ...]] = commands_of(__package__)
    events: ClassVar[tuple[type[Event], ...]] = (*facts_of(__package__), RingChanged)

    def open(self, ring: Ring, kept: Mapping[str, Any]) -> JrcState:
        """A lobby with the house rules of the last campaign, if any."""
        return JrcState(options=Options.from_kept(kept.get("options", {})), ring=ring)

    def keep(self, state: JrcState) -> Mapping[str, Any]:
        """`{"options": {id: value}}`, only what was changed."""
        return {"options": state.options.kept()}

    def decide(
        self, state: JrcState, command: Command, caller: Caller, moment: Moment, chance: Chance
    ) -> Decision:
        """See `Game.decide`. There are no alarms; who acts for a seat is not the host just then."""
        if isinstance(command, Tick):
            return refuse("E_WRONG_PHASE")
        wrong = refusal(command, caller, state.phase)
        return wrong or answer(state, command, caller, moment, chance)

    def evolve(self, state: JrcState, event: Event) -> JrcState:
        """See `Game.evolve`. A ring that changes later brings people who may join."""
        if isinstance(event, Fact):
            after: JrcState = event.apply(state)
            return after
        if isinstance(event, RingChanged):
            return replace(state, ring=event.ring)
        return state

    def wall(self, state: JrcState, moment: Moment) -> View:
        """What everybody sees."""
        return phase_of(state).wall(state, moment)

    def phone(self, state: JrcState, seat: int, moment: Moment, wall: View) -> View:
        """The own column, the questions to a player, and the own sealed paper. A spectator sees
        what everybody sees."""
        if seat not in state.players and seat not in state.arrivals:
            return wall
        return phase_of(state).phone(state, seat, moment, wall)

    def desk(self, state: JrcState, eye: Eye, moment: Moment, wall: View) -> View:
        """The tablet's questions."""
        return phase_of(state).desk(state, eye, moment, wall)

    def stage(self, state: JrcState) -> Stage:
        """People come and go in the lobby only."""
        return phase_of(state).stage

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
        again = phase_of(state).opened_again(state, shown)
        return () if isinstance(again, Refusal) else again

    def tell(self, step: Step) -> Text | None:
        """One line of the diary, without a secret."""
        return tell(step)

    def history(self, state: JrcState) -> tuple[Panel, ...]:
        """The great table, charts of all turns, and every turn on a leaf of its own."""
        title = text("jrc-ledger-at", n=state.turn)
        now = replace(phase_of(state).ledger(state, None), title=title)
        return (now, *history(state)) if state.past else ()

    def reference(self, state: JrcState) -> tuple[Panel, ...]:
        """Help in play."""
        return help_in_play(state)

    def recap(self, state: JrcState, steps: tuple[Step, ...]) -> tuple[Panel, ...]:
        """The story of a campaign that is over."""
        return recap(state) if phase_of(state).stage is Stage.OVER else ()

    def phases_page(self) -> str:
        """The way from phase to phase, as the classes in `phases/` say."""
        return page("JRC", phases().values(), self.commands)


def _question(state: JrcState, papers: Papers) -> Question:
    """What the sealed papers are about: who writes, in which step, and what everybody has to divide
    then."""
    owned = tuple((seat, tuple(fi.items())) for seat, fi in state.fi.items())
    asked = (papers.asked, papers.filed, tuple(state.fund.items()), owned)
    return Question(("papers", state.phase, state.asked, *asked))


GAME = Jrc()
