"""The end of a duel: a screen for everybody that says who has won and why, and what follows."""

import pytest

from companion.core.eye import MODERATOR, PUBLIC, seat_eye
from tests.games.cities.scores import light_match
from tests.kit.games.cities.match import A, B, Match
from tests.kit.sentences import sentence

EYES = (PUBLIC, MODERATOR, seat_eye(A), seat_eye(B))


def panel(match, eye, kind):
    return next(one for one in match.view(eye).panels if one.kind == kind)


def head(match, eye):
    view = match.view(eye)
    return sentence(view.title), sentence(view.line)


def won_by_a(**options):
    match = light_match(**options).by(A).take_city(1, False).take_city(4, False)
    return match.take_city(2, True).then


def match_won_by_a():
    match = won_by_a().start().by(B).end_main().by(A).take_city(1, False).take_city(2, False).then
    return match.by(A).take_city(5, True).gives("MatchEnded").then


def test_everybody_is_told_who_has_won_and_why():
    match = won_by_a()
    why = "a la capitale e altre due città: 1 e 4."
    assert head(match, PUBLIC) == ("P1 vince il duello 1", f"H{why}")
    assert head(match, MODERATOR) == head(match, PUBLIC)
    assert head(match, seat_eye(B)) == ("P1 vince il duello 1", f"H{why}")
    assert head(match, seat_eye(A)) == ("Vinci il duello 1", f"H{why}".replace("Ha", "Hai"))


def test_the_board_stays_with_the_capital_named_and_the_score():
    match = won_by_a()
    for eye in EYES:
        places = panel(match, eye, "board").places
        assert {one.id: one.owner for one in places} == {1: A, 2: A, 3: None, 4: A, 5: None}
        (capital,) = [one for one in places if one.marked]
        assert (capital.id, sentence(capital.note)) == (2, "capitale")
        assert {one.seat: one.score for one in panel(match, eye, "versus").sides} == {A: 1, B: 0}


def test_what_follows_is_said_and_the_loser_is_spoken_to():
    match = won_by_a()
    then = "Poi: mazzi laterali, e si gioca il duello 2. {}"
    public = then.format("Comincia P2, che ha perso.")
    assert sentence(panel(match, PUBLIC, "versus").following) == public
    assert sentence(panel(match, seat_eye(A), "versus").following) == public
    mine = then.format("Cominci tu, che hai perso.")
    assert sentence(panel(match, seat_eye(B), "versus").following) == mine


@pytest.mark.parametrize(
    ("starter", "line"),
    [("random", "Chi comincia lo dice la sorte."), ("alternate", "Comincia P2: si fa a turno.")],
)
def test_who_begins_next_follows_the_rule_of_the_house(starter, line):
    assert line in sentence(panel(won_by_a(starter=starter), PUBLIC, "versus").following)


def test_it_stays_until_both_are_ready():
    match = won_by_a().by(A).ready().then
    assert head(match, PUBLIC)[0] == "P1 vince il duello 1"
    notes = {one.seat: sentence(one.note) for one in panel(match, PUBLIC, "versus").sides}
    assert notes == {A: "mazzo 60 + 10, a posto", B: "mazzo 60 + 10"}
    assert sentence(match.by(B).ready().then.view(PUBLIC).title) == "Duello 2: turno di P2"


def test_an_empty_deck_and_giving_up_are_said_on_the_same_screen():
    match = Match(starter=A).turn_of(B)
    match.by(B).begin_adjust().move_cards("mill", match.duel.counts[B].deck).end_adjust()
    assert head(match, PUBLIC) == ("P1 vince il duello 1", "Il mazzo di P2 è finito.")
    assert head(match, seat_eye(B))[1] == "Il tuo mazzo è finito."
    match = Match(starter=A).by(B).concede_duel().then
    assert head(match, PUBLIC) == ("P1 vince il duello 1", "P2 lascia il duello.")
    assert head(match, seat_eye(B))[1] == "Hai lasciato il duello."


def test_the_last_duel_is_told_with_the_match():
    match = match_won_by_a()
    for eye in EYES:
        assert panel(match, eye, "board").places
        line = sentence(panel(match, eye, "verdict").line)
        assert line == "Due duelli a 0. L’ultimo: Ha la capitale e altre due città: 1 e 2."


