"""For gunicorn: `companion.web.wsgi:app`, a server where anybody may open a table."""

from __future__ import annotations

import sys

from companion.web import config, places
from companion.web.app import create_app
from companion.web.catalogs import Catalogs
from companion.web.http.assets import NotBuilt
from companion.web.store.records import LaterShape
from companion.web.terminal import faults, not_built, say

try:
    app = create_app(config.from_environment(hosted=True))
except config.BadConfig as bad:
    print(faults(bad), file=sys.stderr)
    # gunicorn's own word for a worker that cannot boot, so that it does not try again.
    raise SystemExit(3) from None
except NotBuilt:
    print(not_built(), file=sys.stderr)
    raise SystemExit(3) from None
except LaterShape as later:
    words = Catalogs(places.locale_dir())
    print(f"companion: {say(words, 'store-newer', shape=later.shape)}", file=sys.stderr)
    raise SystemExit(3) from None
