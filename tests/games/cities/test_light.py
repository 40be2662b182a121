"""Light mode: only cities, counters and clock; a conquest is two taps, a combat is worked out."""

import pytest

from tests.kit.games.cities.match import A, B, Match


def light(**options):
    return Match(tracking="light", **options).to_main()


def test_a_conquest_is_one_command_with_its_discards():
    match = light().by(A).take_city(2).refuses("E_CAPITAL_ASKED").then
    match.by(A).take_city(2, False).gives("CityRevealed", "CityConquered", "DiscardsDone")
    assert (match.owner(2), match.hand(A), match.state.conquests[A]) == (A, 5, 1)
    match.by(A).take_city(2).refuses("E_OWN_CITY").then.end_turn().to_main()
    match.by(B).take_city(2, True).refuses("E_CAPITAL_ASKED").take_city(2)
    assert match.owner(2) == B
    match.by(B).take_city(4, True).take_city(5, True).refuses("E_TWO_CAPITALS")


def test_a_wrong_conquest_is_taken_back_with_its_discards_by_whoever_entered_it():
    match = light()
    before = match.state
    match.by(A).take_city(2, False).by(B).take_back_count().refuses("E_NOT_ACTIVE")
    match.by(A).take_back_count().gives("EntryTakenBack")
    assert match.state == before
    match.by(A).take_back_count().refuses("E_NOTHING_CHANGES").take_city(2, True)
    assert match.duel.capital == 2


def test_what_was_entered_last_goes_back_first_cards_and_cities_alike():
    match = light().by(A).take_city(1, False).then
    taken = match.state
    match.by(A).move_cards("discard", 1).then.effect(A).give_city(1, "nobodys")
    match.by(A).take_back_count().gives("EntryTakenBack")
    assert match.owner(1) == A
    match.by(A).take_back_count().gives("EntryTakenBack")
    assert match.state == taken
    match.by(A).take_back_count()
    assert (match.owner(1), match.state.conquests[A]) == (None, 0)


def test_a_city_taken_from_the_other_player_goes_back_to_that_player():
    match = light().by(A).take_city(2, False).then.turn_of(B)
    before = match.state
    match.by(B).take_city(2).take_back_count()
    assert (match.owner(2), match.state) == (A, before)


def test_a_conquest_stands_once_others_have_gone_on_from_it():
    for going_on in (
        lambda match: match.turn_of(B).turn_of(A),
        lambda match: match.by(B).correct_capital(2, True).then,
        lambda match: match.by(A).attack_city(5).reveal(False).by(B).decline().then,
        lambda match: match.tablet.on_behalf_of(A).correct_counts(50, 6, 1).then,
        lambda match: match.tablet.on_behalf_of(A).correct_counts(50, 5, 2).then,
    ):
        match = going_on(light().by(A).take_city(2, False).then)
        match.by(A).take_back_count().refuses("E_NOTHING_CHANGES")
    match.by(A).take_city(3, False).tablet.on_behalf_of(B).correct_counts(50, 5, 2)
    match.by(A).take_back_count().gives("EntryTakenBack")


def test_a_new_count_leaves_no_older_entry_to_be_taken_back_before_a_conquest():
    match = light().by(A).give_city(4, "theirs").take_city(1, False).then
    match.tablet.on_behalf_of(A).correct_counts(50, 5, 2)
    match.by(A).take_back_count().refuses("E_NOTHING_CHANGES")
    assert [city.owner for city in match.duel.cities][::3] == [A, B]


@pytest.mark.parametrize("worked_out", [False, True])
def test_the_discards_of_a_conquest_are_counted_and_said_to_both(worked_out):
    match = light()
    if worked_out:
        match.by(A).attack_city(2).reveal(False).by(B).decline().gives("DiscardsDone")
    else:
        match.by(A).take_city(2, False)
    assert (match.hand(A), match.duel.due) == (5, 0)
    for seat, id in ((A, "cities-taken-you"), (B, "cities-taken")):
        (line,) = notes(match, seat)
        assert (line["t"], line["p"]["n"]) == (id, 2)
    if worked_out:
        match.end_turn()
    else:
        match.by(A).take_back_count()
    assert not notes(match, A) + notes(match, B)


def notes(match, seat):
    panels = [one for one in match.sees(seat)["panels"] if one["kind"] == "note"]
    return [line for one in panels if one.get("tone") != "news" for line in one["lines"]]


