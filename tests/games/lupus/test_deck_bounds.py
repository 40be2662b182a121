"""While a deck is built, what forbids it is shown beside it, before it is refused (L-D7)."""

import pytest

from companion.games.lupus.cast import roles
from companion.games.lupus.deck import bounds, check_deck
from companion.games.lupus.game import GAME
from companion.games.lupus.options import Options
from tests.kit.playbook import Scene

PLAIN = ("werewolf", "seer", "villager")


BUILT = {
    8: ("w*2 s v*5", "w*3 s v*4", "w*2 s v*4 g", "w*2 s*2 v*4"),
    14: ("w*2 s m*2 g p v*7", "w*2 s m g p v*8", "w*2 s g*2 p v*8", "w*2 s p v*10", "w*2 v*12"),
}


@pytest.mark.parametrize("rule", ["box", "free"])
@pytest.mark.parametrize("n", [8, 14])
def test_whoever_builds_a_deck_reads_what_forbids_it_before_it_is_sent(n, rule):
    letters = dict(zip("wsvgmp", (*PLAIN, "bodyguard", "mason", "possessed"), strict=True))
    for told in BUILT[n]:
        parts = (part.partition("*") for part in told.split())
        deck = {letters[letter]: int(many or 1) for letter, _, many in parts}
        assert sum(deck.values()) == n, told
        found = check_deck(n, deck, Options(deck_rule=rule), roles()).error
        broken = [
            one for one in bounds(n, deck, Options(deck_rule=rule), roles()) if not one.admits(deck)
        ]
        assert (found and found.text) == (broken[0].why if broken else None), told


def test_the_deck_on_the_table_comes_with_what_it_has_to_keep_to():
    counts = Scene(GAME, range(1, 10)).prompts()["set_deck"]
    deck = {row.value: row.count for row in counts.rows}
    assert all(one.admits(deck) for one in counts.bounds)
    assert not all(one.admits({**deck, "seer": 0, "villager": 6}) for one in counts.bounds)
