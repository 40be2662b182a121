"""Which deck is proposed to so many people (§4)."""

import pytest

from companion.core.event import RingChanged
from companion.games.lupus.cast import roles
from companion.games.lupus.deck import check_deck, propose
from companion.games.lupus.options import Options
from tests.games.lupus.decks import lobby

# The table of §4: specials in the proposal and villagers, by number of players.
PROGRESSIVE = {
    **{8: (0, 5), 9: (1, 5), 10: (2, 5), 11: (3, 5), 12: (4, 5), 13: (4, 6), 14: (6, 5)},
    **{15: (7, 5), 16: (7, 5), 17: (8, 5), 18: (8, 6), 24: (8, 12)},
}
PLAIN = {
    **{8: (0, 5), 9: (0, 6), 15: (0, 12), 16: (0, 12), 17: (1, 12), 20: (4, 12)},
    **{21: (5, 12), 22: (6, 12), 23: (7, 12), 24: (8, 12)},
}


@pytest.mark.parametrize(("preset", "table"), [("progressive", PROGRESSIVE), ("plain", PLAIN)])
def test_the_proposals_are_those_of_the_table(preset, table):
    for n, (specials, villagers) in table.items():
        deck = propose(n, Options(deck_preset=preset))
        assert deck["villager"] == villagers, n
        assert sum(count for id, count in deck.items() if roles()[id].special) == specials, n


@pytest.mark.parametrize("preset", ["progressive", "plain"])
@pytest.mark.parametrize("rule", ["box", "free"])
def test_every_proposal_can_be_dealt_and_the_progressive_one_without_a_warning(preset, rule):
    options = Options(deck_preset=preset, deck_rule=rule)
    for n in range(5, 41) if rule == "free" else range(8, 25):
        found = check_deck(n, propose(n, options), options, roles())
        assert found.error is None, n
        if 8 <= n <= 24 and preset == "progressive":
            assert found.warnings == (), n


def test_plain_takes_masons_only_where_both_have_room():
    options = Options(deck_preset="plain")
    assert "mason" not in propose(21, options)
    assert propose(21, options)["hamster"] == 1
    assert propose(22, options)["mason"] == 2
    assert "hamster" not in propose(22, options)


def test_beyond_the_box_more_villagers_then_a_fourth_and_a_fifth_wolf():
    def wolves(n):
        return propose(n, Options(deck_rule="free"))["werewolf"]

    assert [wolves(n) for n in (5, 7, 8, 16, 25, 31, 32, 39, 40)] == [1, 1, 2, 3, 3, 3, 4, 4, 5]
    assert propose(25, Options(deck_rule="free"))["villager"] == 13


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
