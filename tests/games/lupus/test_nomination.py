"""Who is nominated: the votes, the ties (cases N); what a role brings stands in `roles/`."""

import pytest

from tests.games.lupus.voting import A, B, C, D, E, three_alive, voted
from tests.kit.games.lupus.evening import Evening


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
