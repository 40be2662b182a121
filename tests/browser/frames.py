"""What came over the line of a page: messages of Socket.IO, as text."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from tests.kit.wire.parts import Parts


class Line:
    """The pictures that come over one line. Each frame is read once."""

    def __init__(self) -> None:
        self._parts, self._read, self._came = Parts(), 0, False

    def newest(self, frames: Sequence[str]) -> dict[str, Any]:
        """The newest picture, of `frames` in which those read before come first; of version -2
        where none has come."""
        for frame in frames[self._read :]:
            if frame.startswith('42["view",'):
                self._parts.hear(json.loads(frame[2:])[1])
                self._came = True
        self._read = len(frames)
        return self._parts.whole() if self._came else {"v": -2}
