"""Play the games beforehand: `python -m companion.web.build.rehearsals [games]` writes the figures.

Some twenty minutes of two processors at 500 games a deck, so the figures lie in the package.
"""

from __future__ import annotations

import random
import sys
from multiprocessing import Pool

from companion.core.chance import SourceChance
from companion.games.registry import find_games
from companion.web import paths

HEAD = '''"""What `python -m companion.web.build.rehearsals` has counted, which writes this."""

TABLE = """
{lines}
"""
"""What was played, and for each policy the games that each side has won."""
'''


def _line(asked: tuple[str, str, int]) -> str:
    """One line; the same chances again for the same name."""
    id, name, games = asked
    return find_games()[id].rehearse(name, SourceChance(random.Random(name)), games)


def main(games: int) -> None:
    """All games, on every processor."""
    for id, game in find_games().items():
        asked = [(id, name, games) for name in game.rehearsals()]
        if not asked:
            continue
        with Pool() as pool:
            lines = sorted(pool.imap_unordered(_line, asked))
        place = paths.PACKAGE / "games" / id / "odds" / "played.py"
        place.write_text(HEAD.format(lines="\n".join(lines)), encoding="utf-8")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 500)
