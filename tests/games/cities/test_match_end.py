"""Match and clock (T1–T12): duels, the bell, extra time, tie-breaks, and the golden match."""

import pytest

from companion.games.cities.narration.recap import pictures
from tests.games.cities.scores import between_duels, match_with_score, result_of
from tests.kit.games.cities.golden import three_duels_and_extra_time
from tests.kit.games.cities.match import A, B, Match
from tests.kit.sentences import sentence


def give_cities(match, seat, *slots):
    """Seat holds these cities without having conquered them."""
    match.turn_of(seat)
    for slot in slots:
        match.put(seat, f"g{seat}{slot}", "1/1", slot).effect(seat).give_city(slot, "mine")


def test_t1_two_duels_win_the_match_whatever_the_clock():
    match = Match().by(B).concede_duel().then.start().own(A, 1, 2, 3, capital=3)
    assert (result_of(match), match.game.wakes_at(match.state)) == ((A, "duels"), None)


@pytest.mark.parametrize(
    ("stands", "rules", "end"),
    [
        ({"wins": (1, 0)}, {}, (A, "wins")),
        ({"conquests": (5, 6)}, {"tiebreak": "conquests"}, (B, "conquests")),
        ({"conquests": (5, 6)}, {"tiebreak": "occupied"}, (A, "occupied")),
    ],
    ids=["t2", "t3", "t3-occupied"],
)
def test_more_wins_take_the_match_else_different_cities_bring_it_to_a_count(stands, rules, end):
    match = match_with_score(**stands, **rules)
    give_cities(match, B if "wins" in stands else A, 1, 2)
    give_cities(match, A if "wins" in stands else B, 3)
    match.ring_bell().tablet.call_time()
    assert (result_of(match), match.state.past[-1].winner) == (end, None)


def even_bell(wins, slots=((1,), (2,)), conquests=(0, 0), **options):
    """The bell has rung over an even duel; A is active."""
    match = match_with_score(wins, conquests, **options)
    give_cities(match, B, *slots[1])
    give_cities(match, A, *slots[0])
    return match.ring_bell()


@pytest.mark.parametrize(
    ("wins", "conquests", "rules", "end"),
    [
        ((1, 1), (6, 6), {}, (A, "occupied")),
        ((1, 1), (3, 6), {"extra_time_winner": "leader"}, (A, "occupied")),
        ((1, 1), (3, 6), {"extra_time_winner": "whole_match"}, (B, "conquests")),
        (
            *((1, 1), (3, 6), {"extra_time_winner": "whole_match", "tiebreak": "occupied"}),
            (B, "conquests"),
        ),
        ((1, 0), (6, 6), {"lead_at_bell": "plays_on"}, (A, "duels")),
        ((0, 1), (6, 6), {"lead_at_bell": "plays_on"}, (A, "conquests")),
    ],
    ids=["t4", "t13", "t13-whole-match", "t13-whole-occupied", "plays-on-ahead", "plays-on-behind"],
)
def test_extra_time_is_played_until_the_cities_differ(wins, conquests, rules, end):
    """A conquest breaks the tie (T13); to the letter a lead at the bell plays on, too."""
    match = even_bell(wins, conquests=conquests, **rules)
    match.by(A).call_time().gives("ExtraTimeBegun")
    assert (result_of(match), match.state.extra) == (None, True)
    match.put(A, "P", "1/1", 4).take("P", discards=False)
    assert (match.state.conquests[A], result_of(match)) == (conquests[0] + 1, end)
    assert match.state.past[-1].how == ("cities" if "lead_at_bell" in rules else "time")


def test_to_the_letter_the_cities_of_the_bell_may_give_the_duel_and_play_another():
    match = match_with_score((0, 1), (6, 6), lead_at_bell="plays_on")
    give_cities(match, A, 1, 2)
    give_cities(match, B, 3)
    match.ring_bell().tablet.call_time().gives("DuelEnded", "ExtraTimeBegun")
    assert (match.state.wins, result_of(match)) == ({A: 1, B: 1}, None)


