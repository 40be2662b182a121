"""The eliminated who keep voting (cases G), and their sealed bets: by whom, on what, unseen until
the end, and without consequence."""

import pytest

from companion.core import BLIND, Note, SeatName, SeatNames, payload, text
from companion.core.eye import MODERATOR, PUBLIC, seat_eye
from companion.games.lupus.bets import BetSealed, names_next_death
from companion.games.lupus.game import GAME
from companion.games.lupus.narration.story import chapters
from tests.kit.games.lupus.evening import Evening

EIGHT = "wolf*2 v*5 seer"


def talk_of_day_2(**options):
    """Seat 4 was lynched on day 1, seat 3 mauled in night 2; all discuss on day 2."""
    return Evening(EIGHT, **options, at="dawn").lynch(4).night(wolves=3).to("discussion")


def second_day(**options):
    """The same evening where the dead vote, at the vote of day 2."""
    return talk_of_day_2(ghosts=True, **options).to("nomination")


def test_g1_a_ghost_votes_in_the_nomination_and_not_in_the_runoff():
    evening = second_day()
    assert 4 in evening.order
    evening.all_name(1).to("runoff")
    assert 4 not in evening.order
    evening.by(4).vote(1).refuses("E_DEAD_CANNOT_VOTE")


@pytest.mark.parametrize(("vote_from", "votes"), [("next_day", False), ("same_day", True)])
def test_g2_tonights_victim_votes_from_the_day_that_the_house_says(vote_from, votes):
    evening = second_day(ghost_vote_from=vote_from)
    assert (3 in evening.order) is votes
    if not votes:
        evening.by(3).vote(1).refuses("E_DEAD_CANNOT_VOTE")
    assert 3 in evening.lynch(1).night().to("nomination").order


def test_g2_with_same_day_the_lynched_still_waits_for_tomorrow():
    evening = second_day(ghost_vote_from="same_day")
    assert (4 in evening.order, evening.player(4).death.by_day) == (True, True)


def test_a_ghost_is_told_from_which_day_it_votes():
    evening = second_day()
    assert "lupus-ghost-vote" in lines_read(evening, 4)
    assert "lupus-ghost-vote-tomorrow" in lines_read(evening, 3)


def test_a_ghost_does_not_read_what_the_clock_says_anyway():
    assert "lupus-line-talk" not in lines_read(talk_of_day_2(ghosts=True), 4)


def lines_read(evening, seat):
    """The ids of the lines of all notes that a seat reads."""
    return {line.id for line in note_lines(evening, seat)}


def note_lines(evening, seat):
    notes = (one for one in evening.view(seat).panels if isinstance(one, Note))
    return [line for one in notes for line in one.lines]


def test_g3_nobody_votes_for_a_ghost():
    evening = second_day()
    assert evening.by(evening.order[0]).vote(3).refuses("E_TARGET_DEAD").then.round.votes == ()


def test_g3_nobody_votes_for_the_dead_without_ghosts_either():
    evening = Evening(EIGHT, first_night="bite").night(wolves=3).to("nomination")
    evening.by(4).vote(3).refuses("E_TARGET_DEAD").by(3).vote(4).refuses("E_DEAD_CANNOT_VOTE")
    assert evening.order == (4, 5, 6, 7, 8, 1, 2)


def test_the_removed_never_vote_not_even_as_ghosts():
    evening = Evening(EIGHT, ghosts=True, at="dawn").leave(5).lynch(4).night().to("nomination")
    assert evening.order == (1, 2, 3, 4, 6, 7, 8)
    evening.by(5).vote(1).refuses("E_DEAD_CANNOT_VOTE")


def test_only_the_cause_removed_costs_the_ghost_vote():
    evening = Evening("wolf*2 v*9 seer", ghosts=True, ghost_vote_from="same_day", at="dawn")
    for seat, cause in enumerate(("mauled", "seen", "lynched", "removed"), 5):
        evening.tablet.kill(seat, cause, "slip")
    assert {*range(1, 13)} - {*evening.to("nomination").order} == {8}


def test_a_ghost_takes_no_part_in_the_night():
    evening = second_day().lynch(1).open("seer")
    evening.by(4).pick("seer", 2).refuses("E_NOT_YOUR_STEP")
    assert evening.state.night.suspicions == ()


def test_ghosts_do_not_vote_in_a_runoff_of_everyone():
    rules = {"ghost_vote_from": "same_day", "all_nominated": "everyone_votes"}
    evening = Evening(EIGHT, ghosts=True, **rules)
    evening.night().kill(2, 3, 4, 5, 6, cause="lynched").to("nomination")
    assert evening.order == (1, 2, 3, 4, 5, 6, 7, 8)
    evening.votes({1: 7, 2: 7, 3: 7, 4: 1, 5: 1, 6: 1, 7: 8, 8: 1}).to("defence")
    assert evening.nominees == (1, 7)
    assert evening.to("runoff").order == (8,)


def commands(evening, seat):
    return [prompt.command for prompt in evening.view(seat).prompts]


def may_bet(evening, *seats):
    return ["seal_bet" in commands(evening, seat) for seat in seats]


