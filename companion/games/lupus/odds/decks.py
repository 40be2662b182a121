"""Which decks are played beforehand, and how the figures of one are written down and found."""

from __future__ import annotations

import re
from collections.abc import Mapping

from companion.core.value import Frozen, replace
from companion.games.lupus.cast import roles
from companion.games.lupus.deck import BOX, propose
from companion.games.lupus.options import Options
from companion.games.lupus.state import Deck

_CARD = re.compile("([a-z]+)([0-9]{1,2})")
FIRST_NIGHTS = ("moderator", "bite")
"""The house rule that moves the chances most (§6.2), so each is played."""


class Wins(Frozen):
    """How the games of one deck ended under one policy: `counts` by side, of so many `games`."""

    counts: Mapping[str, int]
    games: int

    def per_cent(self, side: str) -> int:
        """Its share of the games, rounded."""
        return round(100 * self.counts.get(side, 0) / self.games)

    def margin(self, side: str) -> int:
        """Half of the 95 % interval around that share, in points, rounded up."""
        share = self.counts.get(side, 0) / self.games
        return int(196 * (share * (1 - share) / self.games) ** 0.5) + 1


def spelled(deck: Deck) -> str:
    """A deck as one word, the same for every order of its cards: `seer1-villager5-werewolf2`."""
    return "-".join(f"{id}{count}" for id, count in sorted(deck.items()) if count)


def named(first_night: str, deck: Deck) -> str:
    """What is played, as one line names it: `bite seer1-villager5-werewolf2`."""
    return f"{first_night} {spelled(deck)}"


def read(name: str) -> tuple[str, Deck]:
    """The rule of the first night and the deck that `named` has named. Raises LookupError."""
    first, _, cards = name.partition(" ")
    found = [_CARD.fullmatch(card) for card in cards.split("-")]
    deck = {card[1]: int(card[2]) for card in found if card is not None}
    if first not in FIRST_NIGHTS or None in found or not deck.keys() <= roles().keys():
        raise LookupError(name)
    return first, deck


def with_one_more(deck: Deck) -> Deck:
    """The same deck with one more of its most frequent card: one villager more, in the box."""
    most = max(deck, key=lambda id: deck[id])
    return {**deck, most: deck[most] + 1}


def beforehand() -> Mapping[str, tuple[str, Deck]]:
    """All decks that are played beforehand, by name, with the rule of their first night: those
    that the program proposes, and each with one villager more."""
    found: dict[str, tuple[str, Deck]] = {}
    for preset in ("progressive", "plain"):
        for n in BOX:
            proposed = propose(n, replace(Options(), deck_preset=preset))
            for first in FIRST_NIGHTS:
                for deck in (proposed, with_one_more(proposed)):
                    found[named(first, deck)] = first, deck
    return found
