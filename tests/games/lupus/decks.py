"""Lobbies with a deck chosen by hand."""

from collections import Counter

from companion.games.lupus.game import GAME
from tests.kit.games.lupus.cards import cards
from tests.kit.playbook import Scene

CARD = {
    "card_name": "Oracolo",
    "text": "",
    "counts_as": "human",
    "seer_answer": "no",
    "medium_answer": "no",
    "night_step": "none",
}


def lobby(n, deck=None, customs=0, counts_as="human", **options):
    """A lobby of n people with this deck chosen by hand."""
    scene = Scene(GAME, range(1, n + 1))
    for option, value in options.items():
        scene.tablet.set_option(option, value)
    for slot in range(1, customs + 1):
        scene.tablet.set_custom_card(slot=slot, **{**CARD, "counts_as": counts_as})
    if deck is not None:
        scene.tablet.set_deck(dict(Counter(cards(deck))))
    return scene
