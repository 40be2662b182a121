"""Starts the program with faults put in: `python -m tests.kit.faults.launch FAULT[,FAULT] …`.

The product has no hook for this: a fault is put in once all is imported.
"""

import sys

from companion import __main__ as program
from tests.kit.faults.fault import everything


def main() -> None:
    """Put in what the first argument names, then be `companion`."""
    for name in filter(None, sys.argv.pop(1).split(",")):
        fault = everything()[name]
        fault.put()
        if fault.noticed_by:  # of a circumstance nothing is said where errors are
            print(f"put in: {name}", file=sys.stderr, flush=True)
    program.main()


if __name__ == "__main__":
    main()
