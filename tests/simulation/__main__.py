"""Run stories: `python -m tests.simulation [number] [first seed]`. The first failure ends it.

It prints the seed, the errors, and the shortest story that still fails, for a new test.
"""

import sys
import time

from companion.web.gc_tuning import collect_seldom
from tests.simulation.story import Story, run, shortest


def main(number: int = 1000, first: int = 0) -> None:
    """Run so many stories, from this seed on."""
    collect_seldom()
    began = time.process_time()
    for seed in range(first, first + number):
        if wrong := run(Story.of(seed)):
            sys.exit(f"seed {seed}: {wrong}\n{shortest(Story.of(seed))}")
    spent = time.process_time() - began
    print(f"{number} stories in {spent:.1f} s of one core: {60 * number / spent:.0f} a minute")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
