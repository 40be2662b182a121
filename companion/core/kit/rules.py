"""House rules. Each is one line of a game's class, with its default and limits.

    class Options(HouseRules):
        family: ClassVar[str] = "lupus"
        self_vote: bool = switch(off=OURS, on=OWN, part="vote")
        wolves_decide: str = choice({"unanimous": PRINTED, "majority": OWN})
        defence_seconds: int = number(0, 0, 600, step=15, timed=True)

Each value has an `Origin`. The lobby's question, validation, memory, help and diary all follow from
that line. Its texts are `<family>-option-<id>`, `<family>-option-<id>-note`,
`<family>-value-<id>-<value>` for each value of a choice, and `<family>-help-<id>`.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, ClassVar, Self

from companion.core.command import By, Command
from companion.core.game import Decision, S
from companion.core.kit.facts import Fact
from companion.core.kit.option import Choice, Number, Option, Origin, Switch, of_the_kind
from companion.core.refusal import refuse
from companion.core.text import Text, text
from companion.core.value import Frozen, ValueMeta, asdict, payload, replace
from companion.core.words.panels.help import InForce
from companion.core.words.prompts.base import Item
from companion.core.words.prompts.field import Field, Value


def switch(default: bool = False, *, off: Origin, on: Origin, **asked: Any) -> Any:
    """A rule that is on or off. `asked`: the fields `part` and `always` of `Switch`."""
    return Switch("", default, off, on, **asked)


def choice(values: Mapping[str, Origin], **asked: Any) -> Any:
    """A rule with one of `values`, first the default. `asked`: the fields `part` and `always`."""
    return Choice("", values, **asked)


def number(default: int, low: int, high: int, **asked: Any) -> Any:
    """A whole number in `low … high`. `asked`: the other fields of `Number`."""
    return Number("", default, low, high, **asked)


class _RulesMeta(ValueMeta):
    """Metaclass: stores how each rule is asked, and leaves its default on the field."""

    def __new__(
        mcls, name: str, bases: tuple[type, ...], space: dict[str, Any], **words: Any
    ) -> Any:
        asked = {id: replace(one, id=id) for id, one in space.items() if isinstance(one, Option)}
        space |= {id: one.default for id, one in asked.items()}
        made: Any = super().__new__(mcls, name, bases, space, **words)
        made.asked = {**getattr(made, "asked", {}), **asked}
        return made


class HouseRules(Frozen, metaclass=_RulesMeta):
    """The house rules of a game. A field without `switch`, `choice` or `number` is a rule that is
    not on the sheet; commands of the game change it."""

    family: ClassVar[str]
    """Prefix of the ids of its texts."""
    wrong: ClassVar[str] = "E_OPTION"
    """The code that refuses a value which is not allowed."""
    asked: ClassVar[Mapping[str, Option]]
    """All rules of the sheet by id, in the sheet's order."""
    changed: ClassVar[type[OptionSet[Any]]]
    """The game's fact for a changed rule."""

    def value(self, id: str) -> Value:
        value: Value = getattr(self, id)
        return value

    def having(self, id: str, value: Any) -> Self:
        """A copy with one rule changed. Raises ValueError for a value of another type."""
        changes: dict[str, Any] = {id: of_the_kind(getattr(self, id), value)}
        return replace(self, **changes)

    @property
    def feasible(self) -> bool:
        """Whether the rules are compatible with each other."""
        return True

    def admits(self, id: str, value: Value) -> bool:
        """Whether the sheet has the rule and allows `value` beside the other rules."""
        option = self.asked.get(id)
        return option is not None and option.admits(value) and self.having(id, value).feasible

    def limits(self, option: Number) -> tuple[int, int]:
        """Lowest and highest value of a number that is compatible with the other rules."""
        return option.low, option.high

    def changes_to(self, values: Mapping[str, Any]) -> tuple[OptionSet[Any], ...] | None:
        """The changes that give the rules in `values` these values; others change only if one of
        them requires it. None: there is no such rule or value, or the values are incompatible."""
        if any(id not in self.asked or not self.asked[id].admits(values[id]) for id in values):
            return None
        rules, changes = self, list[OptionSet[Any]]()
        ids = [id for id in self.asked if id in values]
        for id in (*ids, *ids):  # twice: one may be moved by another that comes later
            if rules.value(id) != values[id]:
                rules = rules.having(id, values[id])
                changes.append(self.changed(id, values[id]))
        reached = rules.feasible and all(rules.value(id) == values[id] for id in ids)
        return tuple(changes) if reached else None

    def kept(self) -> dict[str, Any]:
        """The rules that differ from their default, by id, for the next game."""
        mine = asdict(self)
        kept = {id: mine[id] for id in mine if mine[id] != getattr(type(self)(), id)}
        return dict(payload(kept))

    @classmethod
    def from_kept(cls, values: Mapping[str, Any]) -> Self:
        """The rules from `kept`; a value that is no longer legal is replaced by the default."""
        rules = cls.base_from_kept(values)
        ids = [id for id in cls.asked if id in values]
        for id in (*ids, *ids):  # twice: one may only be legal beside another that comes later
            if rules.admits(id, values[id]):
                rules = rules.having(id, values[id])
        return rules

    @classmethod
    def base_from_kept(cls, values: Mapping[str, Any]) -> Self:
        """Defaults, except for rules outside the sheet that `values` has."""
        return cls()

    def sheet(self, without: Collection[str] = ()) -> tuple[Field, ...]:
        """A field for each rule, except those in `without`."""
        return tuple(self._question(one) for id, one in self.asked.items() if id not in without)

    def _question(self, option: Option) -> Field:
        word = f"{self.family}-option-{_dashed(option.id)}"
        value = self.value(option.id)
        of_its_kind: dict[str, Any] = {"sort": "switch"}
        if isinstance(option, Choice):
            of_its_kind = {"sort": "choice", "items": self._items(option)}
        elif isinstance(option, Number):
            low, high = self.limits(option)
            of_its_kind = {"sort": "number", "low": low, "high": high}
            of_its_kind |= {"step": option.step, "timed": option.timed}
        return Field(
            id=option.id,
            value=value,
            label=text(word),
            note=text(f"{word}-note"),
            changed=value != option.default,
            origin=text(f"rule-{option.origin(value)}"),
            heading=text(f"{self.family}-rules-{option.part}") if option.part else None,
            **of_its_kind,
        )

    def _items(self, option: Choice) -> tuple[Item, ...]:
        """The values of a choice that are compatible with the other rules."""
        word = f"{self.family}-value-{_dashed(option.id)}"
        offered = (one for one in option.values if self.admits(option.id, one))
        return tuple(
            Item(one, text(f"{word}-{_dashed(one)}"), text(f"rule-{option.origin(one)}"))
            for one in offered
        )

    def in_force(self) -> tuple[InForce, ...]:
        """The sentences of the help: changed rules first, then those always shown."""
        options = self.asked.values()
        changed = [one for one in options if self.value(one.id) != one.default]
        same = [one for one in options if one.always and one not in changed]
        return tuple(
            InForce(rule_line(self.family, one.id, self.value(one.id)), own=one in changed)
            for one in (*changed, *same)
        )


