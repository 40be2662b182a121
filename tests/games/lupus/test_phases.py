"""The records of the phases are the whole truth: every way from one to another is in them."""

import pytest

from companion.games.lupus.cast import roles
from companion.games.lupus.game import GAME
from companion.games.lupus.phase import LupusPhase
from companion.games.lupus.state import Phase
from tests.kit.games.ways import said, ways_of

PHASES = LupusPhase.in_order()


@pytest.fixture(scope="module")
def ways():
    """All ways that are gone in golden games and in games played by chance."""
    return ways_of(GAME)


def test_every_phase_has_its_record():
    """Those of the rules, in their order, and those that roles have brought."""
    assert [id for id in PHASES if id in set(Phase)] == [phase.value for phase in Phase]
    brought = {one.announced_in for one in roles().values()} - {None}
    assert set(PHASES) - set(Phase) == brought


@pytest.mark.unmeasured
def test_no_game_goes_a_way_that_is_in_no_record(ways):
    assert len(ways) > 10
    assert ways <= said(PHASES), sorted(ways - said(PHASES))


RARE = {
    *(("dawn", "over"), ("nomination", "lynch"), ("defence", "lot"), ("defence", "lynch")),
}
"""Gone in the scenes E5, N8, R7 and N7, and seldom by chance."""
SECOND_BOX = {
    *(("dawn", "shot"), ("lynch", "shot"), ("shot", "discussion"), ("shot", "night")),
    ("shot", "over"),
    *(("shot", "handover"), ("dawn", "handover"), ("lynch", "handover")),
    *(("handover", "discussion"), ("handover", "night")),
    *(("discussion", "election"), ("election", "nomination")),
}
"""Gone in the scenes W25 to W37: hosts cannot choose the second box yet."""


@pytest.mark.unmeasured
def test_every_way_that_needs_no_correction_is_gone(ways):
    known = said(PHASES, by_hand=False)
    assert known - RARE - SECOND_BOX <= ways, sorted(known - ways)
