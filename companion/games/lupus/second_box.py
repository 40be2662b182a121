"""The decks of the second box: proposals and warnings (§11 of its rules)."""

from collections.abc import Iterator

from companion.games.lupus.options import BY_NUMBER, Options
from companion.games.lupus.state import Deck

FEW_FOR_LONE, FEW_FOR_NOMINEES = 20, 14
"""Players from which two lone sides, and two roles that nominate, go together."""
FIRST_EVENING = ("witch", "hunter")
HEARTS = (*FIRST_EVENING, "cupid", "elder", "wild_child")
WHOLE_BOX = (*HEARTS, "idiot", "scapegoat", "raven", "piper")
READY = {"first_evening": FIRST_EVENING, "hearts": HEARTS, "whole_box": WHOLE_BOX}
"""The world cards of each ready deck."""
SUITS = {"first_evening": range(8, 19), "hearts": range(12, 23), "whole_box": range(18, 25)}
"""For how many people each ready deck gives no warning."""


def ready_deck(n: int, wished: str = BY_NUMBER) -> Deck:
    """The ready deck for n players."""
    cards = READY[ready(n, wished)] if n >= 8 else ("hunter",)
    wolves = 1 + sum(n >= least for least in (8, 15, 22, 34))
    villagers = n - wolves - 1 - len(cards)
    return {"werewolf": wolves, "seer": 1, "villager": villagers, **dict.fromkeys(cards, 1)}


def ready(n: int, wished: str) -> str:
    """The id of the ready deck for n players: `wished`, or if that does not suit n, the first of
    `SUITS` that does."""
    by_number = (id for id, least in (("whole_box", 18), ("hearts", 12)) if n >= least)
    return wished if n in SUITS.get(wished, ()) else next(by_number, "first_evening")


def cards_of(deck: Deck) -> frozenset[str]:
    """The cards of this box in a deck."""
    return frozenset(id for id in WHOLE_BOX if deck.get(id))


def has_captain(deck: Deck) -> bool:
    """Whether a ready deck comes with a captain."""
    return cards_of(deck) >= {*HEARTS}


def warning_codes(n: int, deck: Deck, options: Options) -> Iterator[str]:
    """The codes of the warnings about a deck (L-B29)."""
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
