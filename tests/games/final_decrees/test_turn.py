"""The turn machine, limits of actions (§5): cases T1–T8; what cards do, entered by hand (§7)."""

import pytest

from companion.core.eye import PUBLIC
from tests.kit.games.final_decrees.office import Office


def navy_turn():
    """T1 up to its last action."""
    office = Office().to_play(C="navy", A="hr", B="executive", D="secret", E="reform")
    office.have(C=3, navy=5, treasury=0).lay(0, "navy").turn_of("C", drawn=False).have(navy=6)
    office.active.draw("ordinary").manoeuvres()
    assert (office.state.personal[3], office.state.ministry["navy"]) == (1, 2)
    office.active.move_marker("3", "treasury").treasury_extra()
    assert office.left == 2
    return office


def test_t1_step_one_puts_one_blame_on_the_own_ministry():
    office = Office().to_play(C="navy", D="secret").have(navy=5).turn_of("B").active.end_turn().then
    assert (office.state.now().player, office.state.ministry["navy"]) == (3, 6)


def test_t1_a_whole_turn():
    office = navy_turn().active.end_turn().then
    assert (office.state.ministry["treasury"], office.state.ministry["navy"]) == (0, 2)
    assert office.state.decrees[0].place == "navy"


def test_t2_limits_are_of_the_turn_not_of_the_chair():
    office = navy_turn()
    office.active.treasury_extra().refuses("E_TREASURY_USED").move_marker("3", "navy")
    office.active.manoeuvres().refuses("E_NAVY_USED")


def test_t3_one_draw_a_turn_and_nobody_draws_from_an_empty_deck():
    office = Office().to_play(B="executive")
    office.active.draw("ordinary").draw("ordinary").refuses("E_DRAW_USED")
    Office().to_play(B="executive").deck(0).active.draw("ordinary").refuses("E_NO_CARD_LEFT")


def test_t4_the_treasury_has_four_actions_after_its_own():
    office = Office().to_play(B="treasury")
    assert (office.left, office.active.treasury_extra().then.left) == (3, 4)


def test_t5_decrees_that_lie_about_cost_blame():
    office = Office().to_play()
    assert office.state.ministry["executive"] == 1
    office.active.draw("ordinary").end_turn()
    assert office.state.ministry["executive"] == 6


def test_t6_manoeuvres_take_what_is_there():
    office = Office().to_play(B="navy").have(B=1, navy=3).active.manoeuvres().then
    assert (office.state.personal[2], office.state.ministry["navy"]) == (0, 0)


def test_t7_three_actions():
    office = Office().to_play(B="executive", C="hr")
    for way in ("treasury", "navy", "treasury"):
        office.active.move_marker("3", way)
    office.active.move_marker("3", "navy").refuses("E_NO_ACTIONS")
    office.active.draw("ordinary").refuses("E_NO_ACTIONS")


def test_t8_special_actions_belong_to_their_ministry():
    office = Office().to_play(B="hr", C="navy")
    office.active.investigate("navy").refuses("E_NOT_DIRECTOR").then.post(C="navy")
    office.active.investigate("navy").refuses("E_NO_MINISTRY").stamp("0").refuses("E_NO_MINISTRY")
    office.active.play_card().move_marker("2", "hr")


def test_without_a_ministry_steps_one_and_four_do_nothing():
    office = Office().to_play(B="hr").turn_of("C")
    before = office.state.ministry
    office.active.end_turn()
    assert office.state.ministry == before


def test_nothing_before_the_first_card_and_nobody_out_of_turn():
    office = Office().to_play(B="treasury").turn_of("B", drawn=False)
    office.active.treasury_extra().refuses("E_WRONG_PHASE").end_turn().refuses("E_WRONG_PHASE")
    office.player("C").draw("ordinary").refuses("E_NOT_YOUR_TURN")
    office.tablet.draw("ordinary").refuses("E_NOT_YOUR_TURN")
    office.tablet.on_behalf_of(2).draw("ordinary")


def test_reform_once_headed_has_no_action_of_its_own():
    office = Office().to_play(B="reform").active.manoeuvres().refuses("E_NOT_DIRECTOR").then
    office.active.restructure("remove", "navy>secret").refuses("E_NOT_DIRECTOR")
    office.active.reassign(()).refuses("E_NOT_DIRECTOR")


def office_with(**amounts):
    """The active player has drawn a card and it is open."""
    office = Office().to_play(B="executive", A="hr", C="navy", D="secret")
    return office.active.play_card().then.have(**amounts)


def test_blame_moves_between_pools_ministries_and_reserve():
    office = office_with(A=4, navy=2)
    office.active.adjust(
        (
            {"sort": "blame", "source": "1", "target": "navy", "amount": 3},
            {"sort": "blame", "source": "navy", "target": "reserve", "amount": 5},
        )
    )
    assert (office.state.personal[1], office.state.ministry["navy"]) == (1, 0)


