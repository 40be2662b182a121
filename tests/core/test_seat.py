"""The ring: who sits to the left of whom."""

from companion.core.seat import after, among, around


def test_the_ring_after_a_seat_begins_at_its_left_and_ends_with_it() -> None:
    assert after((1, 2, 3, 4), 2) == (3, 4, 1, 2)
    assert after((1, 2, 3, 4), 4) == (1, 2, 3, 4)


def test_after_the_moderator_the_first_seat_begins() -> None:
    assert after((7, 3, 9), None) == (7, 3, 9)


def test_a_person_sees_the_others_clockwise_from_the_left_neighbour() -> None:
    assert around((5, 1, 8, 2), 8) == (2, 5, 1)


def test_a_choice_of_seats_keeps_the_order_of_the_ring() -> None:
    assert among((5, 1, 8, 2), {2, 5}) == (5, 2)
