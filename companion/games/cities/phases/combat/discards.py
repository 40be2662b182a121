"""The discards of a conquest (§8)."""

from __future__ import annotations

from typing import Any

from companion.core import Decision, Refusal, answers, refuse, text
from companion.core.words.prompts.base import Prompt
from companion.games.cities.commands import InDuel, OfCombat
from companion.games.cities.components.buttons import press
from companion.games.cities.duel import Duel, Phase
from companion.games.cities.facts.combat import DiscardsDone
from companion.games.cities.phases.duel import DuelPhase
from companion.games.cities.state import CitiesState


class ConfirmDiscards(OfCombat, phases=(Phase.DISCARDS,)):
    """The cards of a conquest are discarded (§8)."""


@answers(ConfirmDiscards)
def _discards(state: CitiesState) -> Decision:
    return (DiscardsDone(state.playing().due),)


class Discards(DuelPhase):
    """The conqueror discards."""

    id = Phase.DISCARDS
    follows = (Phase.MAIN,)
    asks_itself = True

    def unfinished(self, state: CitiesState) -> Refusal | None:
        return refuse("E_DISCARD_DUE", cards=state.playing().due)

    def awaits(self, state: CitiesState, command: InDuel, seat: int) -> bool:
        return isinstance(command, ConfirmDiscards)

    def wait(self, state: CitiesState) -> tuple[str, dict[str, Any]]:
        return self.id, {"n": state.playing().due}

    def questions(self, state: CitiesState, duel: Duel) -> tuple[Prompt, ...]:
        label, key = text("cities-go-discard", n=duel.due), f"due-{duel.next_id}"
        title, hint = text("cities-go-discards-title", n=duel.due), text("cities-go-discards-hint")
        return (press("confirm_discards", label, key=key, title=title, hint=hint),)
