"""The owl: whom it marks is nominated, and how that is announced (cases N9 to N17)."""

import pytest

from companion.core import Scene, SeatName, SeatNames, text
from companion.core.eye import PUBLIC
from companion.games.lupus.game import GAME
from companion.games.lupus.roles.owl import FLIGHT_SECONDS
from tests.games.lupus.voting import A, B, C, D
from tests.kit.games.lupus.evening import Evening
from tests.kit.games.lupus.seen import pick, read, shapes, story_lines

# 1–5 villagers · 6, 7 wolves · 8 seer · 9 owl · 10 … villagers
DECK = "v*5 wolf*2 seer owl"
OWL = 9


def voted(tally, *, owl=None, bitten=None, **options):
    """A first day on which the votes fell like `tally`; `owl` marked that seat at night."""
    size = sum(int(word[1:]) for word in tally.split()) + (bitten is not None)
    evening = Evening(DECK, people=size, **options)
    targets = {"owl": owl, "wolves": bitten}
    evening.night(**{step: seat for step, seat in targets.items() if seat}).to("nomination")
    return evening.vote_like(tally)


@pytest.mark.parametrize(
    ("case", "tally", "marked", "nominees"),
    [
        ("N9", "A5 B3 C2", A, (A, B)),
        ("N9", "A5 B3 C2", B, (A, B)),
        ("N10", "A5 B3 C2", D, (A, D)),
        ("N11", "A5 B5 C2", C, (A, B, C)),
        ("N14", "A4 B4 C4", D, (A, B, C, D)),
        ("N17", "-10", D, (D,)),
    ],
)
def test_n9_to_n17_the_marked_player_takes_the_place_of_the_runner_up(
    case, tally, marked, nominees
):
    evening = voted(tally, owl=marked, abstain=True).to("mark")
    assert evening.day.mark == marked, case
    assert evening.to("defence").nominees == nominees, case


@pytest.mark.parametrize(("marked", "brought"), [(B, []), (D, [D])])
def test_the_story_tells_the_owl_only_where_it_has_changed_the_nominees(marked, brought):
    evening = voted("A5 B3 C2", owl=marked).to("runoff")
    lines = [line for line in story_lines(evening) if line.id == "lupus-story-mark"]
    assert [dict(line.params)["target"].seat for line in lines] == brought


@pytest.mark.parametrize("marks", [{"owl": D, "bitten": D, "first_night": "bite"}, {}])
def test_n16_a_mark_on_a_player_who_died_at_dawn_or_none_is_passed_without_a_word(marks):
    evening = voted("A5 B3 C2", **marks).advance().then
    assert (evening.phase, evening.nominees) == ("defence", (A, B))


def test_n17_the_sole_nominee_speaks_and_is_lynched():
    evening = voted("-10", owl=D, abstain=True).to("defence")
    while evening.phase == "defence":
        evening.advance()
    assert (evening.phase, evening.day.condemned) == ("lynch", D)


@pytest.mark.parametrize(("allowed", "code"), [(True, None), (False, "E_TARGET_SELF")])
def test_the_owl_may_mark_itself_unless_the_house_forbids_it(allowed, code):
    evening = Evening(DECK, owl_may_mark_self=allowed).open("owl")
    marks = evening.pick(OWL, OWL)
    assert marks.refuses(code) if code else marks.events


@pytest.mark.parametrize(("survives", "nominees"), [(True, (A, D)), (False, (A, B))])
def test_the_mark_of_an_owl_mauled_the_same_night_counts_if_the_house_says_so(survives, nominees):
    rules = {"first_night": "bite", "owl_mark_survives_owl_death": survives}
    evening = voted("A5 B3 C2", owl=D, bitten=OWL, **rules)
    assert evening.dead == (OWL,)
    assert evening.to("defence").nominees == nominees


def test_a_mark_lasts_one_day_only():
    evening = Evening(DECK, people=10).night(owl=D).lynch(6).night().to("nomination")
    evening.all_name(A).advance()
    assert (evening.phase, evening.nominees) == ("defence", (A, B))


@pytest.mark.parametrize(("gone", "mark", "phase"), [(OWL, D, "mark"), (D, None, "defence")])
def test_a_removed_owls_confirmed_mark_stands_and_a_mark_on_the_removed_is_lost(gone, mark, phase):
    evening = Evening(DECK, people=10).night(owl=D)
    evening.leave(gone).to("nomination").vote_like("A5 B3 C1").advance()
    assert (evening.phase, evening.day.mark) == (phase, mark)


def test_in_the_owls_phase_the_votes_of_and_for_the_removed_are_struck():
    evening = voted("A5 B3 C2", owl=D).to("mark").leave(A)
    assert evening.phase == "defence"
    assert evening.nominees == (B, C, D), "A had voted for B: two votes each are left"


def test_the_nominees_are_read_out_after_the_owl_and_after_a_recount():
    """D3: A5 B4 C3 and a mark on D; then A has to go home in the runoff."""
    scene = Evening("owl wolf*2 seer v*8", first_night="bite").act("owl", 4).to("nomination")
    scene.votes(dict(zip(scene.order, (2, 1, 1, 1, 1, 1, 2, 2, 2, 3, 3, 3), strict=True))).advance()
    assert read(scene).line == text("lupus-say-owl", who=SeatName(4))
    first = text("lupus-say-speak-first", names=SeatNames((1, 4)), who=SeatName(1), n=2)
    assert read(scene).following == first
    scene.advance()
    assert read(scene).line == first
    assert scene.to("runoff").tablet.remove(1, "").then.nominees == (2, 3, 4)
    names = SeatNames((2, 3, 4))
    assert read(scene).line == text("lupus-say-speak-first", names=names, who=SeatName(2), n=3)


@pytest.mark.parametrize("night_input", ["phones", "together"])
def test_the_owls_phone_has_the_shape_of_all_others(night_input):
    scene = Evening("owl wolf*2 seer v*8", night_input=night_input, first_night="bite")
    scene.open("owl" if night_input == "phones" else "night")
    assert pick(scene, 1).title == text("lupus-ask-owl")
    for tapped in (False, True):
        assert len(shapes(scene)) == 1
        for seat in () if tapped else scene.ring:
            scene.by(seat).pick(scene.step, 12 if seat != 12 else 11)


@pytest.mark.parametrize("marked", [A, D])
def test_the_flight_takes_as_long_whoever_is_marked_and_the_wall_shows_the_owl(marked):
    evening = voted("A5 B3 C2", owl=marked)
    before = evening.state
    evening.to("mark")
    assert GAME.announcement_seconds(before, evening.state) == FLIGHT_SECONDS
    wall = evening.view(PUBLIC)
    assert (wall.scene, wall.emblem) == (Scene.OMEN, "owl")
