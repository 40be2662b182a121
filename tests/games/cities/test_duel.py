"""How a duel is won (V1–V6): the capital and two more, the deck; a capital shown, house rules."""

import pytest

from companion.core.eye import MODERATOR
from tests.kit.games.cities.match import A, B, Match


def test_v1_capital_and_two_others_win_at_once_and_cost_no_discard():
    match = Match(starter=B).own(A, 1, 2)
    hand = match.hand(A)
    match.put(A, "P", "1/1", 3).attack("P", capital=True)
    match.by(B).decline().gives("CityConquered", "DuelEnded")
    assert (match.duel, match.state.wins) == (None, {A: 1, B: 0})
    assert (match.state.conquests, match.state.past[0].how, hand) == ({A: 3, B: 0}, "capital", 3)


def test_v2_v3_four_cities_without_the_capital_do_not_win_nor_the_capital_and_one():
    assert Match(starter=B).own(A, 1, 2, 4, 5).duel.occupied(A) == 4
    assert Match(starter=B).own(A, 1, 2, capital=2).duel is not None


def test_v4_a_city_lost_to_the_garrison_rule_does_not_count():
    match = Match(starter=B).own(A, 1, 2).end_turn().turn_of(A)
    gone = match.duel.there(1, A)[0]
    match.by(A).move(gone.id, 2).then.put(A, "P", "1/1", 3).take("P", capital=True)
    assert match.duel.occupied(A) == 2


def nearly_decked(**options):
    """B has one card left in the deck, and draws next."""
    match = Match(starter=A, **options).turn_of(A)
    left = match.duel.counts[B].deck
    match.end_turn().turn_of(B).by(B).move_cards("mill", left - 1).then.end_turn()
    return match.turn_of(A).end_turn()


def test_v5_the_last_card_drawn_loses_the_duel():
    match = nearly_decked()
    assert match.duel.counts[B].deck == 1
    match.by(B).draw().gives("CardDrawn", "DuelEnded")
    assert (match.state.wins, match.state.past[0].how) == ({A: 1, B: 0}, "deck")


def test_v5_where_the_draw_that_cannot_be_made_loses():
    match = nearly_decked(deckout="cannot_draw").by(B).draw().then
    assert match.duel.counts[B].deck == 0
    match.end_turn().turn_of(A).end_turn().by(B).draw()
    assert match.state.wins == {A: 1, B: 0}


def test_v6_the_capital_alone_on_the_first_turn_does_not_win_but_effects_may():
    match = Match(starter=A).put(A, "P", "1/1", 3).take("P", capital=True)
    assert match.duel is not None
    match.own(A, 1, 2)
    assert (match.state.wins, match.state.past[0].number) == ({A: 1, B: 0}, 1)


def test_d3_at_the_same_moment_the_active_players_capital_comes_first():
    match = Match(starter=A).own(A, 1, 3, capital=3).put(A, "P", "1/1", 2)
    match.by(A).begin_adjust().give_city(2, "mine").move_cards("mill", match.duel.counts[A].deck)
    assert match.duel is not None, "the text of the card is one moment"
    match.by(A).end_adjust()
    assert (match.state.past[0].how, match.state.wins) == ("capital", {A: 1, B: 0})


def test_an_effect_is_a_moment_of_its_own_where_none_is_open():
    match = Match(starter=A).put(A, "P", "1/1", 1).effect(A).give_city(1, "mine").then
    assert match.state.conquests == {A: 0, B: 0}, "an effect is no conquest"
    match.effect(A).give_city(2, "mine").gives("CitySet", "CityFell")
    assert match.owner(2) is None


def test_a_player_may_give_up_a_duel_or_the_match_and_then_nothing_can_be_done():
    match = Match().by(B).concede_duel().then
    match.by(A).draw().refuses("E_DUEL_OVER").concede_duel().refuses("E_DUEL_OVER")
    assert match.state.wins == {A: 1, B: 0}
    match.start().tablet.on_behalf_of(A).concede_match()
    assert (match.state.result.winner, match.state.result.how) == (B, "conceded")
    match.by(A).draw().refuses("E_MATCH_OVER")


@pytest.mark.parametrize(
    ("rule", "loser", "drawn", "begins"),
    [
        ("random_then_loser", A, A, A),
        ("random_then_loser", B, A, B),
        ("alternate", A, A, B),
        ("random", A, B, B),
    ],
)
def test_the_loser_begins_the_next_duel_unless_the_table_draws_or_alternates(
    rule, loser, drawn, begins
):
    match = Match.with_rules(starter=rule).start(A).by(loser).concede_duel().then.start(drawn)
    assert match.duel.starter == begins


def test_a_city_that_turns_out_to_be_the_capital_may_win_for_whoever_holds_it():
    match = Match(starter=B).own(B, 1, 2).put(B, "Q", "1/1", 3).effect(B).give_city(3, "mine").then
    assert match.duel is not None, "nobody knows yet what lies there"
    match.put(A, "P", "1/1", 3)
    match.by(A).attack(match.id("P"), 3).reveal(True).gives("CityRevealed", "DuelEnded")
    assert match.state.wins == {A: 0, B: 1}


def test_a_match_given_up_in_a_duel_closes_it_and_the_story_tells_it():
    match = Match(starter=A).own(A, 1).by(B).concede_match().gives("DuelEnded", "MatchEnded").then
    assert match.duel is None
    assert match.state.wins == {A: 0, B: 0}, "a duel that was left is nobody's"
    _, story, *_ = match.game.recap(match.state, tuple(match.steps))
    ids = [line.id for chapter in story.chapters for line in chapter.lines]
    assert "cities-duel-left" in ids
    assert "cities-news-conquers" in ids
    assert not match.view(MODERATOR).prompts


def test_the_city_lies_across_for_nobody_else_when_it_is_turned_up_at_the_conquest_only():
    match = Match(starter=B, reveal_on="conquest").put(A, "P", "1/4", 1)
    match.by(A).attack(match.id("P"), 1)
    assert match.stage == "defence"
    assert not match.duel.city(1).revealed
    match.by(B).decline()
    assert (match.stage, match.owner(1)) == ("reveal", None)
    match.by(A).reveal(True)
    assert (match.owner(1), match.duel.capital) == (A, 1)


def test_the_printed_layout_knows_the_capital():
    match = Match(starter=B, capital_slot="3")
    assert match.duel.capital == 3
    match.put(A, "P", "1/4", 3).by(A).attack(match.id("P"), 3).gives("CityRevealed")
    assert match.stage == "defence"


def test_a_city_must_be_cleared_where_the_table_wants_it():
    match = Match(starter=B, must_clear_city=True).put(B, "Q", "1/1", 1).put(B, "R", "1/1", 1)
    match.put(A, "P", "5/5", 1).attack("P").then.fight(by_defenders=("Q",))
    assert (match.outcome, match.owner(1)) == ("occupation", None)
    assert match.duel.account.stands


def test_tapped_characters_defend_unless_the_table_forbids_it():
    for allowed in (True, False):
        match = Match(starter=B, tapped_can_defend=allowed).put(B, "Q", "1/4", 1).take("Q")
        match.put(A, "P", "1/4", 1).attack("P")
        assert match.one("Q").tapped
        done = match.by(B).defend()
        if not allowed:
            done.refuses("E_NOT_QUICK")


def test_movement_may_be_to_neighbours_only():
    match = Match(starter=B, move_adjacent=True).put(A, "P", "1/1", 1)
    match.by(A).move(match.id("P"), 3).refuses("E_NOT_ADJACENT").move(match.id("P"), 2)
