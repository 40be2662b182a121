"""The raven gives two votes before the nomination (L-B19, W34, W35)."""

import pytest

from companion.core import SeatName, text
from companion.core.eye import MODERATOR
from companion.core.words.panels.base import Circle, Script
from tests.games.lupus.voting import A, B, C, D
from tests.kit.games.lupus.cards import needs
from tests.kit.games.lupus.seen import panel_of, story_lines
from tests.kit.games.lupus.world import world

pytestmark = needs("owl")
# 1–5 villagers · 6, 7 wolves · 8 seer · 9 raven · 10 … villagers
DECK = "v*5 wolf*2 seer raven v"


@pytest.mark.parametrize("way", ["phones", "pointing", "together"])
@pytest.mark.parametrize(("marked", "nominees"), [(D, (A, B)), (C, (A, C))])
def test_w34_its_votes_count_as_votes_received(way, marked, nominees):
    evening = world(DECK, night_input=way).night(raven=marked).to("nomination")
    assert evening.vote_like("A5 B3 C2").to("defence").nominees == nominees


def test_w34_it_is_said_as_the_vote_opens_and_lies_on_the_ring():
    evening = world(DECK).night(raven=D).to("discussion")
    assert panel_of(evening, MODERATOR, Script).following is None
    evening.to("nomination")
    line = panel_of(evening, MODERATOR, Script).line
    assert dict(line.params)["first"].id == "lupus-say-raven"
    assert panel_of(evening, 1, Circle).marks[D - 1].votes == 2


def test_w35_with_the_owl_both_count():
    evening = world("v*5 wolf*2 seer raven owl").night(raven=B, owl=D).to("nomination")
    assert evening.vote_like("A5 B3 C2").to("defence").nominees == (A, B, D)


@pytest.mark.parametrize(("bitten", "given"), [(D, ()), (9, (("raven", D, 2),))])
def test_w35_a_dead_target_is_passed_without_a_word_and_a_dead_raven_counts(bitten, given):
    evening = world(DECK, first_night="bite").night(raven=D, wolves=bitten).to("nomination")
    assert evening.day.head_start == given


def test_where_nobody_votes_its_target_is_the_only_nominee():
    evening = world(DECK, captain="elected").night(raven=D)
    for phase in ("election", "nomination"):
        assert evening.to(phase).state.captain is None, "an election knows nothing of its votes"
        evening.tablet.on_behalf_of(*evening.order).skip_voter("silent")
    assert evening.to("defence").nominees == (D,)


def test_a_removal_strikes_its_votes_with_its_target_only():
    evening = world(DECK).night(raven=C).to("nomination").vote_like("A5 B3 C2").to("defence")
    assert evening.leave(C).nominees == (A, B)


def test_it_croaks_at_others_only_and_from_the_first_night_on():
    world(DECK).open("raven").by(9).pick("raven", 9).refuses("E_TARGET_SELF")


def test_the_story_tells_the_owl_where_the_ravens_votes_left_its_mark_outside():
    evening = world("wolf*2 seer raven owl v*4").night(raven=B, owl=C).to("nomination")
    evening.vote_like("A5 B2 C2").to("runoff")
    assert evening.nominees == (A, C)
    assert text("lupus-story-mark", target=SeatName(C)) in story_lines(evening)
