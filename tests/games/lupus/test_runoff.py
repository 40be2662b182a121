"""The votes of a day: who votes first (cases O and G5), who is nominated (N), the runoff, its ties
and the lot (R). What a role brings stands in `roles/`."""

import pytest

from companion.core.eye import MODERATOR, PUBLIC
from companion.core.words.panels.base import Circle
from tests.games.lupus.voting import A, B, C, D, E, three_alive, voted
from tests.kit.games.lupus.evening import Evening
from tests.kit.games.lupus.seen import panel_of

LATE_SEER = "wolf*2 v*5 seer"


def voting_order(evening):
    evening.to("nomination")
    return evening.order


def test_o1_after_a_night_of_the_moderator_the_first_seat_begins():
    evening = Evening(LATE_SEER).night()
    assert (evening.day.moderator_bitten, voting_order(evening)) == (True, (1, 2, 3, 4, 5, 6, 7, 8))


def test_o2_and_o3_the_left_of_the_last_mauled_begins_and_stays_when_nobody_dies():
    evening = Evening(LATE_SEER, at="dawn").lynch(4).night(wolves=3)
    assert voting_order(evening) == (5, 6, 7, 8, 1, 2)
    assert evening.lynch(8).night().dead == ()
    assert voting_order(evening)[0] == 5, "O3: again at the left of seat 3"


def test_o4_the_last_seat_mauled_lets_the_first_begin():
    assert voting_order(Evening(LATE_SEER, at="dawn").lynch(4).night(wolves=8))[0] == 1


def test_the_lynched_the_removed_and_the_killed_are_never_the_anchor():
    evening = Evening("wolf*2 v*5 seer v*2", at="dawn").lynch(4).night(wolves=3)
    evening.leave(6).tablet.kill(7, "mauled", "mistake")
    assert voting_order(evening) == (5, 8, 9, 10, 1, 2)


def test_an_anchor_stays_a_place_in_the_ring_when_its_holder_is_gone():
    evening = Evening(LATE_SEER, first_night="bite").night(wolves=3)
    evening.tablet.revive(3, "he was not the one").remove(3, "went home")
    assert voting_order(evening) == (4, 5, 6, 7, 8, 1, 2)


def test_seat_ids_say_nothing_the_ring_is_what_counts():
    evening = Evening(LATE_SEER, ring=(7, 3, 9, 1, 12, 4, 8, 2), first_night="bite")
    assert voting_order(evening.night(wolves=12)) == (4, 8, 2, 7, 3, 9, 1)


@pytest.mark.parametrize(("victim_votes", "last"), [("next_day", ()), ("same_day", (3,))])
def test_g5_a_ghost_votes_at_the_place_of_the_seat_tonights_victim_last_or_not_yet(
    victim_votes, last
):
    evening = Evening(LATE_SEER, ghosts=True, ghost_vote_from=victim_votes, at="dawn").lynch(4)
    assert voting_order(evening.night(wolves=3)) == (4, 5, 6, 7, 8, 1, 2, *last)


@pytest.mark.parametrize(
    ("case", "tally", "nominees"),
    [
        ("N1", "A5 B3 C2", (A, B)),
        ("N2", "A5 B5 C2", (A, B)),
        ("N3", "A4 B4 C4 D1", (A, B, C)),
        ("N4", "A5 B3 C3 D1", (A, B, C)),
        ("N5", "A6 B1 C1 D1 E1", (A, B, C, D, E)),
    ],
)
def test_n1_to_n5_the_two_most_voted_and_whoever_ties_with_them(case, tally, nominees):
    assert voted(tally).to("defence").nominees == nominees, case


def test_n6_when_all_survivors_are_nominated_nobody_may_vote_and_the_lot_decides():
    evening = three_alive().vote_like("A1 B1 C1").to("defence")
    assert evening.nominees == (A, B, C)
    evening.to("lot")
    assert (evening.day.rounds, evening.day.lot) == ((), (A, B, C))


def test_n7_a_sole_nominee_speaks_and_is_lynched_without_a_runoff():
    evening = Evening("wolf*2 seer v*7", at="nomination", self_vote=True)
    assert evening.votes(dict.fromkeys(evening.order, A)).to("defence").nominees == (A,)
    while evening.phase == "defence":
        evening.advance()
    assert (evening.phase, evening.day.condemned) == ("lynch", A)
    assert evening.player(A).alive, "not before the moderator has confirmed it"
    evening.advance()
    assert not evening.player(A).alive


def test_n8_nobody_is_named_so_nobody_is_lynched():
    evening = voted("-10", abstain=True).to("lynch")
    assert (evening.nominees, evening.day.condemned) == ((), None)
    living = evening.living
    evening.advance()
    assert (evening.phase, evening.living) == ("night", living)


def to_speeches(tally="A4 B4", **options):
    """A first day whose nomination fell like this, up to the speeches."""
    return voted(tally, **options).to("defence")


def vote_in_runoff(evening, tally):
    """The runoff: the electorate votes like this."""
    evening.to("runoff").vote_like(tally)


