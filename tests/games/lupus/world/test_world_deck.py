"""Decks of the second box (L-B28 to L-B30, W1 to W4)."""

import pytest

from companion.games.lupus.cast import roles
from companion.games.lupus.deck import bounds, check_deck, propose
from companion.games.lupus.options import WORLD, Options
from companion.games.lupus.second_box import WHOLE_BOX
from tests.kit.games.lupus.cards import needs
from tests.kit.games.lupus.evening import Evening

pytestmark = needs("bodyguard", "hamster", "owl")
BOX = Options(box=WORLD)
FULL = ("witch", "hunter", "cupid", "elder", "idiot", "raven")


def deck(**counts):
    named = {"v": "villager", "w": "werewolf"}
    return {named.get(id, id): count for id, count in counts.items()}


def checked(options=BOX, **counts):
    """The error of a deck, or its warnings."""
    found = check_deck(sum(counts.values()), deck(**counts), options, roles(WORLD))
    return found.error.code if found.error else [one.code for one in found.warnings]


def test_w1_with_the_classic_box_a_witch_is_an_unknown_role():
    assert "witch" not in roles()
    with pytest.raises(AssertionError, match="E_OPTION"):
        Evening("wolf*2 seer witch v*4")


@pytest.mark.parametrize(
    ("counts", "found"),
    [
        ({"v": 2, "w": 2, "seer": 1, "witch": 1, "hunter": 1, "elder": 1}, "E_DECK_VILLAGERS"),
        ({"v": 4, "w": 3, "seer": 1}, "E_DECK_WOLVES"),
        ({"v": 4, "w": 2, "seer": 1, "witch": 2}, "E_DECK_NOT_IN_BOX"),
        ({"v": 5, "w": 3, "seer": 1, "witch": 1, "hunter": 1, "cupid": 1}, []),
        ({"v": 8, "w": 4, "seer": 1, "witch": 1, "hunter": 1, "cupid": 1}, []),
        ({"v": 10, "w": 2, "seer": 1, "witch": 1, "hunter": 1, "cupid": 1}, "E_DECK_WOLVES"),
        ({"v": 4, "w": 2, "seer": 1, "hunter": 1, "piper": 1}, ["W_BELOW_RECOMMENDED"]),
        ({"v": 9, "w": 3, "seer": 1, "hunter": 1, "hamster": 1, "piper": 1}, ["W_DECK_LONE"]),
        ({"v": 5, "w": 2, "seer": 1, "bodyguard": 1, "witch": 1, "elder": 1}, ["W_DECK_SHIELDS"]),
        ({"v": 8, "w": 2, "seer": 1, "owl": 1, "raven": 1}, ["W_DECK_NOMINEES"]),
        (
            {"v": 3, "w": 3, "seer": 1} | dict.fromkeys(FULL, 1),
            ["W_DECK_PLAIN"],
        ),
    ],
)
def test_w2_to_w4_the_rules_of_the_second_box(counts, found):
    assert checked(**counts) == found


def test_a_scapegoat_beside_a_captain_who_comes_first_is_unwise():
    rules = BOX.having("captain", "elected").having("scapegoat_before_captain", False)
    counts = {"v": 8, "w": 2, "seer": 1, "scapegoat": 1}
    assert (checked(rules, **counts), checked(**counts)) == (["W_DECK_SCAPEGOAT"], [])


@pytest.mark.parametrize("n", [*range(5, 8), *range(25, 41)])
def test_beyond_the_box_the_ready_decks_can_be_dealt(n):
    options = BOX.having("deck_rule", "free")
    ready = propose(n, options)
    assert check_deck(n, ready, options, roles(WORLD)).error is None
    assert ready["werewolf"] == (1 if n < 8 else 4 + (n >= 34))
    assert {*ready} - {"werewolf", "seer", "villager"} == {*(["hunter"] if n < 8 else WHOLE_BOX)}


def test_the_bounds_are_those_of_the_check():
    found = bounds(12, {}, BOX, roles(WORLD))
    assert [(one.low, one.high) for one in found if one.values == ("werewolf",)] == [(2, 3)]
