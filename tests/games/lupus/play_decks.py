"""Play the decks beforehand: `python -m tests.games.lupus.play_decks [games]` writes the table
`companion/games/lupus/odds/played.py`. It takes some twenty minutes of two processors."""

from __future__ import annotations

import os
import random
import sys
from dataclasses import replace
from multiprocessing import Pool

from companion.core.chance import SourceChance
from companion.games.lupus.odds.decks import beforehand, spelled
from companion.games.lupus.odds.playout import count
from companion.games.lupus.odds.policies import POLICIES
from companion.games.lupus.options import Options
from companion.games.lupus.state import Deck
from tests.architecture.tree import ROOT

PLACE = ROOT / "companion" / "games" / "lupus" / "odds" / "played.py"
HEAD = '''"""How the decks were played beforehand. Written by `python -m tests.games.lupus.play_decks`."""

GAMES = {games}
"""Of each deck, under each policy."""
POLICIES = "{policies}"
"""In the order in which a line has their figures."""
TABLE = """
{lines}
"""
"""First night, deck, and for each policy the games that each side has won."""
'''


def played(asked: tuple[str, Deck, int]) -> str:
    """The line of one deck; the same chances again for the same deck."""
    first, deck, games = asked
    options = replace(Options(), deck_rule="free", first_night=first)
    told = [first, spelled(deck)]
    for policy in POLICIES:
        chance = SourceChance(random.Random(f"{first} {spelled(deck)} {policy.id}"))
        wins = count(deck, options, policy, chance, games)
        told.append(",".join(f"{side}={wins[side]}" for side in sorted(wins)))
    return " ".join(told)


def main(games: int) -> None:
    """All of them, on every processor."""
    os.nice(10)
    asked = [(first, deck, games) for first, deck in beforehand()]
    asked.sort(key=lambda one: -sum(one[1].values()))
    with Pool() as pool:
        lines = sorted(pool.imap_unordered(played, asked))
    ids = " ".join(policy.id for policy in POLICIES)
    PLACE.write_text(HEAD.format(games=games, policies=ids, lines="\n".join(lines)), "utf-8")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 500)
