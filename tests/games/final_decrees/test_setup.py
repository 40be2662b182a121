"""Set-up and the blind bids (§4, D-S2): cases U1–U6, B1–B8, S6–S7 where they are about entering."""

import pytest

from companion.core.text import text
from companion.games.final_decrees import deck
from tests.kit.games.final_decrees.office import Office
from tests.kit.playbook import Scene

FOUR = ("executive", "treasury", "navy")
FIVE = ("executive", "treasury", "secret", "navy")


def posts(*places):
    return tuple((n, at) for n, at in enumerate(places, 2) if at)


def test_u1_five_players_have_four_arrows():
    state = Office().to_posting().state
    wanted = {("reform", "executive"), ("executive", "hr"), ("executive", "navy")}
    assert set(state.arrows) == wanted | {("navy", "secret")}
    assert (state.roots("secret"), state.roots("treasury")) == (("reform",), ("treasury",))


def test_u2_four_players_have_three_arrows():
    state = Office(4).to_posting().state
    assert len(state.arrows) == 3
    assert "reform" not in state.ministries
    assert state.roots("secret") == ("executive",)


def test_u3_reform_is_closed():
    office = Office().to_posting()
    office.player("A").post(posts("reform", *FIVE[1:])).refuses("E_REFORM_CLOSED")
    office = Office(4).to_posting()
    office.player("A").post(posts("reform", *FOUR[1:])).refuses("E_UNKNOWN_MINISTRY")


def test_u3_nobody_shares_a_ministry_and_nobody_is_left_out():
    office = Office().to_posting()
    twice = posts("executive", "navy", "navy", "secret")
    office.player("A").post(twice).refuses("E_POSTING_DUPLICATE")
    office.player("A").post(posts("hr", *FIVE[1:])).refuses("E_POSTING_DUPLICATE")
    office.player("A").post(posts(*FIVE[:3])).refuses("E_POSTING_INCOMPLETE")
    office.player("A").post((*posts(*FIVE[:3]), (5, ""))).refuses("E_POSTING_INCOMPLETE")
    office.player("B").post(posts(*FIVE)).refuses("E_NOT_DIRECTOR")


def test_u3_four_players_leave_one_empty_but_not_the_executive():
    office = Office(4).to_posting()
    without = posts("treasury", "secret", "navy")
    office.player("A").post(without).refuses("E_EXECUTIVE_EMPTY")
    office.player("A").post(posts("executive", "secret", "navy"))
    assert office.state.empty() == ("treasury",)


@pytest.mark.parametrize(
    ("office", "empty"),
    [
        (Office(), "reform"),
        (Office(4), "other"),
        (Office(4, four_player_empty_executive=True), "any"),
    ],
)
def test_who_posts_is_told_which_ministry_stays_empty(office, empty):
    office.to_posting()
    assert office.prompts(1)["post"].hint == text("decrees-post-hint", empty=empty)


def test_an_empty_executive_is_a_house_rule_and_hr_starts():
    office = Office(4, four_player_empty_executive=True).to_posting()
    office.player("A").post(posts("treasury", "secret", "navy"))
    assert office.state.now().player == 1


@pytest.mark.parametrize(("players", "left"), [(5, 55), (4, 56)])
def test_u4_the_deck(players, left):
    office = Office(players).to_posting()
    assert (office.state.deck_left, set(office.state.hands.values())) == (left, {1})
    recipe = deck.recipe(office.state.options, players)
    assert (recipe.top, recipe.bottom, recipe.latest) == (5, 20, left - 20)


def test_one_more_card_where_stagnation_is_extra():
    assert Office(sd_is_extra=True).to_posting().state.deck_left == 56


def test_a_box_of_another_size_makes_another_deck():
    assert Office(deck_total=80).to_play().state.deck_left == 75


def test_u5_decrees_lie_on_the_executive_whose_director_starts():
    office = Office().to_posting()
    office.player("A").post(posts("navy", "executive", "secret", "treasury"))
    assert {decree.place for decree in office.state.decrees} == {"executive"}
    assert office.state.now().player == 3


def test_u6_stagnation_among_the_first_five_is_doubted():
    office = Office().to_play()
    for _ in range(4):
        office.active.draw("ordinary").end_turn()
    assert deck.warning(office.state, "decline") == "W_SD_TOO_EARLY"
    presses = [one for one in office.view().prompts if one.command == "draw"]
    doubts = {one.args["card"]: one.warn and one.warn.id for one in presses}
    assert doubts == {"ordinary": None, "decline": "W_SD_TOO_EARLY"}
    office.active.draw("ordinary").end_turn()
    assert deck.warning(office.state, "decline") is None


def test_u6_thirty_five_ordinary_cards_cannot_be():
    office = Office().to_play()
    for _ in range(34):
        assert deck.warning(office.state, "ordinary") is None
        office.active.draw("ordinary").end_turn()
    assert deck.warning(office.state, "ordinary") == "W_SD_MISSING"
    assert office.active.draw("ordinary").events[0].warning == "W_SD_MISSING"


def test_s7_every_decree_keeps_a_step():
    office = Office(4)
    office.tablet.set_decree(0, "Riforma", ("reform",)).begin().refuses("E_STEPS_MISSING")
    office.tablet.set_decree(0, "Niente", ()).refuses("E_STEPS_MISSING")


def test_s7_four_decrees_are_not_enough():
    office = Office()
    empty = Scene(office.game, office.ring)
    for slot in range(4):
        empty.tablet.set_decree(slot, "", ("navy",))
    empty.tablet.begin().refuses("E_STEPS_MISSING")


def test_steps_on_reform_may_be_forbidden_to_four_players():
    office = Office(4, reform_steps="forbid")
    steps = ("executive", "reform")
    office.tablet.set_decree(0, "Riforma", steps).refuses("E_UNKNOWN_MINISTRY")
    office.tablet.set_option("reform_steps", "skip").set_decree(0, "Riforma", steps).begin()
    assert office.state.decrees[0].steps == ("executive",)


@pytest.mark.parametrize("players", [3, 6])
def test_four_or_five_play(players):
    Office(players).tablet.begin().refuses("E_PLAYER_COUNT")


def test_templates_are_kept_for_the_next_evening():
    office = Office().tablet.save_template("I nostri").set_decree(0, "Altro", ("navy",)).then
    kept = office.game.keep(office.state)
    again = Scene(office.game, (1, 2, 3, 4), kept)
    assert again.state.plans[0].name == "Altro"
    again.tablet.use_template("I nostri")
    assert again.state.plans[0].name == "D1"
    again.tablet.drop_template("I nostri").use_template("I nostri").refuses("E_OPTION")
    again.tablet.use_template("")
    assert all(plan.steps for plan in again.state.plans)


def test_guests_do_not_set_the_game_up():
    office = Office().player("A").begin().refuses("E_NOT_MODERATOR").then
    office.tablet.on_behalf_of(1).begin().refuses("E_NOT_MODERATOR")


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
