"""The records of the phases are the whole truth: every way from one to another is in them."""

from companion.games.sancta.game import GAME
from companion.games.sancta.phase import SanctaPhase
from companion.games.sancta.state import Phase
from tests.kit.games.ways import said, ways_of

PHASES = SanctaPhase.in_order()


def test_every_phase_has_its_record():
    assert list(PHASES) == [phase.value for phase in Phase]


def test_no_game_goes_a_way_that_is_in_no_record():
    ways = ways_of(GAME)
    assert len(ways) > 2
    assert ways <= said(PHASES), sorted(ways - said(PHASES))
    assert said(PHASES, by_hand=False) <= ways
