"""The house rules of the ministries (§11)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from companion.core.kit.rules import HouseRules, choice, number, switch


@dataclass(frozen=True)
class Options(HouseRules):
    """The house rules in force."""

    family: ClassVar[str] = "decrees"

    deck_total: int = number(60, 40, 120)
    sd_is_extra: bool = switch()
    sd_discard: int = number(5, 0, 10, always=True)
    sd_pick: bool = switch()
    sd_empty_ends: bool = switch()
    bid_rounds_max: int = number(0, 0, 9)  # 0: no limit
    four_player_empty_executive: bool = switch()
    redistribute_into_own: bool = switch(True)
    multi_control: bool = switch()
    reform_steps: str = choice("skip", "forbid")
    trades: str = choice("freely", "in_turns")
    tie_break: str = choice("shared", "ministry_blame", always=True)
    allow_vacant_player: bool = switch()
