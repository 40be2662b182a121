"""Read an untrusted copy in a separate process with limited time.

`python -m companion.web.store.copy_reader` is that process: it reads a line of JSON (code, invite,
now) and the copy from standard input, and writes the records of a new table, or a refusal.
"""

import base64
import sys
from functools import partial
from typing import Any

from gevent.lock import BoundedSemaphore
from msgspec import json

from companion.web import limited_process

SECONDS = 120.0
"""For one copy: it needs half a second of the processor, and others come first on a busy machine.
CPU_SECONDS bounds its work."""
CPU_SECONDS = 10
MEMORY_BYTES = 1 << 30
AT_ONCE, WAITING_AT_MOST = 1, 4
BAD, TOO_LARGE, BUSY = "E_BAD_COPY", "E_COPY_TOO_LARGE", "E_BUSY"


class Refused(Exception):
    """The copy is refused; `code` says why."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


_PLACES, _WAITING = BoundedSemaphore(AT_ONCE), BoundedSemaphore(WAITING_AT_MOST)


def read_in_subprocess(
    copy: bytes, code: str, invite: tuple[str, float], now: float
) -> list[bytes]:
    """The encoded records of a table that continues this copy. Raises Refused. Other requests are
    served meanwhile; copies are read one after the other."""
    if not _WAITING.acquire(blocking=False):
        raise Refused(BUSY)
    try:
        with _PLACES:
            return _run_reader(json.encode([code, *invite, now]) + b"\n" + copy)
    finally:
        _WAITING.release()


def _run_reader(given: bytes) -> list[bytes]:
    answer = limited_process.run("companion.web.store.copy_reader", stdin=given, seconds=SECONDS)
    if answer is None:
        raise Refused(TOO_LARGE)  # the system has ended it: too much time or memory
    decoded = json.decode(answer)
    if isinstance(decoded, str):
        raise Refused(decoded)
    return [base64.b64decode(one) for one in decoded]


def main() -> None:
    """Read one copy and write the result."""
    limited_process.limit(CPU_SECONDS, MEMORY_BYTES)
    code, key, until, now = json.decode(sys.stdin.buffer.readline())
    answer = read(sys.stdin.buffer.read(), code, (key, until), now)
    sys.stdout.buffer.write(json.encode(answer))


def read(copy: bytes, code: str, invite: tuple[str, float], now: float) -> list[str] | str:
    """The records of the new table in base64, or the code of a refusal."""
    from companion.games.registry import find_games
    from companion.table.export.copies import TooLarge, restored
    from companion.table.export.recap import names
    from companion.table.log.codec import Codec
    from companion.table.log.fold import fold
    from companion.web.catalogs import shared_catalogs
    from companion.web.languages import LANGUAGES
    from companion.web.store.copy_check import Unusable, check

    games = find_games()
    codec = Codec(games)
    try:
        shape: Any = json.decode(copy)
        if not isinstance(shape, dict):
            return BAD
        records = restored(shape, code, invite, now, games, codec.read)
        stored = [codec.dump(one) for one in records]
        table = fold(map(codec.load, stored), games)
        words, called = shared_catalogs(), names(table)
        translations = [partial(words.translate, language=one, names=called) for one in LANGUAGES]
        check(table, now, games, translations)
    except (TooLarge, Unusable, RecursionError, MemoryError):
        return TOO_LARGE
    except Exception:  # any exception: the rules may fail on a stranger's file in any way
        return BAD
    return [base64.b64encode(one).decode() for one in stored]


if __name__ == "__main__":
    main()
