"""A process that plays games by itself: `python -m companion.web.rehearsal lupus NAME 200`.

One line of figures goes to standard output, nothing where the game knows no such name. It steps
back behind everything else on this machine, and ends by itself.
"""

from __future__ import annotations

import random
import sys

from companion.core.chance import SourceChance
from companion.games.registry import find_games
from companion.web.apart import be_small

CPU_SECONDS = 120
"""More than 200 games of 24 take on a slow machine."""
BEHIND_ALL = 19


def main(game: str, name: str, games: int) -> None:
    """Play, and say the figures. The same name is always played with the same chances."""
    be_small(CPU_SECONDS, kindness=BEHIND_ALL)
    print(find_games()[game].rehearse(name, SourceChance(random.Random(name)), games))


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]))
