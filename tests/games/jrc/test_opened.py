"""While the wall opens the envelopes, phones wait; the time follows from the cities alone."""

from companion.games.jrc.game import GAME, OPENING_SECONDS
from tests.kit.games.jrc.campaign import COLUMNS, Campaign, points


def waits(scene, act):
    """The seconds that phones wait for this step."""
    before = scene.state
    act()
    return GAME.announcement_seconds(before, scene.state)


def test_papers_that_move_influence_are_opened_for_so_long_a_city():
    scene = Campaign().started()
    for seat, column in COLUMNS.items():
        assert waits(scene, lambda at=seat, row=column: scene.by(at).allocate(points(*row))) == 0
    seconds = OPENING_SECONDS * len(scene.state.cities)
    assert waits(scene, scene.tablet.open_papers) == seconds
    assert waits(scene, scene.tablet.go_on) == 0
    for seat in COLUMNS:
        assert waits(scene, lambda at=seat: scene.by(at).order("pass")) == 0
    assert waits(scene, scene.tablet.open_papers) == seconds


def test_other_papers_are_opened_for_all_at_once():
    scene = Campaign().allocated().passed().in_counter()
    for seat in scene.state.round.missing:
        scene.by(seat).counter({})
    assert waits(scene, scene.tablet.open_papers) == 0
