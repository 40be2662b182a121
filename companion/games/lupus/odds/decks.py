"""Which decks are played beforehand, and how the figures of one are written down and found."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from companion.games.lupus.deck import BOX, propose
from companion.games.lupus.options import Options
from companion.games.lupus.state import Deck

FIRST_NIGHTS = ("moderator", "bite")
"""The house rule that moves the chances most (§6.2), so each is played."""


@dataclass(frozen=True, slots=True)
class Wins:
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
                    found[f"{first} {spelled(deck)}"] = first, deck
    return found
