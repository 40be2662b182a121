"""Start the server: `companion` or `python -m companion`, after patching for gevent."""

from gevent import monkey

monkey.patch_all()

import gc

# What a start creates is never freed; collecting garbage would take a sixth of its time.
gc.disable()

# Imported after patching, so that their sockets and locks yield to other greenlets.
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
