"""Starts the program as if so many seconds had gone by: `python -m tests.browser.clock_ahead
SECONDS …`.

A clock of minutes runs out in a scene of seconds: the power is cut, and comes again later.
"""

import sys
import time

from companion import __main__ as program

TRUE = time.time


def main() -> None:
    """Be `companion` on a machine whose clock is ahead of ours."""
    ahead = float(sys.argv.pop(1))
    time.time = lambda: TRUE() + ahead
    program.main()


if __name__ == "__main__":
    main()