def test_a_turn_needs_no_word_about_an_opening_that_was_left_out():
    match = Match(tracking="light")
    match.by(A).take_city(1, False).gives("OpeningClosed", "CityConquered")
    match.by(A).open_card().refuses("E_WRONG_PHASE").end_main().gives("TurnEnded").by(B).open_card()
    match.by(B).end_main()
    match.by(A).take_city(2, False).refuses("E_WRONG_PHASE")  # the card of the turn is drawn first
    match.by(A).draw().end_main().gives("OpeningClosed", "TurnEnded")


def test_a_city_is_set_free_by_hand_and_the_garrison_rule_is_nobodys():
    match = light().by(A).take_city(1, False).then.end_turn()
    assert match.owner(1) == A
    match.turn_of(A).effect(A).give_city(1, "nobodys")
    assert match.owner(1) is None
    match.effect(A).give_city(1, "nobodys").refuses("E_NOTHING_CHANGES")


def test_a_combat_is_worked_out_with_typed_in_values():
    match = light().by(A).attack_city(1).reveal(False).by(B).defend().then
    match.by(A).muster_done().refuses("E_NO_FIGHTER").name_attackers(()).refuses("E_COMBAT_OPEN")
    match.by(A).enter_fighter("X", 2, 1, 1)
    match.by(B).enter_fighter("Y", 3, 2, 0).refuses("E_NOT_ACTIVE").by(A).muster_done()
    match.by(B).enter_fighter("Y", 3, 2, 0).enter_fighter("V", 3, 0, 0).refuses("E_BAD_STATS")
    match.by(B).muster_done()
    assert match.stage == "settle"
    match.by(A).settle_city("eaten").refuses("E_OPTION").settle_city("mine")
    assert (match.duel.account.outcome, match.owner(1)) == ("occupation", A)
    assert (match.duel.characters, match.duel.counts[B].graveyard) == ({}, 0)


@pytest.mark.parametrize(
    ("mine", "his", "result", "outcome"),
    [
        ((1, 1), (1, 1), "stays", "annihilation"),
        ((1, 1), (1, 1), "neutral", "annihilation"),
        ((1, 3), (1, 3), "mine", "occupation"),
        ((1, 3), (1, 3), "stays", "neutrality"),
        ((1, 3), (1, 3), "neutral", "repelled"),
        ((3, 3), (1, 1), "mine", "occupation"),
        ((3, 3), (1, 1), "stays", "repelled"),
        ((3, 3), (1, 1), "neutral", "repelled"),
    ],
)
def test_what_is_told_of_a_combat_agrees_with_what_was_said_of_the_city(mine, his, result, outcome):
    """One fighter a side, (power, hit points), and what is said of the city afterwards."""
    match = light(starter=B).by(B).take_city(1, False).then.turn_of(A)
    match.by(A).attack_city(1).by(B).defend()
    for seat, values in ((A, mine), (B, his)):
        match.by(seat).enter_fighter("X", *values, 0).muster_done()
    match.by(A).settle_city(result)
    owner = {"mine": A, "stays": B, "neutral": None}[result]
    assert (match.duel.account.outcome, match.owner(1)) == (outcome, owner)


def test_a_combat_under_way_is_finished_after_the_bell():
    match = light().by(A).attack_city(1).reveal(False).then.ring_bell()
    match.by(A).take_city(2, False).refuses("E_TIME_UP").by(B).decline().by(A).call_time()
    assert match.state.result.winner == A


def test_characters_are_not_kept_track_of():
    match = Match(tracking="light")
    match.by(A).open_character("Mara", 1, 1, 0, "no").refuses("E_NOT_TRACKED").open_card()
    assert match.hand(A) == 6
    match.effect(A).put_character("Mara", 1, 1, 0, "no").refuses("E_NOT_TRACKED")
    match.by(A).move(1, 2).refuses("E_NOT_TRACKED")


def test_in_full_mode_cities_are_not_taken_by_hand():
    match = Match().to_main()
    match.by(A).take_city(1, False).refuses("E_TRACKED").attack_city(1).refuses("E_TRACKED")


def test_a_conquest_taken_back_is_not_told_of_a_fight_that_conquered_nothing():
    match = light().by(A).attack_city(1).reveal(False).by(B).defend().then
    for seat in (A, B):
        match.by(seat).enter_fighter("X", 1, 4, 0).muster_done()
    match.by(A).settle_city("stays")
    before = match.duel
    match.by(A).take_city(2, False)
    assert [line["p"]["slot"] for line in notes(match, A)] == [2]
    match.by(A).take_back_count()
    assert not notes(match, A) + notes(match, B)
    assert match.duel == before
