"""Votes all at once, by proxy, with abstentions and own names (§6.5, §11), and in copies."""

from companion.core.eye import BLIND, MODERATOR
from companion.games.lupus.game import GAME
from tests.games.lupus.voting import EIGHT
from tests.kit.games.lupus.evening import Evening


def voting(**options):
    return Evening(EIGHT, at="nomination", **options)


def test_votes_at_once_are_taken_in_any_order_and_opened_with_the_last():
    evening = voting(simultaneous_votes=True)
    for voter in (5, 2, 8, 1, 7, 3, 6):
        assert evening.by(voter).vote(4).then.round.votes == ()
    evening.by(5).vote(3).refuses("E_ALREADY_VOTED").by(4).vote(4).refuses("E_SELF_VOTE").vote(1)
    assert evening.round.votes == tuple((v, 1 if v == 4 else 4) for v in range(1, 9))


def test_a_silent_player_is_passed_over_and_the_others_are_opened():
    evening = voting(simultaneous_votes=True)
    evening.by(*range(1, 8)).vote(8).tablet.on_behalf_of(8).skip_voter("silent")
    assert evening.round.votes[-1] == (8, None)
    assert evening.to("defence").nominees == (8,)


def test_a_runoff_may_be_sealed_as_well():
    evening = voting(simultaneous_votes=True)
    evening.all_name(1).to("runoff")
    evening.by(1).vote(4).refuses("E_NOMINEE_CANNOT_VOTE").by(*reversed(evening.order)).vote(1)
    assert evening.to("lynch").day.condemned == 1


def test_abstaining_by_house_rule_counts_for_nobody():
    evening = voting(abstain=True)
    evening.votes({voter: None if voter % 2 else 4 for voter in evening.order} | {4: 2})
    assert evening.to("defence").nominees == (2, 4)


def test_the_own_name_by_house_rule():
    assert voting(self_vote=True).by(1).vote(1).then.round.votes == ((1, 1),)


def test_the_last_vote_is_taken_back_by_the_moderator_and_given_differently():
    evening = voting().by(1).vote(4).by(2).vote(4).then.undo()
    assert evening.round.votes == ((1, 4),)
    evening.by(3).vote(4).refuses("E_NOT_YOUR_TURN").by(2).vote(5)
    assert evening.round.votes == ((1, 4), (2, 5))


def test_the_vote_is_not_closed_before_all_have_voted_unless_it_is_skipped_by_hand():
    evening = voting().by(1).vote(4).then.advance().refuses("E_VOTES_MISSING").then
    assert evening.phase == "nomination"
    assert evening.tablet.skip_step("late").then.to("defence").nominees == (4,)


def test_a_vote_by_proxy_is_the_voters_own():
    evening = voting()
    evening.tablet.on_behalf_of(2).vote(4).refuses("E_NOT_YOUR_TURN").tablet.on_behalf_of(1).vote(4)
    evening.by(1).vote(5).refuses("E_ALREADY_VOTED").tablet.on_behalf_of(2).skip_voter("gone out")
    assert evening.round.votes == ((1, 4), (2, None))


def test_votes_that_were_opened_are_known_without_the_sealed_papers():
    evening = voting(simultaneous_votes=True)
    for voter in (5, 2, 8, 1, 7, 3, 6, 4):
        evening.by(voter).vote(4 if voter != 4 else 1)
    public = [event for step in evening.steps for event in step.events if not event.paper]
    state = evening.opening
    for event in public:
        state = GAME.evolve(state, event)
    assert state.day == evening.day


def test_a_blind_moderator_makes_no_copy_before_the_roles_are_told():
    state = Evening(EIGHT, at="nomination").state
    assert GAME.may_be_copied(state, MODERATOR)
    assert not GAME.may_be_copied(state, BLIND)
