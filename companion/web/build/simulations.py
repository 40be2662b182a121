"""Simulate games at build time: `python -m companion.web.build.simulations [games]` writes the
figures.

It takes some twenty minutes on two processors at 500 games a deck, so the result is committed.
"""

import random
import sys
from multiprocessing import Pool

from companion.core.chance import Chance
from companion.games.registry import find_games
from companion.web import paths


def _line(asked: tuple[str, str, int]) -> str:
    """One line of figures; the same name always gets the same random numbers."""
    id, name, games = asked
    return find_games()[id].simulate(name, Chance(random.Random(name)), games)


def main(games: int) -> None:
    """Simulate for all games, on all processors."""
    for id, game in find_games().items():
        asked = [(id, name, games) for name in game.simulations()]
        if not asked:
            continue
        with Pool() as pool:
            lines = sorted(pool.imap_unordered(_line, asked))
        place = paths.PACKAGE / "games" / id / "odds" / "played.txt"
        place.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 500)
