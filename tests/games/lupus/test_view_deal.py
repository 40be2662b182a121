"""Lobby and deal on every screen: the deck, the own card, real cards, seats without a phone."""

from companion.core import BLIND, Card, Piles, Script, SeatNames, text
from companion.core.eye import MODERATOR, PUBLIC
from companion.games.lupus.game import GAME
from tests.kit.games.lupus.evening import Evening
from tests.kit.games.lupus.seen import button, panel, panel_of, prompt
from tests.kit.playbook import Scene

DECK = "wolf*2 seer v*5"


def lobby(size, **memory):
    return Scene(GAME, range(1, size + 1), memory)


def in_deal(**options):
    scene = lobby(8).having(**options)
    scene.chance.deal("werewolf", "werewolf", "seer", *["villager"] * 5)
    scene.tablet.deal()
    return scene


def test_everybody_sees_the_deck_that_is_proposed():
    scene = lobby(8)
    for eye in (1, PUBLIC, MODERATOR):
        piles = panel_of(scene, eye, Piles)
        assert [pile.count for pile in piles.piles] == [2, 1, 5]
        assert piles.notes == (text("lupus-deck-proposed", n=8),)


def test_the_deck_is_called_after_the_number_it_is_for():
    assert panel_of(lobby(7), MODERATOR, Piles).title == text("lupus-deck", n=8)


def test_too_few_people_close_the_deal_and_say_why():
    scene = lobby(4)
    assert button(scene, MODERATOR, "deal").closed.id == "lupus-deck-few"
    assert panel_of(scene, 1, Piles).warnings[0].id == "E_PLAYER_COUNT"


def test_guests_may_only_wait_in_the_lobby():
    assert lobby(8).view(3).prompts == ()


def test_a_discussion_is_three_minutes_at_most_unless_the_table_allows_more():
    def highest(scene):
        rules = button(scene, MODERATOR, "rules").rules
        return next(rule.high for rule in rules if rule.id == "discussion_seconds")

    scene = lobby(8)
    assert highest(scene) == 180
    scene.tablet.set_option("long_discussion", True)
    assert highest(scene) == 900


# The deal.


def test_the_own_card_lies_in_the_middle_until_it_was_looked_at():
    scene = in_deal()
    card = panel_of(scene, 3, Card)
    assert card.covered
    assert (card.name, card.lines[-1]) == (text("lupus-role-seer"), text("lupus-card-law"))
    scene.by(3).look()
    view = scene.view(3)
    assert (panel(view, Card), view.own[0].name, view.prompts) == (None, card.name, ())


def test_before_the_first_night_no_wolf_knows_the_pack():
    assert all(line.id != "lupus-with-wolves" for line in panel_of(in_deal(), 1, Card).lines)


def test_a_card_says_who_the_pack_is_once_it_has_met():
    scene = Evening(DECK, at="dawn")
    assert text("lupus-with-wolves", who=SeatNames((2,))) in scene.view(1).own[0].lines
    assert all(line.id != "lupus-with-wolves" for line in scene.view(4).own[0].lines)


def test_whoever_has_no_phone_says_on_the_tablet_that_the_card_was_seen():
    """The card itself is shown by `table.show_seat` alone, and is no part of the tablet's view."""
    scene = in_deal()
    scene.phones = frozenset(range(1, 8))
    for eye in (MODERATOR, BLIND):
        view = scene.view(eye)
        assert panel(view, Card) is None
        assert 8 in prompt(view, "look-for").act_for


def test_real_cards_are_entered_one_tap_each_and_only_what_is_left_is_offered():
    scene = in_deal(deal_mode="physical")
    scene.phones = frozenset()

    def offered(card):
        return {item.value for item in button(scene, MODERATOR, card).items}

    assert offered("card-1") == {"werewolf", "seer", "villager"}
    scene.tablet.on_behalf_of(1).enter_role("seer")
    assert offered("card-2") == {"werewolf", "villager"}
    assert button(scene).closed == text("E_ROLE_MISMATCH", missing=7)


def test_a_phone_is_offered_the_whole_deck_whatever_others_have_entered():
    scene = in_deal(deal_mode="physical")
    before = button(scene, 2, "card").items
    scene.by(1).enter_role("seer")
    assert button(scene, 2, "card").items == before


def test_a_phone_never_lays_the_card_one_tells_open_nor_marks_the_one_told():
    scene = in_deal(deal_mode="physical")
    assert button(scene, 1, "card").secret
    again = button(scene.by(1).enter_role("seer").then, 1, "card-again")
    assert (again.secret, again.chosen) == (True, None)


def test_the_night_waits_for_the_cards_that_are_missing_and_then_for_the_right_ones():
    scene = in_deal(deal_mode="physical")
    assert button(scene).closed == text("E_ROLE_MISMATCH", missing=8)
    scene.by(*range(1, 9)).enter_role("villager")
    assert button(scene).closed == text("E_ROLE_MISMATCH", missing=0)


def test_the_deal_button_says_that_people_deal_where_they_do():
    scene = lobby(8)
    assert button(scene, MODERATOR, "deal").label == text("lupus-go-deal", way="digital")
    scene.tablet.set_option("deal_mode", "physical")
    assert button(scene, MODERATOR, "deal").label == text("lupus-go-deal", way="physical")


def test_the_tablet_asks_about_sounds_in_the_deal_alone_and_not_where_the_voice_moderates():
    assert panel_of(in_deal(), MODERATOR, Script).asks_sounds
    assert not panel_of(in_deal(moderation="voice"), BLIND, Script).asks_sounds
    assert not panel_of(Evening(DECK), MODERATOR, Script).asks_sounds
