"""The deal: by the app, by real cards, by both (§6.1)."""

from collections import Counter

from companion.games.lupus.game import GAME
from companion.games.lupus.phase import phase_of
from companion.games.lupus.phases.deal.cards import cards_left, conflicts, without_card
from tests.kit.games.lupus.cards import SPECIALS, cards
from tests.kit.playbook import Scene

EIGHT = cards("v*5 wolf*2 seer")


def table(mode="digital"):
    scene = Scene(GAME, range(1, 9))
    scene.tablet.set_option("deal_mode", mode)
    return scene


def test_the_app_deals_the_whole_deck_as_chance_says():
    scene = table()
    scene.luck.deal(*reversed(EIGHT))
    scene.tablet.deal()
    assert tuple(scene.state.role(seat) for seat in scene.ring) == tuple(reversed(EIGHT))
    assert scene.state.phase == "deal"


def test_each_looks_at_the_own_card_once_and_is_awaited_until_then():
    scene = table()
    scene.by(1).look().refuses("E_WRONG_PHASE")
    scene.tablet.deal()
    scene.by(3).look()
    scene.by(3).look().refuses("E_ALREADY_ACTED")
    scene.tablet.on_behalf_of(5).look()
    assert phase_of(scene.state).awaited(scene.state) == (1, 2, 4, 6, 7, 8)
    scene.tablet.look().refuses("E_NO_SUCH_SEAT")


def test_the_night_may_fall_before_everybody_has_looked():
    scene = table()
    scene.tablet.deal()
    scene.tablet.advance().gives("NightFell")


def test_cards_dealt_by_the_app_are_not_entered():
    scene = table()
    scene.tablet.deal()
    scene.by(1).enter_role("seer").refuses("E_WRONG_PHASE")
    scene.tablet.deal_rest().refuses("E_WRONG_PHASE")


def test_real_cards_are_entered_by_phones_or_the_tablet_and_may_be_corrected():
    scene = table("physical")
    scene.tablet.deal()
    scene.by(1).look().refuses("E_ROLE_MISSING")
    scene.by(1).enter_role("seer")
    scene.tablet.on_behalf_of(2).enter_role("seer")
    assert set(conflicts(scene.state)) == {1, 2}
    scene.tablet.on_behalf_of(2).enter_role("werewolf")
    assert set(conflicts(scene.state)) == set()
    assert cards_left(scene.state) == {"werewolf": 1, "villager": 5}
    scene.by(3).enter_role(SPECIALS[0]).refuses("E_ROLE_MISMATCH")
    assert without_card(scene.state) == (3, 4, 5, 6, 7, 8)


def test_with_both_the_app_deals_what_the_seats_without_a_phone_have_not_drawn():
    scene = table("physical")
    scene.tablet.deal()
    scene.tablet.on_behalf_of(1).enter_role("werewolf")
    scene.tablet.on_behalf_of(2).enter_role("villager")
    scene.tablet.deal_rest().gives("RestDealt")
    dealt = {seat: player.dealt for seat, player in scene.state.players.items()}
    assert (dealt[1], dealt[2]) == ("werewolf", "villager")
    assert Counter(dealt.values()) == Counter(EIGHT)
    assert phase_of(scene.state).awaited(scene.state) == (3, 4, 5, 6, 7, 8), (
        "who has drawn a card has seen it"
    )
    scene.tablet.deal_rest().refuses("E_WRONG_PHASE")
    scene.tablet.advance().gives("NightFell")


def test_the_rest_is_not_dealt_while_too_many_have_drawn_the_same_card():
    scene = table("physical")
    scene.tablet.deal()
    scene.by(1).enter_role("seer")
    scene.by(2).enter_role("seer")
    scene.tablet.deal_rest().refuses("E_ROLE_MISMATCH")
