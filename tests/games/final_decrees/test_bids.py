"""The blind bids for Human Resources (D-S2): cases B1–B8."""

import pytest

from tests.kit.games.final_decrees.office import Office


def bidding(players=5, **options):
    return Office(players, **options).tablet.begin().then


def test_b1_the_highest_pays_and_heads_hr_the_lowest_pays_five_more():
    office = bidding().bids("A6 B4 C4 D2 E1").then
    assert (office.blame(), office.state.head) == ("A6 B4 C4 D2 E6", 1)
    assert office.state.posting(1) == "hr"


def test_b2_the_tied_pay_two_and_bid_again():
    office = bidding().bids("A5 B5 C3 D1 E1").then
    assert office.blame() == "A2 B2 C3 D6 E6"
    office.bids("A3 B3")
    assert office.blame("AB") == "A4 B4"
    office.bids("A2 B6")
    assert (office.blame(), office.state.head) == ("A11 B10 C3 D6 E6", 2)


def test_b3_when_all_bids_are_equal_everybody_pays_two_and_bids_again():
    office = bidding().bids("A3 B3 C3 D3 E3").then
    assert (office.blame(), office.state.round.asked) == ("A2 B2 C2 D2 E2", (1, 2, 3, 4, 5))


def test_b5_four_players_three_lowest():
    office = bidding(4).bids("A6 B1 C1 D1").then
    assert (office.blame(), office.state.head) == ("A6 B6 C6 D6", 1)


def test_b6_two_may_be_the_highest_bid():
    office = bidding().bids("A2 B1 C1 D1 E1").then
    assert (office.blame(), office.state.head) == ("A2 B6 C6 D6 E6", 1)


@pytest.mark.parametrize("amount", [0, 7])
def test_b7_a_bid_is_one_to_six(amount):
    bidding().player("A").bid(amount).refuses("E_BID_RANGE")


def test_b7_only_the_tied_bid_again_and_nobody_twice():
    office = bidding().bids("A5 B5 C3 D1 E1").then.player("C").bid(2).refuses("E_NOT_A_BIDDER").then
    office.player("A").bid(2).bid(3).refuses("E_ALREADY_BID")


@pytest.mark.parametrize(("drawn", "head"), [(1, 1), (2, 2)])
def test_b8_after_the_last_round_the_lot_names_one_of_the_tied(drawn, head):
    office = bidding(bid_rounds_max=2)
    office.luck.draw(drawn)
    office.bids("A5 B5 C3 D1 E1").then.bids("A3 B3")
    assert (office.blame(), office.state.head) == ("A4 B4 C3 D6 E6", head)
    assert office.state.rounds[-1].lot == head


def test_the_tablet_bids_for_a_seat_without_a_phone():
    assert bidding().tablet.on_behalf_of(3).bid(4).then.state.round.answered == (3,)


def test_on_the_tablet_all_have_the_same_question_until_the_last_has_answered():
    office = bidding()
    asked = office.prompts()["bid"]
    office.tablet.on_behalf_of(1).bid(4)
    left = office.prompts()["bid"]
    assert (asked.act_for, left.key, left.act_for) == ((1, 2, 3, 4, 5), asked.key, (2, 3, 4, 5))