@pytest.mark.parametrize("tiebreak", ["conquests", "occupied"])
def test_the_button_that_calls_time_says_what_counts(tiebreak):
    match = even_bell((1, 1), tiebreak=tiebreak)
    assert dict(match.prompts(A)["call_time"].hint.params) == {"counts": tiebreak}


def test_conquests_alone_may_decide_where_the_table_skips_extra_time():
    match = even_bell((0, 0), conquests=(1, 2), extra_time="conquests_first").by(A).call_time().then
    assert result_of(match) == (B, "conquests")
    assert even_bell((0, 0), conquests=(1, 2)).by(A).call_time().then.state.extra


@pytest.mark.parametrize(
    ("wins", "end"), [((0, 0), (A, "wins")), ((0, 1), (A, "conquests")), ((1, 1), (A, "duels"))]
)
def test_t6_a_combat_under_way_is_finished_and_may_win_the_duel(wins, end):
    """A, who holds two cities, attacks the capital as the bell rings. With wins equal it counts as
    between two duels; a second win is the match."""
    match = match_with_score(wins)
    give_cities(match, A, 1, 2)
    match.put(A, "P", "1/1", 3).by(A).attack(match.id("P"), 3).then.ring_bell()
    match.by(A).call_time().refuses("E_COMBAT_OPEN").move(match.id("P"), 4).refuses("E_TIME_UP")
    match.by(A).reveal(True).by(B).decline()
    assert match.state.wins == {A: wins[0] + 1, B: wins[1]}
    if wins[0] == 0:
        match.by(A).ready().refuses("E_TIME_UP").by(B).call_time()
    assert result_of(match) == end


def test_t7_equal_conquests_between_duels_bring_another_duel_in_extra_time():
    match = between_duels(conquests=(2, 2)).tablet.call_time().gives("ExtraTimeBegun").then
    assert result_of(match) is None
    match.start(A)
    assert match.duel.number == 3
    match.own(B, 1)
    assert result_of(match) == (B, "occupied")


def test_t8_the_garrison_rule_decides_extra_time_at_once():
    match = even_bell((0, 0), ((1, 2), (3, 4)))
    match.by(A).call_time().move(match.id("g12"), 1).gives("CityFell", "MatchEnded")
    assert result_of(match) == (B, "occupied")


def test_t9_the_fifth_city_is_the_capital_when_four_are_not():
    match = Match(starter=A)
    for slot in (1, 2, 4, 5):
        match.put(A, f"P{slot}", "1/1", slot).take(f"P{slot}")
        if match.hand(A) < 2:
            match.by(A).move_cards("recall", 4)
    assert match.duel.capital == 3
    assert not match.duel.city(3).revealed
    match.by(A).correct_capital(3, False).refuses("E_NO_CAPITAL_LEFT")
    match.by(A).correct_capital(1, False).refuses("E_NOTHING_CHANGES")
    match.by(B).correct_capital(1, True).gives("CapitalCorrected", "DuelEnded")
    assert match.state.wins[A] == 1, "four cities, and one of them was the capital"


def test_it_goes_over_three_duels_and_extra_time():
    match = three_duels_and_extra_time()
    assert [past.how for past in match.state.past] == ["capital", "deck", "time"]
    assert match.state.extra
    assert (match.state.result.winner, match.state.result.how) == (A, "occupied")


def test_cities_that_decide_after_the_bell_are_told_with_one_city_in_the_singular():
    match = even_bell((1, 0), ((), ()), lead_at_bell="plays_on").by(A).call_time().then
    match.put(A, "P", "1/1", 4).take("P", discards=False)
    *_, tile = pictures(match.state)[0].tiles
    assert sentence(tile.line, "en") == "1 city to 0 after the bell"
    assert sentence(tile.line, "de") == "1 Stadt zu 0 nach der Glocke"
