"""The game Final Decrees."""

from collections.abc import Mapping
from typing import Any, ClassVar

from companion.core import Fact, PhasedGame, Ring, Step, Text, payload, replace, text
from companion.games.final_decrees import PLAYERS
from companion.games.final_decrees.card_words import read_cards
from companion.games.final_decrees.facts.adjust import Adjusted, CardText
from companion.games.final_decrees.facts.turn import TurnBegan
from companion.games.final_decrees.names import with_figures
from companion.games.final_decrees.narration.news import with_news
from companion.games.final_decrees.narration.recap import recap
from companion.games.final_decrees.options import Options
from companion.games.final_decrees.phase import DecreesPhase
from companion.games.final_decrees.state import DECREES, DecreesState, Plan
from companion.games.final_decrees.templates import read_plans, read_templates

STAMP_SECONDS = 1.4


class FinalDecrees(PhasedGame[DecreesState], package=__package__):
    """Ministries that push blame around, until the last decree is out."""

    id: ClassVar[str] = "final_decrees"
    players: ClassVar[tuple[int, int]] = PLAYERS
    private_bytes: ClassVar[int] = 16384  # ten open deals of eight lines, all naming one person
    cards: ClassVar[str] = "cards"
    state: ClassVar[type[Any]] = DecreesState
    phase: ClassVar[type[Any]] = DecreesPhase
    rules: ClassVar[type[Options]] = Options
    terms = ("blame", "control", "forward", "stamp", "promulgated", "executive", "stagnation")
    applied = staticmethod(with_news)
    story = staticmethod(recap)

    def open(self, ring: Ring, kept: Mapping[str, Any]) -> DecreesState:
        return replace(
            super().open(ring, kept),
            plans=read_plans(kept.get("decrees", ())) or (Plan(),) * DECREES,
            templates=read_templates(kept.get("templates", ())),
            cards=read_cards(kept.get("cards", ())),
        )

    def keep(self, state: DecreesState) -> Mapping[str, Any]:
        """Changed `options`, `decrees` and `templates` as structs, `cards` [[name, effect]…]."""
        return {
            **super().keep(state),
            "decrees": payload(state.plans),
            "templates": payload(state.templates),
            "cards": [list(one) for one in state.cards],
        }

    def announcement_seconds(self, before: DecreesState, after: DecreesState) -> float:
        """The time in which the wall stamps the decree that was promulgated (D-P)."""
        return STAMP_SECONDS if after.promulgated > before.promulgated else 0.0

    def diary_line(self, step: Step) -> Text | None:
        """The line of the last fact that has one, with all that a card did, and with what the turn
        that begins adds. Everybody may read it, so it has no secret."""
        facts = [event for event in step.events if isinstance(event, Fact)]
        begun = facts.pop().diary_line() if facts and isinstance(facts[-1], TurnBegan) else None
        lines = ((one, one.diary_line()) for one in reversed(facts))
        last, line = next((pair for pair in lines if pair[1] is not None), (None, None))
        if line is None:
            return begun
        if isinstance(last, Adjusted):
            effects = (one.effect() for one in facts if isinstance(one, CardText))
            return with_figures(line, tuple(effects))
        return line if begun is None else text("decrees-diary-then", first=line, then=begun)


GAME = FinalDecrees()
