"""The house rules of the saints' game (§11)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from companion.core import OURS, OWN, PRINTED, InForce, replace, text
from companion.core.kit.rules import HouseRules, choice, number, switch

LOW_TARGET, HIGH_TARGET = 1, 9
FACES = 6
MOST_POINTS = 3
LONG_TEXT = 40

DieRow = tuple[str, int, bool]
"""Words, points to the own saint (−3…+3), and whether the points are asked."""
ASK_ALL: tuple[DieRow, ...] = (("", 0, True),) * FACES


class Options(HouseRules):
    """The house rules in force. The target and the table of the die have commands of their own."""

    family: ClassVar[str] = "sancta"
    wrong: ClassVar[str] = "E_HOUSE_RULE"

    direction: str = choice({"ccw": OURS, "cw": OWN}, always=True)
    deck_size: int = number(0, 0, 400, printed=range(401), step=5)  # 0: the cards are not counted
    own_decks: bool = switch(off=PRINTED, on=PRINTED)
    deck_warning: int = number(85, 0, 400, printed=range(85, 86), step=5)
    track_hands: bool = switch(off=OURS, on=OURS)
    reaction_mode: str = choice({"phones": OWN, "spoken": PRINTED}, always=True)
    react_seconds: int = number(10, 0, 60, step=5)  # 0: no limit
    die_source: str = choice({"app": OWN, "physical": PRINTED})
    place_limit: str = choice({"none": OURS, "1": OWN})
    sanctuary_hidden: bool = switch(off=OURS, on=OWN)
    simultaneous_win: str = choice({"order": OURS, "shared": OWN})
    dice_blockable: bool = switch(off=PRINTED, on=OWN)
    target: int = 0
    """Saints to win. 0: as many as follow from the number of players."""
    die_table: tuple[DieRow, ...] = ASK_ALL

    def in_force(self) -> tuple[InForce, ...]:
        """As in `HouseRules`, the table's own list of the die before them, and N-4 after them."""
        table = InForce(text("sancta-help-die-table"), own=True)
        own = () if self.die_table == ASK_ALL else (table,)
        return (*own, *super().in_force(), InForce(text("sancta-help-full")))

    def kept(self) -> dict[str, Any]:
        """As in `HouseRules`, the table of the die as lists."""
        kept = super().kept()
        if "die_table" in kept:
            kept["die_table"] = [list(row) for row in self.die_table]
        return kept

    @classmethod
    def base_from_kept(cls, values: Mapping[str, Any]) -> Options:
        options, target = cls(), values.get("target")
        if isinstance(target, int) and LOW_TARGET <= target <= HIGH_TARGET:
            options = replace(options, target=target)
        rows = tuple(tuple(row) for row in values.get("die_table", ()))
        return replace(options, die_table=rows) if rows and is_table(rows) else options


def is_table(rows: tuple[DieRow, ...]) -> bool:
    """Whether this is a table of the die: six rows within their limits (§8)."""
    return len(rows) == FACES and all(
        len(words) <= LONG_TEXT and abs(points) <= MOST_POINTS for words, points, _ in rows
    )


def target_for(players: int) -> int:
    """Saints to win (§2; four players: G1)."""
    return {2: 5, 3: 4, 4: 4}.get(players, 3)
