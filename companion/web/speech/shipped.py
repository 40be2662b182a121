"""The shipped voice for the rest of the program: whether there is one, and lines that were made."""

from __future__ import annotations

import hashlib
import subprocess
import sys
from collections import OrderedDict
from importlib.util import find_spec

from companion.web.speech.plain import plain

KEPT = 24
"""Lines whose sound is kept: some 10 s each, 7 MB in all."""
PATIENCE_SECONDS = 20.0


def shipped() -> bool:
    """Whether this installation has a voice of its own."""
    return find_spec("py_nanotts") is not None


class Speech:
    """Lines as sound, kept by the hash of what is said."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, bytes] = OrderedDict()

    def sound(self, said: str, language: str, *, slow: bool = False) -> bytes | None:
        """The line as WAV; None where there is no voice, or it could not say it."""
        words = plain(said)
        if not words or not shipped():
            return None
        key = hashlib.blake2b(f"{language} {slow} {words}".encode(), digest_size=16).hexdigest()
        if key not in self._kept:
            made = _made(words, language, slow)
            if made is None:
                return None
            self._kept[key] = made
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        return self._kept[key]


def _made(words: str, language: str, slow: bool) -> bytes | None:
    """In another process: the engine would hold this one, and may fall over."""
    command = [sys.executable, "-m", "companion.web.speech.render", language, *["slow"] * slow]
    try:
        done = subprocess.run(
            command,
            input=words.encode(),
            capture_output=True,
            timeout=PATIENCE_SECONDS,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired):
        return None
    return done.stdout if done.returncode == 0 and done.stdout[:4] == b"RIFF" else None
