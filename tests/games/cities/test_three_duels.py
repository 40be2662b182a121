"""The golden match goes where its name says."""

from tests.kit.games.cities.match import A
from tests.kit.games.cities.three_duels import three_duels


def test_it_goes_over_three_duels_and_extra_time():
    match = three_duels()
    assert [past.how for past in match.state.past] == ["capital", "deck", "time"]
    assert match.state.extra
    assert (match.state.result.winner, match.state.result.how) == (A, "occupied")
