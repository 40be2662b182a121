"""The contract of the city game: who may ask for what, and where it is decided."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from companion.core.chance import Chance
from companion.core.command import Caller, Command, Tick
from companion.core.event import Event, RingChanged
from companion.core.eye import Eye
from companion.core.game import Decision, Game, Moment, Stage
from companion.core.kit.commands import commands_of
from companion.core.kit.facts import Fact, facts_of
from companion.core.kit.phase import page
from companion.core.kit.rules import SetOption, UseRules
from companion.core.log import Step as LogStep
from companion.core.seat import Ring
from companion.core.text import Text
from companion.core.view import View
from companion.core.words.panels.base import Panel
from companion.games.cities import PLAYERS
from companion.games.cities.components.clock import deadline, kept_through_undo, with_bell
from companion.games.cities.decide import alarm, decide
from companion.games.cities.facts.match import seated
from companion.games.cities.known_characters import read, written
from companion.games.cities.narration.diary import tell
from companion.games.cities.narration.help import help_in_play
from companion.games.cities.narration.news import noted
from companion.games.cities.narration.recap import recap
from companion.games.cities.options import Options
from companion.games.cities.phase import phase_of, phases
from companion.games.cities.state import CitiesState


class Cities(Game[CitiesState]):
    """Two players, five cities between them, one of which is the capital."""

    id: ClassVar[str] = "cities"
    players: ClassVar[tuple[int, int]] = PLAYERS
    cards: ClassVar[str] = "faces"
    commands: ClassVar[tuple[type[Command], ...]] = commands_of(__package__, SetOption, UseRules)
    events: ClassVar[tuple[type[Event], ...]] = (*facts_of(__package__), RingChanged)

    def open(self, ring: Ring, kept: Mapping[str, Any]) -> CitiesState:
        """A lobby with the house rules and the characters of the last match, if any."""
        rules = Options.from_kept(kept.get("options", {}))
        return seated(CitiesState(options=rules, faces=read(kept.get("faces", ()))), ring)

    def keep(self, state: CitiesState) -> Mapping[str, Any]:
        """`{"options": {id: value}, "faces": [[name, power, hp, range, quick]…]}`; of options only
        what was changed, of characters those with a name, whoever played them."""
        return {"options": state.options.kept(), "faces": written(state.faces)}

    def decide(
        self, state: CitiesState, command: Command, caller: Caller, moment: Moment, chance: Chance
    ) -> Decision:
        """See `Game.decide`."""
        if isinstance(command, Tick):
            return alarm(state, moment)
        return decide(state, command, caller, moment, chance)

    def evolve(self, state: CitiesState, event: Event) -> CitiesState:
        """See `Game.evolve`. The ring stands still once the match has begun."""
        if isinstance(event, Fact):
            return noted(state, event)
        if isinstance(event, RingChanged) and not state.begun:
            return seated(state, event.ring)
        return state

    def stage(self, state: CitiesState) -> Stage:
        """People come and go in the lobby only."""
        return phase_of(state).stage

    def wakes_at(self, state: CitiesState) -> float | None:
        """The end of the match clock, to ring the bell."""
        return deadline(state)

    def kept_through_undo(
        self, before: CitiesState, after: CitiesState, moment: Moment
    ) -> tuple[Event, ...]:
        """The time that had run stays run (M4)."""
        kept = kept_through_undo(before, after, moment.now)
        return () if kept is None else (kept,)

    def wall(self, state: CitiesState, moment: Moment) -> View:
        """What everybody sees."""
        state, _ = with_bell(state, moment.now)
        return phase_of(state).wall(state, moment)

    def phone(self, state: CitiesState, seat: int, moment: Moment, wall: View) -> View:
        """The own side of the line, what a player may do, and the own list of cards."""
        state, _ = with_bell(state, moment.now)
        return phase_of(state).phone(state, seat, moment, wall) if seat in state.players else wall

    def desk(self, state: CitiesState, eye: Eye, moment: Moment, wall: View) -> View:
        """The tablet's questions."""
        state, _ = with_bell(state, moment.now)
        return phase_of(state).desk(state, eye, moment, wall)

    def tell(self, step: LogStep) -> Text | None:
        """One line of the diary, without a deck's content."""
        return tell(step)

    def reference(self, state: CitiesState) -> tuple[Panel, ...]:
        """Help in play."""
        return help_in_play(state)

    def phases_page(self) -> str:
        """The way from phase to phase, as the classes in `phases/` say."""
        return page("Cities", phases().values(), self.commands)

    def recap(self, state: CitiesState, steps: tuple[LogStep, ...]) -> tuple[Panel, ...]:
        """The story of a finished match."""
        return recap(state, steps) if state.result is not None else ()


GAME = Cities()
