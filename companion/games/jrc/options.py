"""The house rules of a campaign (§10): defaults, limits, and which can work together (§5)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from typing import Any

from companion.core.option import Choice, Number, Option, Switch, Value, of_the_kind
from companion.games.jrc.cities import EIGHT, FEWEST, MOST, NINE

OPTIONS: tuple[Option, ...] = (
    Choice("city_set", ("nine", "eight", "custom")),
    Number("start_fund", default=30, low=1, high=200),
    Number("max_per_city", default=8, low=1, high=40),
    Number("win_princes", default=5, low=1, high=MOST),
    Switch("instant_win"),
    Choice("city_choice", ("agreed", "each_picks", "random")),
    Switch("secret_pick", default=True),
    Switch("absent_income", default=True),
    Switch("late_join"),
    Choice("leaver", ("freeze", "drop")),
    Switch("fi_cap_after_setup"),
    Choice("copy_limit", ("none", "1", "2", "3", "4")),
    Switch("ante"),
)
"""Every option that is one value, in the order of the options sheet. The cities of one's own have
commands of their own; `copy_limit` and `ante` are notes, nothing is checked."""

OPTION: Mapping[str, Option] = {option.id: option for option in OPTIONS}


@dataclass(frozen=True, slots=True)
class Options:
    """The house rules in force; `own_cities` are the cities of `city_set = custom`."""

    city_set: str = "nine"
    start_fund: int = 30
    max_per_city: int = 8
    win_princes: int = 5
    instant_win: bool = False
    city_choice: str = "agreed"
    secret_pick: bool = True
    absent_income: bool = True
    late_join: bool = False
    leaver: str = "freeze"
    fi_cap_after_setup: bool = False
    copy_limit: str = "none"
    ante: bool = False
    own_cities: tuple[str, ...] = NINE

    @property
    def cities(self) -> tuple[str, ...]:
        """The cities of the campaign, in the order of the form."""
        return {"nine": NINE, "eight": EIGHT}.get(self.city_set, self.own_cities)

    @property
    def cap(self) -> int | None:
        """The most FI in a city after the set-up (C9: none, unless the table wants one)."""
        return self.max_per_city if self.fi_cap_after_setup else None

    def value(self, id: str) -> Value:
        """The value of the option `id` (one of `OPTIONS`)."""
        value: Value = getattr(self, id)
        return value

    def having(self, id: str, value: Value | tuple[str, ...]) -> Options:
        """The same rules but for one."""
        changes: dict[str, Any] = {id: of_the_kind(getattr(self, id), value)}
        return replace(self, **changes)

    def ruled(self, rules: Mapping[str, Value]) -> Options:
        """These rules, with the values of `rules`; one that is no longer known is passed over."""
        changes: dict[str, Any] = {id: value for id, value in rules.items() if id in OPTION}
        return replace(self, **changes)

    def admits(self, id: str, value: Value) -> bool:
        """Whether the option exists, may be `value`, and works beside the other rules (§5)."""
        option = OPTION.get(id)
        return option is not None and option.admits(value) and self.having(id, value).feasible

    @property
    def feasible(self) -> bool:
        """§5: the fund fits into the cities, and so many princes can be held; FEWEST…MOST."""
        count = len(self.cities)
        fits = self.max_per_city * count >= self.start_fund
        return fits and self.win_princes <= count and FEWEST <= count <= MOST

    def limits(self, id: str) -> tuple[int, int]:
        """The lowest and highest value of a number that works beside the other rules."""
        option, count = OPTION[id], len(self.cities)
        assert isinstance(option, Number)
        low, high = option.low, option.high
        if id == "start_fund":
            high = min(high, self.max_per_city * count)
        elif id == "max_per_city":
            low = max(low, -(-self.start_fund // count))
        elif id == "win_princes":
            high = min(high, count)
        return low, high


def kept(options: Options) -> dict[str, Any]:
    """A JSON-able copy of what differs from the defaults."""
    plain = Options()
    names = (one.name for one in fields(Options))
    return {id: getattr(options, id) for id in names if getattr(options, id) != getattr(plain, id)}


def from_kept(values: Mapping[str, Any]) -> Options:
    """The rules remembered by `kept`; what cannot work any more falls back to its default."""
    options = Options()
    own = values.get("own_cities", ())
    if isinstance(own, list | tuple) and own and all(isinstance(city, str) for city in own):
        options = options.having("own_cities", tuple(own))
        options = options if len(set(own)) == len(own) else Options()
    # Twice, because one may only be legal beside another that comes later.
    for id in (*OPTION, *OPTION):
        if id in values and options.admits(id, values[id]):
            options = options.having(id, values[id])
    return options