def rule_line(family: str, id: str, value: Value) -> Text:
    """A house rule as one sentence, for help and diary: `<family>-help-<id>` with the variable
    `value`: a number, a value of a choice, "on" or "off"."""
    word = {True: "on", False: "off"}[value] if isinstance(value, bool) else value
    return text(f"{family}-help-{_dashed(id)}", value=word)


def _dashed(word: str) -> str:
    return word.replace("_", "-")


class SetOption(Command, by=By.HOST, phases=("lobby",)):
    """Lobby, tablet: change one house rule."""

    option: str
    value: Value

    def decide(self, state: Any) -> Decision:
        """The changed rule, or a refusal with the rules' code `wrong`."""
        rules: HouseRules = state.options
        if not rules.admits(self.option, self.value):
            return refuse(rules.wrong)
        return (rules.changed(self.option, self.value),)


class UseRules(Command, by=By.HOST, phases=("lobby",)):
    """Lobby, tablet: change several house rules at once, by id, as a device has kept them."""

    values: Mapping[str, Value]

    def decide(self, state: Any) -> Decision:
        """All changes in one step, or none of them (E_RULES)."""
        changes: Decision | None = state.options.changes_to(self.values)
        return refuse("E_RULES") if changes is None else changes


class OptionSet(Fact[S]):
    """A house rule was changed. Each game has its own fact for its log: `class
    OptionSet(rules.OptionSet[State], of=Options)`."""

    rules: ClassVar[type[HouseRules]]
    option: str
    value: Value

    @classmethod
    def configure(
        cls, diary: str = "", *, of: type[HouseRules] | None = None, **variables: Any
    ) -> None:
        if of is not None:
            cls.rules, of.changed = of, cls

    def apply(self, state: Any) -> Any:
        return replace(state, options=state.options.having(self.option, self.value))

    def diary_line(self) -> Text:
        return rule_line(self.rules.family, self.option, self.value)