def test_a_wrong_capital_is_taken_back_by_whoever_said_it_until_the_other_goes_on():
    match = light_match().by(A).take_city(1, False).take_city(4, False).then
    before = match.state
    match.by(A).take_city(2, True).gives("DuelDecided", "DuelEnded")
    assert [one.command for one in match.view(A).prompts].count("take_back_count") == 1
    assert "take_back_count" not in [one.command for one in match.view(B).prompts]
    match.by(B).take_back_count().refuses("E_DUEL_OVER")
    match.by(A).take_back_count().gives("DuelReopened")
    assert match.state == before
    match.by(A).take_city(2, False)
    assert match.duel is not None
    match.by(A).take_city(3, True).by(B).ready().by(A).take_back_count().refuses("E_DUEL_OVER")


def test_a_wrong_capital_that_has_won_the_match_is_taken_back_too():
    match = match_won_by_a()
    (instead,) = match.view(MODERATOR).prompts
    assert (instead.command, instead.act_for) == ("take_back_count", (A,))
    match.by(A).take_back_count().gives("DuelReopened")
    assert (match.state.result, match.state.wins) == (None, {A: 1, B: 0})
    match.by(B).concede_match().by(A).take_back_count().refuses("E_MATCH_OVER")


def test_taking_the_end_of_a_duel_back_gives_no_time_back():
    match = light_match(pause_between_duels=True).wait(60)
    match.by(A).take_city(1, False).take_city(4, False).take_city(2, True)
    assert match.state.clock.since is None
    match.by(A).take_back_count().gives("DuelReopened", "ClockStarted")
    assert match.state.clock.elapsed(match.moment.now) == 60


def test_at_the_bell_the_end_of_the_duel_says_that_it_is_counted():
    match = won_by_a(minutes=1).ring_bell()
    assert sentence(panel(match, PUBLIC, "versus").following) == (
        "Poi: il tempo è scaduto, e si fanno i conti."
    )
    match.by(B).call_time()
    line = sentence(panel(match, PUBLIC, "verdict").line)
    assert line == "Più duelli vinti allo scadere del tempo: 1 a 0."


def test_an_attack_declared_by_mistake_is_withdrawn_until_the_defence_answers():
    match = Match(starter=A).put(A, "P", "1/1", 3)
    before = match.state
    match.by(A).attack(match.id("P"), 3).by(B).withdraw_attack().refuses("E_NOT_ACTIVE")
    match.by(A).reveal(True).withdraw_attack().gives("AttackWithdrawn")
    assert match.state == before
    match.by(A).attack(match.id("P"), 3).reveal(False).by(B).play_quick("Q", 1, 1, 0, "yes")
    assert "withdraw_attack" not in [one.command for one in match.view(A).prompts]
    match.by(A).withdraw_attack().refuses("E_TOO_LATE")


def test_who_begins_is_said_as_it_was_found_out():
    match = Match(starter=B)
    for eye in EYES:
        notes = [one for one in match.view(eye).panels if getattr(one, "tone", "") == "news"]
        assert sentence(notes[0].lines[0]) == "La sorte ha scelto: comincia P2."
    match.by(A).concede_duel().then.start()
    (news,) = [one for one in match.view(PUBLIC).panels if getattr(one, "tone", "") == "news"]
    assert sentence(news.lines[0]) == "Comincia P1, che ha perso il duello precedente."


def test_a_conquest_is_news_for_everybody_and_in_diary_and_story_with_its_figures():
    match = light_match().by(A).take_city(1, False).take_city(4, False).then
    conquest = "P1 conquista la città 4: ora ne ha 2."
    for eye in (PUBLIC, MODERATOR):
        (news,) = [one for one in match.view(eye).panels if getattr(one, "tone", "") == "news"]
        assert sentence(news.lines[0]) == conquest
    (own,) = [one for one in match.view(B).panels if one.kind == "note"]
    assert sentence(own.lines[0]) == "P1 conquista la città 4 e scarta 2 carte."
    assert sentence(match.game.diary_line(match.steps[-1])) == conquest
    match.by(A).take_city(2, True)
    assert sentence(match.game.diary_line(match.steps[-1])) == (
        "P1 vince il duello: ha la capitale, la città 2, e le città 1 e 4."
    )
    match.by(B).concede_match()
    _, story, *_ = match.game.recap(match.state, tuple(match.steps))
    assert conquest in [sentence(line) for chapter in story.chapters for line in chapter.lines]
