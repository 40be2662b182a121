"""A player has to go home (§8.1, cases X1 to X3), corrections by hand, and corners where rules
meet: nobody bitten, ghosts that went home, ties of three, what is undone."""

import pytest

from tests.games.lupus.voting import EIGHT, A, B, C, voted
from tests.kit.games.lupus.evening import Evening
from tests.kit.games.lupus.seen import cause


def test_x1_the_last_wolf_removed_at_night_ends_the_game():
    evening = Evening(EIGHT).open("seer").leave(1)
    assert evening.phase == "night"
    evening.leave(2)
    assert (evening.phase, evening.side) == ("over", "humans")


def test_x2_a_nominee_removed_in_the_runoff_brings_the_next_before_the_table():
    evening = voted("A5 B3 C2").to("runoff")
    evening.by(evening.order[0]).vote(A).then.leave(A)
    assert (evening.phase, evening.nominees, evening.day.rounds) == ("defence", (B, C), ())
    evening.to("runoff")
    assert set(evening.order) == {4, 5, 6, 7, 8, 9, 10}


@pytest.mark.parametrize("way", ["phones", "pointing"])
def test_x3_tonights_victim_goes_home_and_nobody_was_mauled(way):
    evening = Evening(EIGHT, at="night 2", night_input=way).act("wolves", 5).leave(5).to("dawn")
    assert (evening.dead, cause(evening, 5)) == ((), "removed")
    assert not evening.day.moderator_bitten


@pytest.mark.parametrize(("step", "acting"), [("wolves", (1, 2)), ("seer", (3,))])
def test_a_pick_on_the_removed_is_asked_again_while_the_step_is_open(step, acting):
    evening = Evening(EIGHT, at="night 2").open(step)
    for target in (5, 6):
        for seat in acting:
            evening.pick(seat, target)
        if target == 5:
            evening.leave(5)
    assert evening.close().state.all_nights[-1].picks == {step: 6}


def test_the_step_of_the_removed_goes_on_as_a_dummy():
    evening = Evening(EIGHT, at="night 2").open("seer")
    evening.leave(3).by(3).pick("seer", 1).refuses("E_NOT_YOUR_STEP").then.close()
    assert evening.state.night.answers == ()


def test_wolves_decide_without_the_one_who_went_home():
    evening = Evening(EIGHT, at="night 2").open("wolves")
    assert evening.pick(1, 5).then.pick(2, 6).then.leave(2).close().to("dawn").dead == (5,)


def test_in_dawn_and_discussion_nothing_else_changes():
    evening = Evening(EIGHT, at="dawn").leave(5)
    assert evening.phase == "dawn"
    evening.to("discussion")
    clock = evening.day.clock
    evening.leave(6)
    assert (evening.phase, evening.day.clock) == ("discussion", clock)


@pytest.mark.parametrize("sealed", [False, True])
def test_in_the_nomination_the_vote_starts_again_from_the_first_voter(sealed):
    evening = Evening(EIGHT, at="nomination", simultaneous_votes=sealed)
    evening.by(1).vote(4).by(2).vote(5).then.leave(8)
    assert (evening.phase, evening.round.votes, evening.round.voted) == ("nomination", (), ())
    assert evening.order == (1, 2, 3, 4, 5, 6, 7)


def test_in_the_defence_it_begins_again_with_whoever_is_nominated_now():
    evening = voted("A5 B3 C2").to("defence").advance().then.leave(B)
    assert (evening.phase, evening.nominees, evening.speaker) == ("defence", (A, C), A)


@pytest.mark.parametrize("phase", ["lot", "lynch"])
def test_in_the_lot_and_before_the_lynching_it_goes_back_to_the_defence(phase):
    evening = voted("A5 B3 C2")
    for _ in range(2):
        evening.to("runoff").vote_like("A4 B4")
    evening.to(phase).leave(A)
    assert (evening.phase, evening.nominees) == ("defence", (B, C))


def test_with_the_only_nominee_gone_nobody_is_lynched():
    evening = voted("A5 -5", abstain=True).to("defence").leave(A)
    assert (evening.phase, evening.day.condemned) == ("lynch", None)


def test_a_role_set_by_hand_changes_the_role_and_never_the_card_dealt():
    evening = Evening(EIGHT, at="dawn").tablet.set_role(4, "werewolf", "slip").then
    assert (evening.role(4), evening.player(4).dealt) == ("werewolf", "villager")
    assert evening.side is None
    evening.tablet.set_role(5, "werewolf", "slip")
    assert evening.side == "wolves", "four wolves and four others"


def test_who_is_revived_is_alive_without_a_death_and_votes():
    evening = Evening(EIGHT, first_night="bite").night(wolves=4).tablet.revive(4, "slip").then
    assert (evening.player(4).alive, evening.player(4).death) == (True, None)
    evening.to("nomination")
    assert 4 in evening.order


def test_nobody_is_removed_before_the_first_night_or_twice():
    evening = Evening(EIGHT).leave(4).tablet.remove(4, "home").refuses("E_TARGET_DEAD").then
    evening.tablet.remove(99, "home").refuses("E_TARGET_DEAD").then.undo(len(evening.steps))
    evening.tablet.remove(4, "home").refuses("E_WRONG_PHASE")


@pytest.mark.parametrize("cause", ["mauled", "seen", "lynched", "removed"])
def test_all_deaths_by_hand_are_public_by_name_and_stand_with_their_cause(cause):
    evening = Evening(EIGHT, at="dawn").tablet.kill(4, cause, "slip").then
    assert evening.player(4).death.cause == cause


@pytest.mark.parametrize(
    ("begins", "acts", "dead"),
    [({"first_night": "bite"}, {"wolves": 6}, (6,)), ({"at": "night 2"}, {}, ())],
    ids=["the first night bites by house rule", "nobody is chosen"],
)
def test_in_a_night_that_bites_the_moderator_is_not_the_prey(begins, acts, dead):
    evening = Evening(EIGHT, **begins).night(**acts)
    assert (evening.dead, evening.day.moderator_bitten) == (dead, False)


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
