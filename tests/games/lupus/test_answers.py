"""What seers hear, what a step without an actor does (cases S), and what is refused, with which
word (cases X4 to X8)."""

import pytest

from companion.games.lupus.cast import steps
from tests.games.lupus.voting import EIGHT
from tests.kit.games.lupus.evening import Evening
from tests.kit.games.lupus.invented import lobby

TWO = "wolf*2 seer*2 v*5"


@pytest.mark.parametrize("way", ["phones", "pointing"])
@pytest.mark.parametrize(("target", "heard"), [(1, "yes"), (5, "no")])
def test_s1_the_seer_hears_yes_for_a_wolf_and_no_for_a_human(way, target, heard):
    assert Evening(EIGHT, night_input=way).open("seer").pick(3, target).then.answer("seer") == heard


def with_a_dead_seer(**options):
    return Evening(EIGHT, first_night="bite", **options).night(wolves=3).lynch_nobody()


def test_s3_the_step_of_a_dead_seer_is_called_and_nothing_comes_of_it():
    evening = with_a_dead_seer()
    assert evening.steps_tonight == ("seer", "wolves")
    evening.open("seer").by(3).pick("seer", 1).refuses("E_NOT_YOUR_STEP").then.close()
    assert (evening.state.night.answers, evening.state.night.picks) == ((), {})


def test_s3_a_dummy_step_may_be_closed_only_after_a_believable_time():
    evening = with_a_dead_seer(night_input="pointing")
    evening.chance.pause(9.5)
    evening.open("seer")
    evening.now += 9.4
    evening.advance().refuses("E_TOO_SOON")
    evening.now += 0.2
    evening.advance()


def test_a_role_that_is_not_in_the_deck_is_not_called_unless_the_house_bluffs():
    assert Evening(EIGHT, at="night 2").steps_tonight == ("seer", "wolves")
    bluff = Evening(EIGHT, at="night 2", call_absent_roles=True)
    called = {id for id, one in steps().items() if one.in_night(2) and one.in_box}
    assert set(bluff.steps_tonight) == called
    assert bluff.night(seer=1, wolves=4).dead == (4,)


def test_two_seers_know_each_other_from_the_first_night_and_share_one_answer():
    evening = Evening(TWO, deck_rule="free").open("seer")
    assert evening.player(3).knows == (4,)
    assert evening.pick(3, 1).then.answer("seer") is None
    assert evening.pick(4, 3).refuses("E_TARGET_SELF").then.pick(4, 1).then.answer("seer") == "yes"


@pytest.mark.parametrize("gone", [True, False])
def test_two_seers_who_do_not_agree_are_decided_without_who_went_home_or_by_the_moderator(gone):
    evening = Evening(TWO, deck_rule="free").open("seer").pick(3, 1).then.pick(4, 9).then
    if gone:
        evening.leave(4)
        if evening.answer("seer") is None:
            evening.pick(3, 1)
    else:
        evening.tablet.settle(9)
    assert evening.answer("seer") == ("yes" if gone else "no")


def test_when_one_of_two_seers_is_dead_the_other_acts_alone():
    evening = Evening(TWO, deck_rule="free", at="dawn").lynch(3).open("seer").pick(4, 2).then
    assert evening.answer("seer") == "yes"


def test_x4_votes_out_of_turn_for_oneself_without_a_name_or_twice_are_refused():
    evening = Evening(EIGHT, at="nomination")
    evening.by(2).vote(3).refuses("E_NOT_YOUR_TURN").by(1).vote(1).refuses("E_SELF_VOTE")
    evening.by(1).vote(None).refuses("E_ABSTAIN")
    before = evening.state
    assert evening.by(1).vote(99).refuses("E_TARGET_DEAD").then.state is before
    assert evening.by(1).vote(4).vote(5).refuses("E_ALREADY_VOTED").then.round.votes == ((1, 4),)


def test_x4_the_checks_of_a_vote_come_in_the_order_of_the_rules():
    evening = Evening(EIGHT, at="nomination")
    evening.leave(8).by(8).vote(8).refuses("E_DEAD_CANNOT_VOTE")
    evening.by(2).vote(8).refuses("E_NOT_YOUR_TURN").by(1).vote(8).refuses("E_TARGET_DEAD").vote(3)
    evening.by(1).vote(8).refuses("E_ALREADY_VOTED")


def test_x5_the_seer_acts_in_the_own_step_and_once():
    evening = Evening(EIGHT).open("seer")
    evening.pick(3, 1).then.pick(3, 2).refuses("E_ALREADY_ACTED").then.open("wolves")
    evening.by(3).pick("seer", 2).refuses("E_NOT_YOUR_STEP")


