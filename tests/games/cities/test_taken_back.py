"""What was taken back is not told, and only what nobody has answered is taken back."""

import re

from companion.core.eye import MODERATOR
from tests.games.cities.scores import light_match
from tests.kit.games.cities.match import A, B, Match
from tests.kit.sentences import sentence


def story(match):
    """The lines about the duels, and the conquests of both by duel."""
    match.by(B).concede_match()
    _, chronicle, *_, chart = match.game.recap(match.state, tuple(match.steps))
    lines = [sentence(line, "en") for chapter in chronicle.chapters for line in chapter.lines]
    return lines, {one.seat: one.values for one in chart.series}


def conquered(lines):
    return re.findall(r"(P\d) conquers city (\d)", " ".join(lines))


def test_an_attack_is_not_withdrawn_over_a_city_that_the_defender_was_given():
    match = Match(starter=A).put(B, "Ugo", "1/1", 5).put(A, "Mara", "2/3", 1)
    match.attack("Mara").by(B).begin_adjust().end_adjust()
    assert "withdraw_attack" in match.prompts(A)
    match.by(B).begin_adjust().give_city(5, "mine").end_adjust()
    assert "withdraw_attack" not in match.prompts(A)
    match.by(A).withdraw_attack().refuses("E_TOO_LATE")
    assert match.owner(5) == B


def test_a_conquest_that_was_taken_back_is_not_in_the_story():
    match = light_match().by(A).take_city(1, False).take_back_count().take_city(3, False).then
    match.effect(A).give_city(3, "theirs")
    match.by(A).take_back_count()
    lines, chart = story(match)
    assert conquered(lines) == [("P1", "3")]
    assert chart == {A: (1,), B: (0,)}


def test_the_end_of_a_duel_that_was_taken_back_is_not_in_the_story():
    match = light_match().by(A).take_city(1, False).take_city(2, False).take_city(3, True).then
    match.by(A).take_back_count().gives("DuelReopened").then.by(A).take_city(3, False)
    lines, chart = story(match)
    assert conquered(lines) == [("P1", "1"), ("P1", "2"), ("P1", "3")]
    assert (chart, match.state.conquests[A]) == ({A: (3,), B: (0,)}, 3)


def test_giving_up_the_match_is_offered_in_a_pause_between_two_duels_too():
    match = Match(starter=A).by(A).concede_duel().tablet.pause().then
    assert "concede_match" in match.prompts(A)
    assert (A,) in [one.act_for for one in match.view(MODERATOR).prompts]
    match.by(A).concede_match().gives("MatchEnded")


def test_a_request_for_a_pause_stands_when_the_end_of_a_duel_is_taken_back():
    match = light_match().by(A).take_city(1, False).take_city(2, False).take_city(3, True).then
    match.by(B).ask_pause().by(A).take_back_count().gives("DuelReopened")
    assert match.state.pause_asked == B
    match.by(A).confirm_pause()


def test_a_request_from_before_a_duels_end_stands_too_where_a_pause_follows_it():
    match = light_match(pause_between_duels=True).by(B).ask_pause().then
    match.by(A).take_city(1, False).take_city(2, False).take_city(3, True)
    match.by(A).take_back_count().gives("DuelReopened")
    assert match.state.pause_asked == B


def test_a_fight_that_is_won_without_the_city_is_told_as_that():
    match = Match(starter=A, must_clear_city=True)
    match.put(B, "Lia", "1/1", 1).put(B, "Ida", "1/1", 1).put(A, "Mara", "2/3", 1)
    match.attack("Mara").then.fight(by_defenders=("Lia",))
    line = "P1 wins at city 1 but does not take it: somebody still holds it."
    assert sentence(match.game.diary_line(match.steps[-1]), "en") == line
    lines, _ = story(match)
    assert line in lines
