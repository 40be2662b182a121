"""Starts the program with faults put in: `python -m tests.kit.faults.launch FAULT[,FAULT] …`.

The product has no hook for this: the fault replaces a named function once all is imported.
"""

import sys

from companion import __main__ as program
from tests.kit.faults.every import ALL


def main() -> None:
    """Put in what the first argument names, then be `companion`."""
    for name in filter(None, sys.argv.pop(1).split(",")):
        ALL[name].put()
        print(f"put in: {name}", file=sys.stderr, flush=True)
    program.main()


if __name__ == "__main__":
    main()
