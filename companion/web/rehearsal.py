"""A process that simulates games: `python -m companion.web.rehearsal lupus NAME 200`.

It prints one line of figures, if the game knows the name. It has low priority and limited time.
"""

import random
import sys

from companion.core.chance import Chance
from companion.games.registry import find_games
from companion.web.apart import be_small

CPU_SECONDS = 120
"""More than 200 games of 24 players take on a slow machine."""
BEHIND_ALL = 19


def main(game: str, name: str, games: int) -> None:
    """Simulate the games and print the figures. The same name gets the same random numbers."""
    be_small(CPU_SECONDS, kindness=BEHIND_ALL)
    print(find_games()[game].rehearse(name, Chance(random.Random(name)), games))


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]))
