"""The house rules of a campaign (§10), and which of them can work together (§5)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from companion.core import OURS, OWN, PRINTED, InForce, Number, Value, replace, text
from companion.core.kit.rules import HouseRules, choice, number, switch
from companion.games.jrc.city_names import EIGHT, FEWEST, MOST, NINE


class Options(HouseRules):
    """The house rules in force. `own_cities` are the cities of `city_set = custom`, and have
    commands of their own; `copy_limit` and `ante` are notes, nothing is checked."""

    family: ClassVar[str] = "jrc"
    wrong: ClassVar[str] = "E_OPTIONS"

    city_set: str = choice({"nine": PRINTED, "eight": PRINTED, "custom": OWN})
    start_fund: int = number(30, 1, 200, printed=range(30, 31))
    max_per_city: int = number(8, 1, 40, printed=range(8, 9))
    win_princes: int = number(5, 1, MOST, printed=range(5, 6), always=True)
    instant_win: bool = switch(off=PRINTED, on=PRINTED)
    city_choice: str = choice({"agreed": PRINTED, "each_picks": PRINTED, "random": PRINTED})
    same_city: str = choice({"once": OWN, "again": PRINTED})
    secret_pick: bool = switch(True, off=OWN, on=OURS)
    absent_income: bool = switch(True, off=OWN, on=OURS, always=True)
    late_join: bool = switch(off=OURS, on=OWN)
    leaver: str = choice({"freeze": OURS, "drop": OWN})
    fi_cap_after_setup: bool = switch(off=OURS, on=OWN)
    copy_limit: str = choice({"none": PRINTED, "1": PRINTED, "2": OWN, "3": OWN, "4": OWN})
    ante: bool = switch(off=PRINTED, on=PRINTED)
    own_cities: tuple[str, ...] = NINE

    @property
    def cities(self) -> tuple[str, ...]:
        """The cities of the campaign, in the order of the form."""
        return {"nine": NINE, "eight": EIGHT}.get(self.city_set, self.own_cities)

    @property
    def cap(self) -> int | None:
        """The most FI in a city after the set-up (C9: none, unless the table wants one)."""
        return self.max_per_city if self.fi_cap_after_setup else None

    def ruled(self, rules: Mapping[str, Value]) -> Options:
        """These rules with the values of `rules`; unknown ones are ignored."""
        changes: dict[str, Any] = {id: rules[id] for id in rules if id in self.asked}
        return replace(self, **changes)

    def in_force(self) -> tuple[InForce, ...]:
        """The house rules, and what counts for one session only."""
        return (*super().in_force(), InForce(text("jrc-help-kept")))

    @property
    def feasible(self) -> bool:
        """§5: whether the fund fits into the cities and enough princes can be held; FEWEST…MOST."""
        count = len(self.cities)
        fits = self.max_per_city * count >= self.start_fund
        return fits and self.win_princes <= count and FEWEST <= count <= MOST

    def limits(self, option: Number) -> tuple[int, int]:
        """The fund, the cap and the princes limit each other (§5)."""
        low, high, count = option.low, option.high, len(self.cities)
        match option.id:
            case "start_fund":
                high = min(high, self.max_per_city * count)
            case "max_per_city":
                low = max(low, -(-self.start_fund // count))
            case "win_princes":
                high = min(high, count)
        return low, high

    @classmethod
    def base_from_kept(cls, values: Mapping[str, Any]) -> Options:
        """The table's own cities, if they are a set of names."""
        own = values.get("own_cities", ())
        named = isinstance(own, list | tuple) and own and all(isinstance(one, str) for one in own)
        return cls(own_cities=tuple(own)) if named and len(set(own)) == len(own) else cls()
