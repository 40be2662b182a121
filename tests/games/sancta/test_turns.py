"""Turn limits and the deck (§14 B, K)."""

import pytest

from companion.core.eye import PUBLIC
from companion.core.words.prompts.base import Weight
from tests.kit.games.sancta.saints_table import SaintsTable, four, piles, two, two_with_piles
from tests.kit.sentences import translate


def test_b1_b2_b3_beatitude_or_die_and_trial_or_suffrage():
    two(9, die_table=(("", 1, False),) * 6).me.roll().beatitude().refuses("E_SOURCE_USED")
    two(9).me.suffrage(1).trial(1).refuses("E_TASK_USED")
    scene = two(9)
    assert great_buttons(scene) == [], "no action of a turn is greater than another"
    assert great_buttons(scene.bless()) == ["end_turn"]
    scene.me.roll().refuses("E_SOURCE_USED").trial(1).suffrage(1).refuses("E_TASK_USED")
    assert scene.points() == 2


def great_buttons(scene):
    """The commands of the great buttons on the phone whose turn it is."""
    return [prompt.command for prompt in scene.view(1).prompts if prompt.weight is Weight.MAIN]


def test_b4_any_number_of_supports():
    scene = two()
    for _ in range(4):
        scene.me.support()
    scene.me.support("Reliquia", True)
    assert scene.player(1).supports == ("Reliquia",)


def test_b5_d5_one_substitution_a_turn():
    scene = two(9).place("x", "y", level=9).give(2).then.me.substitute("0").then.give(2).then
    scene.me.substitute("1").refuses("E_SUBSTITUTION_USED")


def test_b6_a_new_turn_clears_all_flags():
    scene = two(9).place("x", level=9).bless().me.trial(1).substitute("0").then.pass_on().pass_on()
    scene.bless().me.trial(1).substitute("0")


def test_b7_another_player_acts():
    scene = two().by(2).beatitude().refuses("E_NOT_YOUR_TURN").then
    scene.tablet.on_behalf_of(2).end_turn().refuses("E_NOT_YOUR_TURN")
    scene.by(9).beatitude().refuses("E_NO_SUCH_SEAT").tablet.beatitude().refuses("E_NO_SUCH_SEAT")


def test_b8_six_cards_are_too_many_to_end_the_turn():
    scene = two(track_hands=True)
    assert scene.player(1).hand == 7
    scene.me.discard(1).end_turn().refuses("E_HAND_LIMIT").discard(1).end_turn()
    assert scene.turn == 2


def test_b9_the_used_task_is_said_before_the_missing_saint():
    scene = two(1).me.suffrage(1).suffrage(1).refuses("E_TASK_USED").then
    assert scene.player(1).active is None
    scene.pass_on().pass_on().me.suffrage(1).refuses("E_NO_ACTIVE_SAINT")


def test_a_card_may_give_back_what_the_turn_has_used_up():
    scene = two(9).me.permit("task").refuses("E_EFFECT").trial(1).permit("task").trial(1).then
    assert scene.points() == 2


def test_k1_the_rest_of_the_draw_comes_from_the_shuffled_discards():
    scene = two_with_piles(1, 7, track_hands=True).me.set_hand(1, 8).discard(3).then
    assert piles(scene) == (1, 10)
    scene.pass_on()
    assert piles(scene) == (0, 10)
    scene.me.support().refuses("E_PENDING_SHUFFLE")
    assert scene.prompts(2)["shuffled"].fields[0].value == 10
    scene.me.shuffled(10)
    assert (piles(scene), scene.player(2).hand) == ((9, 0), 7)


def test_k2_with_both_empty_nothing_is_drawn_and_the_turn_goes_on():
    scene = two(9, deck_size=14, track_hands=True)
    assert piles(scene) == (0, 0)
    scene.me.set_hand(1, 5).then.pass_on()
    assert (scene.turn, scene.state.pending, scene.player(2).hand) == (2, None, 5)


def test_k3_the_deck_after_the_set_up():
    assert piles(four(deck_size=85)) == (61 - 2, 0), "the first player has drawn already"


@pytest.mark.parametrize(("cards", "left", "hand"), [(20, 18, 7), (0, 0, 5), (1, 0, 6)])
def test_k4_without_hands_the_number_is_asked_before_anything_else(cards, left, hand):
    scene = two_with_piles(0, 3).pass_on()
    scene.me.beatitude().refuses("E_PENDING_SHUFFLE").end_turn().refuses("E_PENDING_SHUFFLE")
    scene.me.shuffled(cards)
    assert (piles(scene), scene.player(2).hand, scene.state.pending) == ((left, 0), hand, None)


def test_k5_without_a_size_nothing_is_counted_and_nothing_asked():
    scene = two()
    assert scene.state.piles == {}
    scene.me.shuffled(3).refuses("E_WRONG_PHASE").note_shuffle().gives("ShuffleNoted")
    for _ in range(40):
        scene.pass_on()
    assert scene.state.pending is None


def test_own_decks_are_counted_for_each_player():
    scene = SaintsTable({1: 2, 2: 1}, deck_size=20, own_decks=True)
    assert {seat: pile.left for seat, pile in scene.state.piles.items()} == {1: 12, 2: 14}
    scene.me.note_shuffle().refuses("E_WRONG_PHASE")


def test_the_printed_table_is_read_only_while_the_points_are_asked():
    scene = two(9)
    scene.chance.draw(6)
    scene.me.roll()
    assert line_of_the_die(scene).id == "sancta-die-printed"
    scene.me.enter_points(0)
    assert line_of_the_die(scene) is None


def line_of_the_die(scene):
    return next(one for one in scene.view(PUBLIC).panels if one.kind == "die").line


def test_cards_that_a_text_lets_somebody_else_draw_are_told_as_theirs():
    scene = two_with_piles(1, 0).me.draw_cards(2, 3).then
    hint = scene.prompts(1)["shuffled"].hint
    assert translate(hint, "en")[0].startswith("P2 still has to draw 2 cards. How many")
    scene.me.shuffled(0).then.pass_on()
    assert translate(scene.prompts(2)["shuffled"].hint, "en")[0].startswith(
        "You still have to draw 2"
    )
