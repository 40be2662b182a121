"""A round of sealed answers, the tally of ballots, and the ring in which people sit."""

from companion.core.kit.rounds import SealedRound
from companion.core.refusal import Refusal
from companion.core.seat import after, among, around
from companion.core.tally import at_least_second, leaders, totals


def round_of(*seats: int) -> SealedRound[str]:
    return SealedRound(seats)


def test_an_answer_is_missing_until_it_is_given() -> None:
    sealed = round_of(1, 2, 3).give(3, "c").give(1, "a")
    assert (sealed.answered, sealed.missing) == ((1, 3), (2,))
    assert 3 in sealed
    assert 2 not in sealed


def test_an_answer_taken_back_is_missing_again() -> None:
    sealed = round_of(1).give(1, "a").take_back(1)
    assert (sealed.answered, sealed.missing) == ((), (1,))


def test_somebody_excused_is_not_waited_for_and_an_answer_is_destroyed() -> None:
    sealed = round_of(1, 2).give(2, "b").excuse(2)
    assert (sealed.asked, sealed.opened()) == ((1,), ())


def test_whoever_is_away_is_missing_and_not_waited_for() -> None:
    sealed = round_of(1, 2, 3).give(1, "a")
    assert (sealed.missing, sealed.overdue({3})) == ((2, 3), (2,))
    awaited = sealed.awaited({3})
    assert (awaited.done, awaited.total, awaited.missing) == (2, 3, (2,))


def test_what_all_see_of_a_round_is_the_same_whatever_is_answered_and_in_whichever_order() -> None:
    one = round_of(1, 2, 3).give(1, "a").give(2, "b")
    other = round_of(1, 2, 3).give(2, "x").give(1, "y")
    assert (one.awaited(), one.answered, one.missing) == (
        other.awaited(),
        other.answered,
        other.missing,
    )


def test_a_stranger_and_a_second_answer_are_refused() -> None:
    sealed = round_of(1, 2).give(1, "a")
    codes = [sealed.refusal(seat, "E_STRANGER", "E_TWICE") for seat in (None, 3, 1, 2)]
    assert [one.code if isinstance(one, Refusal) else one for one in codes] == [
        *("E_STRANGER", "E_STRANGER", "E_TWICE"),
        None,
    ]


def test_what_the_app_has_filed_is_not_taken_back() -> None:
    sealed = SealedRound.of((1, 2, 3), (1,), "").give(3, "c").give(2, "b")
    assert (sealed.missing, sealed.recallable) == ((), (3, 2))


def test_answers_are_opened_in_the_order_of_the_game_or_as_they_came() -> None:
    sealed = round_of(1, 2, 3).give(3, "c").give(1, "a")
    assert sealed.opened((1, 2, 3)) == ((1, "a"), (3, "c"))
    assert sealed.opened() == ((3, "c"), (1, "a"))


def test_the_ring_after_a_seat_begins_at_its_left_and_ends_with_it() -> None:
    assert after((1, 2, 3, 4), 2) == (3, 4, 1, 2)
    assert after((1, 2, 3, 4), 4) == (1, 2, 3, 4)


def test_after_the_moderator_the_first_seat_begins() -> None:
    assert after((7, 3, 9), None) == (7, 3, 9)


def test_a_person_sees_the_others_clockwise_from_the_left_neighbour() -> None:
    assert around((5, 1, 8, 2), 8) == (2, 5, 1)


def test_a_choice_of_seats_keeps_the_order_of_the_ring() -> None:
    assert among((5, 1, 8, 2), {2, 5}) == (5, 2)


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
