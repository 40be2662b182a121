"""The decks of the second box: what is proposed, and what is unwise (§11 of its rules)."""

from __future__ import annotations

from collections.abc import Iterator

from companion.games.lupus.options import Options
from companion.games.lupus.state import Deck

FEW_FOR_LONE, FEW_FOR_NOMINEES = 20, 14
"""Players from which two lone sides, and two roles that nominate, go together."""
FIRST_EVENING = ("witch", "hunter")
HEARTS = ("cupid", "elder", "wild_child")
WHOLE_BOX = ("idiot", "scapegoat", "raven", "piper")
"""What each ready deck has besides those before it."""


def ready_deck(n: int) -> Deck:
    """The ready deck for n players: from the heroes of a first evening to the whole box."""
    cards: tuple[str, ...] = ("hunter",)
    wolves = 1
    if n >= 18:
        cards = (*FIRST_EVENING, *HEARTS, *WHOLE_BOX)
        wolves = 3 + sum(n >= least for least in (22, 34))
    elif n >= 12:
        cards, wolves = (*FIRST_EVENING, *HEARTS), 3 if n >= 15 else 2
    elif n >= 8:
        cards, wolves = FIRST_EVENING, 2
    villagers = n - wolves - 1 - len(cards)
    return {"werewolf": wolves, "seer": 1, "villager": villagers, **dict.fromkeys(cards, 1)}


def unwise(n: int, deck: Deck, options: Options) -> Iterator[str]:
    """The codes of what speaks against a deck (L-B29)."""
    if _all_in(deck, "hamster", "piper") and n < FEW_FOR_LONE:
        yield "W_DECK_LONE"
    if _all_in(deck, "bodyguard", "witch", "elder") and deck.get("werewolf", 0) == 2:
        yield "W_DECK_SHIELDS"
    if _all_in(deck, "owl", "raven") and n < FEW_FOR_NOMINEES:
        yield "W_DECK_NOMINEES"
    before = bool(options.value("scapegoat_before_captain"))
    if _all_in(deck, "scapegoat") and options.captain == "elected" and not before:
        yield "W_DECK_SCAPEGOAT"
    if deck.get("villager", 0) < n / 4:
        yield "W_DECK_PLAIN"


def _all_in(deck: Deck, *ids: str) -> bool:
    return all(deck.get(id) for id in ids)
