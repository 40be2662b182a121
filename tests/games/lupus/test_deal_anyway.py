"""The big button of a lobby whose deck the box forbids: what it does, and what it says instead."""

import pytest

from companion.core.eye import MODERATOR, PUBLIC
from companion.core.game import Moment
from companion.core.text import text
from companion.games.lupus.game import GAME
from tests.kit.games.lupus.invented import lobby


def big_button(scene):
    """The tablet's one big button in the lobby."""
    shown = GAME.view(scene.state, MODERATOR, Moment(0.0))
    return next(one for one in shown.prompts if one.key == "deal")


def plays_anyway(scene):
    """The button that sets the house rule, and what follows when it is pressed."""
    button = big_button(scene)
    assert (button.command, button.closed) == ("set_option", None)
    scene.tablet.set_option(**button.args)
    return big_button(scene)


def test_a_deck_that_only_the_box_forbids_is_dealt_with_one_more_touch():
    few_villagers = lobby(11, "v*4 wolf*2 seer special1 special2 special3 special4")
    assert big_button(few_villagers).label == text("lupus-go-anyway", n=11)
    assert big_button(few_villagers).hint.id == "E_DECK_VILLAGERS"
    button = plays_anyway(few_villagers)
    assert (button.command, button.closed) == ("deal", None)
    assert big_button(lobby(11, "v*3 wolf*2 seer")).closed.id == "E_DECK_SIZE"
    assert big_button(lobby(11, "v*8 wolf*2 seer")).closed is None


@pytest.mark.parametrize("n", [5, 6, 7, 25, 40])
def test_as_many_as_only_the_free_rule_admits_play_with_one_touch(n):
    """The deck of the box was for another number: the one for so many is proposed."""
    scene = lobby(n)
    assert big_button(scene).hint == text("lupus-deck-free-people", players=n)
    button = plays_anyway(scene)
    assert (button.command, button.closed) == ("deal", None)
    scene.tablet.deal()
    assert len(scene.state.players) == n


@pytest.mark.parametrize("n", [1, 4])
def test_too_few_are_told_how_many_are_missing(n):
    assert big_button(lobby(n)).closed == text("lupus-deck-few", n=5 - n, least=5)


def test_more_than_any_rule_admits_are_told_the_numbers():
    assert big_button(lobby(41)).closed.id == "E_PLAYER_COUNT"


def test_nobody_at_the_table_is_no_fault_of_the_deck():
    empty = lobby(0)
    assert big_button(empty).closed.id == "lupus-deck-nobody"
    (piles,) = (
        one for one in GAME.view(empty.state, PUBLIC, Moment(0.0)).panels if one.kind == "piles"
    )
    assert piles.warnings == ()
