"""House rules refuse every value outside their limits; a clock is data."""

import pytest

from companion.core.clock import Clock
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
from companion.core.words.prompts.field import Value

SECONDS = Number("seconds", 180, 1, 900, printed=range(181))
MODE = Choice("mode", {"phones": OWN, "pointing": PRINTED})
GHOSTS = Switch("ghosts", False, off=OURS, on=OWN)


@pytest.mark.parametrize(
    ("option", "value"),
    [(GHOSTS, True), (MODE, "pointing"), (SECONDS, 1), (SECONDS, 900)],
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
        (SECONDS, 901),
        (SECONDS, True),
        (SECONDS, "180"),
    ],
)
def test_anything_else_is_not(option: Option, value: Value) -> None:
    assert not option.admits(value)


def test_the_first_value_of_a_choice_is_its_default() -> None:
    assert MODE.default == "phones"


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
    clock = Clock(length=180).resumed(1000.0)
    assert clock.remaining(1045.5) == pytest.approx(134.5)


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
    clock = Clock(length=60, before=10.0).extended(30, 5.0)
    assert clock.remaining(1000.0) == 80


def test_a_clock_that_reads_an_earlier_time_than_its_start_has_not_run() -> None:
    assert Clock(length=60).resumed(100.0).remaining(40.0) == 60
