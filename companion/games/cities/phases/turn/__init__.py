"""Common parts of the phases of a turn (§5)."""

from companion.core import Command, Moment, Prompt, Refusal, refuse
from companion.games.cities import commands
from companion.games.cities.components.corrections import capital_prompts, count_form
from companion.games.cities.components.duel_end import concede
from companion.games.cities.duel import Duel
from companion.games.cities.phases.duel import DuelPhase
from companion.games.cities.state import CitiesState


class TurnPhase(DuelPhase):
    """A phase of the active player's turn, with nothing open in it."""

    def refuses(self, state: CitiesState, command: Command, seat: int | None) -> Refusal | None:
        duel = state.playing()
        if not isinstance(command, commands.InDuel) or isinstance(command, commands.Correction):
            return None
        if isinstance(command, commands.OfCombat) or seat != duel.active:
            return refuse("E_WRONG_PHASE" if seat == duel.active else "E_NOT_ACTIVE")
        if isinstance(command, commands.Effect):
            return self.refuses_effect(state, command)
        if isinstance(command, commands.OfOpening) and duel.opened:
            return refuse("E_ALREADY_OPENED")
        wrong_phase = None if self.admits(type(command)) else refuse("E_WRONG_PHASE")
        return wrong_phase or commands.tracking_refusal(state, command)

    def refuses_effect(self, state: CitiesState, command: commands.Effect) -> Refusal | None:
        """Why the text of a card, or a card counted with one tap, is not for now."""
        return refuse("E_WRONG_PHASE")

    def key(self, word: str, duel: Duel) -> str:
        """The key of a prompt that is asked once a turn."""
        return f"{word}-{duel.number}-{duel.turns[duel.active]}"

    def asks(self, state: CitiesState, seat: int) -> tuple[Prompt, ...]:
        asked = super().asks(state, seat)
        if state.paused:
            return asked
        give_up = () if state.rung else (concede("duel"),)
        return (*asked[:-1], *capital_prompts(state), *give_up, asked[-1])

    def desk_asks(self, state: CitiesState, moment: Moment) -> tuple[Prompt, ...]:
        counts = () if state.paused else (count_form(state, seat) for seat in state.players)
        return (*super().desk_asks(state, moment), *counts)
