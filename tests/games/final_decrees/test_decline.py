"""Stagnation and Decline, and the end of the deck (§8, §9): cases Z1–Z5, E1–E2."""

from companion.games.final_decrees import deck
from tests.kit.games.final_decrees.office import Office


def before(left=40, **options):
    office = Office(**options).to_play(C="treasury", A="executive", B="navy")
    return office.have(executive=6, navy=2, reform=4).turn_of("C", drawn=False).deck(left)


def test_z1_blame_goes_to_the_directors_and_five_cards_to_the_discards():
    office = before().active.draw("decline").then
    assert (office.blame("AB"), office.state.ministry["reform"]) == ("A6 B2", 4)
    assert office.state.ministry["navy"] == 0
    assert (office.state.deck_left, office.state.discard) == (35, 5)
    assert office.state.hands[3] == 2, "no card instead"


def test_z3_as_the_last_card_it_is_not_returned():
    office = before(1).active.draw("decline").gives("Declined", "GameEnded").then
    assert (office.blame("AB"), office.state.deck_left) == ("A6 B2", 0)


def test_z4_the_last_card_cannot_be_an_ordinary_one_but_it_ends_the_game():
    office = before(1)
    assert deck.warning(office.state, "ordinary") == "W_SD_MISSING"
    blame = office.state.ministry["treasury"]
    office.lay(0, "treasury").active.draw("ordinary").gives("CardDrawn", "GameEnded")
    assert office.state.ministry["treasury"] == blame


def test_z5_a_card_that_takes_the_last_of_the_deck_ends_the_game():
    office = before(3).active.draw("ordinary").play_card().then
    change = ({"sort": "deck", "change": -2}, {"sort": "discard", "change": 2})
    office.active.adjust(change).gives("Adjusted", "GameEnded")
    assert office.state.result.reason == "deck"


def test_drawn_as_an_action_it_costs_the_action():
    office = before().active.draw("ordinary").draw("decline").then
    assert office.left == 2
    assert office.state.now().draw_used


def test_with_few_cards_it_discards_what_is_there_and_goes_back():
    office = before(4).active.draw("decline").then
    assert (office.state.deck_left, office.state.discard) == (1, 3)


def test_house_rules_of_the_decline():
    office = before(sd_discard=2, sd_pick=True).active.draw("decline").then
    assert (office.state.deck_left, office.state.discard, office.state.hands[3]) == (38, 1, 3)
    office = before(4, sd_empty_ends=True)
    office.active.draw("decline").gives("Declined", "GameEnded")
    assert office.blame("AB") == "A0 B0"


def ended(**options):
    office = before(1, **options).have(A=4, B=7, C=4, D=9, E=5, executive=0, navy=0, treasury=3)
    office.active.draw("ordinary")
    return office.state.result.winners


def test_e1_least_personal_blame_wins_and_a_tie_is_shared():
    assert ended() == (1, 3)


def test_e2_blame_of_ministries_does_not_count_unless_it_breaks_ties():
    assert ended(tie_break="ministry_blame") == (1,)


def test_whoever_heads_nothing_gives_way_to_those_who_do_where_ministries_break_ties():
    office = Office(tie_break="ministry_blame", allow_vacant_player=True)
    office.to_play(A="hr", C="treasury").have(A=3, B=7, C=3, D=3, E=7, hr=2, treasury=2).deck(1)
    office.turn_of("A")
    assert office.state.result.winners == (1, 3)


def test_the_host_may_give_up():
    office = Office().to_play()
    office.player("A").abandon().refuses("E_NOT_MODERATOR").tablet.abandon()
    assert office.state.result.winners == ()
    office.tablet.abandon().refuses("E_GAME_OVER")
