"""The house rules of the saints' game (§11): their ids, defaults and limits."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from typing import Any

from companion.core.option import Choice, Number, Option, Switch, Value, of_the_kind

OPTIONS: tuple[Option, ...] = (
    Choice("direction", ("ccw", "cw")),
    Number("deck_size", default=0, low=0, high=400),  # 0: the cards are not counted
    Switch("own_decks"),
    Number("deck_warning", default=85, low=0, high=400),
    Switch("track_hands"),
    Choice("reaction_mode", ("phones", "spoken")),
    Number("react_seconds", default=10, low=0, high=60),  # 0: no limit
    Choice("die_source", ("app", "physical")),
    Choice("place_limit", ("none", "1")),
    Switch("sanctuary_hidden"),
    Choice("simultaneous_win", ("order", "shared")),
    Switch("dice_blockable"),
)
"""Every option that is one value, in the order of the options sheet; the target and the table of
the die have commands of their own."""

OPTION: Mapping[str, Option] = {option.id: option for option in OPTIONS}
LOW_TARGET, HIGH_TARGET = 1, 9
FACES = 6
MOST_POINTS = 3
LONG_TEXT = 40

DieRow = tuple[str, int, bool]
"""Words, points to the own saint (−3…+3), and whether the points are asked."""
ASK_ALL: tuple[DieRow, ...] = (("", 0, True),) * FACES


@dataclass(frozen=True, slots=True)
class Options:
    """The house rules in force. `target` 0: as many saints as the number of players says."""

    target: int = 0
    direction: str = "ccw"
    deck_size: int = 0
    own_decks: bool = False
    deck_warning: int = 85
    track_hands: bool = False
    reaction_mode: str = "phones"
    react_seconds: int = 10
    die_source: str = "app"
    place_limit: str = "none"
    sanctuary_hidden: bool = False
    simultaneous_win: str = "order"
    dice_blockable: bool = False
    die_table: tuple[DieRow, ...] = ASK_ALL

    def value(self, id: str) -> Value:
        """The value of the option `id` (one of `OPTIONS`)."""
        value: Value = getattr(self, id)
        return value

    def having(self, id: str, value: Any) -> Options:
        """The same rules but for one option."""
        changes: dict[str, Any] = {id: of_the_kind(getattr(self, id), value)}
        return replace(self, **changes)

    def admits(self, id: str, value: Value) -> bool:
        """Whether the option `id` exists and may be `value`."""
        return id in OPTION and OPTION[id].admits(value)


def is_table(rows: tuple[DieRow, ...]) -> bool:
    """Whether this is a table of the die: six rows within their limits (§8)."""
    return len(rows) == FACES and all(
        len(words) <= LONG_TEXT and abs(points) <= MOST_POINTS for words, points, _ in rows
    )


def target_for(players: int) -> int:
    """Saints to win (§2; four players: G1)."""
    return {2: 5, 3: 4, 4: 4}.get(players, 3)


def kept(options: Options) -> dict[str, Any]:
    """A JSON-able copy of what differs from the defaults."""
    plain = Options()
    changed = {
        one.name: getattr(options, one.name)
        for one in fields(Options)
        if getattr(options, one.name) != getattr(plain, one.name)
    }
    if "die_table" in changed:
        changed["die_table"] = [list(row) for row in options.die_table]
    return changed


def from_kept(values: Mapping[str, Any]) -> Options:
    """The rules remembered by `kept`; what is not legal any more falls back to its default."""
    options = Options()
    for id, value in values.items():
        if options.admits(id, value):
            options = options.having(id, value)
    target = values.get("target")
    if isinstance(target, int) and LOW_TARGET <= target <= HIGH_TARGET:
        options = replace(options, target=target)
    rows = tuple(tuple(row) for row in values.get("die_table", ()))
    return replace(options, die_table=rows) if rows and is_table(rows) else options
