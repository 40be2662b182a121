"""Starts the program with a clock that goes to the next alarm when a file `ring` lies in the folder
of its data: `python -m tests.browser.clock_to_alarm …`.

An evening that the voice moderates lasts as long as its lines; a scene does not wait for them.
"""

from companion import __main__ as program
from tests.kit.faults.every import ALL


def main() -> None:
    """Be `companion` with that clock; nothing is said of it where errors are."""
    ALL["a_clock_that_can_be_set"].put()
    program.main()


if __name__ == "__main__":
    main()
