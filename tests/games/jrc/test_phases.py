"""The records of the steps are the whole truth: every way from one to another is in them."""

import pytest

from companion.games.jrc.game import GAME
from companion.games.jrc.phase import JrcPhase
from companion.games.jrc.state import Phase
from tests.kit.games.ways import said, ways_of

PHASES = JrcPhase.in_order()


@pytest.fixture(scope="module")
def ways():
    """All ways that are gone in golden games and in games played by chance."""
    return ways_of(GAME)


def test_every_phase_has_its_record():
    assert list(PHASES) == [phase.value for phase in Phase]


def test_no_campaign_goes_a_way_that_is_in_no_record(ways):
    assert len(ways) > 10
    assert ways <= said(PHASES), sorted(ways - said(PHASES))


RARE = {
    *(("reveal_allocation", "late_allocate"), ("city_end", "late_allocate")),
    *(("late_allocate", "reveal_allocation"), ("methuselah_reveal", "won")),
    *(("city_select", "city_end"), ("result", "seating"), ("result", "won")),
}
"""Gone by late comers, in two cities of a turn, by a win at once and in a turn without a session:
scenes of test_people, test_sessions and test_turns; seldom by chance."""


def test_every_way_that_needs_no_correction_is_gone(ways):
    known = said(PHASES, by_hand=False)
    assert known >= RARE
    assert known - RARE <= ways, sorted(known - ways)
