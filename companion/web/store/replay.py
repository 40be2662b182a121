"""How a long log is read while the other tables of the process have their turn."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import gevent

WITHOUT_PAUSE = 50
"""Records, some milliseconds."""
PAUSE = 0.001


def with_pauses(stored: Iterable[bytes], pause: float = PAUSE) -> Iterator[bytes]:
    """These records; the other tables have their turn (`pause`: seconds) while a long log is
    read."""
    for number, one in enumerate(stored, start=1):
        yield one
        if number % WITHOUT_PAUSE == 0:
            gevent.sleep(pause)
