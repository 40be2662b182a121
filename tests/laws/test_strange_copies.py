"""A copy that is taken up can be shown to every eye, printed and played; others are refused."""

import os
import random

import pytest

from companion.web.store.copy_reader import BAD, TOO_LARGE
from tests.kit.laws.games import GAMES
from tests.laws.strange_copies import changed, tried, valid

EVERY_GAME = pytest.mark.parametrize("game", list(GAMES))
MANY = int(os.environ.get("VEGLIA_COPIES", "60"))
"""Changed copies of each game; `make soak` tries 2,000."""


@EVERY_GAME
def test_a_valid_copy_is_taken(game):
    assert all(tried(copy, random.Random(1)) == "taken" for copy in valid(game))


@EVERY_GAME
def test_a_changed_copy_is_refused_or_can_be_shown_printed_and_played(game):
    dice, copies = random.Random(f"changed {game}"), valid(game)
    found = {tried(changed(dice.choice(copies), dice), dice) for _ in range(MANY)}
    assert {"taken", BAD} <= found <= {"taken", BAD, TOO_LARGE}


@EVERY_GAME
@pytest.mark.parametrize("size", [1_000, 50_000])
def test_a_list_that_is_too_long_is_refused_wherever_it_stands(game, size):
    (copy, *_) = valid(game)
    for holder, key in lists(copy):
        kept, holder[key] = holder[key], list(range(size))
        if key != "steps" and key != "papers":
            assert tried(copy, random.Random(1)) == TOO_LARGE, key
        holder[key] = kept


def lists(thing):
    """The first dozen lists in there, as who holds each and under which key."""
    found, waiting = [], [thing]
    while waiting and len(found) < 12:
        one = waiting.pop(0)
        for key, value in one.items() if isinstance(one, dict) else enumerate(one):
            if isinstance(value, list):
                found.append((one, key))
            if isinstance(value, dict | list):
                waiting.append(value)
    return found


@pytest.mark.parametrize("number", [10**18, -(10**12), 1e300])
def test_numbers_that_no_copy_holds_are_refused(number):
    (copy, *_) = valid("jrc")
    copy["steps"][0]["at"] = number
    assert tried(copy, random.Random(1)) in (BAD, TOO_LARGE)


def test_depth_is_refused_before_it_costs_anything():
    (copy, *_) = valid("jrc")
    deep = []
    for _ in range(200):
        deep = [deep]
    copy["kept"] = {"x": deep}
    assert tried(copy, random.Random(1)) == TOO_LARGE
