"""The records of the phases are the whole truth: every way from one to another is in them."""

import pytest

from companion.games.final_decrees.game import GAME
from companion.games.final_decrees.phase import DecreesPhase
from companion.games.final_decrees.state import Phase
from tests.kit.games.ways import said, ways_of

PHASES = DecreesPhase.in_order()


def test_every_phase_has_its_record():
    assert list(PHASES) == [phase.value for phase in Phase]


@pytest.mark.unmeasured
def test_no_game_goes_a_way_that_is_in_no_record():
    ways = ways_of(GAME)
    assert len(ways) > 3
    assert ways <= said(PHASES), sorted(ways - said(PHASES))
    assert said(PHASES, by_hand=False) <= ways
