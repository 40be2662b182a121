"""Ways from phase to phase that few campaigns go."""

from tests.kit.games.transitions import RareTransitions

ELSEWHERE = {
    *(("reveal_allocation", "late_allocate"), ("city_end", "late_allocate")),
    *(("late_allocate", "reveal_allocation"), ("methuselah_reveal", "won")),
    *(("city_select", "city_end"), ("result", "seating"), ("result", "won")),
}
"""Gone by late comers, in two cities of a turn, by a win at once and in a turn without a session:
scenes of test_people, test_sessions and test_turns."""
RARE = RareTransitions(frozenset(ELSEWHERE))
