"""Starts the evening: `companion` or `python -m companion`, after patching for gevent."""

from gevent import monkey

monkey.patch_all()

import gc

# What a start reads stays: looking for rubbish in it would take a sixth of the time.
gc.disable()

# Only now: whatever is imported from here on gets sockets and locks that give way to others.
import sys

from companion.web import server, vendor
from companion.web.node import CannotVendor


def main() -> None:
    """Bring the browser code where it is missing, then serve until Ctrl-C."""
    try:
        vendor.ensure()
    except CannotVendor as reason:
        sys.exit(f"companion: {reason}")
    server.main()


if __name__ == "__main__":
    main()
