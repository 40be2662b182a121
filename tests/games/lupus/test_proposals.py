"""Which deck is proposed to so many people (§4)."""

from companion.core.event import RingChanged
from companion.games.lupus.deck import propose
from companion.games.lupus.options import Options
from tests.games.lupus.decks import lobby


def test_beyond_the_box_more_villagers_then_a_fourth_and_a_fifth_wolf():
    def wolves(n):
        return propose(n, Options(deck_rule="free"))["werewolf"]

    assert [wolves(n) for n in (5, 7, 8, 16, 25, 31, 32, 39, 40)] == [1, 1, 2, 3, 3, 3, 4, 4, 5]


def test_the_proposal_follows_the_people_until_the_table_chooses():
    scene = lobby(8)
    scene.tablet.set_option("deck_preset", "plain")
    nine = scene.game.evolve(scene.state, ring_of(9))
    assert nine.deck == {"villager": 6, "werewolf": 2, "seer": 1}
    scene.tablet.set_deck({"villager": 5, "werewolf": 2, "seer": 1})
    chosen = scene.game.evolve(scene.state, ring_of(9))
    assert chosen.deck == {"villager": 5, "werewolf": 2, "seer": 1}
    scene.tablet.propose_deck()
    assert not scene.state.deck_by_hand


def ring_of(n):
    return RingChanged(tuple(range(1, n + 1)))
