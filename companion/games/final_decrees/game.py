"""The contract of Final Decrees: who may ask for what, and where it is decided."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from companion.core import Fact, Panel, PhasedGame, Ring, Step, Text, payload, replace
from companion.games.final_decrees import PLAYERS
from companion.games.final_decrees.card_words import read_cards
from companion.games.final_decrees.narration.diary import diary_line
from companion.games.final_decrees.narration.help import help_in_play
from companion.games.final_decrees.narration.news import noted
from companion.games.final_decrees.narration.recap import recap
from companion.games.final_decrees.options import Options
from companion.games.final_decrees.phase import DecreesPhase
from companion.games.final_decrees.state import DECREES, DecreesState, Plan
from companion.games.final_decrees.templates import read_plans, read_templates


class FinalDecrees(PhasedGame[DecreesState], package=__package__):
    """Ministries that push blame around, until the last decree is out."""

    id: ClassVar[str] = "final_decrees"
    players: ClassVar[tuple[int, int]] = PLAYERS
    private_bytes: ClassVar[int] = 16384  # ten open deals of eight lines, all naming one person
    cards: ClassVar[str] = "cards"
    state: ClassVar[type[Any]] = DecreesState
    phase: ClassVar[type[Any]] = DecreesPhase
    rules: ClassVar[type[Options]] = Options

    def open(self, ring: Ring, kept: Mapping[str, Any]) -> DecreesState:
        """A lobby with the house rules, decrees and templates of the last game, if any."""
        return replace(
            super().open(ring, kept),
            plans=read_plans(kept.get("decrees", ())) or (Plan(),) * DECREES,
            templates=read_templates(kept.get("templates", ())),
            cards=read_cards(kept.get("cards", ())),
        )

    def keep(self, state: DecreesState) -> Mapping[str, Any]:
        """Changed options by id, `decrees` [{name, steps}…], `templates` [{name, plans}…], `cards`
        [[name, effect]…]."""
        return {
            **super().keep(state),
            "decrees": payload(state.plans),
            "templates": payload(state.templates),
            "cards": [list(one) for one in state.cards],
        }

    def applied(self, state: DecreesState, fact: Fact[DecreesState]) -> DecreesState:
        """With its sentence among the news."""
        return noted(state, fact)

    def diary_line(self, step: Step) -> Text | None:
        """One line of the diary, without a secret."""
        return diary_line(step)

    def reference(self, state: DecreesState) -> tuple[Panel, ...]:
        """Help in play."""
        return help_in_play(state)

    def story(self, state: DecreesState, steps: tuple[Step, ...]) -> tuple[Panel, ...]:
        """The story of a finished game."""
        return recap(state, steps)


GAME = FinalDecrees()
