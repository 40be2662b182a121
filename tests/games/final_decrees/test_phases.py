"""The records of the phases are the whole truth: every way from one to another is in them."""

import pytest

from companion.games.final_decrees.game import GAME
from companion.games.final_decrees.phase import phases
from companion.games.final_decrees.state import Phase
from tests.kit.games.ways import said, ways_of


def test_every_phase_has_its_record():
    assert list(phases()) == [phase.value for phase in Phase]


@pytest.mark.unmeasured
def test_no_game_goes_a_way_that_is_in_no_record():
    ways = ways_of(GAME)
    assert len(ways) > 3
    assert ways <= said(phases()), sorted(ways - said(phases()))
    assert said(phases(), by_hand=False) <= ways
