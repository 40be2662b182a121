"""The house rules of the city game (§11): their ids, defaults and limits."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from typing import Any

from companion.core.option import Choice, Number, Option, Switch, Value, of_the_kind

OPTIONS: tuple[Option, ...] = (
    Choice("tracking", ("full", "light")),
    Number("minutes", default=50, low=1, high=180),
    Switch("pause_between_duels"),
    Choice("first_turn_draw", ("none", "second_player", "all")),
    Choice("deckout", ("empty", "cannot_draw")),
    Choice("reveal_on", ("attack", "conquest")),
    Choice("capital_slot", ("none", "1", "2", "3", "4", "5")),
    Switch("move_adjacent"),
    Switch("tapped_can_defend", default=True),
    Switch("split_damage"),
    Switch("must_clear_city"),
    Choice("copies_scope", ("main_and_side", "main")),
    Choice("starter", ("random_then_loser", "random", "alternate")),
    Choice("extra_time", ("literal", "conquests_first")),
    Choice("tiebreak", ("conquests", "occupied")),
)
"""Every option, in the order of the options sheet."""

OPTION: Mapping[str, Option] = {option.id: option for option in OPTIONS}


@dataclass(frozen=True, slots=True)
class Options:
    """The house rules in force."""

    tracking: str = "full"
    minutes: int = 50
    pause_between_duels: bool = False
    first_turn_draw: str = "none"
    deckout: str = "empty"
    reveal_on: str = "attack"
    capital_slot: str = "none"
    move_adjacent: bool = False
    tapped_can_defend: bool = True
    split_damage: bool = False
    must_clear_city: bool = False
    copies_scope: str = "main_and_side"
    starter: str = "random_then_loser"
    extra_time: str = "literal"
    tiebreak: str = "conquests"

    @property
    def light(self) -> bool:
        """Only cities, counters and clock are kept (§3)."""
        return self.tracking == "light"

    def value(self, id: str) -> Value:
        """The value of the option `id` (one of `OPTIONS`)."""
        value: Value = getattr(self, id)
        return value

    def having(self, id: str, value: Value) -> Options:
        """The same rules but for one option."""
        changes: dict[str, Any] = {id: of_the_kind(getattr(self, id), value)}
        return replace(self, **changes)


def admits(id: str, value: Value) -> bool:
    """Whether the option `id` exists and may be `value`."""
    option = OPTION.get(id)
    return option is not None and option.admits(value)


def kept(options: Options) -> dict[str, Any]:
    """A JSON-able copy of what differs from the defaults."""
    plain = Options()
    ids = (one.name for one in fields(Options))
    return {id: getattr(options, id) for id in ids if getattr(options, id) != getattr(plain, id)}


def from_kept(values: Mapping[str, Any]) -> Options:
    """The rules remembered by `kept`; whatever is not legal any more falls back to its default."""
    options = Options()
    for id, value in values.items():
        if admits(id, value):
            options = options.having(id, value)
    return options
