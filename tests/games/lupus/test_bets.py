"""The sealed bets of ghosts: by whom, on what, unseen until the end, and without consequence."""

import pytest

from companion.core import BLIND, SeatName, SeatNames, payload, text
from companion.core.eye import MODERATOR, PUBLIC, seat_eye
from companion.games.lupus.bets import BetSealed
from companion.games.lupus.game import GAME
from companion.games.lupus.narration.story import chapters
from tests.kit.games.lupus.evening import Evening

EIGHT = "wolf*2 v*5 seer"


def second_day(**options):
    """Seat 4 was lynched on day 1, seat 3 mauled in night 2; all discuss on day 2."""
    return Evening(EIGHT, **options, at="dawn").lynch(4).night(wolves=3).to("discussion")


def seen(evening, eye):
    """What an eye is shown; without the time, which moves by itself."""
    return payload(evening.view(eye))


def asked(evening, seat):
    view = evening.view(seat)
    return [prompt.command for prompt in view.prompts]


def test_the_dead_bet_in_the_discussion_and_the_living_do_not():
    evening = second_day()
    assert "seal_bet" in asked(evening, 4)
    assert "seal_bet" in asked(evening, 3)
    assert "seal_bet" not in asked(evening, 5)
    evening.by(5).seal_bet("humans", 1).refuses("E_NO_BET").then.to("nomination")
    assert "seal_bet" not in asked(evening, 4)
    evening.by(4).seal_bet("humans", 1).refuses("E_WRONG_PHASE")


@pytest.mark.parametrize(
    ("side", "target", "code"),
    [("humans", 3, "E_TARGET_DEAD"), ("owls", 1, "E_OPTION"), ("foxes", 1, "E_OPTION")],
)
def test_a_bet_is_on_the_living_and_on_a_side_of_the_deck(side, target, code):
    second_day().by(4).seal_bet(side, target).refuses(code)


def test_a_sealed_bet_stands_and_there_is_one_a_day():
    evening = second_day().by(4).seal_bet("humans", 1).then
    assert "seal_bet" not in asked(evening, 4)
    evening.by(4).seal_bet("wolves", 2).refuses("E_NO_BET")


def test_nobody_bets_for_a_ghost():
    second_day().tablet.on_behalf_of(4).seal_bet("humans", 1).refuses("E_NO_BET")


@pytest.mark.parametrize("rules", [{"bets": False}, {"dead_see_roles": True}])
def test_the_table_does_without_bets_and_so_do_those_who_see_all_roles(rules):
    evening = second_day(**rules)
    assert "seal_bet" not in asked(evening, 4)
    evening.by(4).seal_bet("humans", 1).refuses("E_NO_BET")


def test_whoever_went_home_is_no_ghost():
    assert "seal_bet" not in asked(second_day().gone(5), 5)


def test_one_touch_turns_the_bets_off_on_a_phone_and_on_again():
    evening = second_day().by(4).decline_bets(True).then
    assert asked(evening, 4) == ["decline_bets"]
    evening.by(4).decline_bets(True).refuses("E_ALREADY_ACTED")
    evening.by(4).seal_bet("humans", 1).refuses("E_NO_BET").decline_bets(False)
    assert "seal_bet" in asked(evening, 4)


def test_a_sealed_bet_is_not_followed_by_another_answer_that_day():
    evening = second_day().by(4).seal_bet("humans", 1).then
    assert "decline_bets" not in asked(evening, 4)
    evening.by(4).decline_bets(True).refuses("E_ALREADY_ACTED")


def test_a_bet_moves_no_other_screen_and_is_read_on_the_own_one():
    evening = second_day()
    others = [PUBLIC, MODERATOR, BLIND, *(seat_eye(seat) for seat in evening.ring if seat != 4)]
    before = [seen(evening, eye) for eye in others]
    evening.by(4).seal_bet("humans", 1)
    assert [seen(evening, eye) for eye in others] == before
    own = text("bets-sealed", who=SeatName(1), win=text("lupus-win-humans"))
    assert payload(own) in [
        line for panel in seen(evening, seat_eye(4))["panels"] for line in panel.get("lines", ())
    ]


def test_the_step_before_a_bet_is_taken_back_without_the_bet():
    evening = second_day()
    before = evening.state
    evening.by(4).seal_bet("humans", 1)
    kept = GAME.kept_through_undo(evening.state, before, evening.moment)
    assert kept == (BetSealed(2, 4, "humans", 1),)
    assert GAME.kept_through_undo(evening.state, Evening(EIGHT).state, evening.moment) == ()


def ended():
    """Seat 4 is right about both wolves and the side, seat 3 about nothing."""
    evening = second_day()
    evening.by(3).seal_bet("wolves", 5).by(4).seal_bet("humans", 1).then.lynch(1).night(wolves=5)
    assert evening.to("discussion").by(4).seal_bet("humans", 2).then.lynch(2).side == "humans"
    return evening


def test_at_the_end_the_bets_are_opened_and_it_is_said_who_guessed_best():
    (told,) = (one for one in chapters(ended().state) if one.title == text("bets-chapter"))
    assert told.lines[0] == text("bets-best", who=SeatNames((4,)), n=1, right=4)
    wrong = dict(told.lines[1].params)
    assert (wrong["who"], wrong["next"], wrong["side"]) == (SeatName(3), "wrong", "wrong")
    assert len(told.lines) == 4


def test_a_bet_after_which_nobody_is_lynched_is_about_the_night():
    evening = second_day()
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
