"""Common parts of the phases of a duel: who is asked, and what every screen shows."""

from typing import Any, ClassVar

from companion.core import Blows, Command, Moment, Panel, Prompt, Scene, View, replace
from companion.core.refusal import Refusal, refuse
from companion.core.text import SeatName, Text, text
from companion.games.cities.commands import InDuel, tracking_refusal
from companion.games.cities.components import board as boards
from companion.games.cities.components.clock import clock_prompts, countdown, extra_time, notices
from companion.games.cities.components.duel_end import concede
from companion.games.cities.duel import Duel, Phase
from companion.games.cities.narration.news import latest
from companion.games.cities.phase import CitiesPhase
from companion.games.cities.state import CitiesState


class DuelPhase(CitiesPhase):
    """A phase in which a duel runs."""

    scene = Scene.LINE
    by_hand: ClassVar[tuple[str, ...]] = (Phase.BELL, Phase.WON)
    asks_itself: ClassVar[bool] = False
    """Whether the question has a sentence, so that the asked phone needs no line."""

    def asked(self, state: CitiesState) -> int:
        """The seat that the duel waits for."""
        return state.playing().active

    def awaits(self, state: CitiesState, command: InDuel, seat: int) -> bool:
        """Whether the duel waits for a command of this kind."""
        return False

    def closes_opening(self, state: CitiesState, command: InDuel, seat: int) -> bool:
        """Whether `command` means that no card is opened in this turn."""
        return False

    def refuses(self, state: CitiesState, command: Command, seat: int | None) -> Refusal | None:
        """The first refusal of a command of the duel, in the order of §9 and §12."""
        if not isinstance(command, InDuel) or seat is None:
            return None
        if self.awaits(state, command, seat):
            wrong = tracking_refusal(state, command)
            return wrong if seat == self.asked(state) else refuse("E_NOT_ACTIVE")
        return refuse("E_TIME_UP") if state.time_is_up else self.unfinished(state)

    def title(self, state: CitiesState, seat: int | None = None) -> Text:
        """«Duello 2: tocca ad Anna»; extra time is the largest word as long as it lasts (M2)."""
        duel, n = state.playing(), state.number
        mine, who = duel.active == seat, SeatName(duel.active)
        if state.extra:
            return text("cities-extra-you") if mine else text("cities-extra-turn", who=who)
        if duel.combat is not None:
            id = "cities-attacks-you" if mine else "cities-attacks"
            return text(id, who=who, slot=duel.combat.slot, n=n)
        return text("cities-turn-you", n=n) if mine else text("cities-turn", n=n, who=who)

    def wait(self, state: CitiesState) -> tuple[str, dict[str, Any]]:
        """The part of the line's id that says what the duel waits for, and its variables."""
        return self.id, {}

    def line(self, state: CitiesState, seat: int | None = None) -> Text | None:
        """What is awaited; the awaited player is addressed directly."""
        if state.paused:
            return text("cities-line-paused")
        who, (id, more) = self.asked(state), self.wait(state)
        if who != seat:
            return text(f"cities-line-{id}", who=SeatName(who), **more)
        return None if self.asks_itself else text(f"cities-line-{id}-you", **more)

    def panels(self, state: CitiesState, seat: int | None = None) -> tuple[Panel, ...]:
        """The clock, what nobody may miss, the line of cities, the last combat, the cards."""
        duel, plays = state.playing(), seat in state.players
        blows = boards.account(state, duel, state.near(seat))
        # What a conquest has cost says who has made it, too; others read it among the news.
        taken = boards.city_taken(state, duel, seat) if plays else ()
        return (
            *countdown(state),
            *notices(state, seat),
            *(taken or latest(state, seat)),
            boards.board(state, duel, seat),
            # On a phone the row comes first; that it is extra time its title says.
            *(extra_time(state) if plays else ()),
            *boards.cities_fallen(duel),
            *(() if blows is None else (blows,)),
            boards.counters(state, seat),
        )

    def wall(self, state: CitiesState, moment: Moment) -> View:
        """A fight as long as a combat is on, or the last one is still shown blow by blow."""
        shown = super().wall(state, moment)
        blows = any(isinstance(one, Blows) and one.rounds for one in shown.panels)
        fights = blows or state.playing().combat is not None
        return replace(shown, scene=Scene.FIGHT) if fights else shown

    def questions(self, state: CitiesState, duel: Duel) -> tuple[Prompt, ...]:
        return ()

    def beside(self, state: CitiesState, seat: int) -> tuple[Prompt, ...]:
        """Further prompts of `seat`, also while the other player is asked."""
        return ()

    def asks(self, state: CitiesState, seat: int) -> tuple[Prompt, ...]:
        if state.paused:
            return (*clock_prompts(state, seat), concede("match"))
        mine = self.questions(state, state.playing()) if seat == self.asked(state) else ()
        mine += self.beside(state, seat)
        return (*mine, *clock_prompts(state, seat, mine), concede("match"))
