"""Starts the evening: `companion` or `python -m companion`, after patching for gevent."""

from gevent import monkey

monkey.patch_all()

# Only now: whatever is imported from here on gets sockets and locks that give way to others.
import sys

from companion.web import server, vendor


def main() -> None:
    """Bring the browser code where it is missing, then serve until Ctrl-C."""
    try:
        vendor.ensure()
    except vendor.CannotVendor as reason:
        sys.exit(f"companion: {reason}")
    server.main()


if __name__ == "__main__":
    main()
