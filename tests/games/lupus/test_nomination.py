"""Who is nominated: the votes, the ties, the owl's mark (acceptance cases N)."""

import pytest

from companion.games.lupus.roles.owl import ROLE as OWLS
from companion.games.lupus.told.recap_story import chapters
from tests.games.lupus.nominations import A, B, C, D, E, three_alive
from tests.kit.games.lupus.evening import Evening

MARKED = OWLS.mark.story
BOX = {
    10: "wolf*2 seer v*5 medium possessed",
    11: "wolf*2 seer v*5 medium possessed guard",
    12: "wolf*2 seer v*5 medium possessed guard hamster",
    13: "wolf*2 seer v*5 medium possessed guard hamster myth",
}
OWL = {
    10: "v*5 wolf*2 seer medium owl",
    11: "v*5 wolf*2 seer medium possessed owl",
    12: "v*5 wolf*2 seer medium possessed guard owl",
}


def voted(tally, *, owl=None, bitten=None, **options):
    """A first day on which the votes fell like `tally`; `owl` marked that seat at night."""
    size = sum(int(word[1:]) for word in tally.split()) + (bitten is not None)
    deck = BOX[size] if owl is None else OWL[size]
    evening = Evening(deck, **options)
    evening.night(
        **({"wolves": bitten} if bitten else {}), **({"owl": owl} if owl is not None else {})
    )
    evening.to("nomination")
    evening.vote_like(tally)
    return evening


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
    evening = voted(tally)
    evening.to("defence")
    assert evening.nominees == nominees, case


def test_n6_when_all_survivors_are_nominated_nobody_may_vote_and_the_lot_decides():
    evening = three_alive()
    evening.vote_like("A1 B1 C1")
    evening.to("defence")
    assert evening.nominees == (A, B, C)
    evening.to("lot")
    assert evening.day.rounds == ()
    assert set(evening.day.lot) == {A, B, C}


def test_n7_a_sole_nominee_speaks_and_is_lynched_without_a_runoff():
    evening = Evening(BOX[10], self_vote=True)
    evening.night()
    evening.to("nomination")
    evening.votes(dict.fromkeys(evening.order, A))
    evening.to("defence")
    assert evening.nominees == (A,)
    while evening.phase == "defence":
        evening.advance()
    assert evening.phase == "lynch"
    assert evening.day.condemned == A
    assert evening.player(A).alive, "not before the moderator has confirmed it"
    evening.advance()
    assert not evening.player(A).alive


def test_n8_nobody_is_named_so_nobody_is_lynched_and_the_medium_hears_none():
    evening = voted("-10", abstain=True)
    evening.to("lynch")
    assert evening.nominees == ()
    assert evening.day.condemned is None
    evening.advance()
    evening.open("medium")
    medium = evening.holders("medium")[0]
    evening.pick(medium, 1)
    assert evening.answer("medium") == "none"


def test_n8_with_the_house_rule_the_medium_hears_no():
    evening = voted("-10", abstain=True, medium_no_lynch="no")
    evening.to("night")
    evening.open("medium")
    evening.pick(evening.holders("medium")[0], 1)
    assert evening.answer("medium") == "no"


@pytest.mark.parametrize("marked", [A, B])
def test_n9_the_owl_marked_a_nominee_that_changes_nothing_and_is_announced(marked):
    evening = voted("A5 B3 C2", owl=marked)
    evening.to("mark")
    assert evening.day.mark == marked
    evening.to("defence")
    assert evening.nominees == (A, B)


@pytest.mark.parametrize(("marked", "brought"), [(B, []), (D, [D])])
def test_the_story_tells_the_owl_only_where_it_has_changed_the_nominees(marked, brought):
    evening = voted("A5 B3 C2", owl=marked)
    evening.to("runoff")
    told = [line for one in chapters(evening.state) for line in one.lines]
    assert [dict(line.params)["target"].seat for line in told if line.id == MARKED] == brought


@pytest.mark.parametrize(
    ("case", "tally", "marked", "nominees"),
    [
        ("N10", "A5 B3 C2", D, (A, D)),
        ("N11", "A5 B5 C2", C, (A, B, C)),
        ("N14", "A4 B4 C4", D, (A, B, C, D)),
    ],
)
def test_n10_n11_n14_the_marked_player_takes_the_place_of_the_runner_up(
    case, tally, marked, nominees
):
    evening = voted(tally, owl=marked)
    evening.to("mark")
    assert evening.day.mark == marked, case
    evening.to("defence")
    assert evening.nominees == nominees, case


def test_n16_a_mark_on_somebody_who_died_at_dawn_is_passed_without_a_word():
    evening = voted("A5 B3 C2", owl=D, bitten=D, first_night="bite")
    assert evening.dead == (D,)
    phases = []
    while evening.phase != "defence":
        phases.append(evening.phase)
        evening.advance()
    assert "mark" not in phases
    assert evening.nominees == (A, B)


def test_n17_nobody_is_named_so_the_marked_player_is_the_sole_nominee():
    evening = voted("-10", owl=D, abstain=True)
    evening.to("mark")
    assert evening.day.mark == D
    evening.to("defence")
    assert evening.nominees == (D,)
    while evening.phase == "defence":
        evening.advance()
    assert (evening.phase, evening.day.condemned) == ("lynch", D)


def test_without_a_mark_the_owls_phase_is_passed_over():
    evening = Evening(OWL[10])
    evening.night()
    evening.to("nomination")
    evening.vote_like("A5 B3 C2")
    evening.advance()
    assert evening.phase == "defence"


def test_the_owl_may_mark_itself_unless_the_house_forbids_it():
    evening = Evening(OWL[10])
    owl = evening.holders("owl")[0]
    evening.open("owl")
    evening.pick(owl, owl)
    strict = Evening(OWL[10], owl_may_mark_self=False)
    strict.open("owl")
    strict.pick(owl, owl).refuses("E_TARGET_SELF")


@pytest.mark.parametrize(("survives", "nominees"), [(True, (A, D)), (False, (A, B))])
def test_the_mark_of_an_owl_mauled_the_same_night_counts_if_the_house_says_so(survives, nominees):
    evening = Evening(
        "v*5 wolf*2 seer medium possessed owl",
        first_night="bite",
        owl_mark_survives_owl_death=survives,
    )
    evening.night(wolves=11, owl=D)
    assert evening.dead == (11,)
    evening.to("nomination")
    evening.vote_like("A5 B3 C2")
    evening.to("defence")
    assert evening.nominees == nominees


def test_a_mark_lasts_one_day_only():
    evening = Evening(OWL[10])
    evening.night(owl=D)
    evening.lynch(6)
    evening.night()
    evening.to("nomination")
    evening.votes({voter: A if voter != A else B for voter in evening.order})
    evening.advance()
    assert evening.phase == "defence"
    assert evening.nominees == (A, B)
