"""For gunicorn: `companion.web.wsgi:app`, a server where anybody may open a table."""

from __future__ import annotations

import sys

from companion.web import config, places, vendor
from companion.web.app import create_app
from companion.web.store import LaterShape
from companion.web.telling import faults, say
from companion.web.words import Words

try:
    vendor.ensure()
    app = create_app(config.from_environment(hosted=True))
except config.BadConfig as bad:
    print(faults(bad), file=sys.stderr)
    # gunicorn's own word for a worker that cannot boot, so that it does not try again.
    raise SystemExit(3) from None
except LaterShape as later:
    words = Words(places.locale_dir())
    print(f"companion: {say(words, 'store-newer', shape=later.shape)}", file=sys.stderr)
    raise SystemExit(3) from None