def test_a_card_is_written_down_once_and_read_by_everybody():
    office = Office().to_play(B="executive", A="hr", C="navy", D="secret")
    office.active.write_card("Amnistia").refuses("E_NO_CARD_OPEN").play_card()
    for called, effect in (("", ""), ("x" * 41, ""), ("Amnistia", "x" * 161), ("A\tB", "")):
        office.active.write_card(called, effect).refuses("E_CARD_WORDS")
    office.active.write_card(" Amnistia ", "Un ministero perde 3 di colpa.")
    (news, *_) = (one for one in office.sees(PUBLIC)["panels"] if one.get("tone") == "news")
    assert news["lines"][0]["p"]["effect"] == "Un ministero perde 3 di colpa."
    (known,) = office.prompts(2)["write_card"].fields[0].known
    assert (known.words, dict(known.fills)) == (
        "Amnistia",
        {"effect": "Un ministero perde 3 di colpa."},
    )
    office.active.write_card("amnistia")
    assert office.state.cards == (("amnistia", "Un ministero perde 3 di colpa."),)
    office.active.adjust(())
    assert "write_card" not in office.prompts(2)


def test_everything_a_card_can_touch():
    office = office_with()
    assert office.state.now().card_open
    office.active.adjust(
        (
            {"sort": "hand", "who": 2, "change": -1},
            {"sort": "discard", "change": 1},
            {"sort": "actions", "change": 2},
            {"sort": "deck", "change": -4},
            {"sort": "place", "decree": "3", "ministry": "secret"},
            {"sort": "stamp", "decree": "3", "change": "set"},
            {"sort": "drop_arrow", "arrow": "navy>secret"},
            {"sort": "draw_arrow", "start": "treasury", "end": "secret"},
            {"sort": "marker", "who": 3, "ministry": "secret"},
            {"sort": "marker", "who": 4, "ministry": "navy"},
        )
    )
    state = office.state
    assert (state.hands[2], state.discard, office.left, state.deck_left) == (1, 1, 4, 50)
    assert (state.decrees[3].place, state.decrees[3].done) == ("secret", 1)
    assert state.roots("secret") == ("treasury",)
    assert (state.posting(3), state.posting(4)) == ("secret", "navy")
    assert not state.now().card_open


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"sort": "blame", "source": "1", "target": "navy", "amount": 3}, "E_NEGATIVE"),
        ({"sort": "blame", "source": "1", "target": "1", "amount": 3}, "E_CHANGES"),
        ({"sort": "blame", "source": "1", "target": "moon", "amount": 3}, "E_UNKNOWN_MINISTRY"),
        ({"sort": "blame", "source": "reserve", "target": "1", "amount": True}, "E_CHANGES"),
        ({"sort": "actions", "change": -4}, "E_NEGATIVE"),
        ({"sort": "deck", "change": 0}, "E_CHANGES"),
        ({"sort": "hand", "who": 9, "change": 1}, "E_NO_SUCH_SEAT"),
        ({"sort": "marker", "who": 3, "ministry": "secret"}, "E_MINISTRY_OCCUPIED"),
        ({"sort": "draw_arrow", "start": "secret", "end": "reform"}, "E_CYCLE"),
        ({"sort": "drop_arrow", "arrow": "hr>navy"}, "E_NO_SUCH_ARROW"),
        ({"sort": "stamp", "decree": "0", "change": "lift"}, "E_NOT_NEXT_STEP"),
        ({"sort": "place", "decree": "7", "ministry": "hr"}, "E_DECREE_NOT_HERE"),
        ({"sort": "magic"}, "E_CHANGES"),
    ],
)
def test_what_cannot_be_is_refused(change, code):
    office_with().active.adjust((change,)).refuses(code)


def test_a_marker_may_be_taken_away():
    office = office_with().active.adjust(({"sort": "marker", "who": 3, "ministry": ""},)).then
    assert office.state.posting(3) is None


def test_only_the_active_player_says_what_a_card_did_and_without_one_only_the_tablet():
    office = office_with(A=4)
    change = ({"sort": "blame", "source": "1", "target": "reserve", "amount": 3},)
    office.player("A").adjust(change).refuses("E_NOT_YOUR_TURN")
    office.active.adjust(change).adjust(change).refuses("E_NO_CARD_OPEN")
    assert office.state.personal[1] == 1
    office.tablet.on_behalf_of(2).adjust(({**change[0], "source": "reserve", "target": "1"},))
    assert office.state.personal[1] == 4


def test_two_decrees_are_not_promulgated_at_once():
    office = Office(decrees={0: ("navy",), 1: ("navy",)}).to_play(B="executive")
    office.active.play_card()
    stamps = tuple({"sort": "stamp", "decree": one, "change": "set"} for one in "01")
    office.active.adjust(stamps).refuses("E_PENDING_DECISION")
