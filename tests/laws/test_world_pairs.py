"""P1, P14 with the second box: no eye is shown what it may not know (§8 of its rules)."""

import os

import pytest

from companion.core.eye import Sight
from tests.kit.games.lupus.pairs import Wishes
from tests.kit.games.lupus.world import CARDS, OF_WORLD, deck_with
from tests.kit.laws.games import GAMES
from tests.kit.laws.lockstep import Lockstep
from tests.kit.laws.paired import Sending, run

SEEDS = range(int(os.environ.get("VEGLIA_WORLD_PAIRS", "1")))
"""Of each card and each eye."""
CAPTAIN = "captain"


def eyes(card):
    """Sight and card of each eye that looks: the holder of the card, others, the host, the wall."""
    seats = dict.fromkeys((card if card in CARDS else "seer", "villager", "werewolf"))
    others = (Sight.PUBLIC, Sight.MODERATOR, Sight.BLIND)
    return (*(("seat", one) for one in seats), *((one.value, "") for one in others))


def pairs(card, kind):
    """Pairs of evenings with this card in the deck, or with a captain."""
    for seed in SEEDS:
        for sight, role in eyes(card):
            options = {"deck_rule": "free", "simultaneous_votes": False}
            if card == CAPTAIN or seed % 2:
                options |= {"captain": "elected", "simultaneous_votes": bool(seed % 4 == 3)}
            deck = deck_with(card, seed)
            wishes = Wishes(sight, role, deck=deck, options=tuple(options.items()), box="world")
            yield run(GAMES["lupus"], f"{card} {seed} {sight} {role}", wishes, kind)


class Shown(Lockstep):
    """The classic box tries what nobody was offered three times as often; it took two thirds of the
    time of these pairs."""

    pried_every = 15


@pytest.mark.parametrize("kind", [Shown, Sending], ids=["shown", "sent"])
@pytest.mark.parametrize("card", [*OF_WORLD, CAPTAIN])
def test_evenings_that_differ_in_what_an_eye_may_not_know_look_alike(card, kind):
    played = list(pairs(card, kind))
    assert {one.eye.sight for one in played} == {*Sight}
    assert sum(one.a.state != one.b.state for one in played) > len(played) / 2
    assert sum(one.compared for one in played) > 60 * len(played)
