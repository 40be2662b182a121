"""The shipped voice for the rest of the program: whether there is one, and a cache of lines."""

import hashlib
from collections import OrderedDict
from collections.abc import Callable
from importlib.util import find_spec

from gevent.event import AsyncResult
from gevent.lock import BoundedSemaphore

from companion.web import limited_process
from companion.web.speech.plain import plain

AT_ONCE, WAITING_AT_MOST, OF_STRANGERS = 1, 8, 3
"""Lines generated in parallel, lines that are generated or wait, and those of them for requests
without a place. A tablet's line waits for four at most, a second in all."""
KEPT_OF_A_TABLE, KEPT_BYTES = 2 << 20, 24 << 20
"""Cached sound in bytes: ten seconds are 320 kB, asked for by two devices in two languages."""
TIMEOUT_SECONDS = 20.0


def shipped() -> bool:
    """Whether this installation has a voice."""
    return find_spec("py_nanotts") is not None


class SoundMemory:
    """Cached sound by table and text. A table drops its own oldest lines first; if all tables
    together have too much, those of the table that was used longest ago."""

    def __init__(self) -> None:
        self._by_table: OrderedDict[str, OrderedDict[str, bytes]] = OrderedDict()

    def get(self, table: str, key: str) -> bytes | None:
        sound = self._by_table.get(table, OrderedDict()).get(key)
        if sound is not None:
            self._by_table.move_to_end(table)
            self._by_table[table].move_to_end(key)
        return sound

    def add(self, table: str, key: str, sound: bytes) -> None:
        lines = self._by_table.setdefault(table, OrderedDict())
        self._by_table.move_to_end(table)
        lines[key] = sound
        while _size(lines) > KEPT_OF_A_TABLE and len(lines) > 1:
            lines.popitem(last=False)
        while sum(map(_size, self._by_table.values())) > KEPT_BYTES and len(self._by_table) > 1:
            self._by_table.popitem(last=False)

    def forget(self, table: str) -> None:
        self._by_table.pop(table, None)


class Speech:
    """Lines as sound: generated one at a time, equal ones once, and cached for their table."""

    def __init__(self) -> None:
        self._kept = SoundMemory()
        self.forget = self._kept.forget
        self._places = BoundedSemaphore(AT_ONCE)
        self._coming: dict[tuple[str, str], AsyncResult] = {}

    def sound(
        self,
        line: str,
        language: str,
        *,
        slow: bool = False,
        table: str = "",
        first: bool = True,
        may_make: Callable[[], bool] = lambda: True,
    ) -> bytes | None:
        """The line as WAV; None if there is no voice, it failed, or too many requests wait.
        `table`: whose line it is. `first`: whether the request comes from a place, which has
        priority. `may_make`: called if the sound must be generated; it counts that."""
        words = plain(line)
        if not words or not shipped():
            return None
        digest = hashlib.blake2b(f"{language} {slow} {words}".encode(), digest_size=16).hexdigest()
        if (kept := self._kept.get(table, digest)) is not None:
            return kept
        key = (table, digest)
        if (coming := self._coming.get(key)) is not None:
            found: bytes | None = coming.get()
            return found
        if len(self._coming) >= (WAITING_AT_MOST if first else OF_STRANGERS) or not may_make():
            return None
        return self._made(key, words, language, slow=slow)

    def _made(self, key: tuple[str, str], words: str, language: str, *, slow: bool) -> bytes | None:
        coming = self._coming[key] = AsyncResult()
        sound = None
        try:
            with self._places:
                sound = made(words, language, slow=slow)
            if sound is not None:
                self._kept.add(*key, sound)
        finally:
            del self._coming[key]
            coming.set(sound)
        return sound


def made(words: str, language: str, *, slow: bool) -> bytes | None:
    """Generate the sound in a separate process."""
    how = (language, "slow") if slow else (language,)
    sound = limited_process.run(
        "companion.web.speech.render", *how, stdin=words.encode(), seconds=TIMEOUT_SECONDS
    )
    return sound if sound is not None and sound[:4] == b"RIFF" else None


def _size(lines: OrderedDict[str, bytes]) -> int:
    return sum(map(len, lines.values()))
