"""Where the events of a way stand in time."""

from companion.core.words.panels.courses import spread


def test_events_of_one_point_share_its_room_in_their_order():
    assert spread([0, 2, 2, 2, 5]) == (0.5, 2.25, 2.5, 2.75, 5.5)


def test_without_events_there_are_no_places():
    assert spread([]) == ()
