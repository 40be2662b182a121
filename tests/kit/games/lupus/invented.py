"""Invented cards, and lobbies whose deck is chosen by hand."""

from collections import Counter
from typing import Any

from companion.games.lupus.game import GAME
from tests.kit.games.lupus.cards import cards
from tests.kit.playbook import Scene


def card(
    slot: int,
    counts_as: str = "human",
    seer: str = "no",
    medium: str = "no",
    step: str = "none",
    **more: Any,
) -> dict[str, Any]:
    """What the command that invents a card takes."""
    return {
        "slot": slot,
        "card_name": f"Carta {slot}",
        "text": "Fa cose.",
        "counts_as": counts_as,
        "seer_answer": seer,
        "medium_answer": medium,
        "night_step": step,
        **more,
    }


def lobby(people: int = 9, deck: str | None = None, customs: Any = (), **options: Any) -> Scene:
    """A lobby of so many people; `deck`: the cards that were chosen by hand."""
    scene = Scene(GAME, range(1, people + 1)).having(**options)
    for one in customs:
        scene.tablet.set_custom_card(**one)
    if deck is not None:
        scene.tablet.set_deck(dict(Counter(cards(deck))))
    return scene
