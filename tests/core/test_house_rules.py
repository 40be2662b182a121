"""A house rule is one line: its question, limits, memory, command, fact and words follow. It
refuses every value outside its limits. A clock is data."""

from typing import ClassVar

import pytest

from companion.core.clock import Clock
from companion.core.kit import rules
from companion.core.kit.lobby import rules_prompt
from companion.core.kit.option import (
    OURS,
    OWN,
    PRINTED,
    Choice,
    Number,
    Option,
    Origin,
    Switch,
    of_the_kind,
)
from companion.core.kit.rules import HouseRules, SetOption, UseRules, choice, number, switch
from companion.core.refusal import refuse
from companion.core.text import text
from companion.core.value import Frozen, field, replace
from companion.core.words.prompts.field import Value


class Options(HouseRules):
    family: ClassVar[str] = "bridge"

    scoring: str = choice({"plain": PRINTED, "double_or_none": OWN}, part="points", always=True)
    rounds: int = number(4, 1, 9, printed=range(4, 5), step=2)
    long_evening: bool = switch(off=OURS, on=OWN)
    names: tuple[str, ...] = ()

    @property
    def feasible(self) -> bool:
        return self.long_evening or self.rounds <= 6

    def limits(self, option: Number) -> tuple[int, int]:
        return option.low, option.high if self.long_evening else 6


class State(Frozen):
    options: Options = field(default_factory=Options)


class OptionSet(rules.OptionSet[State], of=Options):
    """One house rule is changed."""


def test_the_sheet_asks_each_rule_with_its_words_and_limits():
    scoring, rounds, evening = Options(rounds=5).sheet()
    assert (scoring.sort, rounds.sort, evening.sort) == ("choice", "number", "switch")
    assert scoring.heading == text("bridge-rules-points")
    assert rounds.heading is None
    assert [one.origin for one in (scoring, rounds, evening)] == [
        text("rule-printed"),
        text("rule-own"),
        text("rule-ours"),
    ]
    assert [item.note for item in scoring.items] == [text("rule-printed"), text("rule-own")]
    assert scoring.label == text("bridge-option-scoring")
    assert scoring.note == text("bridge-option-scoring-note")
    assert [item.label for item in scoring.items] == [
        text("bridge-value-scoring-plain"),
        text("bridge-value-scoring-double-or-none"),
    ]
    assert (rounds.value, rounds.low, rounds.high, rounds.step) == (5, 1, 6, 2)
    assert [rule.changed for rule in (scoring, rounds, evening)] == [False, True, False]


def test_a_rule_may_be_left_out_of_the_sheet():
    assert [rule.id for rule in Options().sheet(without=("rounds",))] == ["scoring", "long_evening"]


def test_a_rule_that_cannot_matter_is_kept_and_not_asked_and_its_part_begins_at_the_next():
    scoring, rounds, evening = rules_prompt(Options(), idle=("scoring",)).rules
    assert [one.idle for one in (scoring, rounds, evening)] == [True, False, False]
    assert (scoring.heading, rounds.heading) == (None, text("bridge-rules-points"))


def test_a_value_is_admitted_within_its_limits_and_beside_the_other_rules():
    assert Options().admits("rounds", 6)
    assert not Options().admits("rounds", 7)
    assert Options(long_evening=True).admits("rounds", 7)
    assert not Options(long_evening=True, rounds=7).admits("long_evening", False)
    assert not Options().admits("names", "Ada")
    assert not Options().admits("nothing", True)


def test_only_what_was_changed_is_kept():
    assert Options().kept() == {}
    assert Options(rounds=2, names=("Ada",)).kept() == {"rounds": 2, "names": ["Ada"]}


def test_what_was_kept_comes_back_and_what_is_not_legal_any_more_does_not():
    assert Options.from_kept({"rounds": 8, "long_evening": True}) == Options(
        rounds=8, long_evening=True
    )
    assert Options.from_kept({"rounds": 8, "scoring": "triple", "gone": 1}) == Options()


def test_a_change_is_one_fact_with_a_line_in_the_diary():
    (fact,) = SetOption("rounds", 2).decide(State())
    assert fact == OptionSet("rounds", 2)
    assert fact.apply(State()) == replace(State(), options=Options(rounds=2))
    assert fact.diary_line() == text("bridge-help-rounds", value=2)


def test_a_change_that_is_not_admitted_is_refused():
    assert SetOption("rounds", 7).decide(State()) == refuse("E_OPTION")


