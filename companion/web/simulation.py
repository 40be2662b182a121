"""A process that simulates games: `python -m companion.web.simulation lupus NAME 200`.

It prints one line of figures, if the game knows the name. It has low priority and limited time.
"""

import random
import sys

from companion.core.chance import Chance
from companion.games.registry import find_games
from companion.web import limited_process

CPU_SECONDS = 120
"""More than 200 games of 24 players take on a slow machine."""
LOWEST_PRIORITY = 19


def main(game: str, name: str, games: int) -> None:
    """Simulate the games and print the figures. The same name gets the same random numbers."""
    limited_process.limit(CPU_SECONDS, niceness=LOWEST_PRIORITY)
    print(find_games()[game].simulate(name, Chance(random.Random(name)), games))


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]))
