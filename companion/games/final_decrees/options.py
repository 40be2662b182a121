"""The house rules of the ministries (§11): their ids, defaults and limits."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from typing import Any

from companion.core.option import Choice, Number, Option, Switch, Value, of_the_kind

OPTIONS: tuple[Option, ...] = (
    Number("deck_total", default=60, low=40, high=120),
    Switch("sd_is_extra"),
    Number("sd_discard", default=5, low=0, high=10),
    Switch("sd_pick"),
    Switch("sd_empty_ends"),
    Number("bid_rounds_max", default=0, low=0, high=9),  # 0: no limit
    Switch("four_player_empty_executive"),
    Switch("redistribute_into_own", default=True),
    Switch("multi_control"),
    Choice("reform_steps", ("skip", "forbid")),
    Choice("tie_break", ("shared", "ministry_blame")),
    Switch("allow_vacant_player"),
)
"""In the order of the options sheet."""

OPTION: Mapping[str, Option] = {option.id: option for option in OPTIONS}


@dataclass(frozen=True, slots=True)
class Options:
    """The house rules in force."""

    deck_total: int = 60
    sd_is_extra: bool = False
    sd_discard: int = 5
    sd_pick: bool = False
    sd_empty_ends: bool = False
    bid_rounds_max: int = 0
    four_player_empty_executive: bool = False
    redistribute_into_own: bool = True
    multi_control: bool = False
    reform_steps: str = "skip"
    tie_break: str = "shared"
    allow_vacant_player: bool = False

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
    plain, names = Options(), [one.name for one in fields(Options)]
    return {id: options.value(id) for id in names if options.value(id) != plain.value(id)}


def from_kept(values: Mapping[str, Any]) -> Options:
    """The rules remembered by `kept`; what is not legal any more falls back to its default."""
    options = Options()
    for id, value in values.items():
        if admits(id, value):
            options = options.having(id, value)
    return options
