"""The house rules of the city game (§11)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from companion.core.kit.rules import HouseRules, choice, number, switch


@dataclass(frozen=True)
class Options(HouseRules):
    """The house rules in force."""

    family: ClassVar[str] = "cities"

    tracking: str = choice("full", "light")
    minutes: int = number(50, 1, 180, step=5)
    pause_between_duels: bool = switch()
    first_turn_draw: str = choice("none", "second_player", "all")
    deckout: str = choice("empty", "cannot_draw")
    reveal_on: str = choice("attack", "conquest", always=True)
    capital_slot: str = choice("none", "1", "2", "3", "4", "5")
    move_adjacent: bool = switch()
    tapped_can_defend: bool = switch(True)
    split_damage: bool = switch()
    must_clear_city: bool = switch()
    copies_scope: str = choice("main_and_side", "main")
    starter: str = choice("random_then_loser", "random", "alternate")
    extra_time: str = choice("literal", "conquests_first", always=True)
    extra_time_winner: str = choice("leader", "whole_match")
    tiebreak: str = choice("conquests", "occupied")
    lead_at_bell: str = choice("ends", "plays_on")

    @property
    def light(self) -> bool:
        """Only cities, counters and clock are kept (§3)."""
        return self.tracking == "light"