def test_the_dead_bet_in_the_discussion_and_the_living_do_not():
    evening = talk_of_day_2()
    assert may_bet(evening, 3, 4, 5) == [True, True, False]
    evening.by(5).seal_bet("humans", 1).refuses("E_NO_BET").then.to("nomination")
    assert may_bet(evening, 4) == [False]
    evening.by(4).seal_bet("humans", 1).refuses("E_WRONG_PHASE")


@pytest.mark.parametrize(
    ("side", "target", "code"),
    [("humans", 3, "E_TARGET_DEAD"), ("owls", 1, "E_OPTION"), ("foxes", 1, "E_OPTION")],
)
def test_a_bet_is_on_the_living_and_on_a_side_of_the_deck(side, target, code):
    talk_of_day_2().by(4).seal_bet(side, target).refuses(code)


def test_a_sealed_bet_stands_and_no_other_answer_follows_it_that_day():
    evening = talk_of_day_2().by(4).seal_bet("humans", 1).then
    assert not {"seal_bet", "decline_bets"} & {*commands(evening, 4)}
    evening.by(4).seal_bet("wolves", 2).refuses("E_NO_BET")
    evening.by(4).decline_bets(True).refuses("E_ALREADY_ACTED")


def test_nobody_bets_for_a_ghost():
    talk_of_day_2().tablet.on_behalf_of(4).seal_bet("humans", 1).refuses("E_NO_BET")


@pytest.mark.parametrize("rules", [{"bets": False}, {"dead_see_roles": True}])
def test_the_table_does_without_bets_and_so_do_those_who_see_all_roles(rules):
    evening = talk_of_day_2(**rules)
    assert may_bet(evening, 4) == [False]
    evening.by(4).seal_bet("humans", 1).refuses("E_NO_BET")


def test_whoever_went_home_is_no_ghost():
    assert may_bet(talk_of_day_2().leave(5), 5) == [False]


def test_one_touch_turns_the_bets_off_on_a_phone_and_on_again():
    evening = talk_of_day_2().by(4).decline_bets(True).then
    assert commands(evening, 4) == ["decline_bets"]
    evening.by(4).decline_bets(True).refuses("E_ALREADY_ACTED")
    evening.by(4).seal_bet("humans", 1).refuses("E_NO_BET").decline_bets(False)
    assert may_bet(evening, 4) == [True]


def test_a_bet_moves_no_other_screen_and_is_read_on_the_own_one():
    evening = talk_of_day_2()
    others = [PUBLIC, MODERATOR, BLIND, *(seat_eye(seat) for seat in evening.ring if seat != 4)]
    before = [payload(evening.view(eye)) for eye in others]
    evening.by(4).seal_bet("humans", 1)
    assert [payload(evening.view(eye)) for eye in others] == before
    own = text("bets-sealed", who=SeatName(1), win=text("lupus-win-humans"))
    assert own in note_lines(evening, 4)


def test_the_step_before_a_bet_is_taken_back_without_the_bet():
    evening = talk_of_day_2()
    before = evening.state
    evening.by(4).seal_bet("humans", 1)
    facts = GAME.kept_through_undo(evening.state, before, evening.moment)
    assert facts == (BetSealed(2, 4, "humans", 1),)
    assert GAME.kept_through_undo(evening.state, Evening(EIGHT).state, evening.moment) == ()


def test_at_the_end_the_bets_are_opened_and_it_is_said_who_guessed_best():
    """Seat 4 is right about both wolves and the side, seat 3 about nothing."""
    evening = talk_of_day_2()
    evening.by(3).seal_bet("wolves", 5).by(4).seal_bet("humans", 1).then.lynch(1).night(wolves=5)
    assert evening.to("discussion").by(4).seal_bet("humans", 2).then.lynch(2).side == "humans"
    (chapter,) = (one for one in chapters(evening.state) if one.title == text("bets-chapter"))
    assert chapter.lines[0] == text("bets-best", who=SeatNames((4,)), n=1, right=4)
    wrong = dict(chapter.lines[1].params)
    assert (wrong["who"], wrong["next"], wrong["side"]) == (SeatName(3), "wrong", "wrong")
    assert len(chapter.lines) == 4


def test_a_bet_after_which_nobody_is_lynched_is_about_the_night():
    evening = talk_of_day_2()
    evening.by(4).seal_bet("wolves", 5).by(3).seal_bet("wolves", 6).then.lynch_nobody()
    evening.night(wolves=5).to("discussion").tablet.kill(6, "removed", "home")
    assert evening.side == "wolves"
    right = {
        dict(line.params)["target"].seat: dict(line.params)["next"]
        for one in chapters(evening.state)
        if one.title == text("bets-chapter")
        for line in one.lines[1:]
    }
    assert right == {5: "right", 6: "wrong"}


def test_who_was_dead_before_a_bet_was_sealed_did_not_go_next():
    evening = talk_of_day_2().kill(6)
    evening.by(4).seal_bet("wolves", 5).then.lynch_nobody().night(wolves=5)
    assert evening.side == "wolves", "the bets are opened"
    assert [names_next_death(evening.state, bet) for bet in evening.state.bets] == [True]
