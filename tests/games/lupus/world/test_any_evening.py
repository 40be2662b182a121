"""Random evenings with cards of both boxes: whatever is offered is taken, and there is an end."""

import random
from collections import Counter

import pytest

from companion.core.command import TABLET
from companion.core.game import Stage
from companion.games.lupus.cast import roles
from companion.games.lupus.commands import SetDeck, SetOption
from companion.games.lupus.game import GAME
from companion.games.lupus.options import WORLD
from companion.games.lupus.victory import ending
from tests.kit.deals import Play, play_on, random_ring

CARDS = [id for id, role in roles(WORLD).items() if role.special]
WAYS = ("phones", "pointing", "together")


def table(seed, way):
    """A lobby with a third of wolves at most, and as many specials as there is room for."""
    rng = random.Random(f"world {seed} {way}")
    ring = random_ring(rng, 9, 16)
    state = GAME.open(ring, {"options": {"box": WORLD}})
    phones = frozenset(seat for seat in ring if seed % 2 or rng.random() < 0.7)
    play = Play(GAME, ring, phones, rng, state)
    wolves = rng.randint(1, len(ring) // 4)
    room = len(ring) - wolves - 2
    deck = Counter(rng.sample(CARDS, min(room, len(CARDS)))) | Counter(seer=1, werewolf=wolves)
    deck["villager"] = len(ring) - deck.total()
    wishes = {
        **{"night_input": way, "deck_rule": "free"},
        **{"captain": rng.choice(("off", "elected")), "ghosts": rng.random() < 0.3},
        **{"first_night": rng.choice(("moderator", "bite"))},
        **{"simultaneous_votes": rng.random() < 0.3, "lovers_win": "alive"},
        **{"abstain": rng.random() < 0.3},
    }
    for id, value in wishes.items():
        assert play.do(SetOption(id, value), TABLET) is None, id
    assert play.do(SetDeck(dict(deck)), TABLET) is None
    return play


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("seed", range(4))
def test_an_evening_with_the_second_box_ends_with_winners(seed, way):
    play = table(seed, way)
    for _ in play_on(play):
        pass
    assert GAME.stage(play.state) is Stage.OVER
    assert play.state.result == ending(play.state)
    assert GAME.recap(play.state, tuple(play.steps))
