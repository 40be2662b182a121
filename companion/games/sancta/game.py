"""The contract of the saints' game: who may ask for what, and where it is decided."""

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
from companion.core.log import Step
from companion.core.question import Question
from companion.core.seat import Ring
from companion.core.text import Text
from companion.core.view import View
from companion.core.words.panels.base import Panel
from companion.games.sancta import PLAYERS
from companion.games.sancta.commands import SetOption, UseRules
from companion.games.sancta.facts.lobby import seated
from companion.games.sancta.narration.help import help_in_play
from companion.games.sancta.narration.recap import recap, tell
from companion.games.sancta.options import Options
from companion.games.sancta.phase import phase_of, phases
from companion.games.sancta.phases.turn.window import (
    ended_again,
    restarted,
    ring_alarm,
    window_question,
    window_shown,
)
from companion.games.sancta.state import SanctaState
from companion.games.sancta.typed_words import known

COVERED_BYTES = 16384
"""What is said of covered saints: who is on turn is asked about them in several questions."""


class Sancta(Game[SanctaState]):
    """Saints, points and the Rose."""

    id: ClassVar[str] = "sancta"
    players: ClassVar[tuple[int, int]] = PLAYERS
    alone: ClassVar[Mapping[str, Any]] = {"reaction_mode": "spoken"}
    cards: ClassVar[str] = "names"
    commands: ClassVar[tuple[type[Command], ...]] = commands_of(__package__, SetOption, UseRules)
    events: ClassVar[tuple[type[Event], ...]] = (*facts_of(__package__), RingChanged)

    def open(self, ring: Ring, kept: Mapping[str, Any]) -> SanctaState:
        """A lobby with the house rules and the names of saints of the last game."""
        names = known(kept.get("names", ()))
        rules = Options.from_kept(kept.get("options", {}))
        return seated(SanctaState((), options=rules, names=names), ring)

    def keep(self, state: SanctaState) -> Mapping[str, Any]:
        """`{"options": {id: value}, "names": [[saint, level]…]}`; of options only the changed."""
        names = [list(one) for one in state.names]
        return {"options": state.options.kept(), "names": names}

    def decide(
        self, state: SanctaState, command: Command, caller: Caller, moment: Moment, chance: Chance
    ) -> Decision:
        """The facts that follow, or the first refusal of §12 that applies."""
        if isinstance(command, Tick):
            return ring_alarm(state, moment)
        phase = phase_of(state)
        over = "E_GAME_OVER" if phase.stage is Stage.OVER else ""
        wrong = refusal(command, caller, state.phase, over)
        wrong = wrong or phase.objection(state, command, caller)
        return wrong or answer(state, command, caller, moment, chance)

    def evolve(self, state: SanctaState, event: Event) -> SanctaState:
        """See `Game.evolve`. The ring stands still once the first saints are looked for."""
        if isinstance(event, Fact):
            after: SanctaState = event.apply(state)
            return after
        if isinstance(event, RingChanged) and phase_of(state).stage is Stage.LOBBY:
            return seated(state, event.ring)
        return state

    def wall(self, state: SanctaState, moment: Moment) -> View:
        """What everybody sees."""
        return phase_of(state).wall(state, moment)

    def phone(self, state: SanctaState, seat: int, moment: Moment, wall: View) -> View:
        """See `Game.phone`; who came late sees what everybody sees."""
        if seat not in state.ring:
            return wall
        return phase_of(state).phone(state, seat, moment, wall)

    def desk(self, state: SanctaState, eye: Eye, moment: Moment, wall: View) -> View:
        """See `Game.desk`. The tablet knows no secret of its own."""
        return phase_of(state).desk(state, eye, moment, wall)

    def secret_bytes(self, state: SanctaState, seat: int) -> int:
        """Room for all saints of one person, however long their names, where they lie covered."""
        return COVERED_BYTES if state.options.sanctuary_hidden else self.private_bytes

    def stage(self, state: SanctaState) -> Stage:
        """People come and go in the lobby only; later the host may take a player out (§5)."""
        return phase_of(state).stage

    def wakes_at(self, state: SanctaState) -> float | None:
        """The end of the reaction window: it decides (§8)."""
        return None if state.window is None else state.window.ends_at

    def returned(self, state: SanctaState, moment: Moment) -> tuple[Event, ...]:
        """An open window has its full time again: its end decides, and nobody could answer."""
        return restarted(state, moment)

    def kept_through_undo(
        self, before: SanctaState, after: SanctaState, moment: Moment
    ) -> tuple[Event, ...]:
        """A window that is open again has its full time, as after a voided cancel (§8)."""
        return restarted(after, moment)

    def asked(self, state: SanctaState) -> tuple[Question, ...]:
        """An open window."""
        return () if state.window is None else (window_question(state, state.window),)

    def shows(self, state: SanctaState, event: Event) -> Iterable[tuple[Question, int | None]]:
        """How a window has ended."""
        return window_shown(state, event)

    def answer_again(
        self, state: SanctaState, question: Question, shown: int | None, moment: Moment
    ) -> tuple[Event, ...]:
        """It ends as it did."""
        return ended_again(state, shown)

    def rings_again(self, step: Step) -> bool:
        """A window that is open again has its time (see above)."""
        return False

    def may_be_copied(self, state: SanctaState, eye: Eye) -> bool:
        """Covered saints are known to their owner alone, and a copy cannot leave them out."""
        return not (state.playing and state.options.sanctuary_hidden)

    def hushed(self, state: SanctaState) -> bool:
        """While a window is open nothing may tell who has answered (§8)."""
        return state.window is not None

    def tell(self, step: Step) -> Text | None:
        """One line of the diary, without a secret."""
        return tell(step)

    def reference(self, state: SanctaState) -> tuple[Panel, ...]:
        """Help in play."""
        return help_in_play(state)

    def phases_page(self) -> str:
        """The way from phase to phase, as the classes in `phases/` say."""
        return page("Sancta Sanctorum", phases().values(), self.commands)

    def recap(self, state: SanctaState, steps: tuple[Step, ...]) -> tuple[Panel, ...]:
        """The story of a finished game."""
        return recap(state) if phase_of(state).stage is Stage.OVER else ()


GAME = Sancta()
