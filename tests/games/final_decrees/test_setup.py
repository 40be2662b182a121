"""Set-up and the blind bids (§4, D-S2): cases U1–U6, B1–B8, S6–S7 where they are about entering."""

import pytest

from companion.core.text import text
from companion.games.final_decrees import deck
from tests.kit.games.final_decrees.office import Office
from tests.kit.playbook import Scene
from tests.kit.sentences import sentence, texts

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
    assert (len(state.arrows), state.roots("secret")) == (3, ("executive",))
    assert "reform" not in state.ministries


@pytest.mark.parametrize(
    ("players", "places", "code"),
    [
        (5, posts("reform", *FIVE[1:]), "E_REFORM_CLOSED"),
        (4, posts("reform", *FOUR[1:]), "E_UNKNOWN_MINISTRY"),
        (5, posts("executive", "navy", "navy", "secret"), "E_POSTING_DUPLICATE"),
        (5, posts("hr", *FIVE[1:]), "E_POSTING_DUPLICATE"),
        (5, posts(*FIVE[:3]), "E_POSTING_INCOMPLETE"),
        (5, (*posts(*FIVE[:3]), (5, "")), "E_POSTING_INCOMPLETE"),
        (4, posts("treasury", "secret", "navy"), "E_EXECUTIVE_EMPTY"),
    ],
)
def test_u3_reform_is_closed_nobody_shares_a_ministry_and_nobody_is_left_out(players, places, code):
    office = Office(players).to_posting()
    office.player("A").post(places).refuses(code)
    office.player("B").post(places).refuses("E_NOT_DIRECTOR")


def test_u3_four_players_leave_one_empty():
    office = Office(4).to_posting().player("A").post(posts("executive", "secret", "navy")).then
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


@pytest.mark.parametrize(
    ("players", "rules", "left"),
    [(5, {}, 55), (4, {}, 56), (5, {"sd_is_extra": True}, 56), (5, {"deck_total": 80}, 75)],
)
def test_u4_the_deck(players, rules, left):
    office = Office(players, **rules).to_posting()
    assert (office.state.deck_left, set(office.state.hands.values())) == (left, {1})
    if not rules:
        recipe = deck.recipe(office.state.options, players)
        assert (recipe.top, recipe.bottom, recipe.latest) == (5, 20, left - 20)


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
    again = Scene(office.game, (1, 2, 3, 4), office.game.keep(office.state))
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


@pytest.mark.parametrize(
    ("bids", "blame", "head"),
    [
        ("A6 B4 C4 D2 E1", "A6 B4 C4 D2 E6", 1),
        ("A3 B3 C3 D3 E3", "A2 B2 C2 D2 E2", None),
        ("A6 B1 C1 D1", "A6 B6 C6 D6", 1),
        ("A2 B1 C1 D1 E1", "A2 B6 C6 D6 E6", 1),
    ],
    ids=["b1", "b3", "b5", "b6"],
)
def test_the_highest_pays_and_heads_hr_the_lowest_pay_five_more_all_equal_two(bids, blame, head):
    office = bidding(len(bids.split())).bids(bids).then
    assert (office.blame(), office.state.head) == (blame, head)
    if head is None:
        assert office.state.round.asked == (1, 2, 3, 4, 5), "and bid again"
    else:
        assert office.state.posting(1) == "hr"


def test_b2_the_tied_pay_two_and_bid_again():
    office = bidding().bids("A5 B5 C3 D1 E1").then
    assert office.blame() == "A2 B2 C3 D6 E6"
    assert office.bids("A3 B3").then.blame("AB") == "A4 B4"
    office.bids("A2 B6")
    assert (office.blame(), office.state.head) == ("A11 B10 C3 D6 E6", 2)


@pytest.mark.parametrize("amount", [0, 7])
def test_b7_a_bid_is_one_to_six(amount):
    bidding().player("A").bid(amount).refuses("E_BID_RANGE")


def test_b7_only_the_tied_bid_again_and_nobody_twice():
    office = bidding().bids("A5 B5 C3 D1 E1").then.player("C").bid(2).refuses("E_NOT_A_BIDDER").then
    office.player("A").bid(2).bid(3).refuses("E_ALREADY_BID")


@pytest.mark.parametrize(("drawn", "head"), [(1, 1), (2, 2)])
def test_b8_after_the_last_round_the_lot_names_one_of_the_tied(drawn, head):
    office = bidding(bid_rounds_max=2)
    office.chance.draw(drawn)
    office.bids("A5 B5 C3 D1 E1").then.bids("A3 B3")
    assert (office.blame(), office.state.head) == ("A4 B4 C3 D6 E6", head)
    assert office.state.rounds[-1].lot == head


def test_the_tablet_bids_for_a_seat_without_a_phone():
    assert bidding().tablet.on_behalf_of(3).bid(4).then.state.round.answered == (3,)


def test_on_the_tablet_all_have_the_same_question_until_the_last_has_answered():
    office = bidding()
    prompt = office.prompts()["bid"]
    office.tablet.on_behalf_of(1).bid(4)
    left = office.prompts()["bid"]
    assert (prompt.act_for, left.key, left.act_for) == ((1, 2, 3, 4, 5), prompt.key, (2, 3, 4, 5))


def test_in_the_last_round_of_bids_the_hint_names_the_lot():
    for most, then in ((0, "again"), (1, "lot")):
        office = Office(bid_rounds_max=most).tablet.begin().then
        assert dict(office.prompts(1)["bid"].hint.params) == {"then": then}


def test_where_everybody_is_tied_no_others_are_said_to_have_paid():
    """What each has paid is said with each bid."""
    office = Office().tablet.begin().then
    office.bids("A3 B3 C3 D3 E3")
    (tied,) = (one for one in texts(office.view(1)) if one.id == "decrees-bid-tied")
    assert "others" not in sentence(tied, "en")
