"""Read a long log without blocking other tables."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import gevent

WITHOUT_PAUSE = 50
"""Records read without a pause, some milliseconds."""
PAUSE = 0.001


def with_pauses(stored: Iterable[bytes], pause: float = PAUSE) -> Iterator[bytes]:
    """The records, with pauses of `pause` seconds in a long log, so that other greenlets run."""
    for number, one in enumerate(stored, start=1):
        yield one
        if number % WITHOUT_PAUSE == 0:
            gevent.sleep(pause)
