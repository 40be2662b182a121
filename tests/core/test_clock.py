"""A clock as data: it runs, stops, is extended, and needs no device."""

import pytest

from companion.core.clock import Clock


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
