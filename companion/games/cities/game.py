"""The contract of the city game: who may ask for what, and where it is decided."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from companion.core.chance import Chance
from companion.core.command import Caller, Command, Tick
from companion.core.event import Event
from companion.core.game import Decision, Moment
from companion.core.kit.facts import Fact
from companion.core.kit.phased_game import PhasedGame
from companion.core.log import Step as LogStep
from companion.core.seat import Ring
from companion.core.text import Text
from companion.core.words.panels.base import Panel
from companion.games.cities import PLAYERS
from companion.games.cities.components.clock import deadline, kept_through_undo, with_bell
from companion.games.cities.decide import alarm, decide
from companion.games.cities.facts.match import seated
from companion.games.cities.known_characters import read, written
from companion.games.cities.narration.diary import diary_line
from companion.games.cities.narration.help import help_in_play
from companion.games.cities.narration.news import noted
from companion.games.cities.narration.recap import recap
from companion.games.cities.options import Options
from companion.games.cities.phase import CitiesPhase
from companion.games.cities.state import CitiesState


class Cities(PhasedGame[CitiesState], package=__package__):
    """Two players, five cities between them, one of which is the capital."""

    id: ClassVar[str] = "cities"
    players: ClassVar[tuple[int, int]] = PLAYERS
    cards: ClassVar[str] = "faces"
    state: ClassVar[type[Any]] = CitiesState
    phase: ClassVar[type[Any]] = CitiesPhase
    rules: ClassVar[type[Options]] = Options

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

    def applied(self, state: CitiesState, fact: Fact[CitiesState]) -> CitiesState:
        """With its sentences among the news."""
        return noted(state, fact)

    def seated(self, state: CitiesState, ring: Ring) -> CitiesState:
        """The lobby with these people."""
        return seated(state, ring)

    def plays(self, state: CitiesState, seat: int) -> bool:
        """The two at the line."""
        return seat in state.players

    def shown(self, state: CitiesState, moment: Moment) -> CitiesState:
        """With the bell rung, where its time has come."""
        return with_bell(state, moment.now)[0]

    def wakes_at(self, state: CitiesState) -> float | None:
        """The end of the match clock, to ring the bell."""
        return deadline(state)

    def kept_through_undo(
        self, before: CitiesState, after: CitiesState, moment: Moment
    ) -> tuple[Event, ...]:
        """The time that had run stays run (M4)."""
        kept = kept_through_undo(before, after, moment.now)
        return () if kept is None else (kept,)

    def diary_line(self, step: LogStep) -> Text | None:
        """One line of the diary, without a deck's content."""
        return diary_line(step)

    def reference(self, state: CitiesState) -> tuple[Panel, ...]:
        """Help in play."""
        return help_in_play(state)

    def story(self, state: CitiesState, steps: tuple[LogStep, ...]) -> tuple[Panel, ...]:
        """The story of a finished match."""
        return recap(state, steps)


GAME = Cities()