def test_several_rules_change_in_one_step_and_the_others_stay():
    state = State(Options(scoring="double_or_none"))
    facts = UseRules({"rounds": 8, "long_evening": True}).decide(state)
    for fact in facts:
        state = fact.apply(state)
    assert state.options == Options(scoring="double_or_none", rounds=8, long_evening=True)
    assert UseRules({"rounds": 8}).decide(state) == ()


@pytest.mark.parametrize(
    "values",
    [
        {"rounds": 8},
        {"rounds": 2, "no_such_rule": True},
        {"rounds": True},
        {"long_evening": 1},
        {"scoring": "triple"},
        {"names": "Ada"},
    ],
)
def test_rules_that_do_not_work_together_change_nothing(values):
    assert UseRules(values).decide(State()) == refuse("E_RULES")


def test_the_help_tells_changed_rules_first_and_some_always():
    in_force = Options(long_evening=True).in_force()
    assert [(rule.words, rule.own) for rule in in_force] == [
        (text("bridge-help-long-evening", value="on"), True),
        (text("bridge-help-scoring", value="plain"), False),
    ]


def test_a_value_of_another_kind_is_an_error():
    with pytest.raises(ValueError, match="cannot stand"):
        Options().having("rounds", "2")


SECONDS = Number("seconds", 180, 1, 900, printed=range(181))
MODE = Choice("mode", {"phones": OWN, "pointing": PRINTED})
GHOSTS = Switch("ghosts", False, off=OURS, on=OWN)


@pytest.mark.parametrize(
    ("option", "value"), [(GHOSTS, True), (MODE, "pointing"), (SECONDS, 1), (SECONDS, 900)]
)
def test_a_value_within_the_limits_is_admitted(option: Option, value: Value) -> None:
    assert option.admits(value)


@pytest.mark.parametrize(
    ("option", "value"),
    [
        (GHOSTS, 1),
        (GHOSTS, "on"),
        (MODE, "Phones"),
        (MODE, True),
        (SECONDS, 0),
        *((SECONDS, 901), (SECONDS, True), (SECONDS, "180")),
    ],
)
def test_anything_else_is_not(option: Option, value: Value) -> None:
    assert not option.admits(value)


@pytest.mark.parametrize(("now", "value"), [(3, "3"), (3, True), (False, 0), ("box", 1)])
def test_a_rule_keeps_its_kind(now: Value, value: Value) -> None:
    assert of_the_kind(now, now) is now
    with pytest.raises(ValueError, match="cannot stand"):
        of_the_kind(now, value)


@pytest.mark.parametrize(
    ("option", "value", "origin"),
    [
        (GHOSTS, False, OURS),
        (GHOSTS, True, OWN),
        (MODE, "pointing", PRINTED),
        (SECONDS, 60, PRINTED),
        (SECONDS, 181, OWN),
        (Number("points", 3, 1, 9), 3, OURS),
        (Number("points", 3, 1, 9), 4, OWN),
    ],
)
def test_each_value_says_where_it_comes_from(option: Option, value: Value, origin: Origin) -> None:
    assert option.origin(value) is origin


def test_a_running_clock_counts_from_the_moment_it_was_started() -> None:
    assert Clock(length=180).resumed(1000.0).remaining(1045.5) == pytest.approx(134.5)


def test_a_clock_stops_at_the_bell_and_never_runs_below_zero() -> None:
    assert Clock(length=10).resumed(0.0).remaining(99.0) == 0


def test_a_paused_clock_stands_still_and_goes_on_where_it_stood() -> None:
    clock = Clock(length=60).resumed(0.0).paused(20.0)
    assert clock.remaining(500.0) == 40
    assert clock.resumed(500.0).remaining(510.0) == 30


def test_more_time_is_added_to_what_is_left() -> None:
    clock = Clock(length=60).resumed(0.0).extended(30, 50.0)
    assert clock.remaining(50.0) == 40
    assert clock.remaining(60.0) == 30


def test_more_time_after_the_bell_runs_from_the_moment_it_is_given() -> None:
    clock = Clock(length=60).resumed(0.0).extended(30, 100.0)
    assert clock.remaining(100.0) == 30
    assert clock.remaining(110.0) == 20


def test_more_time_does_not_start_a_paused_clock() -> None:
    assert Clock(length=60, before=10.0).extended(30, 5.0).remaining(1000.0) == 80


def test_a_clock_that_reads_an_earlier_time_than_its_start_has_not_run() -> None:
    assert Clock(length=60).resumed(100.0).remaining(40.0) == 60
