"""The runoff: electorates, ties, the second round and the lot (acceptance cases R)."""

import pytest

from companion.core.eye import MODERATOR, PUBLIC
from companion.core.words.panels.base import Circle
from tests.games.lupus.nominations import A, B, C, three_alive
from tests.kit.games.lupus.evening import Evening
from tests.kit.games.lupus.seen import panel, view

D = 4

EIGHT = "wolf*2 seer v*5"


def nominated(*seats, deck=EIGHT, tally=None, **options):
    """A first day on which exactly these seats are nominated, up to their speeches."""
    evening = Evening(deck, **options)
    evening.night()
    evening.to("nomination")
    evening.vote_like(tally or "A4 B4")
    evening.to("defence")
    assert evening.nominees == seats
    return evening


def run(evening, tally):
    """The runoff: the electorate votes like this."""
    evening.to("runoff")
    evening.vote_like(tally)


def test_r1_the_one_with_most_votes_is_lynched():
    evening = nominated(A, B)
    evening.to("runoff")
    assert evening.order == (3, 4, 5, 6, 7, 8)
    run(evening, "A4 B2")
    evening.to("lynch")
    assert evening.day.condemned == A


def test_r2_after_a_tie_the_tied_speak_again_and_a_second_runoff_decides():
    evening = nominated(A, B)
    run(evening, "A3 B3")
    evening.advance()
    assert evening.phase == "defence"
    assert evening.speaker == A
    run(evening, "A2 B4")
    evening.to("lynch")
    assert evening.day.condemned == B


def test_r3_a_second_tie_goes_to_the_lot_without_further_speeches():
    evening = nominated(A, B)
    run(evening, "A3 B3")
    run(evening, "A3 B3")
    evening.luck.draw(B)
    evening.advance()
    assert evening.phase == "lot"
    evening.to("lynch")
    assert evening.day.condemned == B


def test_r3_the_result_of_a_lot_drawn_by_hand_is_entered():
    evening = nominated(A, B)
    run(evening, "A3 B3")
    run(evening, "A3 B3")
    evening.to("lot")
    evening.tablet.enter_lot(C).refuses("E_NOT_NOMINATED")
    evening.tablet.enter_lot(A)
    evening.to("lynch")
    assert evening.day.condemned == A


@pytest.mark.parametrize(("dropped_votes", "electorate"), [(False, 5), (True, 6)])
def test_r4_a_nominee_out_of_the_second_runoff_does_not_vote_in_it_either(
    dropped_votes, electorate
):
    evening = nominated(A, B, C, tally="A3 B2 C2 D1", dropped_nominees_vote=dropped_votes)
    run(evening, "A2 B2 C1")
    evening.to("runoff")
    assert evening.round.candidates == (A, B)
    assert len(evening.order) == electorate
    assert (C in evening.order) is dropped_votes
    run(evening, "A3 B2" if electorate == 5 else "A4 B2")
    evening.to("lynch")
    assert evening.day.condemned == A


def test_r6_a_nominee_does_not_vote_and_only_nominees_are_voted_for():
    evening = nominated(A, B)
    evening.to("runoff")
    evening.by(A).vote(B).refuses("E_NOMINEE_CANNOT_VOTE")
    evening.by(3).vote(4).refuses("E_NOT_NOMINATED")
    evening.by(3).vote(B)


def test_r7_with_the_house_rule_the_nominees_vote_when_there_is_nobody_else():
    evening = three_alive(all_nominated="everyone_votes")
    evening.vote_like("A1 B1 C1")
    evening.to("runoff")
    assert evening.order == (A, B, C)
    evening.by(A).vote(A).refuses("E_SELF_VOTE")
    evening.votes({A: B, B: C, C: B})
    evening.to("lynch")
    assert evening.day.condemned == B


def test_r7_without_it_the_lot_follows_the_last_speech():
    evening = three_alive()
    evening.vote_like("A1 B1 C1")
    evening.to("defence")
    evening.to("lot")
    assert evening.day.lot == (A, B, C)


def test_r7_a_tie_of_all_gives_a_second_runoff_and_then_the_lot():
    evening = three_alive(all_nominated="everyone_votes")
    evening.vote_like("A1 B1 C1")
    for _ in range(2):
        evening.to("runoff")
        evening.votes({A: B, B: C, C: A})
        evening.advance()
    assert evening.phase == "lot"
    evening.luck.draw(C)
    evening.to("lynch")
    assert evening.day.condemned == C


def test_nominees_speak_in_seat_order_one_after_the_other():
    evening = nominated(A, B, C, tally="A3 B2 C2 D1")
    spoke = []
    while evening.phase == "defence":
        spoke.append(evening.speaker)
        evening.advance()
    assert list(dict.fromkeys(spoke)) == [A, B, C]


def test_a_runoff_in_which_nobody_voted_is_a_tie_of_all_its_candidates():
    evening = nominated(A, B, C, tally="A3 B2 C2 D1", abstain=True)
    evening.to("runoff")
    evening.votes(dict.fromkeys(evening.order, None))
    evening.to("runoff")
    assert evening.round.candidates == (A, B, C)
    evening.votes(dict.fromkeys(evening.order, None))
    evening.to("lot")


def test_abstaining_is_refused_in_the_runoff_too():
    evening = nominated(A, B)
    evening.to("runoff")
    evening.by(3).vote(None).refuses("E_ABSTAIN")
    assert evening.order == (3, 4, 5, 6, 7, 8)


def test_a_wolf_lynched_leaves_the_role_a_secret_and_the_medium_an_answer():
    evening = nominated(A, B)
    run(evening, "A4 B2")
    evening.to("night")
    assert not evening.player(A).alive
    assert evening.player(A).death.cause == "lynched"
    assert evening.player(A).death.by_day


def test_whoever_dropped_out_of_the_tie_is_called_a_nominee_no_more_when_the_tied_speak_again():
    evening = nominated(A, B, C, D, deck="wolf*2 seer v*7", tally="A4 B2 C2 D2")
    run(evening, "A2 B2 C2")
    evening.advance()
    assert (evening.phase, evening.day.speakers) == ("defence", (A, B, C))
    for eye in (PUBLIC, MODERATOR, D):
        circle = panel(view(evening, eye), Circle)
        assert circle.named == (A, B, C)
        assert [mark.seat for mark in circle.marks if mark.nominated] == [A, B, C]
