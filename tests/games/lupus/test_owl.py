"""The owl: whom it marks is nominated, and how that is announced (acceptance cases N)."""

import pytest

from companion.core.text import SeatName, SeatNames, text
from companion.games.lupus.narration.story import chapters
from tests.games.lupus.nominations import A, B, C, D
from tests.games.lupus.reading import read
from tests.kit.games.lupus.evening import Evening
from tests.kit.games.lupus.seen import pick, shape
from tests.kit.playbook import Scene  # noqa

MARKED = "lupus-story-mark"


def voted(tally, *, owl, bitten=None, **options):
    """A first day on which the votes fell like `tally`; `owl` marked that seat at night."""
    size = sum(int(word[1:]) for word in tally.split()) + (bitten is not None)
    evening = Evening("v*5 wolf*2 seer medium owl", people=size, **options)
    evening.night(owl=owl, **({"wolves": bitten} if bitten else {}))
    evening.to("nomination")
    evening.vote_like(tally)
    return evening


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
    evening = Evening("v*5 wolf*2 seer medium owl")
    evening.night()
    evening.to("nomination")
    evening.vote_like("A5 B3 C2")
    evening.advance()
    assert evening.phase == "defence"


def test_the_owl_may_mark_itself_unless_the_house_forbids_it():
    evening = Evening("v*5 wolf*2 seer medium owl")
    owl = evening.holders("owl")[0]
    evening.open("owl")
    evening.pick(owl, owl)
    strict = Evening("v*5 wolf*2 seer medium owl", owl_may_mark_self=False)
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
    evening = Evening("v*5 wolf*2 seer medium owl")
    evening.night(owl=D)
    evening.lynch(6)
    evening.night()
    evening.to("nomination")
    evening.votes({voter: A if voter != A else B for voter in evening.order})
    evening.advance()
    assert evening.phase == "defence"
    assert evening.nominees == (A, B)


def test_a_removed_owls_confirmed_mark_stands_and_a_mark_on_the_removed_is_lost():
    evening = Evening("v*5 wolf*2 seer medium owl")
    evening.night(owl=4)
    evening.tablet.remove(10, "home")
    evening.to("nomination")
    evening.vote_like("A5 B3 C1")
    evening.to("mark")
    assert evening.day.mark == 4
    lost = Evening("v*5 wolf*2 seer medium owl")
    lost.night(owl=4)
    lost.tablet.remove(4, "home")
    lost.to("nomination")
    lost.vote_like("A5 B3 C1")
    lost.advance()
    assert lost.phase == "defence"


def test_in_the_owls_phase_the_votes_of_and_for_the_removed_are_struck():
    evening = Evening("v*5 wolf*2 seer medium owl")
    evening.night(owl=4)
    evening.to("nomination")
    evening.vote_like("A5 B3 C2")
    evening.to("mark")
    evening.tablet.remove(A, "home")
    assert evening.phase == "defence"
    assert evening.nominees == (B, C, 4), "A had voted for B: two votes each are left"


def test_everybody_chosen_by_the_wolves_still_acts_later_in_the_night():
    evening = Evening("wolf*2 seer owl v*6", first_night="bite")
    evening.night(wolves=4, owl=6)
    assert evening.dead == (4,)
    evening.to("nomination")
    evening.vote_like("A5 B4")
    evening.to("mark")
    assert evening.day.mark == 6


def test_the_nominees_are_read_out_after_the_owl_and_after_a_recount():
    """D3: A5 B4 C3 and a mark on D; then A has to go home in the runoff."""
    scene = Evening("owl wolf*2 seer v*8", first_night="bite")
    scene.act("owl", 4)
    scene.to("nomination")
    scene.votes(dict(zip(scene.order, (2, 1, 1, 1, 1, 1, 2, 2, 2, 3, 3, 3), strict=True)))
    scene.advance()
    assert read(scene).line == text("lupus-say-owl", who=SeatName(4))
    first = text("lupus-say-speak-first", names=SeatNames((1, 4)), who=SeatName(1), n=2)
    assert read(scene).following == first
    scene.advance()
    assert read(scene).line == first
    scene.to("runoff")
    scene.tablet.remove(1, "")
    assert scene.nominees == (2, 3, 4)
    names = SeatNames((2, 3, 4))
    assert read(scene).line == text("lupus-say-speak-first", names=names, who=SeatName(2), n=3)


@pytest.mark.parametrize("night_input", ["phones", "together"])
def test_the_owls_phone_has_the_shape_of_all_others(night_input):
    scene = Evening("owl wolf*2 seer v*8", night_input=night_input, first_night="bite")
    scene.open("owl" if night_input == "phones" else "night")
    assert pick(scene, 1).title == text("lupus-ask-owl")
    for tapped in (False, True):
        assert len({shape(scene, seat) for seat in scene.ring}) == 1
        for seat in () if tapped else scene.ring:
            scene.by(seat).pick(scene.step, 12 if seat != 12 else 11)
