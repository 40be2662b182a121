"""The deck as it was dealt, which everybody may look up, and decks beyond the box (L-D8, A32)."""

from companion.core import Cards, text
from companion.core.eye import MODERATOR
from companion.core.memory import Memory
from companion.games.lupus.cast import roles
from companion.games.lupus.game import GAME
from tests.kit.games.lupus.evening import Evening
from tests.kit.games.lupus.invented import card, lobby
from tests.kit.games.lupus.seen import button
from tests.kit.playbook import Scene

DECK = "wolf*2 seer v*5"
CARD = card(1, "wolf", card_name="Oracolo", text="Una volta sola chiede.")


def deck_panel(scene):
    (panel,) = (one for one in GAME.reference(scene.state) if isinstance(one, Cards))
    return panel


def numbers(panel):
    return {card.name.id: card.count for card in panel.cards}


def test_while_nobody_sits_down_nothing_can_be_looked_up():
    assert GAME.reference(Scene(GAME, ()).state) == ()


def test_the_lobby_shows_the_deck_that_is_proposed_and_every_change_of_it():
    scene = lobby(8)
    assert sum(numbers(deck_panel(scene)).values()) == 8
    scene.tablet.set_deck({"werewolf": 3, "seer": 1, "villager": 4})
    assert numbers(deck_panel(scene))["lupus-role-werewolf"] == 3


def test_each_kind_says_its_number_its_side_and_what_it_does():
    (wolf, seer, villager) = deck_panel(Evening(DECK)).cards
    assert [one.count for one in (wolf, seer, villager)] == [2, 1, 5]
    assert wolf.counted == text("lupus-pile-werewolf", n=2)
    assert wolf.does == text("lupus-brief-werewolf")
    assert [one.side.id for one in (wolf, seer)] == ["lupus-cards-wolves", "lupus-cards-humans"]


def test_an_invented_card_is_told_in_the_words_of_the_table():
    evening = Evening("wolf*2 seer v*5 custom1", customs=[CARD])
    own = deck_panel(evening).cards[-1]
    assert own.name == text("lupus-words", words="Oracolo")
    assert own.does == text("lupus-words", words="Una volta sola chiede.")
    assert own.side == text("lupus-cards-wolves")
    silent = Evening("wolf*2 seer v*5 custom1", customs=[{**CARD, "text": ""}])
    assert deck_panel(silent).cards[-1].does is None


def test_a_free_deck_of_24_is_shown_whole():
    evening = Evening("wolf*4 seer*2 v*17 special1", deck_rule="free")
    assert sum(card.count for card in deck_panel(evening).cards) == 24


def test_the_deck_stays_as_it_was_dealt_whoever_dies_or_is_corrected():
    evening, memory = Evening(DECK), Memory()
    dealt = memory.run(deck_panel, evening)
    evening.night(seer=1).kill(4).tablet.set_role(5, "werewolf", "scene")
    # The very same object: it is not even worked out once more.
    assert memory.run(deck_panel, evening) is dealt


def test_two_hands_from_one_deck_are_looked_up_alike():
    first, other = Evening("wolf*2 seer v*5"), Evening("v*5 seer wolf*2")
    assert deck_panel(first).cards == deck_panel(other).cards


def test_the_deck_sheet_of_the_tablet_says_what_each_role_does():
    rows = button(lobby(8), MODERATOR, "deck").rows
    notes = {row.value: row.note for row in rows}
    assert set(notes) == {id for id, role in roles().items() if role.in_box}
    assert notes["werewolf"] == text("lupus-brief-werewolf")


def test_five_players_play_with_one_wolf():
    evening = Evening("wolf seer v*3", first_night="bite", deck_rule="free").night(wolves=3)
    assert evening.living == (1, 2, 4, 5)
    assert evening.lynch(1).side == "humans"


def test_forty_players_play_with_five_wolves():
    evening = Evening("wolf*5 seer v*34", deck_rule="free").night(seer=1).to("nomination")
    assert len(evening.order) == 40
