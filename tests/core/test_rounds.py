"""A round of sealed answers: who has answered is known, what is said only when it is opened."""

from companion.core.kit.rounds import SealedRound
from companion.core.refusal import Refusal


def asked(*seats: int) -> SealedRound[str]:
    return SealedRound(seats)


def test_an_answer_is_missing_until_it_is_given() -> None:
    box = asked(1, 2, 3).give(3, "c").give(1, "a")
    assert (box.answered, box.missing) == ((1, 3), (2,))
    assert 3 in box
    assert 2 not in box


def test_an_answer_taken_back_is_missing_again() -> None:
    box = asked(1).give(1, "a").take_back(1)
    assert (box.answered, box.missing) == ((), (1,))


def test_somebody_excused_is_not_waited_for_and_an_answer_is_destroyed() -> None:
    box = asked(1, 2).give(2, "b").excuse(2)
    assert (box.asked, box.opened()) == ((1,), ())


def test_whoever_is_away_is_missing_and_not_waited_for() -> None:
    box = asked(1, 2, 3).give(1, "a")
    assert (box.missing, box.overdue({3})) == ((2, 3), (2,))
    told = box.awaited({3})
    assert (told.done, told.total, told.missing) == (2, 3, (2,))


def test_what_all_see_of_a_round_is_the_same_whatever_is_answered_and_in_whichever_order() -> None:
    one, other = asked(1, 2, 3).give(1, "a").give(2, "b"), asked(1, 2, 3).give(2, "x").give(1, "y")
    assert (one.awaited(), one.answered, one.missing) == (
        other.awaited(),
        other.answered,
        other.missing,
    )


def test_a_stranger_and_a_second_answer_are_refused() -> None:
    box = asked(1, 2).give(1, "a")
    codes = [box.refusal(seat, "E_STRANGER", "E_TWICE") for seat in (None, 3, 1, 2)]
    assert [one.code if isinstance(one, Refusal) else one for one in codes] == [
        *("E_STRANGER", "E_STRANGER", "E_TWICE"),
        None,
    ]


def test_what_the_app_has_filed_is_not_taken_back() -> None:
    box = SealedRound.of((1, 2, 3), (1,), "").give(3, "c").give(2, "b")
    assert (box.missing, box.recallable) == ((), (3, 2))


def test_answers_are_opened_in_the_order_of_the_game_or_as_they_came() -> None:
    box = asked(1, 2, 3).give(3, "c").give(1, "a")
    assert box.opened((1, 2, 3)) == ((1, "a"), (3, "c"))
    assert box.opened() == ((3, "c"), (1, "a"))
