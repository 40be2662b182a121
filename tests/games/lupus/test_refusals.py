"""What is refused, and with which word (acceptance cases X4 to X8)."""

import pytest

from companion.games.lupus.cast import steps
from tests.kit.games.lupus.evening import Evening

EIGHT = "wolf*2 seer v*5"


def first_vote(**options):
    evening = Evening(EIGHT, **options)
    evening.night()
    evening.to("nomination")
    return evening


def test_x4_votes_out_of_turn_for_oneself_without_a_name_or_twice_are_refused():
    evening = first_vote()
    evening.by(2).vote(3).refuses("E_NOT_YOUR_TURN")
    evening.by(1).vote(1).refuses("E_SELF_VOTE")
    evening.by(1).vote(None).refuses("E_ABSTAIN")
    evening.by(1).vote(4)
    evening.by(1).vote(5).refuses("E_ALREADY_VOTED")
    assert evening.round.votes == ((1, 4),)


def test_x4_the_checks_of_a_vote_come_in_the_order_of_the_rules():
    evening = first_vote()
    evening.tablet.remove(8, "home")
    evening.by(8).vote(8).refuses("E_DEAD_CANNOT_VOTE")
    evening.by(2).vote(8).refuses("E_NOT_YOUR_TURN")
    evening.by(1).vote(8).refuses("E_TARGET_DEAD")
    evening.by(1).vote(3)
    evening.by(1).vote(8).refuses("E_ALREADY_VOTED")


def test_x4_a_vote_for_nobody_at_this_table_is_refused():
    evening = first_vote()
    before = evening.state
    evening.by(1).vote(99).refuses("E_TARGET_DEAD")
    assert evening.state is before


def test_x5_the_seer_acts_in_the_own_step_and_once():
    evening = Evening(EIGHT)
    evening.open("seer")
    evening.pick(3, 1)
    evening.pick(3, 2).refuses("E_ALREADY_ACTED")
    evening.open("wolves")
    evening.by(3).pick("seer", 2).refuses("E_NOT_YOUR_STEP")


def test_x6_wolves_spare_wolves_and_close_on_one_target_only():
    evening = Evening(EIGHT, first_night="bite")
    evening.open("wolves")
    evening.pick(1, 2).refuses("E_TARGET_WOLF")
    evening.pick(1, 4)
    evening.pick(2, 5)
    evening.wait(31)
    evening.advance().refuses("E_NO_AGREEMENT")
    evening.pick(2, 4)
    evening.advance()
    evening.to("dawn")
    assert evening.dead == (4,)


def test_x6_before_they_agree_the_moderator_may_settle_it():
    evening = Evening(EIGHT, first_night="bite")
    evening.open("wolves")
    evening.pick(1, 4)
    evening.pick(2, 5)
    evening.tablet.settle(6)
    evening.wait(31)
    evening.advance()
    evening.to("dawn")
    assert evening.dead == (6,)


def test_x6_one_wolf_alone_with_a_target_is_no_agreement_yet():
    evening = Evening(EIGHT, first_night="bite")
    evening.open("wolves")
    evening.pick(1, 4)
    evening.wait(31)
    evening.advance().refuses("E_NO_AGREEMENT")
    evening.pick(2, 4)
    evening.advance()
    evening.to("dawn")
    assert evening.dead == (4,)


def test_x6_by_majority_two_of_three_decide():
    evening = Evening("wolf*3 seer v*11 medium", first_night="bite", wolves_decide="majority")
    evening.open("wolves")
    evening.pick(1, 5)
    evening.pick(2, 5)
    evening.pick(3, 6)
    evening.wait(31)
    evening.advance()
    evening.to("dawn")
    assert evening.dead == (5,)


def test_x6_a_tie_of_a_majority_is_left_to_the_moderator():
    evening = Evening(EIGHT, first_night="bite", wolves_decide="majority")
    evening.open("wolves")
    evening.pick(1, 4)
    evening.pick(2, 5)
    evening.wait(31)
    evening.advance().refuses("E_NO_AGREEMENT")
    evening.tablet.settle(5)
    evening.advance()
    evening.to("dawn")
    assert evening.dead == (5,)


