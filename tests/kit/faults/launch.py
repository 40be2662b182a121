"""Starts the program with faults injected: `python -m tests.kit.faults.launch FAULT[,FAULT] …`.

The product has no hook for this: a fault is injected once all is imported.
"""

import sys

from companion import __main__ as program
from tests.kit.faults.fault import all_faults


def main() -> None:
    """Inject the faults that the first argument names, then run `companion`."""
    for name in filter(None, sys.argv.pop(1).split(",")):
        fault = all_faults()[name]
        fault.inject()
        if fault.noticed_by:  # a circumstance is no error
            print(f"injected: {name}", file=sys.stderr, flush=True)
    program.main()


if __name__ == "__main__":
    main()
