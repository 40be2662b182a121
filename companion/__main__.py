"""Start the server: `companion` or `python -m companion`, after patching for gevent."""

from gevent import monkey

monkey.patch_all()

import gc

# What a start reads stays: looking for rubbish in it would take a sixth of the time.
gc.disable()

# Only now: whatever is imported from here on gets sockets and locks that give way to others.
import sys

from companion.web import server, terminal
from companion.web.http.assets import NotBuilt


def main() -> None:
    """Serve until Ctrl-C."""
    try:
        server.main()
    except NotBuilt:
        sys.exit(terminal.not_built())


if __name__ == "__main__":
    main()
