"""The classes of the phases are the whole truth: every way from one to another is in them."""

from importlib import import_module
from importlib.util import find_spec

import pytest

from tests.kit.games.ways import Rare, said, ways_of
from tests.kit.laws.games import GAMES

EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


def rare(game):
    """What few games do, as the game's module `rare_ways` says."""
    module = f"tests.kit.games.{game.id}.rare_ways"
    return import_module(module).RARE if find_spec(module) else Rare()


@EVERY_GAME
def test_every_phase_of_the_rules_has_its_class_in_their_order(game):
    phases, named = list(game.phase.in_order()), [phase.value for phase in game.phase.order]
    assert [id for id in phases if id in named] == named
    assert set(phases) - set(named) == rare(game).brought


@pytest.mark.unmeasured
@EVERY_GAME
def test_every_way_is_in_a_class_and_every_way_that_needs_no_correction_is_gone(game):
    phases, seldom = game.phase.in_order(), rare(game)
    ways, known = ways_of(game) | seldom.walked(), said(phases, by_hand=False)
    assert ways
    assert ways <= said(phases), sorted(ways - said(phases))
    assert known - seldom.elsewhere <= ways, sorted(known - ways)