def bite_with(deck, *targets, **options):
    """The wolves' step of a first night that bites; each wolf has named one, or nobody (None)."""
    evening = Evening(deck, first_night="bite", **options).open("wolves")
    for wolf, target in enumerate(targets, 1):
        if target is not None:
            evening.pick(wolf, target)
    return evening


def victim_of(evening):
    evening.close().to("dawn")
    return evening.dead


@pytest.mark.parametrize("named", [(4, None), (4, 5)])
def test_x6_wolves_spare_wolves_and_close_on_one_target_only(named):
    evening = bite_with(EIGHT, *named)
    evening.pick(1, 2).refuses("E_TARGET_WOLF").then.wait(31).advance().refuses("E_NO_AGREEMENT")
    evening.pick(2, 4)
    assert victim_of(evening) == (4,)


@pytest.mark.parametrize("decide", ["unanimous", "majority"])
def test_x6_before_they_agree_and_at_a_tie_the_moderator_may_settle_it(decide):
    evening = bite_with(EIGHT, 4, 5, wolves_decide=decide).wait(31)
    evening.advance().refuses("E_NO_AGREEMENT").tablet.settle(6)
    assert victim_of(evening) == (6,)


def test_x6_by_majority_two_of_three_decide():
    assert victim_of(bite_with("wolf*3 seer v*12", 5, 5, 6, wolves_decide="majority")) == (5,)


def test_x6_by_house_rule_wolves_bite_a_wolf_but_never_their_last():
    evening = bite_with(EIGHT, 2, 2, wolves_may_target_wolf=True)
    assert victim_of(evening) == (2,)
    evening.lynch_nobody().open("wolves").pick(1, 1).refuses("E_TARGET_SELF").then.pick(1, 4)


def test_x7_after_the_end_nothing_is_played_any_more_and_undo_reopens_the_game():
    evening = Evening(EIGHT, at="nomination").leave(1, 2)
    assert evening.phase == "over"
    evening.by(3).vote(4).refuses("E_GAME_OVER").pick("seer", 4).refuses("E_GAME_OVER")
    evening.tablet.advance().refuses("E_GAME_OVER").kill(4, "mauled", "late").refuses("E_GAME_OVER")
    evening.tablet.revive(1, "again").refuses("E_GAME_OVER").then.undo()
    assert evening.phase == "nomination"
    evening.by(evening.order[0]).vote(4)


@pytest.mark.parametrize(
    ("name", "args"),
    [
        *(("advance", ()), ("settle", (4,)), ("pause", ()), ("more_time", ()), ("end_clock", ())),
        *(("skip_voter", ("slow",)), ("enter_lot", (4,)), ("remove", (4, "home"))),
        *(("kill", (4, "mauled", "slip")), ("revive", (4, "slip")), ("skip_step", ("slip",))),
        ("set_role", (4, "seer", "slip")),
    ],
)
def test_x8_what_is_the_moderators_is_refused_from_a_phone(name, args):
    evening = Evening(EIGHT, at="nomination")
    getattr(evening.by(3), name)(*args).refuses("E_NOT_MODERATOR")
    assert (evening.phase, evening.round.votes) == ("nomination", ())


BY_THE_RULES = tuple(id for id, role in steps().items() if role.in_box)


def moved(step, place):
    """The order of the rules with this step at another place (-1: at the end)."""
    others = [one for one in BY_THE_RULES if one != step]
    others.insert(place % (len(others) + 1), step)
    return tuple(others)


@pytest.mark.parametrize(
    "order",
    [
        *(moved("wolves", 0), moved("seer", -1)),
        *(BY_THE_RULES[:-1], (BY_THE_RULES[0], *BY_THE_RULES), (*BY_THE_RULES, "vampire")),
    ],
)
def test_x8_a_night_order_with_the_wolves_before_the_seer_is_refused(order):
    scene = lobby().tablet.set_night_order(order).refuses("E_NIGHT_ORDER").then
    scene.by(3).set_night_order(BY_THE_RULES).refuses("E_NOT_MODERATOR")
    scene.tablet.set_night_order(BY_THE_RULES)


def test_a_pick_by_day_is_the_wrong_phase_and_a_vote_by_night_too():
    evening = Evening(EIGHT).by(1).vote(4).refuses("E_WRONG_PHASE").then.night()
    assert evening.by(3).pick("seer", 1).refuses("E_WRONG_PHASE").then.phase == "dawn"


def test_the_checks_of_the_night_come_in_the_order_of_the_rules():
    evening = Evening(EIGHT).open("seer")
    evening.by(3).pick("no_such_step", 4).refuses("E_WRONG_PHASE")
    evening.by(3).pick("wolves", 4).refuses("E_NOT_YOUR_STEP")
    evening.pick(3, 3).refuses("E_TARGET_SELF").then.pick(3, 4)
    evening.pick(3, 3).refuses("E_ALREADY_ACTED")
