"""The deal: by the app, by real cards, by both (§6.1)."""

from collections import Counter

import pytest

from companion.core.eye import MODERATOR, PUBLIC
from companion.core.text import text
from companion.games.lupus.game import GAME
from companion.games.lupus.phase import phase_of
from companion.games.lupus.phases.deal.cards import cards_left, conflicts, without_card
from tests.kit.games.lupus.cards import SPECIALS, cards
from tests.kit.games.lupus.invented import lobby
from tests.kit.playbook import Scene

EIGHT = cards("v*5 wolf*2 seer")


def table(mode="digital"):
    return Scene(GAME, range(1, 9)).tablet.set_option("deal_mode", mode).then


def test_the_app_deals_the_whole_deck_as_chance_says():
    scene = table()
    scene.chance.deal(*reversed(EIGHT))
    scene.tablet.deal()
    assert tuple(scene.state.role(seat) for seat in scene.ring) == tuple(reversed(EIGHT))
    assert scene.state.phase == "deal"


def test_each_looks_at_the_own_card_once_and_is_awaited_until_then():
    scene = table().by(1).look().refuses("E_WRONG_PHASE").tablet.deal().by(3).look().then
    scene.by(3).look().refuses("E_ALREADY_ACTED").tablet.on_behalf_of(5).look()
    assert phase_of(scene.state).awaited(scene.state) == (1, 2, 4, 6, 7, 8)
    scene.tablet.look().refuses("E_NO_SUCH_SEAT")


def test_the_night_may_fall_before_everybody_has_looked():
    table().tablet.deal().advance().gives("NightFell")


def test_cards_dealt_by_the_app_are_not_entered():
    scene = table().tablet.deal().by(1).enter_role("seer").refuses("E_WRONG_PHASE").then
    scene.tablet.deal_rest().refuses("E_WRONG_PHASE")


def test_real_cards_are_entered_by_phones_or_the_tablet_and_may_be_corrected():
    scene = table("physical")
    scene.tablet.deal().by(1).look().refuses("E_ROLE_MISSING").enter_role("seer")
    scene.tablet.on_behalf_of(2).enter_role("seer")
    assert set(conflicts(scene.state)) == {1, 2}
    scene.tablet.on_behalf_of(2).enter_role("werewolf")
    assert set(conflicts(scene.state)) == set()
    assert cards_left(scene.state) == {"werewolf": 1, "villager": 5}
    scene.by(3).enter_role(SPECIALS[0]).refuses("E_ROLE_MISMATCH")
    assert without_card(scene.state) == (3, 4, 5, 6, 7, 8)


def test_with_both_the_app_deals_what_the_seats_without_a_phone_have_not_drawn():
    scene = table("physical").tablet.deal().tablet.on_behalf_of(1).enter_role("werewolf").then
    scene.tablet.on_behalf_of(2).enter_role("villager").tablet.deal_rest().gives("RestDealt")
    dealt = {seat: player.dealt for seat, player in scene.state.players.items()}
    assert (dealt[1], dealt[2], Counter(dealt.values())) == ("werewolf", "villager", Counter(EIGHT))
    awaited = phase_of(scene.state).awaited(scene.state)
    assert awaited == (3, 4, 5, 6, 7, 8), "who has drawn a card has seen it"
    scene.tablet.deal_rest().refuses("E_WRONG_PHASE").advance().gives("NightFell")


def test_the_rest_is_not_dealt_while_too_many_have_drawn_the_same_card():
    scene = table("physical").tablet.deal().by(1).enter_role("seer").by(2).enter_role("seer").then
    scene.tablet.deal_rest().refuses("E_ROLE_MISMATCH")


def big_button(scene):
    """The tablet's one big button in the lobby."""
    return next(one for one in scene.view(MODERATOR).prompts if one.key == "deal")


def button_after_rule(scene):
    """The button that sets the house rule, and what follows when it is pressed."""
    button = big_button(scene)
    assert (button.command, button.closed) == ("set_option", None)
    scene.tablet.set_option(**button.args)
    return big_button(scene)


def test_a_deck_that_only_the_box_forbids_is_dealt_with_one_more_touch():
    few_villagers = lobby(11, "v*4 wolf*2 seer special1 special2 special3 special4")
    assert big_button(few_villagers).label == text("lupus-go-anyway", n=11)
    assert big_button(few_villagers).hint.id == "E_DECK_VILLAGERS"
    button = button_after_rule(few_villagers)
    assert (button.command, button.closed) == ("deal", None)
    assert big_button(lobby(11, "v*3 wolf*2 seer")).closed.id == "E_DECK_SIZE"
    assert big_button(lobby(11, "v*8 wolf*2 seer")).closed is None


@pytest.mark.parametrize("n", [5, 6, 7, 25, 40])
def test_as_many_as_only_the_free_rule_admits_play_with_one_touch(n):
    """The deck of the box was for another number: the one for so many is proposed."""
    scene = lobby(n)
    assert big_button(scene).hint == text("lupus-deck-free-people", players=n)
    button = button_after_rule(scene)
    assert (button.command, button.closed) == ("deal", None)
    scene.tablet.deal()
    assert len(scene.state.players) == n


def test_no_deck_is_promised_where_the_one_by_hand_was_for_more_people():
    scene = lobby(9).tablet.set_deck({"werewolf": 2, "seer": 1, "villager": 6}).then
    scene._state = GAME.seated(scene.state, tuple(range(1, 8)))
    assert big_button(scene).closed.id == "E_PLAYER_COUNT"
    scene.tablet.set_deck({"werewolf": 2, "seer": 1, "villager": 4})
    assert big_button(scene).hint.id == "E_PLAYER_COUNT"
    assert button_after_rule(scene).command == "deal"


@pytest.mark.parametrize("n", [1, 4])
def test_too_few_are_told_how_many_are_missing(n):
    assert big_button(lobby(n)).closed == text("lupus-deck-few", n=5 - n, least=5)


def test_more_than_any_rule_admits_are_told_the_numbers():
    assert big_button(lobby(41)).closed.id == "E_PLAYER_COUNT"


def test_nobody_at_the_table_is_no_fault_of_the_deck():
    empty = lobby(0)
    assert big_button(empty).closed.id == "lupus-deck-nobody"
    (piles,) = (one for one in empty.view(PUBLIC).panels if one.kind == "piles")
    assert piles.warnings == ()
