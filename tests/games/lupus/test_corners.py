"""Corners where rules meet: nobody bitten, ghosts that went home, ties of three, what is undone."""

import pytest

from tests.games.lupus.voting import EIGHT, voted
from tests.kit.games.lupus.evening import Evening


def test_the_first_night_may_bite_by_house_rule():
    evening = Evening(EIGHT, first_night="bite").night(wolves=6)
    assert (evening.dead, evening.day.moderator_bitten) == ((6,), False)


def test_wolves_who_choose_nobody_maul_nobody_and_not_the_moderator():
    evening = Evening(EIGHT, at="night 2").night()
    assert (evening.dead, evening.day.moderator_bitten) == ((), False)


def test_wolves_of_a_moderators_night_answer_the_decoy_and_bite_nobody():
    evening = Evening(EIGHT).open("wolves")
    evening.by(1).pick("wolves", 2).by(2).pick("wolves", 5).then.close().to("dawn")
    night = evening.state.nights[-1]
    assert "wolves" not in night.picks
    assert ("wolves", 1, 2) in night.suspicions
    assert evening.dead == ()


def test_the_pack_knows_itself_from_its_first_step_even_then():
    evening = Evening(EIGHT).open("seer")
    assert evening.player(1).knows == ()
    evening.open("wolves")
    assert (evening.player(1).knows, evening.player(2).knows) == ((2,), (1,))
    assert evening.player(3).knows == ()


@pytest.mark.parametrize(
    ("cause", "votes"), [("seen", True), ("lynched", True), ("removed", False)]
)
def test_every_ghost_votes_but_those_who_went_home(cause, votes):
    evening = Evening("wolf*2 seer v*7", ghosts=True, at="dawn")
    evening.tablet.kill(8, cause, "scene").then.lynch_nobody().night().to("nomination")
    assert (8 in evening.order) is votes


def test_a_nominee_killed_by_hand_in_the_defence_is_no_nominee_any_more():
    evening = voted("A5 B3 C2").to("defence").tablet.kill(1, "seen", "slip").then
    assert 1 not in evening.nominees
    assert not evening.player(1).alive


def test_three_tie_in_the_first_runoff_and_two_in_the_second_and_the_lot_is_among_the_two():
    evening = voted("A4 B4 C4").to("runoff").vote_like("A3 B3 C3").to("runoff")
    assert evening.round.candidates == (1, 2, 3)
    assert evening.vote_like("A4 B4 C1").to("lot").day.lot == (1, 2)


def test_an_undone_answer_may_be_asked_again_and_differently():
    evening = Evening(EIGHT).open("seer")
    assert any(event.shows for event in evening.pick(3, 1).events)
    assert evening.undo().pick(3, 4).then.answer("seer") == "no"


def test_undo_reaches_back_over_night_and_day_to_the_deal():
    evening = Evening(EIGHT)
    dealt, steps = evening.state, len(evening.steps)
    assert evening.night(seer=1).lynch(4).undo(len(evening.steps) - steps).state == dealt
