"""Counting ballots, with every kind of tie."""

from companion.core.tally import at_least_second, leaders, totals

RING = (1, 2, 3, 4, 5)


def test_an_abstention_counts_for_nobody() -> None:
    assert totals([1, None, 2, 1, None]) == {1: 2, 2: 1}


def test_the_leaders_are_all_who_share_the_most_votes_in_ring_order() -> None:
    assert leaders(RING, {4: 3, 2: 3, 1: 1}, (1, 2, 4)) == (2, 4)


def test_without_a_vote_all_candidates_lead() -> None:
    assert leaders(RING, {}, (5, 3)) == (3, 5)


def test_votes_for_others_do_not_make_a_candidate_lead() -> None:
    assert leaders(RING, {1: 9, 2: 1}, (2, 3)) == (2,)


def test_the_second_rank_may_be_shared_by_many() -> None:
    assert at_least_second(RING, {1: 6, 2: 1, 3: 1, 4: 1, 5: 1}) == (1, 2, 3, 4, 5)


def test_two_at_the_top_fill_both_ranks() -> None:
    assert at_least_second(RING, {1: 5, 2: 5, 3: 2}) == (1, 2)


def test_one_name_alone_or_none_at_all_needs_no_second() -> None:
    assert at_least_second(RING, {3: 7}) == (3,)
    assert at_least_second(RING, {}) == ()
