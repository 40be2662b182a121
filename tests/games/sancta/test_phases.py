"""The records of the phases are the whole truth: every way from one to another is in them."""

from companion.games.sancta.game import GAME
from companion.games.sancta.phase import phases
from companion.games.sancta.state import Phase
from tests.kit.games.ways import said, ways_of


def test_every_phase_has_its_record():
    assert list(phases()) == [phase.value for phase in Phase]


def test_no_game_goes_a_way_that_is_in_no_record():
    ways = ways_of(GAME)
    assert len(ways) > 2
    assert ways <= said(phases()), sorted(ways - said(phases()))
    assert said(phases(), by_hand=False) <= ways