def test_x6_by_house_rule_wolves_bite_a_wolf_but_never_their_last():
    evening = Evening(EIGHT, first_night="bite", wolves_may_target_wolf=True)
    evening.night(wolves=2)
    assert evening.dead == (2,)
    evening.lynch_nobody()
    evening.open("wolves")
    evening.pick(1, 1).refuses("E_TARGET_SELF")
    evening.pick(1, 4)


def over():
    evening = first_vote()
    for seat in (1, 2):
        evening.tablet.remove(seat, "home")
    assert evening.phase == "over"
    return evening


def test_x7_after_the_end_nothing_is_played_any_more_and_undo_reopens_the_game():
    evening = over()
    evening.by(3).vote(4).refuses("E_GAME_OVER")
    evening.by(3).pick("seer", 4).refuses("E_GAME_OVER")
    evening.tablet.advance().refuses("E_GAME_OVER")
    evening.tablet.kill(4, "mauled", "late").refuses("E_GAME_OVER")
    evening.tablet.revive(1, "again").refuses("E_GAME_OVER")
    evening.undo()
    assert evening.phase == "nomination"
    evening.by(evening.order[0]).vote(4)


@pytest.mark.parametrize(
    ("name", "args"),
    [
        ("advance", ()),
        ("settle", (4,)),
        ("pause", ()),
        ("more_time", ()),
        ("end_clock", ()),
        ("skip_voter", ("slow",)),
        ("enter_lot", (4,)),
        ("remove", (4, "home")),
        ("kill", (4, "mauled", "slip")),
        ("revive", (4, "slip")),
        ("set_role", (4, "seer", "slip")),
        ("skip_step", ("slip",)),
    ],
)
def test_x8_what_is_the_moderators_is_refused_from_a_phone(name, args):
    evening = first_vote()
    getattr(evening.by(3), name)(*args).refuses("E_NOT_MODERATOR")
    evening.to("nomination")
    assert evening.round.votes == ()


def test_x8_a_night_order_with_the_wolves_before_the_seer_is_refused():
    evening = Evening(EIGHT)
    evening.undo(len(evening.steps))
    assert evening.phase == "lobby"
    usual = tuple(id for id, role in steps().items() if role.in_box)
    seer, wolves = usual.index("seer"), usual.index("wolves")
    late = [*usual]
    late[seer], late[wolves] = "wolves", "seer"
    wrongs = [tuple(late), (usual[-1], *usual[:-1]), usual[:-1], (usual[0], *usual)]
    for order in wrongs:
        evening.tablet.set_night_order(order).refuses("E_NIGHT_ORDER")
    evening.by(3).set_night_order(usual).refuses("E_NOT_MODERATOR")
    evening.tablet.set_night_order(usual)


def test_a_pick_by_day_is_the_wrong_phase_and_a_vote_by_night_too():
    evening = Evening(EIGHT)
    evening.by(1).vote(4).refuses("E_WRONG_PHASE")
    evening.night()
    evening.by(3).pick("seer", 1).refuses("E_WRONG_PHASE")
    assert evening.phase == "dawn"


def test_the_checks_of_the_night_come_in_the_order_of_the_rules():
    evening = Evening("wolf*2 seer guard v*5", first_night="bite")
    evening.open("seer")
    evening.by(4).pick("bodyguard", 4).refuses("E_TOO_EARLY")
    evening.by(3).pick("no_such_step", 4).refuses("E_WRONG_PHASE")
    evening.by(3).pick("wolves", 4).refuses("E_NOT_YOUR_STEP")
    evening.pick(3, 3).refuses("E_TARGET_SELF")
    evening.pick(3, 4)
    evening.pick(3, 3).refuses("E_ALREADY_ACTED")


def test_an_undone_vote_may_be_given_differently():
    evening = first_vote()
    evening.by(1).vote(4)
    evening.undo()
    evening.by(1).vote(5)
    assert evening.round.votes == ((1, 5),)


def test_a_vote_by_proxy_is_the_voters_own():
    evening = first_vote()
    evening.tablet.on_behalf_of(2).vote(4).refuses("E_NOT_YOUR_TURN")
    evening.tablet.on_behalf_of(1).vote(4)
    evening.by(1).vote(5).refuses("E_ALREADY_VOTED")
    evening.tablet.on_behalf_of(2).skip_voter("gone out")
    assert evening.round.votes == ((1, 4), (2, None))