def test_r1_the_one_with_most_votes_is_lynched():
    evening = to_speeches().to("runoff")
    assert evening.order == (3, 4, 5, 6, 7, 8)
    vote_in_runoff(evening, "A4 B2")
    assert evening.to("lynch").day.condemned == A
    evening.advance()
    death = evening.player(A).death
    assert (evening.player(A).alive, death.cause, death.by_day) == (False, "lynched", True)


def test_r2_after_a_tie_the_tied_speak_again_and_a_second_runoff_decides():
    evening = to_speeches()
    vote_in_runoff(evening, "A3 B3")
    evening.advance()
    assert (evening.phase, evening.speaker) == ("defence", A)
    vote_in_runoff(evening, "A2 B4")
    assert evening.to("lynch").day.condemned == B


def second_tie():
    evening = to_speeches()
    vote_in_runoff(evening, "A3 B3")
    vote_in_runoff(evening, "A3 B3")
    return evening


def test_r3_a_second_tie_goes_to_the_lot_without_further_speeches():
    evening = second_tie()
    evening.chance.draw(B)
    assert evening.advance().then.phase == "lot"
    assert evening.to("lynch").day.condemned == B


def test_r3_the_result_of_a_lot_drawn_by_hand_is_entered_after_a_second_tie():
    evening = second_tie().to("lot")
    evening.tablet.enter_lot(C).refuses("E_NOT_NOMINATED").enter_lot(A).then.to("lynch")
    assert evening.day.condemned == A


@pytest.mark.parametrize(("dropped_votes", "tally"), [(False, "A3 B2"), (True, "A4 B2")])
def test_r4_a_nominee_out_of_the_second_runoff_does_not_vote_in_it_either(dropped_votes, tally):
    evening = to_speeches("A3 B2 C2 D1", dropped_nominees_vote=dropped_votes)
    vote_in_runoff(evening, "A2 B2 C1")
    assert evening.to("runoff").round.candidates == (A, B)
    assert (C in evening.order) is dropped_votes
    vote_in_runoff(evening, tally)
    assert evening.to("lynch").day.condemned == A


def test_r6_a_nominee_does_not_vote_only_nominees_are_voted_for_and_nobody_abstains():
    evening = to_speeches().to("runoff")
    evening.by(A).vote(B).refuses("E_NOMINEE_CANNOT_VOTE").by(3).vote(4).refuses("E_NOT_NOMINATED")
    evening.by(3).vote(None).refuses("E_ABSTAIN").vote(B)


def test_r7_with_the_house_rule_the_nominees_vote_when_there_is_nobody_else():
    evening = three_alive(all_nominated="everyone_votes").vote_like("A1 B1 C1").to("runoff")
    assert evening.order == (A, B, C)
    evening.by(A).vote(A).refuses("E_SELF_VOTE").then.votes({A: B, B: C, C: B}).to("lynch")
    assert evening.day.condemned == B


def test_r7_a_tie_of_all_gives_a_second_runoff_and_then_the_lot():
    evening = three_alive(all_nominated="everyone_votes").vote_like("A1 B1 C1")
    for _ in range(2):
        evening.to("runoff").votes({A: B, B: C, C: A}).advance()
    assert evening.phase == "lot"
    evening.chance.draw(C)
    assert evening.to("lynch").day.condemned == C


def test_nominees_speak_in_seat_order_one_after_the_other():
    evening = to_speeches("A3 B2 C2 D1")
    spoke = []
    while evening.phase == "defence":
        spoke.append(evening.speaker)
        evening.advance()
    assert list(dict.fromkeys(spoke)) == [A, B, C]


def test_a_runoff_in_which_nobody_voted_is_a_tie_of_all_its_candidates():
    evening = to_speeches("A3 B2 C2 D1", abstain=True).to("runoff")
    evening.votes(dict.fromkeys(evening.order, None)).to("runoff")
    assert evening.round.candidates == (A, B, C)
    evening.votes(dict.fromkeys(evening.order, None)).to("lot")


def test_whoever_dropped_out_of_the_tie_is_called_a_nominee_no_more_when_the_tied_speak_again():
    evening = to_speeches("A4 B2 C2 D2")
    vote_in_runoff(evening, "A2 B2 C2")
    evening.advance()
    assert (evening.phase, evening.day.speakers) == ("defence", (A, B, C))
    for eye in (PUBLIC, MODERATOR, D):
        circle = panel_of(evening, eye, Circle)
        assert circle.named == (A, B, C)
        assert [mark.seat for mark in circle.marks if mark.nominated] == [A, B, C]


def test_only_candidates_are_told_that_the_vote_is_about_them():
    evening = to_speeches("A3 B2 C2 D1")
    vote_in_runoff(evening, "A2 B2 C1")
    evening.to("runoff")
    for seat, id in ((A, "nominee"), (B, "nominee"), (C, "out")):
        assert f"'lupus-wait-{id}'" in repr(evening.view(seat))
