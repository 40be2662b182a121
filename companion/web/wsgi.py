"""For gunicorn: `companion.web.wsgi:app`, a server where anybody may open a table."""

from __future__ import annotations

import sys

from companion.web import config
from companion.web.app import create_app
from companion.web.http.assets import NotBuilt
from companion.web.terminal import CANNOT_START, cannot_start, faults, not_built

try:
    app = create_app(config.from_environment(hosted=True))
except config.BadConfig as bad:
    print(faults(bad), file=sys.stderr)
    # gunicorn's own word for a worker that cannot boot, so that it does not try again.
    raise SystemExit(3) from None
except NotBuilt:
    print(not_built(), file=sys.stderr)
    raise SystemExit(3) from None
except CANNOT_START as no:
    print(cannot_start(no), file=sys.stderr)
    raise SystemExit(3) from None
